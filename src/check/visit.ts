/** Visits what a screen is made of, the fragments it inserts included. It must not know what is looked for. */
import type { Project } from './context.ts';
import { isList, isObject, nameFrom } from './document.ts';

/** Every object of a definition; a fragment once on each way that leads to it. */
export function visit(
  value: unknown,
  fragments: Project['fragments'],
  seen: ReadonlySet<string>,
  found: (object: Readonly<Record<string, unknown>>) => void,
): void {
  if (isList(value)) value.forEach((item) => visit(item, fragments, seen, found));
  if (!isObject(value)) return;
  found(value);
  Object.values(value).forEach((item) => visit(item, fragments, seen, found));
  const name = value['type'] === 'fragment' ? nameFrom(value['of']) : undefined;
  if (name === undefined || seen.has(name)) return;
  visit(fragments.get(name)?.value, fragments, new Set([...seen, name]), found);
}
