/**
 * What the locale files repeat of the legal documents: a figure that the register says they tell, and the version of a document.
 * It must not know any text, nor who shows it.
 */
import type { Report } from '../report/report.ts';
import {
  inside,
  isList,
  isObject,
  membersOf,
  nameFrom,
  own,
  type Document,
  type Members,
  type Place,
} from '../document/document.ts';
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
  const figures = membersOf(membersOf(register?.value)['figures']);
  for (const [name, figure] of Object.entries(figures))
    if (register !== undefined) checkFigure(name, figure, { register, figures, locales }, report);
}

interface Around {
  readonly register: Document;
  readonly figures: Members;
  readonly locales: readonly Document[];
}

const textAt = ({ value }: Document, key: string): unknown => (isObject(value) ? own(value, key) : undefined);

const says = (text: unknown, figure: unknown): boolean =>
  typeof text === 'string' && numbersIn(text).includes(String(membersOf(figure)['value']));

/** It says in every language what other figures say that name it as well. */
const isOfOthers = (key: string, name: string, { figures, locales }: Around): boolean => {
  const others = Object.entries(figures).filter(([other, figure]) => {
    const { texts } = membersOf(figure);
    return other !== name && isList(texts) && texts.includes(key);
  });
  return (
    others.length > 0 &&
    others.every(([, figure]) => locales.every((document) => says(textAt(document, key), figure)))
  );
};

/** Where a text that does not say the figure is told: at itself, unless it is the figure that is wrong. */
function placeOfApart(key: string, index: number, document: Document, name: string, around: Around): Place {
  const { register, figures, locales } = around;
  const { texts } = membersOf(own(figures, name));
  const place: Place = { document: register, pointer: ['figures', name] };
  const keys = isList(texts) ? texts.map(nameFrom) : [];
  const isAlone = keys.some((each) =>
    locales.some((locale) => says(textAt(locale, each), own(figures, name))),
  );
  if (isOfOthers(key, name, around)) return inside(place, 'texts', index);
  return isAlone || keys.length < 2 ? inside({ document, pointer: [] }, key) : inside(place, 'value');
}

/** The texts that a figure names say its number, in every language. */
function checkFigure(name: string, figure: unknown, around: Around, report: Report): void {
  const { register, locales } = around;
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
        report(placeOfApart(nameFrom(key), index, document, name, around), 'apart-figure', {
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
