/** Dialogs that a person cannot leave. It must not know what dialogs say. */
import { inside, isObject, keyOf, nameFrom, own } from '../document/document.ts';
import type { Place } from '../document/document.ts';
import { isAfterFailure, isFailureBranch, leads } from '../flow/doing.ts';
import { closes, leavesFreely } from '../flow/exits.ts';
import { does, objectOf, placeOf, propOf, type Known } from '../walk/deeds.ts';
import { someAction } from '../walk/visit.ts';
import type { Members, Spot, Subject } from './survey.ts';

export function checkDialogs(subject: Subject): void {
  const { survey, facts, report } = subject;
  const dialogs = isObject(survey.screen['dialogs']) ? survey.screen['dialogs'] : {};
  for (const [name, dialog] of Object.entries(dialogs)) {
    if (!isObject(dialog) || dialog['dismissible'] !== false) continue;
    const exits = exitsOf(name, subject);
    if (exits.some((exit) => !isRepeated(exit))) continue;
    const place = keyOf(inside(survey.place, 'dialogs'), name);
    const [listed] = exits;
    if (listed !== undefined) {
      const of = nameFrom(
        [...listed.around, listed].find(({ object }) => object['each'] !== undefined)?.object['each'],
      );
      report(place, 'trapped-dialog', { name, of, detail: 'list' });
      continue;
    }
    const lists = survey.lists.filter((list) => list.some((spot) => opens(spot, name, facts)));
    for (const list of lists) checkPatience(list, name, subject);
    const stuck = lists.flatMap((list) => trapsIn(list, name, subject));
    const [first] = stuck;
    if (first !== undefined) report(first.place, 'trapped-dialog', { name, of: first.of });
    else if (lists.some((list) => !closesLater(list, name, subject)) && !closedElsewhere(name, subject)) {
      const shut = shutBy(name, lists, subject);
      report(shut?.place ?? place, 'trapped-dialog', { name, ...(shut && { detail: shut.detail }) });
    }
  }
}

/** What a person does not wait for: half a minute in which nothing can be pressed. */
const patience = 30_000;

/** A dialog without a way out is closed before a person thinks that the app hangs. */
function checkPatience(list: readonly Spot[], name: string, { facts, report }: Subject): void {
  const start = list.findIndex((spot) => opens(spot, name, facts));
  const end = list.findIndex(({ object }, index) => index > start && closes(object, name, facts));
  if (start === -1) return;
  const pauses = list.slice(start + 1, end === -1 ? undefined : end).flatMap((spot) => {
    const ms = objectOf('pauses', spot.object, facts);
    return typeof ms === 'number' ? [{ spot, ms }] : [];
  });
  const whole = pauses.reduce((sum, { ms }) => sum + ms, 0);
  const [longest] = [...pauses].sort((one, other) => other.ms - one.ms);
  if (longest !== undefined && whole > patience)
    report(placeOf('pauses', longest.spot, facts), 'trapped-dialog', {
      name,
      of: String(Math.round(whole / 1000)),
      detail: 'time',
    });
}

/** There are as many of it as a list has entries: none, or none that a person wants. */
const isRepeated = ({ around, object }: Spot): boolean =>
  [...around.map((spot) => spot.object), object].some((one) => one['each'] !== undefined);

/** Buttons of it, and what in its body closes it or leads away, whatever a server answers. */
function exitsOf(name: string, { survey, facts }: Subject): readonly Spot[] {
  const starters = new Set(
    survey.actions.flatMap((spot) => (spot.dialog === name ? (spot.starter ?? []) : [])),
  );
  return [...starters].filter(({ object }) =>
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

/** What closes it is not enough: a button that does not, beside others, or what is done only after a failure. */
function shutBy(
  name: string,
  lists: readonly (readonly Spot[])[],
  subject: Subject,
): { readonly place: Place; readonly detail: string } | undefined {
  const { survey, facts } = subject;
  const starters = new Set(
    survey.actions.flatMap((spot) => (spot.dialog === name ? (spot.starter ?? []) : [])),
  );
  const isClosing = ({ object }: Spot): boolean =>
    Object.values(object).some((value) => frees(value, name, subject));
  const idle = [...starters].filter((spot) => !isClosing(spot));
  // The way out stands last.
  const last = idle.at(-1);
  if (last !== undefined && idle.length < starters.size) return { place: last.place, detail: 'button' };
  const opener = lists.flat().find((spot) => opens(spot, name, facts));
  const isAfter = survey.actions.some(
    (spot) => objectOf('closes', spot.object, facts) === name && isAfterFailure(spot),
  );
  return isAfter && opener !== undefined ? { place: opener.place, detail: 'failure' } : undefined;
}

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
