/**
 * What a list of actions holds behind a way out: it runs on a screen that is gone, or not at all. It must not know any action by
 * name, nor where a way leads.
 */
import { isList, nameFrom, inside, type Place } from '../document/document.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { does, objectOf, setBy } from '../walk/deeds.ts';
import { actionsOf, entriesOf, surely } from '../walk/entries.ts';
import { entryName, waysOf } from '../walk/ways.ts';
import { conditionsOf, agree, type Condition } from './conditions.ts';
import { callOf, takesTime, takesTwice } from './doing.ts';

/** An action that leads away, and what must hold for it to run. */
interface Exit {
  readonly object: Members;
  readonly place: Place;
  readonly conditions: readonly Condition[];
}

export function checkLeft(subject: Subject): void {
  // Of a screen that is being left by itself other rules hold.
  for (const list of subject.survey.lists)
    if (list.some(({ event, starter }) => event !== 'leave' || starter !== undefined))
      checkList(list, subject);
}

function checkList(list: readonly Spot[], subject: Subject): void {
  for (const [index, spot] of list.entries()) {
    const behind = list.slice(index + 1).filter(({ object }) => needsTheScreen(object, subject));
    if (behind.length === 0) return;
    const exits = exitsOf(spot.object, spot.place, subject);
    if (surelyLeaves(spot.object, subject)) return sayLeft(exits, behind, spot, subject);
    for (const exit of exits) sayGoesOn(exit, behind, subject);
  }
}

/** What is to be sent first is left too early; anything else comes too late. */
function sayLeft(exits: readonly Exit[], behind: readonly Spot[], spot: Spot, subject: Subject): void {
  const [exit] = exits;
  const first = behind.find(({ object }) => !isAgain(spot.object, object, subject));
  if (exit === undefined || first === undefined) return;
  const [call] = behind.flatMap(({ object }) => callIn(object, subject));
  const name = entryName(exit.object);
  if (call !== undefined) subject.report(exit.place, 'left-too-early', { name, of: call });
  else subject.report(first.place, 'left-already', { name: entryName(first.object), of: name });
}

/** The list goes on where nothing ends it: what else leads away or is sent is done all the same. */
function sayGoesOn({ object, place, conditions }: Exit, behind: readonly Spot[], subject: Subject): void {
  const next = behind.find(
    (spot) =>
      (callIn(spot.object, subject).length > 0 || surelyLeaves(spot.object, subject)) &&
      !isAgain(object, spot.object, subject) &&
      !excludesAny(conditions, spot.object),
  );
  if (next === undefined) return;
  const [call] = callIn(next.object, subject);
  subject.report(place, 'left-but-goes-on', { name: entryName(object), of: call ?? entryName(next.object) });
}

/** Two steps back. */
const isAgain = (one: Members, other: Members, { facts }: Subject): boolean =>
  takesTwice(other, facts) && one['do'] === other['do'];

const excludesAny = (conditions: readonly Condition[], { if: test }: Members): boolean =>
  conditionsOf(test).some((one) => conditions.some((other) => !agree(one, other)));

/** The screen is left for another by this action itself; where an address leads that only data knows, nobody can say. */
export function leaves(action: Members, { survey, project, facts }: Subject): boolean {
  if (does('leadsBack', action, facts)) return true;
  const to = nameFrom(objectOf('leadsTo', action, facts) ?? objectOf('opensAddress', action, facts));
  const target = project.routes.get(to.replace(/(?<=.)[?#].*$/, ''));
  return target !== undefined && target.file !== survey.place.document.file;
}

/** Whatever tests say; a way that ends the list instead has nothing behind it either. */
const surelyLeaves = (action: Members, subject: Subject): boolean =>
  surely(action, (each) => leaves(each, subject) || does('endsList', each, subject.facts));

/** Ways out that an action takes or holds, behind which its list goes on. */
function exitsOf(
  action: Members,
  place: Place,
  subject: Subject,
  around: readonly Condition[] = [],
): readonly Exit[] {
  const ways = waysOf(action);
  if (ways === undefined) {
    const conditions = [...around, ...conditionsOf(action['if'])];
    return leaves(action, subject) ? [{ object: action, place, conditions }] : [];
  }
  const before: Condition[] = [];
  return ways.flatMap(({ test, taken, at }) => {
    const conditions = [...around, ...before, ...conditionsOf(test)];
    before.push(...conditionsOf(test, false));
    const there = inside(place, ...at);
    const entries = entriesOf(taken, there);
    if (
      entries.some((each) => does('endsList', each.object, subject.facts) && each.object['if'] === undefined)
    )
      return [];
    return entries.flatMap((each) => exitsOf(each.object, each.place, subject, conditions));
  });
}

/** Calls of an action and its ways for which the list waits. */
function callIn(action: Members, subject: Subject): readonly string[] {
  const ways = waysOf(action);
  if (ways !== undefined)
    return ways.flatMap(({ taken }) => actionsOf(taken).flatMap((each) => callIn(each, subject)));
  const spec = callOf(action, subject.project);
  return spec !== undefined && takesTime(action, subject.facts) ? [spec.name] : [];
}

/** Words of its own, a message to the app, what is forgotten or counted: they are done whatever screen there is. */
function needsTheScreen(action: Members, subject: Subject): boolean {
  const { facts, survey } = subject;
  const { keep } = survey.screen;
  const ways = waysOf(action);
  if (ways !== undefined)
    return ways.some(({ taken }) => actionsOf(taken).some((each) => needsTheScreen(each, subject)));
  if (takesTime(action, facts) || does('closes', action, facts)) return true;
  const set = setBy(action, facts);
  // What is kept is there for the next screen.
  if (set.length > 0) return !set.some(([path]) => isList(keep) && keep.includes(path));
  return (
    leaves(action, subject) ||
    (['opens', 'checks', 'scrollsTo'] as const).some((deed) => does(deed, action, facts))
  );
}
