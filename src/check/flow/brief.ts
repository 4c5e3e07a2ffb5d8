/** What is shown for a time is shown long enough to be noticed and read. It must not know what it says. */
import { inside } from '../document/document.ts';
import { lengthOf, perSecond } from '../practice/lengths.ts';
import { wordsOf, writtenValue } from '../practice/scope.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { does, isKnown, objectOf, placeOf, propOf, type Known } from '../walk/deeds.ts';
import { entryName } from '../walk/ways.ts';
import { mayFail, takesTime } from './doing.ts';

/** Nobody notices a pause of less (ms). */
const least = 100;
/** Nor one of less before a dialog, which is for what was told before to be read (ms). */
const leastBefore = 500;
/** Who writes so few milliseconds has seconds in mind. */
const seconds = 10;
/** Nobody waits longer, without a sign of anything (ms). */
const longest = 60_000;

export function checkBrief(subject: Subject): void {
  const { survey, facts, report } = subject;
  for (const { object, place } of survey.actions) {
    const prop = propOf('pauses', object, facts);
    const time = prop === undefined ? undefined : object[prop];
    if (prop === undefined || typeof time !== 'number') continue;
    if (time > longest)
      report(inside(place, prop), 'long-wait', { name: String(time), detail: String(time / 1000) });
    if (time >= least) continue;
    const near = time > 0 && time <= seconds ? String(time * 1000) : undefined;
    report(inside(place, prop), 'brief-wait', { name: String(time), near });
  }
  for (const list of survey.lists) {
    checkDialogs(list, subject);
    checkBefore(list, subject);
  }
}

/** Pauses before a dialog: what stood there before is covered by it. */
function checkBefore(list: readonly Spot[], { facts, report }: Subject): void {
  for (const [index, { object, place }] of list.entries()) {
    const next = list[index + 1]?.object;
    const prop = propOf('pauses', object, facts);
    const time = prop === undefined ? undefined : object[prop];
    if (next === undefined || !does('opens', next, facts) || typeof time !== 'number') continue;
    if (prop !== undefined && time >= least && time < leastBefore)
      report(inside(place, prop), 'brief-wait', { name: String(time) });
  }
}

/** Dialogs that the same list opens and closes again, with nothing between that takes longer than is known. */
function checkDialogs(list: readonly Spot[], subject: Subject): void {
  const { facts, report } = subject;
  for (const [index, { object, place }] of list.entries()) {
    const prop = propOf('opens', object, facts);
    if (prop === undefined) continue;
    const after = list.slice(index + 1).map(({ object: next }) => next);
    const end = after.findIndex((next) => does('closes', next, facts) || does('leadsTo', next, facts));
    const between = after.slice(0, Math.max(end, 0));
    if (end === -1 || !between.every((next) => isOfKnownTime(next, facts))) continue;
    const paused = list.slice(index + 1, index + 1 + between.length).flatMap((spot) => {
      const pause = objectOf('pauses', spot.object, facts);
      return typeof pause === 'number' ? [{ spot, pause }] : [];
    });
    const pauses = paused.map(({ pause }) => pause);
    const time = pauses.reduce((sum, pause) => sum + pause, 0);
    const name = String(object[prop]);
    // Of a pause that nobody notices is said where it stands.
    if (pauses.some((pause) => pause < least)) continue;
    const last = after[end];
    if (time === 0 && last !== undefined && does('leadsTo', last, facts)) {
      report(place, 'unseen-dialog', { name, of: entryName(last) });
      continue;
    }
    // One pause alone is too short where it says how long it is.
    const [only, another] = paused;
    const at =
      only === undefined || another !== undefined ? inside(place, prop) : placeOf('pauses', only.spot, facts);
    if (time * perSecond < titleLength(name, subject) * 1000)
      report(at, 'brief-wait', { name, of: String(time) });
  }
}

/** A choice may be anything, as may what nobody knows, and what waits for a server or a person takes as long as they do. */
const isOfKnownTime = (action: Members, known: Known): boolean =>
  isKnown(action, known) &&
  !mayFail(action, known) &&
  (does('pauses', action, known) || !takesTime(action, known));

/** Its title is the least that is read, in the language that says it shortest. */
function titleLength(dialog: string, { survey, project }: Subject): number {
  const title = survey.uses.find(
    ({ spot, prop }) => prop === 'title' && spot.dialog === dialog && spot.object['type'] === undefined,
  );
  const value = writtenValue(title?.value, new Map());
  const lengths = typeof value === 'string' ? wordsOf(value, project.texts).map(lengthOf) : [];
  return lengths.length === 0 ? 0 : Math.min(...lengths);
}
