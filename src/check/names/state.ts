/** The names of what screens keep, and which of them keep it together. It must not know what is kept there. */
import type { Project } from '../context.ts';
import { isObject, nameFrom, type Document, type Members } from '../document/document.ts';

/** By the name under which they keep it. */
export function sharingOf(screens: readonly Document[]): Project['sharing'] {
  const found = new Map<string, Members[]>();
  for (const { value } of screens) {
    const name = isObject(value) ? nameFrom(value['keepAs']) : '';
    if (isObject(value) && name !== '') found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

export const stateOf = (screen: unknown): readonly string[] =>
  isObject(screen) && isObject(screen['state']) ? Object.keys(screen['state']) : [];
