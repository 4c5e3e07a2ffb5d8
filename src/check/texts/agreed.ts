/**
 * What the locale files repeat of the legal documents: a figure that the register says they tell, and the version of a document.
 * It must not know any text, nor who shows it.
 */
import type { Report } from '../report/report.ts';
import { inside, isList, isObject, membersOf, nameFrom, own, type Document } from '../document/document.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { written } from './language.ts';
import { figuresIn } from './numbers.ts';

export function checkAgreed(
  locales: readonly Document[],
  documents: readonly Document[],
  report: Report,
): void {
  for (const locale of locales) checkVersions(locale, documents, report);
  const register = documents.find(({ file }) => file.endsWith('/constants.json'));
  for (const [name, figure] of Object.entries(membersOf(membersOf(register?.value)['figures'])))
    if (register !== undefined) checkFigure(name, figure, register, locales, report);
}

/** The texts that a figure names say its number, in every language. */
function checkFigure(
  name: string,
  figure: unknown,
  register: Document,
  locales: readonly Document[],
  report: Report,
): void {
  const { value, texts } = membersOf(figure);
  for (const [index, key] of (isList(texts) ? texts : []).entries())
    for (const document of locales) {
      const text = isObject(document.value) ? own(document.value, nameFrom(key)) : undefined;
      const place = { document: register, pointer: ['figures', name, 'texts', index] };
      if (typeof text !== 'string') {
        const keys = Object.keys(membersOf(document.value));
        report(place, 'missing-text', {
          name: nameFrom(key),
          of: document.file,
          ...nearTo(nameFrom(key), keys),
        });
      } else if (!numbersIn(text).includes(String(value)))
        report(inside({ document, pointer: [] }, nameFrom(key)), 'apart-figure', {
          name: nameFrom(key),
          of: name,
          detail: String(value),
        });
      else checkSaidUnit(name, figure, text, nameFrom(key), register, report);
    }
}

/** A text that says a share says it of a figure that is one. */
function checkSaidUnit(
  name: string,
  figure: unknown,
  text: string,
  key: string,
  register: Document,
  report: Report,
): void {
  const { value, unit } = membersOf(figure);
  const said = figuresIn(text).find((each) => each === `${String(value)} %`);
  const forms = Object.values(membersOf(own(membersOf(membersOf(register.value)['units']), nameFrom(unit))));
  if (said === undefined || forms.length === 0 || JSON.stringify(forms).includes('%')) return;
  report({ document: register, pointer: ['figures', name, 'unit'] }, 'odd-unit', {
    name,
    of: `"${nameFrom(unit)}"`,
    detail: `"${said.replace(' ', '')}"`,
    missing: key,
  });
}

const numbersIn = (text: string): readonly string[] =>
  written(text)
    .join(' ')
    .match(/\d+(?:\.\d+)*/g) ?? [];

/** A version with its day: "Version 1.0 of 2026-11-21". */
const version = /versi[oó]n (\d+(?:\.\d+)+)\P{N}{1,6}(\d{4}-\d{2}-\d{2})/giu;

function checkVersions(locale: Document, documents: readonly Document[], report: Report): void {
  const known = new Set(
    documents.flatMap(({ value }) => {
      const { version: number, date } = membersOf(value);
      return number === undefined ? [] : [`${nameFrom(number)} ${nameFrom(date)}`];
    }),
  );
  for (const [key, text] of known.size === 0 ? [] : Object.entries(membersOf(locale.value)))
    for (const [said, number = '', date = ''] of nameFrom(text).matchAll(version))
      if (!known.has(`${number} ${date}`))
        report(inside({ document: locale, pointer: [] }, key), 'unknown-version', {
          name: said,
          detail: listed(known),
        });
}
