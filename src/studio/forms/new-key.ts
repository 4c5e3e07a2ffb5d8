/** A name for words that have none yet: of the family that the definition uses most, and of what they say. It must not know who asks. */
import { keysIn } from '../../release/words.ts';
import { idOf } from '../../check/document/document.ts';
import { unaccented } from '../core/unaccented.ts';
import type { View } from './view.ts';

const most = 4;

/** `Ve cómo pagar` → `veComoPagar` */
function slugOf(words: string): string {
  const plain = unaccented(words.replaceAll(/\{\{[^}]*\}\}/g, ' '))
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, most)
    .map((word, index) => {
      const small = word.toLowerCase();
      return index === 0 ? small : small.charAt(0).toUpperCase() + small.slice(1);
    })
    .join('');
  return plain === '' || /^\d/.test(plain) ? `text${plain}` : plain;
}

/** The family of most keys in a definition; its own name where it has none. */
function familyOf(file: string, view: View): string {
  const keys = new Set<string>();
  keysIn(view.value(file), keys);
  const counts = new Map<string, number>();
  for (const key of keys) {
    const family = key.split('.')[0] ?? '';
    if (key.includes('.') && family !== 'app') counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? idOf(file).replaceAll(/[^A-Za-z0-9]/g, '');
}

/** Taken in neither language, nor by a text of several forms. @param taken names that are given at the same time. */
export function newKey(
  words: string,
  file: string,
  view: View,
  taken: ReadonlySet<string> = new Set(),
): string {
  const all = [...Object.keys(view.words.es), ...Object.keys(view.words.en), ...taken];
  const isTaken = (key: string): boolean =>
    all.some((each) => each === key || each.startsWith(`${key}_`) || each.startsWith(`${key}.`));
  const name = `${familyOf(file, view)}.${slugOf(words)}`;
  let key = name;
  for (let number = 2; isTaken(key); number += 1) key = `${name}${number}`;
  return key;
}
