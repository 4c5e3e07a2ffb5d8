/**
 * Finds plural forms whose ending is none, as in `days_more`, and reads them as what was meant, so that nothing else is
 * said of them. It must not know who uses a text.
 */
import { formOf } from '../../lib/plural.ts';
import type { Report } from '../report/report.ts';
import { isObject, keyOf, type Document } from '../document/document.ts';

/** Endings that mean one thing; all others that stand beside a form mean more. */
const singular: ReadonlySet<string> = new Set('1 ones single singular una uno'.split(' '));
const plural: ReadonlySet<string> = new Set(
  'all more multiple muchos others otro otros plural several todos varios'.split(' '),
);

const keysIn = ({ value }: Document): readonly string[] => (isObject(value) ? Object.keys(value) : []);

/** What each misspelt form was meant to be. */
function meantBy(documents: readonly Document[]): ReadonlyMap<string, string> {
  const forms = new Set(documents.flatMap(keysIn).flatMap((key) => formOf(key)?.of ?? []));
  return new Map(
    documents.flatMap(keysIn).flatMap((key): readonly (readonly [string, string])[] => {
      const at = key.lastIndexOf('_');
      const [of, ending] = [key.slice(0, at), key.slice(at + 1)];
      if (at === -1 || !forms.has(of) || formOf(key) !== undefined) return [];
      if (singular.has(ending)) return [[key, `${of}_one`]];
      return plural.has(ending) ? [[key, `${of}_other`]] : [];
    }),
  );
}

function reread(document: Document, meant: ReadonlyMap<string, string>): Document {
  if (!isObject(document.value) || !keysIn(document).some((key) => meant.has(key))) return document;
  const entries = Object.entries(document.value).map(([key, text]) => [meant.get(key) ?? key, text] as const);
  return { ...document, value: Object.fromEntries(entries) };
}

/** The documents as they were meant. A form that several files misspell is said once. */
export function withEndings(documents: readonly Document[], report: Report): readonly Document[] {
  const meant = meantBy(documents);
  for (const [key, near] of meant) {
    const [document, ...others] = documents.filter((each) => keysIn(each).includes(key));
    if (document === undefined) continue;
    const detail = key.slice(key.lastIndexOf('_') + 1);
    const of = others.length === 0 ? undefined : others.map(({ file }) => file).join(' and ');
    report(keyOf({ document, pointer: [] }, key), 'unknown-plural', { name: key, of, detail, near });
  }
  return documents.map((document) => reread(document, meant));
}
