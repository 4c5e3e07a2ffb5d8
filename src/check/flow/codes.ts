/**
 * Codes with which a server refuses: what one call of a screen deals with, another that is answered with the same code does as well. It
 * must not know any call by name, nor what a code means.
 */
import { inside, isList, isObject, nameFrom, own, lineOf, type Place } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { valuesOf } from '../types/judge.ts';
import { placeOf } from '../walk/deeds.ts';
import { matchedPath } from '../walk/ways.ts';
import { callOf, isNoCode } from './doing.ts';

/** Codes that one branch or one test is for. */
interface Group {
  readonly codes: readonly string[];
  readonly place: Place;
  /** It stands in place of the message, for this code alone. */
  readonly isBranch: boolean;
}

interface Answered {
  readonly spot: Spot;
  readonly call: string;
  /** With which the contract says that it is refused. */
  readonly known: readonly string[];
  readonly groups: readonly Group[];
}

export function checkCodes(subject: Subject): void {
  const calls = subject.survey.actions.flatMap((spot) => answeredBy(spot, subject));
  for (const one of calls) {
    const [left] = calls.flatMap((other) => lackingIn(one, other));
    if (left === undefined) continue;
    const { code, place, by } = left;
    subject.report(place ?? placeOf('calls', one.spot, subject.facts), 'unheard-code', {
      name: code,
      of: one.call,
      detail: `"${by.call}" (${lineOf(by.spot.place)})`,
    });
  }
}

function answeredBy(spot: Spot, { project, facts }: Subject): readonly Answered[] {
  const call = callOf(spot.object, project)?.name;
  const known = call === undefined ? undefined : own(facts.calls, call)?.codes;
  return call === undefined || known === undefined ? [] : [{ spot, call, known, groups: groupsOf(spot) }];
}

function groupsOf({ object, place }: Spot): readonly Group[] {
  const on = isObject(object['on']) ? object['on'] : {};
  return [
    ...Object.keys(on).flatMap((code) =>
      isNoCode(code) ? [] : [{ codes: [code], place: inside(place, 'on', code), isBranch: true }],
    ),
    ...['on', 'fail', 'failed'].flatMap((name) => testedIn(object[name], inside(place, name))),
  ];
}

/** Tests and tables that ask for a code. */
function testedIn(value: unknown, place: Place): readonly Group[] {
  if (isList(value)) return value.flatMap((item, index) => testedIn(item, inside(place, index)));
  if (!isObject(value)) return [];
  const is = matchedPath(value['match']) === 'event.code' && isObject(value['is']) ? value['is'] : {};
  const table = Object.keys(is);
  return [
    ...(table.length === 0 ? [] : [{ codes: table, place: inside(place, 'is'), isBranch: false }]),
    ...Object.entries(value).flatMap(([name, inner]) =>
      name === 'event.code'
        ? [{ codes: (valuesOf(inner) ?? []).map(nameFrom), place: inside(place, name), isBranch: false }]
        : testedIn(inner, inside(place, name)),
    ),
  ];
}

/** A code of this call that another deals with: by a branch of its own, or beside one that this call deals with too. */
function lackingIn(one: Answered, by: Answered) {
  const has = (code: string): boolean => one.groups.some(({ codes }) => codes.includes(code));
  return by.groups.flatMap(({ codes, isBranch }) => {
    const beside = one.groups.find(
      (group) => !group.isBranch && group.codes.some((code) => codes.includes(code)),
    );
    return codes.flatMap((code) =>
      has(code) || !one.known.includes(code) || (!isBranch && beside === undefined)
        ? []
        : [{ code, place: beside?.place, by }],
    );
  });
}
