/** Visits what a screen is made of, the fragments it inserts included. It must not know what is looked for. */
import type { Project } from '../context.ts';
import { isList, isObject, nameFrom } from '../document/document.ts';

/** Whether a fragment has a state of its own: it shares no variable, field or source with the screen around it. */
export const hasState = (fragment: unknown): fragment is Readonly<Record<string, unknown>> =>
  isObject(fragment) && fragment['state'] !== undefined;

/** What a walk through a screen calls the state, the sources and the results of a fragment with state: no screen's name. */
export function homeNames(name: string, fragment: unknown): ReadonlyMap<string, string> {
  if (!hasState(fragment)) return new Map();
  const into = new Set<string>();
  visit(fragment, new Map(), new Set(), (object) => {
    if (typeof object['do'] === 'string' && typeof object['into'] === 'string') into.add(object['into']);
  });
  const data = isObject(fragment['data']) ? Object.keys(fragment['data']) : [];
  return new Map([
    ['state', `state.${homeName(name)}`],
    ...[...data, ...into].map((own) => [own, `${homeName(name)}-${own}`] as const),
  ]);
}

export const homeName = (fragment: string): string => `fragment-${fragment}`;

/**
 * Every object of a definition; a fragment once on each way that leads to it, and none with a state of its own, which
 * is a world of itself.
 */
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
  const fragment = fragments.get(name)?.value;
  if (!hasState(fragment)) visit(fragment, fragments, new Set([...seen, name]), found);
}
