/** Places of definitions: each once, and what stands around them. It must not know what is compared. */
import { isList, isObject, own, type Place } from '../document/document.ts';

export const keyAt = ({ document, pointer }: Place): string => `${document.file} ${pointer.join('/')}`;

/** A fragment is met at each of its places, and each of its parts is one. */
export function onceEach<T>(all: readonly T[], placeOf: (one: T) => Place): readonly T[] {
  const seen = new Map<string, T>();
  for (const one of all) {
    const key = keyAt(placeOf(one));
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}

/** What stands at a place, or so many steps around it. */
export function valueAt({ document, pointer }: Place, up = 0): unknown {
  return pointer.slice(0, up === 0 ? undefined : up).reduce<unknown>((value, step) => {
    if (isList(value)) return value[Number(step)];
    return isObject(value) ? own(value, String(step)) : undefined;
  }, document.value);
}
