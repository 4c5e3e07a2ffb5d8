/**
 * Tests that let through the wrong side: a flag of an answer that is only asked for its no, what is noted of a failure and shown
 * where there was none, and an amount that is shown where it is nothing. It must not know any flag by name.
 */
import type { Path } from '../../lib/path.ts';
import { inside, isObject, own, type Place } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { originsOf } from '../practice/scope.ts';
import type { Read, Subject, Use } from '../practice/survey.ts';
import { schemaAt } from '../twins/contract.ts';
import { onceEach } from '../twins/places.ts';
import { setBy } from '../walk/deeds.ts';
import type { KnownSchema } from '../types/type.ts';
import { leavesIn } from './asked.ts';
import { agree, conditionsOf, type Condition } from './conditions.ts';
import { isAfterFailure, tells } from './doing.ts';

export function checkTurnedFlags(subject: Subject, reads: readonly Read[]): void {
  const tests = subject.survey.uses.flatMap((use) => (use.kind === 'test' ? askedBy(use) : []));
  checkOnlyNo(subject, reads, tests);
  checkFailures(subject, reads, tests);
  checkNothing(subject);
}

/** What a test asks of one path, and whether it is asked to be so. */
interface Asked {
  readonly path: Path;
  readonly asks: unknown;
  readonly holds: boolean;
  readonly place: Place;
  readonly use: Use;
}

const askedBy = (use: Use): readonly Asked[] =>
  leavesIn(use.value, use.place).flatMap(({ path: name, condition, place, denied }) => {
    const path = parsePath(name);
    return path.ok ? [{ path: path.value, asks: condition, holds: denied % 2 === 0, place, use }] : [];
  });

/** Both sides are dealt with where it stands at a choice. */
const isChoice = ({ use: { spot, prop } }: Asked): boolean =>
  prop === 'if' && spot.object['else'] !== undefined && spot.object['do'] === undefined;

const isFlag = ({ type, format }: KnownSchema = {}): boolean =>
  type === 'boolean' || format === 'flag' || format === 'nonzero';

/** A flag of an answer of which nothing on the screen asks for the yes. */
function checkOnlyNo(subject: Subject, reads: readonly Read[], tests: readonly Asked[]): void {
  const { survey, project, report } = subject;
  const flags = new Map<string, Asked[]>();
  for (const asked of tests)
    for (const path of originsOf(asked.path, asked.use.spot.scope, project.texts)) {
      const [root = ''] = path;
      const isAnswer = survey.sources.has(root) && isFlag(schemaAt(path, subject));
      const name = path.join('.');
      if (isAnswer) flags.set(name, [...(flags.get(name) ?? []), asked]);
    }
  for (const [name, all] of flags) {
    const isNo = (each: Asked): boolean =>
      !isChoice(each) && typeof each.asks === 'boolean' && each.asks !== each.holds;
    const isRead = reads.some(({ path, use }) => use.kind !== 'test' && path.join('.') === name);
    if (isRead || !all.every(isNo)) continue;
    for (const { place } of onceEach(all, (each) => each.place))
      report(place, 'turned-test', { name, of: 'no' });
  }
}

/** A variable, the values that are written into it, and where. */
function writtenTo({
  survey,
  facts,
}: Subject): ReadonlyMap<string, readonly (readonly [unknown, boolean])[]> {
  const found = new Map<string, (readonly [unknown, boolean])[]>();
  for (const spot of survey.actions)
    for (const [path, value] of setBy(spot.object, facts))
      found.set(path, [
        ...(found.get(path) ?? []),
        [value, isAfterFailure(spot) || isSourceFailure(spot.place)],
      ]);
  return found;
}

/** In what a source does where it fails. */
const isSourceFailure = ({ pointer }: Place): boolean => pointer[0] === 'data' && pointer.includes('failed');

const isLiteral = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && !/\{\{|^@/.test(value));

const valueIn = (screen: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (isObject(value) ? own(value, name) : undefined), screen);

/** Where it is noted, something is said or done besides that a person learns it by. */
const isSaid = (path: string, value: unknown, { survey, facts }: Subject): boolean =>
  survey.lists.some((list) => {
    const isNoted = list.some(({ object }) =>
      setBy(object, facts).some(([name, given]) => name === path && given === value),
    );
    return isNoted && list.some(({ object }) => tells(object, facts));
  });

/** What is noted where something failed, and nothing is shown or done by it but where nothing did. */
function checkFailures(subject: Subject, reads: readonly Read[], tests: readonly Asked[]): void {
  const { survey, report } = subject;
  for (const [path, written] of writtenTo(subject)) {
    const noted = written.filter(([, isFailure]) => isFailure).map(([value]) => value);
    const others = written.filter(([, isFailure]) => !isFailure).map(([value]) => value);
    const [value, another] = new Set(noted);
    if (value === undefined || another !== undefined || others.includes(value) || !isLiteral(value)) continue;
    const asked = tests.filter((each) => each.path.join('.') === path && each.use.spot.home === undefined);
    const isRead = reads.some(({ path: read, use }) => use.kind !== 'test' && read.join('.') === path);
    const set: Condition = { path, asks: value, holds: true };
    const isLeftOut = (each: Asked): boolean =>
      !isChoice(each) && !agree({ path, asks: each.asks, holds: each.holds }, set);
    const [first] = asked;
    // What is taken back is as it was, and what can no longer be pressed is seen.
    const isBack = valueIn(survey.screen, path) === value || isSaid(path, value, subject);
    if (first === undefined || isRead || isBack || asked.some(({ use }) => use.prop !== 'if')) continue;
    if (asked.every(isLeftOut))
      report(first.place, 'turned-test', { name: path, of: 'failure', detail: JSON.stringify(value) });
  }
}

/** Whether a condition lets through no amount above nothing. */
function isNothing({ asks, holds }: Condition): boolean {
  if (asks === 0) return holds;
  if (!isObject(asks)) return false;
  const [[word, limit] = ['', undefined], another] = Object.entries(asks);
  if (another !== undefined || typeof limit !== 'number') return false;
  return holds
    ? /^(?:exclusiveM|m)aximum$/.test(word) && limit <= 0
    : (word === 'minimum' && limit <= 1) || (word === 'exclusiveMinimum' && limit <= 0);
}

/** A part that shows an amount, where there is none. */
function checkNothing({ survey, project, report }: Subject): void {
  for (const { spot, value, kind } of survey.uses) {
    if (kind !== 'text' || typeof value !== 'string' || spot.object['do'] !== undefined) continue;
    for (const { path } of conditionsOf(spot.object['if']).filter(isNothing)) {
      const shown = new RegExp(`\\{\\{#money\\}\\}\\{\\{${path.replaceAll('.', '\\.')}\\}\\}`);
      const words = value.startsWith('@')
        ? [...project.texts.values()].flatMap((texts) => texts.get(value.slice(1)) ?? [])
        : [value];
      if (words.length > 0 && words.every((each) => shown.test(each)))
        report(inside(spot.place, 'if'), 'turned-test', { name: path, of: 'amount' });
    }
  }
}
