/**
 * What an action of a definition does, as its own schema declares it: whether it leads away, opens a dialog, sends a call. It
 * must not know any action by name.
 */
import type { Members, Place } from '../document/document.ts';
import { inside, own } from '../document/document.ts';
import type { Deeds, Facts } from '../practice/facts.ts';

/** What the schemas of actions declare. */
export type Known = Pick<Facts, 'actions'>;
export type Deed = keyof Deeds;

const nothing: Deeds = {};

function deedsOf({ do: name }: Members, { actions }: Known): Deeds {
  // Most objects of a definition are no actions.
  return typeof name === 'string' ? (own(actions, name)?.does ?? nothing) : nothing;
}

/** Whether it is an action at all: of one that nobody knows, nothing is said. */
export const isKnown = ({ do: name }: Members, { actions }: Known): boolean =>
  typeof name === 'string' && own(actions, name) !== undefined;

export const does = (deed: Deed, action: Members, known: Known): boolean =>
  deedsOf(action, known)[deed] !== undefined;

/** The prop that says to what it does this: a route, a dialog, a call. `undefined` where it does not, or to nothing named. */
export function propOf(deed: Deed, action: Members, known: Known): string | undefined {
  const prop = deedsOf(action, known)[deed];
  return typeof prop === 'string' ? prop : undefined;
}

/** To what it does this; `undefined` where it does not, or does not say. */
export function objectOf(deed: Deed, action: Members, known: Known): unknown {
  const prop = propOf(deed, action, known);
  return prop === undefined ? undefined : action[prop];
}

/** Where it says to what it does this; the place of the action, where it names nothing. */
export function placeOf(
  deed: Deed,
  { object, place }: { readonly object: Members; readonly place: Place },
  known: Known,
): Place {
  const prop = propOf(deed, object, known);
  return prop === undefined ? place : inside(place, prop);
}

/** The variables that an action sets, by their paths, with what each gets. */
export const setBy = (action: Members, known: Known): readonly (readonly [string, unknown])[] =>
  does('sets', action, known) ? Object.entries(action).filter(([name]) => name.startsWith('state.')) : [];
