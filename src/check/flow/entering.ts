/**
 * What a screen does by itself leaves the screen to be seen, and the way back open; a write that is done is not come back to. It
 * must not know where a way leads.
 */
import { nameFrom } from '../document/document.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { does, objectOf } from '../walk/deeds.ts';
import { actionsOf, surely } from '../walk/entries.ts';
import { entryName, waysOf } from '../walk/ways.ts';
import { listsAround } from './around.ts';
import { excludes } from './conditions.ts';
import { callOf, leads, runOf, takesTime } from './doing.ts';
import { leaves } from './leaving.ts';

const byItself: ReadonlySet<string | undefined> = new Set(['enter', 'ready']);

export function checkEntering(subject: Subject): void {
  const { survey, facts, report } = subject;
  for (const list of survey.lists) {
    checkSeen(list, subject);
    checkOpened(list, subject);
  }
  for (const spot of survey.actions) {
    const { object, place, event, starter } = spot;
    if (!does('leadsTo', object, facts) || object['replace'] === true) continue;
    const name = String(objectOf('leadsTo', object, facts));
    if (starter === undefined && byItself.has(event) && !hasTime(spot, subject))
      report(place, 'no-way-back', { name });
    else if (isBehindWrite(spot, subject)) report(place, 'no-way-back', { name, of: 'write' });
  }
}

/** Whoever comes back can press something before it leads on again. */
const hasTime = (spot: Spot, { survey, facts }: Subject): boolean =>
  listsAround(spot, survey).before.some((one) => does('pauses', one, facts));

/** The outermost list of what is done when the screen is opened. */
function checkSeen(list: readonly Spot[], subject: Subject): void {
  const [first] = list;
  if (first?.event !== 'enter' || first.starter !== undefined) return;
  // Below the event there is a number, or nothing.
  if (first.place.pointer.slice(2).some((step) => typeof step !== 'number')) return;
  for (const { object, place } of list) {
    if (surely(object, (each) => leaves(each, subject)))
      return subject.report(place, 'never-seen', { name: entryName(object) });
    const mayEnd = subject.survey.actions.some(
      (inner) => isIn(inner, place.pointer, first) && does('endsList', inner.object, subject.facts),
    );
    if (mayEnd) return;
  }
}

const isIn = (inner: Spot, pointer: readonly (string | number)[], first: Spot): boolean =>
  runOf(inner) === runOf(first) && pointer.every((step, index) => inner.place.pointer[index] === step);

/** What was written for a write that must not happen twice stands there again for who goes back, where nothing forgets it. */
function isBehindWrite(spot: Spot, { survey, project, facts }: Subject): boolean {
  const { before } = listsAround(spot, survey);
  const isOnce = before.some((one) => callOf(one, project)?.once !== undefined);
  return isOnce && !before.some((one) => does('forgets', one, facts) && !does('calls', one, facts));
}

/** What an action does by itself, and all that its ways hold. */
function within(action: Members): readonly Members[] {
  const ways = waysOf(action);
  return ways === undefined ? [action] : ways.flatMap(({ taken }) => actionsOf(taken).flatMap(within));
}

/** A dialog that one way opens stays as long as the screen is there: what leads away behind all ways takes it along. */
function checkOpened(list: readonly Spot[], { facts, report }: Subject): void {
  const isOver = (each: Members): boolean => does('endsList', each, facts) || takesTime(each, facts);
  for (const [index, { object, place }] of list.entries()) {
    // Of one that the list itself opens is said how long it is seen.
    const inner = waysOf(object) === undefined ? [] : within(object);
    const at = inner.findIndex((each) => does('opens', each, facts));
    const dialog = inner[at];
    if (dialog === undefined || inner.slice(at + 1).some(isOver)) continue;
    const next = list.slice(index + 1).flatMap((spot) => within(spot.object));
    const [first] = next.filter((each) => isOver(each) || does('closes', each, facts) || leads(each, facts));
    if (first === undefined || !leads(first, facts) || excludes(object['if'], first['if'])) continue;
    const name = nameFrom(objectOf('opens', dialog, facts));
    report(place, 'unseen-dialog', { name, of: entryName(first) });
  }
}
