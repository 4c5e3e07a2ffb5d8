/** Of the many situations of a screen those that one looks at first: the plain ones. It must not know how they are chosen from. */
import type { NamedState } from './protocol.ts';

/** So few are looked through at once. */
const few = 16;

/** What a name says besides its group; in one language, for both have the same parts. */
function partsOf({ name, group }: NamedState): number {
  const parts = name.es.split(' · ').length;
  return name.es === group.es || name.es.startsWith(`${group.es} · `) ? parts - 1 : parts;
}

/** The plainest of each group, and whatever says one thing more than its group does; all where there are few. */
export function plainStates(states: readonly NamedState[]): readonly NamedState[] {
  if (states.length <= few) return states;
  const plainest = new Map<string, NamedState>();
  for (const state of states) {
    const before = plainest.get(state.group.es);
    if (before === undefined || partsOf(state) < partsOf(before)) plainest.set(state.group.es, state);
  }
  return states.filter((state) => partsOf(state) <= 1 || plainest.get(state.group.es) === state);
}

/** What has least to be said of it is looked at first. */
export const plainestFirst = <State extends NamedState>(states: readonly State[]): readonly State[] =>
  [...states].sort((one, other) => partsOf(one) - partsOf(other));
