/**
 * What a list tells of the outcome of what it sends: behind it, and only where it was sent and done. It must not know any action
 * by name.
 */
import { inside, isList, nameFrom } from '../document/document.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { does, setBy } from '../walk/deeds.ts';
import { actionsOf, entriesOf } from '../walk/entries.ts';
import { entryName, waysOf } from '../walk/ways.ts';
import { branchesOf, callOf, changes, leads } from './doing.ts';
import { filledBy } from '../types/assigned.ts';
import { awaitedIn } from './flags.ts';
import { shows } from './mute.ts';
import { saysProgress } from './progress.ts';

export function checkTold(subject: Subject): void {
  for (const list of subject.survey.lists)
    if (list.some(({ starter }) => starter !== undefined)) {
      checkList(list, subject);
      checkFile(list, subject);
      checkHandedOver(list, subject);
    }
}

function checkList(list: readonly Spot[], subject: Subject): void {
  const { report } = subject;
  const at = list.findIndex(({ object }) => writeIn(object, subject) !== undefined);
  const write = list[at];
  if (write === undefined) return;
  const name = writeIn(write.object, subject) ?? '';
  const behind = list.slice(at + 1);
  for (const { object, place } of list.slice(0, at)) {
    if (isSure(object)) {
      if (tellsDone(object, subject) && !isUndone(object, write, behind, subject))
        report(place, 'told-too-early', { name: entryName(object), of: name });
    } else if (tellsOnEveryWay(object, subject))
      report(place, 'told-too-early', { name: entryName(object), of: name });
    else if (onlySays(object, subject)) report(place, 'said-but-sent', { name });
  }
  const told = behind.find(({ object }) => isSure(object) && says(object, subject));
  if (told !== undefined && !isSure(write.object) && !isWhole(write.object, subject))
    report(write.place, 'told-anyway', { name, of: entryName(told.object) });
  checkFailures(write, name, behind, subject);
}

/** Of a file that is sent, words tell when it is. */
function checkFile(list: readonly Spot[], subject: Subject): void {
  const { project, facts, report } = subject;
  const at = list.findIndex(({ object }) => does('sendsFile', object, facts));
  const file = list[at];
  if (file === undefined) return;
  const of = callOf(file.object, project)?.name ?? entryName(file.object);
  for (const { object, place } of list.slice(0, at))
    if (isSure(object) && says(object, subject) && !isUndone(object, file, list.slice(at + 1), subject))
      report(place, 'told-too-early', { name: entryName(object), of });
}

/** What is handed to the app, or to another page, and may be refused. */
function checkHandedOver(list: readonly Spot[], { facts, ...rest }: Subject): void {
  const subject = { facts, ...rest };
  const at = list.findIndex(
    ({ object }) => does('tellsApp', object, facts) || does('opensAddress', object, facts),
  );
  const handed = list[at];
  if (handed === undefined || branchesOf(handed.object).length === 0) return;
  for (const { object, place } of list.slice(0, at))
    if (
      isSure(object) &&
      does('sets', object, facts) &&
      tellsDone(object, subject) &&
      !isUndone(object, handed, list.slice(at + 1), subject)
    )
      subject.report(place, 'told-too-early', {
        name: entryName(object),
        of: entryName(handed.object),
        detail: 'handed',
      });
}

/** What is said where the call fails is not what is said where it is done. */
function checkFailures(write: Spot, name: string, behind: readonly Spot[], subject: Subject): void {
  const done = new Set(behind.flatMap(({ object }) => (tellsDone(object, subject) ? [textOf(object)] : [])));
  for (const [at, actions] of branchesOf(write.object))
    for (const { object, place } of entriesOf(actions, inside(write.place, ...at)))
      if (done.has(textOf(object)))
        subject.report(place, 'told-anyway', { name, of: entryName(object), detail: 'failed' });
}

/** The same action, whatever is noted beside it. */
const textOf = ({ $comment: _comment, ...action }: Members): string => JSON.stringify(action);

/** It runs whenever its turn comes. */
const isSure = (action: Members): boolean => action['do'] !== undefined && action['if'] === undefined;

/** The call of an action, or on one of its ways, that changes something. */
function writeIn(action: Members, subject: Subject): string | undefined {
  const ways = waysOf(action);
  if (ways !== undefined)
    return ways
      .flatMap(({ taken }) => actionsOf(taken))
      .map((each) => writeIn(each, subject))
      .find((name) => name !== undefined);
  const spec = does('sendsFile', action, subject.facts) ? undefined : callOf(action, subject.project);
  return changes(spec, subject) ? spec.name : undefined;
}

/** Each of its ways sends something, or ends the list. */
function isWhole(action: Members, subject: Subject): boolean {
  const ways = waysOf(action) ?? [];
  return (
    ways.some(({ test }) => test === undefined) &&
    ways.every(({ taken }) =>
      actionsOf(taken).some(
        (each) => writeIn(each, subject) !== undefined || does('endsList', each, subject.facts),
      ),
    )
  );
}

/** Words that are no sign of something that goes on, or a dialog. */
const says = (action: Members, { facts, project }: Subject): boolean =>
  does('opens', action, facts) || (does('says', action, facts) && !saysProgress(action, project));

/** Words, or a variable that becomes true or a word and is seen at once; of one that holds something up, its own check tells. */
const tellsDone = (action: Members, subject: Subject): boolean =>
  says(action, subject) ||
  filledBy(action, subject.project).length > 0 ||
  ((shows(action, subject, boundIn(subject)) || isShared(action, subject)) &&
    setBy(action, subject.facts).some(([path, value]) => isWord(value) && !awaitedIn(subject).has(path)));

/** What a person fills in: a part that asks for it too tells of the field, as a hint where it was left empty does. */
const boundIn = ({ survey }: Subject): ReadonlySet<string> =>
  new Set(survey.uses.flatMap(({ kind, value }) => (kind === 'bind' ? [nameFrom(value)] : [])));

/** Another screen, which keeps its state under the same name, may tell of it. */
function isShared(action: Members, { survey, facts }: Subject): boolean {
  const { keep, keepAs } = survey.screen;
  return keepAs !== undefined && isList(keep) && setBy(action, facts).some(([path]) => keep.includes(path));
}

const isWord = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && value !== '' && !value.includes('{{'));

/** A variable that is set to something else where the call fails or at the end, a dialog that is closed again. */
function isUndone(action: Members, write: Spot, behind: readonly Spot[], { facts }: Subject): boolean {
  const set = setBy(action, facts);
  const isOther = (later: Members): boolean => set.some(([path, first]) => (later[path] ?? first) !== first);
  const failed = branchesOf(write.object).flatMap(([, actions]) => actionsOf(actions));
  const isClosed = behind.some(({ object }) => does('closes', object, facts));
  return (
    [...failed, ...behind.map(({ object }) => object)].some(isOther) ||
    (does('opens', action, facts) && isClosed)
  );
}

/** Whichever way is taken, it is told that something was done, by words or to the app, and the list goes on. */
function tellsOnEveryWay(action: Members, subject: Subject): boolean {
  const ways = (waysOf(action) ?? []).map(({ test, taken }) => ({ test, actions: actionsOf(taken) }));
  const { facts } = subject;
  const words = ways.filter(({ actions }) => actions.some((each) => isSure(each) && says(each, subject)));
  const isTold = (each: Members): boolean =>
    isSure(each) && (says(each, subject) || does('tellsApp', each, facts));
  return (
    words.length > 0 &&
    ways.some(({ test }) => test === undefined) &&
    ways.every(
      ({ actions }) =>
        actions.some(isTold) && !actions.some((each) => does('endsList', each, facts) || leads(each, facts)),
    )
  );
}

/** Under a test it says something, and goes on. */
function onlySays(action: Members, subject: Subject): boolean {
  const [only, second] = waysOf(action) ?? [];
  if (only === undefined || second !== undefined) return false;
  const actions = actionsOf(only.taken);
  return (
    actions.some((each) => isSure(each) && says(each, subject)) &&
    !actions.some((each) => does('endsList', each, subject.facts) || leads(each, subject.facts))
  );
}
