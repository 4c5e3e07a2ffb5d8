/** Plural forms of the locale files: each language has those it needs. It must not know who uses a text. */
import type { Report } from '../context.ts';
import type { Document } from '../document.ts';
import { isObject, keyOf, own } from '../document.ts';
import type { Facts } from './facts.ts';

const form = /^(.+)_(zero|one|two|few|many|other)$/;

/** `days_one` → `days`, for the keys that are the forms of one text: those with a form "other", or that count. */
export function pluralFamilies(documents: readonly Document[]): ReadonlySet<string> {
  const families = new Set<string>();
  for (const { value } of documents) {
    for (const [key, text] of isObject(value) ? Object.entries(value) : []) {
      const [, family, category] = form.exec(key) ?? [];
      if (family === undefined) continue;
      if (category === 'other' || (typeof text === 'string' && text.includes('{{count}}')))
        families.add(family);
    }
  }
  return families;
}

/** Whether a key is a form of one of these families; languages need not have the same forms. */
export const isPluralForm = (key: string, families: ReadonlySet<string>): boolean =>
  families.has(form.exec(key)?.[1] ?? '');

export function checkPlurals(
  documents: readonly Document[],
  plurals: Facts['plurals'],
  report: Report,
): void {
  for (const family of pluralFamilies(documents)) {
    for (const document of documents) {
      const { value } = document;
      const needed = own(plurals, document.file) ?? [];
      if (!isObject(value)) continue;
      const missing = needed.filter((category) => own(value, `${family}_${category}`) === undefined);
      if (missing.length === 0) continue;
      const present = Object.keys(value).find((key) => form.exec(key)?.[1] === family);
      const detail = missing.map((category) => `"${family}_${category}"`).join(', ');
      const place = { document, pointer: [] };
      report(present === undefined ? place : keyOf(place, present), 'missing-plural', {
        name: family,
        of: document.file,
        detail,
      });
    }
  }
}
