/**
 * Checks the legal texts: each is a document, the same in every language but for its words, and every figure in them
 * comes from the one register. It must not know what a document says, nor the screens.
 */
import { figureTag, type Register } from '../../lib/figures.ts';
import type { Report } from '../report/report.ts';
import type { Document, Place } from '../document/document.ts';
import { inside, isList, isObject, keyOf, own } from '../document/document.ts';
import { listed, nearest } from '../report/nearest.ts';
import { checkRegister, checkSentences } from './figures.ts';

const nameOf = ({ file }: Document): string => (file.split('/').at(-1) ?? '').replace(/\.json$/, '');
const idOf = (document: Document): string => nameOf(document).replace(/\.\w+$/, '');
const isRegister = (document: Document): boolean => nameOf(document) === 'constants';

/** `privacy` → the files `privacy.en.json` and `privacy.es.json` */
export function documentsById(files: readonly Document[]): ReadonlyMap<string, readonly Document[]> {
  const documents = new Map<string, Document[]>();
  for (const file of files) {
    if (!isRegister(file)) documents.set(idOf(file), [...(documents.get(idOf(file)) ?? []), file]);
  }
  return documents;
}

/** Those that no part of any screen shows, hashes or keeps; where one is named by data, it may be any. */
export function checkUnshown(files: readonly Document[], named: ReadonlySet<string>, report: Report): void {
  // Documents alone are no app yet.
  if (named.size === 0 || [...named].some((id) => id.includes('{{'))) return;
  for (const [id, [first]] of documentsById(files))
    if (first !== undefined && !named.has(id))
      report({ document: first, pointer: [] }, 'unused-document', { name: id });
}

export function checkDocuments(files: readonly Document[], report: Report): void {
  const register = files.find(isRegister);
  const figures = new Set<string>();
  for (const [id, languages] of documentsById(files)) {
    const [first, ...others] = languages;
    if (first === undefined) continue;
    if (others.length !== 1)
      report({ document: first, pointer: [] }, 'bad-document', {
        name: languages.length === 1 ? `${id} in one language` : `${id} in ${languages.length} languages`,
        detail: `the two files ${id}.es.json and ${id}.en.json`,
      });
    for (const document of languages) {
      checkShape(document, id, report);
      checkFigures(document.value, { document, pointer: [] }, register, figures, report);
    }
    if (register !== undefined) checkSentences(languages, register, report);
    for (const other of others)
      compare(first.value, other.value, { document: other, pointer: [] }, first.file, report);
  }
  if (register === undefined || !isObject(register.value)) return;
  checkRegister(register, report);
  const known = isObject(register.value['figures']) ? Object.keys(register.value['figures']) : [];
  for (const name of known) {
    const place = keyOf({ document: register, pointer: ['figures'] }, name);
    if (!figures.has(name)) report(place, 'unused-figure', { name });
  }
}

type Expect = (value: unknown, place: Place, report: Report) => void;

const wrong = (value: unknown, place: Place, detail: string, report: Report): void =>
  report(place, 'bad-document', { name: JSON.stringify(value)?.slice(0, 40) ?? 'nothing', detail });

const words: Expect = (value, place, report) => {
  if (typeof value !== 'string' || value.trim() === '') wrong(value, place, 'a text', report);
};

const each =
  (item: Expect): Expect =>
  (value, place, report) => {
    if (!isList(value) || value.length === 0) wrong(value, place, 'a list with an entry', report);
    else value.forEach((entry, index) => item(entry, inside(place, index), report));
  };

/** Members that must be there, then those that may. */
const members =
  (must: Readonly<Record<string, Expect>>, may: Readonly<Record<string, Expect>> = {}): Expect =>
  (value, place, report) => {
    const known: Readonly<Record<string, Expect>> = { ...must, ...may };
    const names = Object.keys(isObject(value) ? value : {});
    const other = names.find((name) => !Object.prototype.hasOwnProperty.call(known, name));
    if (!isObject(value) || other !== undefined || Object.keys(must).some((name) => !names.includes(name))) {
      const detail = `an object of ${Object.keys(known).join(', ')}`;
      wrong(value, place, detail, report);
    } else for (const name of names) known[name]?.(value[name], inside(place, name), report);
  };

const clause: Expect = (value, place, report) =>
  (isObject(value) ? members({ text: words, items: each(words) }) : words)(value, place, report);

const section = members(
  { heading: words },
  { clauses: each(clause), rows: each(members({ label: words, value: words })) },
);

const whole = members(
  { id: words, version: words, date: words, title: words, sections: each(section) },
  { intro: each(words) },
);

function checkShape(document: Document, id: string, report: Report): void {
  const { value } = document;
  whole(value, { document, pointer: [] }, report);
  if (!isObject(value)) return;
  const fixed: Readonly<Record<string, readonly [RegExp, string]>> = {
    id: [new RegExp(`^${id}$`), `"${id}", the name of the file`],
    version: [/^\d+\.\d+$/, 'a version such as 1.0'],
    date: [/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-11-21'],
  };
  for (const [name, [pattern, detail]] of Object.entries(fixed)) {
    const given = value[name];
    if (typeof given === 'string' && !pattern.test(given))
      wrong(given, inside({ document, pointer: [] }, name), detail, report);
  }
}

/** Each text's figures are in the register; no digit stands in a text itself. */
function checkFigures(
  value: unknown,
  place: Place,
  register: Document | undefined,
  found: Set<string>,
  report: Report,
): void {
  if (isList(value) || isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      const step = isList(value) ? Number(name) : name;
      // The document's own mark: its id, version and date.
      if (place.pointer.length > 0 || !/^(?:id|version|date)$/.test(name))
        checkFigures(item, inside(place, step), register, found, report);
    }
  } else if (typeof value === 'string') {
    const given = (register?.value ?? {}) as Partial<Register>;
    const known: Register = { units: given.units ?? {}, figures: given.figures ?? {} };
    for (const [, name = ''] of value.matchAll(figureTag)) {
      found.add(name);
      // One without its unit is said where it stands.
      if (own(known.figures, name) === undefined)
        report(place, 'unknown-figure', { name, near: nearest(name, Object.keys(known.figures)) });
    }
    const [literal] = /\d[\d.,]*/.exec(value.replaceAll(/\{\{.*?\}\}/g, '')) ?? [];
    if (literal !== undefined) report(place, 'literal-figure', { name: literal });
  }
}

const tagsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{.*?\}\}/g)].map(([tag]) => tag).sort();

const unlike = (tags: readonly string[], others: readonly string[]): string =>
  listed(tags.filter((tag) => !others.includes(tag)));

/** The same members, as many entries, the same tags; id, version and date word for word. */
function compare(one: unknown, other: unknown, place: Place, of: string, report: Report): void {
  const [last] = place.pointer.slice(-1);
  if (typeof one === 'string' && typeof other === 'string') {
    const marked = place.pointer.length === 1 && /^(?:id|version|date)$/.test(String(last));
    const [tags, others] = [tagsIn(other), tagsIn(one)];
    if (marked ? one === other : tags.join() === others.join()) return;
    const [here, there] = [unlike(tags, others), unlike(others, tags)];
    report(place, 'document-differs', {
      name: marked ? `"${other}"` : 'What this text names',
      of,
      ...(!marked && { detail: `${here || 'nothing'} here, ${there || 'nothing'} there` }),
    });
    return;
  }
  const names = (value: unknown): string =>
    isObject(value) || isList(value) ? Object.keys(value).join() : typeof value;
  if (isList(one) !== isList(other) || names(one) !== names(other)) {
    const name = last === undefined ? 'The document' : `"${last}"`;
    report(place, 'document-differs', { name, of });
  } else if ((isObject(one) || isList(one)) && (isObject(other) || isList(other))) {
    for (const [name, item] of Object.entries(one)) {
      const step = isList(one) ? Number(name) : name;
      compare(item, Reflect.get(other, name), inside(place, step), of, report);
    }
  }
}
