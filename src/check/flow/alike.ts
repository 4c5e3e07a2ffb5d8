/**
 * Parts and choices that should differ and do not, or should be the same and are turned round: two names that do the same or
 * show the same value, and one pair of ways chosen by opposite tests. It must not know any widget or action by name.
 */
import {
  inside,
  isList,
  isObject,
  membersOf,
  nameFrom,
  own,
  lineOf,
  type Members,
  type Place,
} from '../document/document.ts';
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import type { Report } from '../report/report.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { placeOf } from '../practice/survey.ts';
import { wordsOf } from '../practice/scope.ts';
import { does } from '../walk/deeds.ts';
import { excludes } from './conditions.ts';
import { fits, isOfField } from './fitting.ts';
import { isIdle } from './doing.ts';
import { pairs } from './pairs.ts';

const look = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => (name === '$comment' ? undefined : inner));

export function checkAlike(subject: Subject): void {
  checkPresses(subject);
  checkNames(subject);
  checkValues(subject);
  checkEntries(subject);
  checkGiven(subject);
  checkHandedTwice(subject);
}

/** What a person chooses between: parts in one list, or the buttons of a dialog. */
function checkPresses(subject: Subject): void {
  const { survey, report } = subject;
  const dialogs = [...new Set(survey.buttons.map(({ dialog }) => dialog))].map((name) =>
    survey.buttons.filter(({ dialog }) => dialog === name),
  );
  for (const group of [...survey.siblings, ...dialogs]) {
    const pressed = group.flatMap((spot) => {
      const { type, press } = spot.object;
      return decides(press, subject)
        ? [{ spot, key: look([type, press]), name: namesOf(spot, subject) }]
        : [];
    });
    type Pressed = (typeof pressed)[number];
    const isAlike = (one: Pressed, before: Pressed): boolean =>
      one.key === before.key &&
      one.name !== before.name &&
      one.spot.place !== before.spot.place &&
      !excludes(one.spot.object['if'], before.spot.object['if']);
    for (const [{ spot }, before] of pairs(pressed, isAlike))
      report(placeOf(spot, 'press'), 'same-press', { name: lineOf(before.spot.place) });
  }
}

/** More is done than to leave what is open, or nothing. */
function decides(press: unknown, { facts }: Subject): boolean {
  return (isList(press) ? press : [press]).some(
    (action) =>
      isObject(action) &&
      !does('closes', action, facts) &&
      !does('leadsBack', action, facts) &&
      !isIdle(action, facts),
  );
}

/** The words by which it is known. */
const namesOf = ({ object }: Spot, { facts }: Subject): string => {
  const names = Object.keys(own(facts.widgets, nameFrom(object['type']))?.names ?? { text: true });
  return look(names.map((name) => object[name]));
};

/** The same where nothing but words beside its data names it, as a label does. */
const labelOf = (spot: Spot, subject: Subject): string => {
  const names = namesOf(spot, subject);
  if (names !== '[]') return names;
  const kinds = own(subject.project.widgets, nameFrom(spot.object['type'])) ?? {};
  const words = Object.entries(kinds).flatMap(([prop, kind]) =>
    kind === 'text' && isKey(spot.object[prop]) && !isFilled(spot.object[prop], subject)
      ? [spot.object[prop]]
      : [],
  );
  return look(words.slice(0, 1));
};

/** A text of the locales that data stands in. */
const isFilled = (value: unknown, { project }: Subject): boolean =>
  isKey(value) && wordsOf(nameFrom(value), project.texts).some(readsData);

const readsData = (value: unknown): value is string => typeof value === 'string' && value.includes('{{');

/** One value under two names, in one definition. */
function checkValues(subject: Subject): void {
  const { survey, project, report } = subject;
  const valuesOf = ({ object }: Spot): readonly (readonly [string, string])[] => {
    const type = nameFrom(object['type']);
    const names = own(subject.facts.widgets, type)?.names ?? {};
    return Object.entries(own(project.widgets, type) ?? {}).flatMap(([prop, kind]) => {
      const value = own(object, prop);
      return kind === 'text' && readsData(value) && own(names, prop) === undefined
        ? [[prop, value] as const]
        : [];
    });
  };
  // A fragment is met in each of its places.
  const places = new Map(
    survey.nodes.map((spot) => [`${spot.place.document.file} ${spot.place.pointer.join('/')}`, spot]),
  );
  const named = [...places.values()].flatMap((spot) =>
    labelOf(spot, subject) === '[]' ? [] : valuesOf(spot).map(([prop, value]) => ({ spot, prop, value })),
  );
  type Valued = (typeof named)[number];
  const isAlike = (one: Valued, before: Valued): boolean =>
    one.value === before.value &&
    one.prop === before.prop &&
    one.spot.place.document === before.spot.place.document &&
    one.spot.object['type'] === before.spot.object['type'] &&
    labelOf(one.spot, subject) !== labelOf(before.spot, subject) &&
    !excludes(one.spot.object['if'], before.spot.object['if']);
  for (const [{ spot, prop, value }, before] of pairs(named, isAlike)) {
    const [mine, theirs] = [spot, before.spot].map((each) => labelOf(each, subject));
    const isFirst = fits(mine, value) && !fits(theirs, value);
    const [at, other] = isFirst ? [before.spot, spot] : [spot, before.spot];
    report(placeOf(at, prop), 'same-value', {
      name: value,
      of: lineOf(other.place),
      ...(isFirst ? { wanted: 'behind' } : {}),
    });
  }
}

/** A part with the prop that names it, and what stands in it. */
export interface Named {
  readonly spot: Spot;
  readonly name: string;
  readonly words: string;
  readonly look: string;
  readonly body: string | undefined;
}

/** Its name for those who hear the screen, or the words beside data that it shows. */
export function namedBy(spot: Spot, subject: Subject): readonly Named[] {
  const { facts, project } = subject;
  const { object } = spot;
  const type = nameFrom(object['type']);
  const kinds = Object.entries(own(project.widgets, type) ?? {});
  const texts = kinds.filter(([, kind]) => kind === 'text').map(([prop]) => prop);
  const names = texts.some((prop) => readsData(object[prop]) || isFilled(object[prop], subject))
    ? texts
    : Object.keys(own(facts.widgets, type)?.names ?? {});
  const name = names.find((prop) => isKey(object[prop]));
  const [body] = kinds.find(([prop, kind]) => kind === 'nodes' && object[prop] !== undefined) ?? [];
  return name === undefined ? [] : [{ spot, name, words: nameFrom(object[name]), look: look(object), body }];
}

/** Two that ask for the same value of something would be for two values: it is told at the test. */
function reportNamesake(
  spot: Spot,
  before: Spot,
  args: ProblemArguments,
  name: string,
  report: Report,
): void {
  const [tests, others] = [membersOf(spot.object['if']), membersOf(before.object['if'])];
  const asked = Object.entries(tests).find(
    ([path, value]) => path !== 'some' && typeof value === 'string' && others[path] === value,
  );
  if (asked === undefined) return report(placeOf(spot, name), 'same-name', args);
  report(inside(spot.place, 'if'), 'same-name', {
    ...args,
    detail: 'test',
    near: `"${asked[0]}": ${JSON.stringify(asked[1])}`,
  });
}

/** One name for two parts beside one another, or two names for the same inside. */
function checkNames(subject: Subject): void {
  const { survey, report } = subject;
  const isApart = ({ spot }: Named, { spot: before }: Named): boolean =>
    spot.place !== before.place &&
    spot.object['type'] === before.object['type'] &&
    !excludes(spot.object['if'], before.object['if']);
  const isNamesake = (one: Named, before: Named): boolean =>
    one.words === before.words && one.look !== before.look && isApart(one, before);
  const isCopy = (one: Named, before: Named): boolean =>
    one.body !== undefined &&
    one.words !== before.words &&
    look(one.spot.object[one.body]) === look(before.spot.object[one.body]) &&
    isApart(one, before);
  for (const group of survey.siblings) {
    const named = group.flatMap((spot) => namedBy(spot, subject));
    for (const [{ spot, name, words }, before] of pairs(named, isNamesake))
      if (isOfField(words, spot) && !isOfField(words, before.spot))
        report(placeOf(before.spot, name), 'same-name', {
          name: words,
          of: lineOf(spot.place),
          wanted: 'behind',
        });
      else reportNamesake(spot, before.spot, { name: words, of: lineOf(before.spot.place) }, name, report);
    for (const [{ spot, body = '' }, before] of pairs(named, isCopy))
      report(placeOf(spot, body), 'same-value', {
        name: `What stands in "${body}"`,
        of: lineOf(before.spot.place),
      });
  }
}

const isKey = (value: unknown): boolean => typeof value === 'string' && value.startsWith('@');

/** Entries of a written list, such as rows: a name and a value, of which one was copied and not changed. */
function checkEntries({ survey, report }: Subject): void {
  for (const { kind, value, place } of survey.uses) {
    if (kind !== 'list' || !isList(value)) continue;
    const entries = value.flatMap((object, index) => (isObject(object) ? [{ object, index }] : []));
    for (const [at, { object, index }] of entries.entries())
      for (const before of entries.slice(0, at))
        for (const [member, same] of Object.entries(object)) {
          const others = Object.keys(object).filter((name) => name !== member && name !== '$comment');
          const isOther = others.some((name) => look(object[name]) !== look(before.object[name]));
          if (same !== before.object[member] || !isOther) continue;
          const there = inside(place, index, member);
          const of = lineOf(inside(place, before.index));
          if (isKey(same)) report(there, 'same-name', { name: nameFrom(same), of });
          else if (readsData(same)) {
            const [mine, theirs] = [object, before.object].map((each) =>
              others.map((name) => each[name]).find(isKey),
            );
            const isFirst = fits(mine, same) && !fits(theirs, same);
            report(isFirst ? inside(place, before.index, member) : there, 'same-value', {
              name: same,
              of: isFirst ? lineOf(inside(place, index)) : of,
              ...(isFirst ? { wanted: 'behind' } : {}),
            });
          }
        }
  }
}

type Given = readonly [string, unknown];

/** The one value that is shown where it is there, whatever stands in for it. */
const onlyIn = (value: unknown): string | undefined =>
  /^(?:\{\{#([\w.]+)\}\})?\{\{([\w.]+)\}\}(?:\{\{\/\1\}\}(?:\{\{\^\1\}\}.*)?)?$/.exec(nameFrom(value))?.[2];

/** One value for two parameters of a fragment, each of which it shows. */
function checkGiven({ survey, project, report }: Subject): void {
  for (const { object, place } of survey.nodes) {
    if (object['type'] !== 'fragment') continue;
    const declared = membersOf(membersOf(project.fragments.get(nameFrom(object['of']))?.value)['params']);
    const given = Object.entries(membersOf(object['with'])).filter(
      ([name, value]) => readsData(value) && membersOf(own(declared, name))['type'] === 'text',
    );
    const isAlike = ([, one]: Given, [, other]: Given): boolean =>
      one === other || (onlyIn(one) !== undefined && onlyIn(one) === onlyIn(other));
    for (const [[name, value], [before]] of pairs(given, isAlike)) {
      const isFirst = fits(name, value) && !fits(before, value);
      const [at, other] = isFirst ? [before, name] : [name, before];
      report(inside(place, 'with', at), 'same-value', { name: nameFrom(value), of: `"${other}"` });
    }
  }
}

/** The value of one name that goes under another name as well, though what it is taken from has one of that name, too. */
function checkHandedTwice({ survey, report }: Subject): void {
  for (const { object, place, home } of [...survey.actions, ...survey.sources.values(), ...survey.nodes])
    for (const [members, at] of objectsWithin(object, place))
      for (const [name, given] of Object.entries(members)) {
        const [, root = '', other = ''] = /^\{\{(state|query)\.(\w+)\}\}$/.exec(nameFrom(given)) ?? [];
        const isTwice = other !== '' && other !== name && members[other] === given;
        // A variable of a fragment with state of its own is that one's; the address is the screen's.
        const isAnothers = root === 'state' && home !== undefined;
        if (!isTwice || isAnothers || own(membersOf(survey.screen[root]), name) === undefined) continue;
        const near = `{{${root}.${name}}}`;
        report(inside(at, name), 'same-value', { name: nameFrom(given), of: `"${other}"`, near });
      }
}

/** What is handed on is written by its names in an object, or in one within it. */
function objectsWithin(object: Members, place: Place): readonly (readonly [Members, Place])[] {
  return Object.entries(object).flatMap(([name, member]) =>
    !isObject(member) || member['do'] !== undefined || member['type'] !== undefined
      ? []
      : [[member, inside(place, name)] as const, ...objectsWithin(member, inside(place, name))],
  );
}
