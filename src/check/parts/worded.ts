/**
 * Comparisons with words that the backend writes for people: it may change them at any time, and the test would fail in
 * silence (docs/language.md, match). It must not know tests beyond the value that is compared.
 */
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { resolvePath, type Scope } from '../types/scope.ts';
import type { Type } from '../types/type.ts';

/** What comes from the brand, the address or the person: nobody else changes it. */
const ours: ReadonlySet<string> = new Set('query config state device values route writes'.split(' '));

const isCode = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && !/\p{L}{3}/u.test(value);

/** Digits, or a letter or two, are a code, whatever the schema says; where its examples are words, no code is ever there. */
export const isNeverThere = (value: unknown, { spoken }: Type): boolean => spoken === true && isCode(value);

export function checkWorded(
  name: string,
  value: unknown,
  type: Type,
  place: Place,
  scope: Scope,
  { report }: Context,
): void {
  if (typeof value !== 'string' || value === '' || (isCode(value) && !isNeverThere(value, type))) return;
  const path = parsePath(name);
  const found = path.ok ? resolvePath(path.value, scope) : undefined;
  const stands = found?.kind === 'found' ? found.path : '';
  const [root = ''] = stands.split(/[.[]/);
  const isTheirs = type.worded === true && stands !== 'event' && !ours.has(root) && !stands.includes(':');
  if (isTheirs)
    report(place, 'compared-words', { name: value, of: name, ...(isCode(value) && { detail: 'code' }) });
}
