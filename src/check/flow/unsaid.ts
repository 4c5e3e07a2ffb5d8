/**
 * What must not be sent twice and is done is heard of: something is said, shown or opened behind it, or it leads on. It must not
 * know any call by name.
 */
import { inside, isList, isObject, nameFrom, own, type Members } from '../document/document.ts';
import type { Read, Spot, Subject } from '../practice/survey.ts';
import { does } from '../walk/deeds.ts';
import { waysOf } from '../walk/ways.ts';
import { listsAround } from './around.ts';
import { callOf, changes } from './doing.ts';
import { isTold } from './mute.ts';

export function checkUnsaid(subject: Subject, reads: readonly Read[]): void {
  const { survey, project, facts, report } = subject;
  for (const spot of survey.actions) {
    const { object, place, starter } = spot;
    // What becomes of a file, the widget shows that took it.
    const spec = does('sendsFile', object, facts) ? undefined : callOf(object, project);
    if (starter === undefined || spec?.once === undefined || !changes(spec, project)) continue;
    if (!saysDone(spot) && !isAnswered(spot, reads) && !isHeard(spot, subject))
      report(inside(place, 'call'), 'silent-success', { name: spec.name });
  }
}

/** It has words for it itself. */
const saysDone = ({ object: { say } }: Spot): boolean => isObject(say) && own(say, 'done') !== undefined;

/** A widget shows, or goes by, what was answered. */
function isAnswered({ object }: Spot, reads: readonly Read[]): boolean {
  const into = nameFrom(object['into']);
  return (
    into !== '' && reads.some(({ path, use }) => path[0] === into && use.spot.object['type'] !== undefined)
  );
}

/** A dialog that is closed is gone as well where somebody gave up: it tells nothing. */
function isHeard(spot: Spot, subject: Subject): boolean {
  const { behind } = listsAround(spot, subject.survey);
  const telling = behind.filter(
    (one) => isTold(one, undefined, subject) && !does('closes', one, subject.facts),
  );
  return telling.some((one) => !hasEmptyWay(one));
}

/** On one of its ways nothing is done, and that is written down. */
const hasEmptyWay = (action: Members): boolean =>
  waysOf(action)?.some(({ taken }) => isList(taken) && taken.length === 0) ?? false;
