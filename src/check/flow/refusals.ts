/**
 * What the host app or the address rule did not take: a person is told, and what follows does not say that it was taken. It must
 * not know any message.
 */
import { inside } from '../document/document.ts';
import type { Members, Subject } from '../practice/survey.ts';
import { does, setBy } from '../walk/deeds.ts';
import { surely } from '../walk/entries.ts';
import { entryName } from '../walk/ways.ts';
import { listsAround } from './around.ts';
import { callOf, changes, leads, mayFail } from './doing.ts';
import { isTold, shows } from './mute.ts';

export function checkRefusals(subject: Subject): void {
  for (const spot of subject.survey.actions) {
    const { object, starter } = spot;
    const isSent = does('tellsApp', object, subject.facts);
    if (starter === undefined || !(isSent || object['fail'] !== undefined)) continue;
    const { before, behind } = listsAround(spot, subject.survey);
    if (isSent && tellsAnyway(object, before, behind, subject)) {
      const at = object['fail'] === undefined ? spot.place : inside(spot.place, 'fail');
      subject.report(at, 'taken-for-granted', { name: nameOf(object, subject) });
    } else if (object['fail'] !== undefined && isSilent(object, before, behind, subject))
      subject.report(inside(spot.place, 'fail'), 'silent-failure', { name: nameOf(object, subject) });
  }
}

const nameOf = (action: Members, { facts }: Subject): string =>
  does('tellsApp', action, facts) ? String(action['message']) : entryName(action);

/** Nothing is said where it fails, nor anything on the way that the person can notice besides. */
function isSilent(
  action: Members,
  before: readonly Members[],
  behind: readonly Members[],
  subject: Subject,
): boolean {
  const { facts } = subject;
  const isNoticed = (one: Members): boolean =>
    leads(one, facts) || does('says', one, facts) || does('opens', one, facts);
  const isOver = mayFail(action, facts);
  return (
    !isTold(action['fail'], undefined, subject) &&
    !before.some(isNoticed) &&
    (isOver || !behind.some((one) => isTold(one, undefined, subject)))
  );
}

/** Words or a sign behind the message come also where nobody took it, unless a call was done before that they are about. */
function tellsAnyway(
  action: Members,
  before: readonly Members[],
  behind: readonly Members[],
  subject: Subject,
): boolean {
  const { facts, project } = subject;
  const ends = (one: Members): boolean => does('endsList', one, facts) || leads(one, facts);
  if (surely(action['fail'], ends) || before.some((one) => changes(callOf(one, project), project)))
    return false;
  const next = behind.findIndex((one) => changes(callOf(one, project), project));
  return behind
    .slice(0, next === -1 ? behind.length : next)
    .some(
      (one) =>
        one['if'] === undefined &&
        (does('says', one, facts) ||
          does('opens', one, facts) ||
          (setBy(one, facts).length > 0 && shows(one, subject))),
    );
}
