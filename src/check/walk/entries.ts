/** The actions of a list, and what a list surely does whichever way it goes. It must not know any action by name. */
import { inside, isList, isObject, type Members, type Place } from '../document/document.ts';
import { waysOf } from './ways.ts';

/** An action of a list, at its place. */
export interface Entry {
  readonly object: Members;
  readonly place: Place;
}

/** A list of actions, or the one that stands in its place. */
export const entriesOf = (value: unknown, place: Place): readonly Entry[] =>
  (isList(value) ? value : [value]).flatMap((object, index) =>
    isObject(object) ? [{ object, place: isList(value) ? inside(place, index) : place }] : [],
  );

/** The same where nothing is said of their places. */
export const actionsOf = (value: unknown): readonly Members[] =>
  (isList(value) ? value : [value]).filter((each) => isObject(each));

/** Whether one of these surely runs: without a test, or on each way of a choice that has one for everything else. */
export function surely(actions: unknown, does: (action: Members) => boolean): boolean {
  return actionsOf(actions).some((action) => {
    if (action['do'] !== undefined && action['if'] !== undefined) return false;
    const ways = waysOf(action);
    if (ways === undefined) return does(action);
    return ways.some(({ test }) => test === undefined) && ways.every(({ taken }) => surely(taken, does));
  });
}
