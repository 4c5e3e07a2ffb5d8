/** What is shown for a time is shown long enough to be noticed and read. It must not know what it says. */
import { inside } from '../document/document.ts';
import { lengthOf, perSecond } from '../practice/lengths.ts';
import { wordsOf, writtenValue } from '../practice/scope.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { closesDialog, goesToScreen, isWait, mayFail, opensDialog } from './doing.ts';

/** Nobody notices a pause of less (ms). */
const least = 100;
/** Who writes so few milliseconds has seconds in mind. */
const seconds = 10;

export function checkBrief(subject: Subject): void {
  const { survey, report } = subject;
  for (const { object, place } of survey.actions) {
    const { ms } = object;
    if (!isWait(object) || typeof ms !== 'number' || ms >= least) continue;
    const near = ms > 0 && ms <= seconds ? String(ms * 1000) : undefined;
    report(inside(place, 'ms'), 'brief-wait', { name: String(ms), near });
  }
  for (const list of survey.lists) checkDialogs(list, subject);
}

/** Dialogs that the same list opens and closes again, with nothing between that takes longer than is known. */
function checkDialogs(list: readonly Spot[], subject: Subject): void {
  for (const [index, { object, place }] of list.entries()) {
    if (!opensDialog(object)) continue;
    const after = list.slice(index + 1);
    const end = after.findIndex(({ object: next }) => closesDialog(next) || goesToScreen(next));
    const between = after.slice(0, Math.max(end, 0));
    const isKnown = between.every(
      ({ object: next }) => next['do'] !== undefined && !mayFail(next) && next['do'] !== 'alert',
    );
    if (end === -1 || !isKnown) continue;
    const waits = between.filter(({ object: next }) => isWait(next));
    const time = waits.reduce((sum, { object: { ms } }) => sum + (typeof ms === 'number' ? ms : 0), 0);
    const name = String(object['dialog']);
    // Of a pause that nobody notices is said where it stands.
    if (waits.some(({ object: { ms } }) => typeof ms === 'number' && ms < least)) continue;
    if (time * perSecond < titleLength(name, subject) * 1000)
      subject.report(inside(place, 'dialog'), 'brief-wait', { name, of: String(time) });
  }
}

/** Its title is the least that is read, in the language that says it shortest. */
function titleLength(dialog: string, { survey, project }: Subject): number {
  const title = survey.uses.find(
    ({ spot, prop }) => prop === 'title' && spot.dialog === dialog && spot.object['type'] === undefined,
  );
  const value = writtenValue(title?.value, new Map());
  const lengths = typeof value === 'string' ? wordsOf(value, project.texts).map(lengthOf) : [];
  return lengths.length === 0 ? 0 : Math.min(...lengths);
}
