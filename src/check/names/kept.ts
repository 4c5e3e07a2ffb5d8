/**
 * Checks what a screen and its fragments leave on the phone: each thing has one keeper, for of two the last written would win,
 * and a promotion's layout leaves nothing but the promotion's own. It must not know what is kept.
 */
import type { Context } from '../context.ts';
import type { Document, Members, Place } from '../document/document.ts';
import { isList, isObject, membersOf } from '../document/document.ts';
import { checkLeft } from './layout.ts';

const cookiesIn = ({ cookies }: Members): readonly string[] =>
  isObject(cookies) ? Object.keys(cookies).filter((name) => name !== '$comment') : [];

const pathsIn = ({ keep }: Members): readonly unknown[] => (isList(keep) ? keep : []);

/** Where a screen or fragment keeps things, each with the words for it. */
const keptBy = (keeper: Members, name: string): readonly (readonly [where: string, words: string])[] => {
  const keepAs = typeof keeper['keepAs'] === 'string' ? keeper['keepAs'] : name;
  return [
    ...pathsIn(keeper).map((path) => [`${keepAs}:${String(path)}`, `"${keepAs}"`] as const),
    ...cookiesIn(keeper).map((cookie) => [`cookie:${cookie}`, `the cookie "${cookie}"`] as const),
  ];
};

/** Of a screen; what parameters tell apart is kept under names that no fragment has. */
export function noteKept(screen: Members, { kept, declared }: Context): void {
  const isApart = isList(screen['keepFor']) && screen['keepFor'].length > 0;
  const all = keptBy(isApart ? { ...screen, keep: [] } : screen, declared.file);
  for (const [where] of all) kept.add(where);
}

/** Of one use of a fragment with state; `place` is where it is inserted. */
export function checkKept(
  document: Document,
  name: string,
  place: Place | undefined,
  context: Context,
): void {
  const fragment = membersOf(document.value);
  const all = keptBy(fragment, `fragment-${name}`);
  const [, words] = all.find(([where]) => context.kept.has(where)) ?? [];
  for (const [where] of all) context.kept.add(where);
  if (place === undefined) return;
  if (words !== undefined)
    context.report(place, 'shared-keep', { name: words, of: `What the fragment "${name}" keeps` });
  checkLeft(document, name, place, context);
}
