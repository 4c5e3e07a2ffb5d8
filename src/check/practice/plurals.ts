/**
 * Plural forms of the locale files: each language has those that it cannot do without (docs/language.md, "Plurals"). It must
 * not know who uses a text.
 */
import { formOf } from '../../lib/plural.ts';
import type { Report } from '../report/report.ts';
import type { Document } from '../document/document.ts';
import { isObject, keyOf, own } from '../document/document.ts';
import type { Facts } from './facts.ts';

/** A category without a form takes `_other`, and few texts count millions; but one day is not "1 days". */
const needed: ReadonlySet<string> = new Set(['one', 'other']);

/** `days_one` → `days`, for the keys that are the forms of one text: those with a form "other", or that count. */
export function pluralFamilies(documents: readonly Document[]): ReadonlySet<string> {
  const families = new Set<string>();
  for (const { value } of documents) {
    for (const [key, text] of isObject(value) ? Object.entries(value) : []) {
      const form = formOf(key);
      if (form === undefined) continue;
      if (form.category === 'other' || (typeof text === 'string' && text.includes('{{count}}')))
        families.add(form.of);
    }
  }
  return families;
}

/** Whether a key is a form of one of these families; languages need not have the same forms. */
export const isPluralForm = (key: string, families: ReadonlySet<string>): boolean =>
  families.has(formOf(key)?.of ?? '');

export function checkPlurals(
  documents: readonly Document[],
  plurals: Facts['plurals'],
  report: Report,
): void {
  for (const family of pluralFamilies(documents)) {
    const whole = documents.find(({ value }) => isObject(value) && own(value, family) !== undefined);
    if (whole !== undefined)
      report(keyOf({ document: whole, pointer: [] }, family), 'hidden-plural', { name: family });
    for (const document of documents) {
      const { value } = document;
      const categories = own(plurals, document.file) ?? [];
      if (!isObject(value)) continue;
      const missing = categories.filter(
        (category) => needed.has(category) && own(value, `${family}_${category}`) === undefined,
      );
      if (missing.length === 0) continue;
      const present = Object.keys(value).find((key) => formOf(key)?.of === family);
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
