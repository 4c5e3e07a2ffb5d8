/** What was sent and is kept all the same, so that it comes back; and what is sent twice. It must not know any call by name. */
import { isList, isObject, nameFrom } from '../document/document.ts';
import { anyEntry, valueOrigins } from '../practice/scope.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { listed } from '../report/nearest.ts';
import { does, objectOf, placeOf, propOf, setBy, type Known } from '../walk/deeds.ts';
import { hasState } from '../walk/home.ts';
import { listsAround } from './around.ts';
import { callOf, changes, leads } from './doing.ts';

export function checkResent(subject: Subject): void {
  const writes = subject.survey.actions.filter((spot) => isWrite(spot.object, subject));
  for (const spot of writes) {
    checkKeptInput(spot, subject);
    checkEach(spot, subject);
  }
  for (const list of subject.survey.lists) checkTwice(list, subject);
  checkForgetting(subject);
}

function isWrite(action: Members, { project, facts }: Subject): boolean {
  return changes(does('sendsFile', action, facts) ? undefined : callOf(action, project), project);
}

const callIn = ({ object }: Spot, known: Known): string => nameFrom(objectOf('calls', object, known));

/** Variables that the definition keeps which the spot belongs to. */
function keptBy({ home }: Spot, { survey, project }: Subject): readonly string[] {
  const fragment = home === undefined ? undefined : project.fragments.get(home)?.value;
  const { keep } = hasState(fragment) ? fragment : survey.screen;
  return isList(keep) ? keep.map(nameFrom) : [];
}

/** Whether what is kept goes with this action: always, or where the call is done. */
const forgets = (action: Members, { facts }: Subject): boolean => {
  const prop = propOf('forgets', action, facts);
  return prop === undefined ? does('forgets', action, facts) : action[prop] === true;
};

/** What is kept was written for a write: when that is done and the screen is left, it goes. */
function checkKeptInput(spot: Spot, subject: Subject): void {
  const { survey, project, facts, report } = subject;
  const { object, scope } = spot;
  const kept = keptBy(spot, subject);
  if (kept.length === 0 || forgets(object, subject)) return;
  const sent = valueOrigins(objectOf('sends', object, facts), [], scope, project.texts).map((path) =>
    path.join('.'),
  );
  const { behind } = listsAround(spot, survey);
  const cleared = new Set(behind.flatMap((one) => setBy(one, facts).map(([path]) => path)));
  const names = kept.filter((path) => sent.includes(path) && !cleared.has(path));
  if (names.length === 0 || behind.some((one) => forgets(one, subject))) return;
  if (behind.some((one) => leads(one, facts)))
    report(placeOf('calls', spot, facts), 'kept-after', { name: callIn(spot, facts), detail: listed(names) });
}

/** Ways that lead to one screen, or back, when something was sent: all forget what is kept, or none does. */
function checkForgetting(subject: Subject): void {
  const { survey, facts, report } = subject;
  const exits = survey.actions.flatMap((spot) => {
    const to =
      objectOf('leadsTo', spot.object, facts) ??
      (does('leadsBack', spot.object, facts) ? 'the screen before' : undefined);
    if (to === undefined || keptBy(spot, subject).length === 0) return [];
    const { before, holders } = listsAround(spot, survey);
    const isSent = [...before, ...holders].some((one) => isWrite(one, subject));
    const isForgotten = before.some(
      (one) => does('forgets', one, facts) && propOf('forgets', one, facts) === undefined,
    );
    return isSent ? [{ spot, to, isForgotten }] : [];
  });
  for (const { spot, to, isForgotten } of exits)
    if (!isForgotten && exits.some((other) => other.to === to && other.isForgotten))
      report(spot.place, 'kept-after', { name: nameFrom(to), of: 'way' });
}

/** The same call with the same parameters, again in one list. */
function checkTwice(list: readonly Spot[], subject: Subject): void {
  const first = new Map<string, number>();
  const { facts, report } = subject;
  for (const [index, spot] of list.entries()) {
    const { object } = spot;
    if (object['if'] !== undefined || !isWrite(object, subject)) continue;
    const key = JSON.stringify([callIn(spot, facts), objectOf('sends', object, facts)]);
    const before = first.get(key);
    first.set(key, index);
    // Of two copies in a row is said as of any part.
    if (
      before !== undefined &&
      (index > before + 1 || JSON.stringify(object) !== JSON.stringify(list[before]?.object))
    )
      report(placeOf('calls', spot, facts), 'sent-twice', { name: callIn(spot, facts) });
  }
}

/** Pressed in an entry of a list, it concerns that entry. */
function checkEach(spot: Spot, { survey, project, facts, report }: Subject): void {
  const { object, starter } = spot;
  if (
    starter === undefined ||
    ![...starter.around, starter].some(({ object: { each } }) => each !== undefined)
  )
    return;
  const given = [object, ...listsAround(spot, survey).before];
  const isOfEntry = given.some((one) =>
    valueOrigins(
      isObject(one) ? (objectOf('sends', one, facts) ?? one) : one,
      [],
      spot.scope,
      project.texts,
    ).some((path) => path.includes(anyEntry)),
  );
  if (!isOfEntry)
    report(placeOf('calls', spot, facts), 'sent-twice', { name: callIn(spot, facts), of: 'each' });
}
