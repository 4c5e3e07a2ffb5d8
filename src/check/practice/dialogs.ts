/** Dialogs that a person cannot leave. It must not know what dialogs say. */
import { inside, isObject, keyOf, nameFrom, own } from '../document/document.ts';
import type { Place } from '../document/document.ts';
import { isAfterFailure, isFailureBranch, leads } from '../flow/doing.ts';
import { closes, leavesFreely } from '../flow/exits.ts';
import { does, objectOf, propOf, type Known } from '../walk/deeds.ts';
import { someAction } from '../walk/visit.ts';
import type { Members, Spot, Subject } from './survey.ts';

export function checkDialogs(subject: Subject): void {
  const { survey, facts, report } = subject;
  const dialogs = isObject(survey.screen['dialogs']) ? survey.screen['dialogs'] : {};
  for (const [name, dialog] of Object.entries(dialogs)) {
    if (!isObject(dialog) || dialog['dismissible'] !== false || hasExit(name, subject)) continue;
    const place = inside(survey.place, 'dialogs', name);
    const lists = survey.lists.filter((list) => list.some((spot) => opens(spot, name, facts)));
    const stuck = lists.flatMap((list) => trapsIn(list, name, subject));
    const [first] = stuck;
    if (first !== undefined) report(first.place, 'trapped-dialog', { name, of: first.of });
    else if (lists.some((list) => !closesLater(list, name, subject)) && !closedElsewhere(name, subject)) {
      report(keyOf({ ...place, pointer: ['dialogs'] }, name), 'trapped-dialog', { name });
    }
  }
}

/** A button of it, or something in its body, closes it or leads away, whatever a server answers. */
function hasExit(name: string, { survey, facts }: Subject): boolean {
  const starters = new Set(
    survey.actions.flatMap((spot) => (spot.dialog === name ? (spot.starter ?? []) : [])),
  );
  return [...starters].some(({ object }) =>
    Object.values(object).some((value) => leavesFreely(value, name, facts)),
  );
}

const opens = ({ object }: Spot, name: string, known: Known): boolean =>
  objectOf('opens', object, known) === name;

/** Whether something in these actions closes the dialog, or leaves the screen. */
const frees = (value: unknown, name: string, { project, facts }: Subject, succeeds = false): boolean =>
  someAction(
    value,
    project.actions,
    (action) => closes(action, name, facts) || leads(action, facts),
    (action, prop) => succeeds && isFailureBranch(action, prop, facts),
  );

const closesLater = (list: readonly Spot[], name: string, subject: Subject): boolean => {
  const start = list.findIndex((spot) => opens(spot, name, subject.facts));
  return list.slice(start + 1).some(({ object }) => frees(object, name, subject, true));
};

/** By something else than what is pressed in it, and not only where a call fails. */
const closedElsewhere = (name: string, { survey, facts }: Subject): boolean =>
  survey.actions.some(
    (spot) =>
      objectOf('closes', spot.object, facts) === name && spot.dialog !== name && !isAfterFailure(spot),
  );

interface Trap {
  readonly place: Place;
  readonly of: string;
}

/** What is done where an action fails: one list, or one for each code and `fail` for all others. */
function afterFailure(action: Members, { project, facts }: Subject): readonly unknown[] {
  const prop = propOf('mayFail', action, facts) ?? '';
  const kind = own(own(project.actions, nameFrom(action['do'])) ?? {}, prop);
  const then = action[prop];
  return kind !== 'actions' && isObject(then) ? [then['fail'], ...Object.values(then)] : [then];
}

/** Actions between opening and closing that end the list when they fail, and then leave the dialog open. */
function trapsIn(list: readonly Spot[], name: string, subject: Subject): readonly Trap[] {
  const { facts } = subject;
  const start = list.findIndex((spot) => opens(spot, name, facts));
  const end = list.findIndex(({ object }, index) => index > start && closes(object, name, facts));
  if (end === -1) return [];
  return list.slice(start + 1, end).flatMap(({ object, place }): readonly Trap[] => {
    if (!does('mayFail', object, facts)) return [];
    const isFree =
      frees(object['failed'], name, subject) ||
      afterFailure(object, subject).every((branch) => frees(branch, name, subject));
    return isFree ? [] : [{ place, of: nameFrom(object['do']) }];
  });
}
