/**
 * One pair of ways that is chosen by two tests of the same data, on one screen or on two, and words that are said where a failure is
 * of one kind and elsewhere where it is not. It must not know what is asked.
 */
import { inside, isObject, lineOf, whereIs, type Place } from '../document/document.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { propOf } from '../walk/deeds.ts';
import { conditionsOf } from './conditions.ts';
import { isAfterFailure } from './doing.ts';

const look = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => (name === '$comment' ? undefined : inner));

/** A choice, by what is done and by what is asked about. */
interface Chosen {
  readonly place: Place;
  readonly key: string;
  readonly test: string;
  readonly subject: Subject;
}

/** The paths that a test asks about, where it asks about one alone. */
function askedIn(test: Members): string | undefined {
  const paths = new Set([...conditionsOf(test), ...conditionsOf(test, false)].map(({ path }) => path));
  const [path, another] = paths;
  return another === undefined ? path : undefined;
}

/** Two ways so short may be the same by chance. */
const enough = 60;

function choicesIn({ object, place }: Spot, subject: Subject): readonly Chosen[] {
  const { if: test, then, else: rest } = object;
  if (!isObject(test) || then === undefined || rest === undefined) return [];
  const path = askedIn(test);
  const ways = look([then, rest]);
  if (path === undefined || ways.length < enough) return [];
  return [{ place: inside(place, 'if'), key: `${path} ${ways}`, test: look(test), subject }];
}

/** Words for a failure, beside a test of it. */
function saidIn(spot: Spot, subject: Subject): readonly Chosen[] {
  const { object, place } = spot;
  const { if: test, ...rest } = object;
  if (!isObject(test) || propOf('says', object, subject.facts) === undefined || !isAfterFailure(spot))
    return [];
  const path = askedIn(test);
  if (path === undefined || !path.startsWith('event.')) return [];
  return [{ place: inside(place, 'if'), key: `${path} ${look(rest)}`, test: look(test), subject }];
}

/** Of a fragment each place is met once for each of its uses. */
const onceEach = (all: readonly Chosen[]): readonly Chosen[] => [
  ...new Map(all.map((one) => [`${one.place.document.file} ${one.place.pointer.join('/')}`, one])).values(),
];

/** What is asked, whatever the limit: less than 4 is at most another number. */
const shapeOf = (test: string): string =>
  test
    .replaceAll(/"exclusive(M\w+)"/g, (_, word: string) => `"${word.toLowerCase()}"`)
    .replaceAll(/\d+/g, '#');

function tell(all: readonly Chosen[], least: number, detail?: string): void {
  const groups = new Map<string, Chosen[]>();
  for (const one of onceEach(all)) groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
  for (const group of groups.values()) {
    const tests = [...new Set(group.map(({ test }) => test))];
    const by = tests
      .map((test) => group.filter((one) => one.test === test))
      .sort((one, other) => one.length - other.length);
    const [few = [], many = [], third] = by;
    const [odd] = few;
    const [other] = many;
    // More than two tests are meant; and of what is turned round on one screen is told there.
    if (
      odd === undefined ||
      other === undefined ||
      third !== undefined ||
      few.length > 1 ||
      many.length < least
    )
      continue;
    if (detail === undefined && odd.place.document === other.place.document) continue;
    // Another limit may be meant; another direction may not.
    if (shapeOf(odd.test) === shapeOf(other.test)) continue;
    odd.subject.report(odd.place, 'apart-choice', {
      name: whereIs(other.place, odd.place),
      ...(detail === undefined ? {} : { of: detail }),
    });
  }
}

export function checkApart(subjects: readonly Subject[]): void {
  const spots = subjects.flatMap((subject) => subject.survey.actions.map((spot) => ({ spot, subject })));
  tell(
    spots.flatMap(({ spot, subject }) => choicesIn(spot, subject)),
    1,
  );
  for (const subject of subjects)
    tell(
      subject.survey.actions.flatMap((spot) => saidIn(spot, subject)),
      2,
      'failure',
    );
}

/** A choice between two ways, in one form: whether its test holds for the first of them, by their texts. */
interface Choice {
  readonly place: Place;
  readonly ways: string;
  readonly holds: boolean;
}

function choiceOf({ object, place }: Spot): readonly Choice[] {
  const { if: written, then, else: rest } = object;
  if (!isObject(written) || then === undefined || rest === undefined) return [];
  let [test, holds] = [written, true];
  while (isObject(test['not']) && Object.keys(test).length === 1) [test, holds] = [test['not'], !holds];
  const [one, other] = [look(then), look(rest)];
  const isFirst = one < other;
  const ways = look([test, ...(isFirst ? [one, other] : [other, one])]);
  return [{ place: inside(place, 'if'), ways, holds: holds === isFirst }];
}

/** Of the choices between the same two ways by the same test, the one that is turned round is the mistake. */
export function checkTurned({ survey, report }: Subject): void {
  const choices = survey.actions.flatMap(choiceOf);
  for (const way of new Set(choices.map(({ ways }) => ways))) {
    const group = choices.filter(({ ways }) => ways === way);
    const [held, failed] = [group.filter(({ holds }) => holds), group.filter(({ holds }) => !holds)];
    const [few, many] = held.length < failed.length ? [held, failed] : [failed, held];
    const [other] = many;
    for (const { place } of other === undefined ? [] : few)
      report(place, 'turned-test', { name: other === undefined ? '' : lineOf(other.place) });
  }
}
