/**
 * The same words for two parts of one screen: two headings, two lists, two rows with one name, two values for staff to fill in. It
 * must not know any widget by name.
 */
import {
  inside,
  isList,
  isObject,
  membersOf,
  nameFrom,
  own,
  lineOf,
  type Place,
} from '../document/document.ts';
import { placeOf, type Spot, type Subject } from '../practice/survey.ts';
import { excludes } from './conditions.ts';
import { pairs } from './pairs.ts';

const isKey = (value: unknown): value is string => typeof value === 'string' && value.startsWith('@');

export function checkSaidTwice(subject: Subject): void {
  checkHeadings(subject);
  checkLists(subject);
  for (const siblings of subject.survey.siblings) checkRows(siblings, subject);
  checkDescribed(subject);
}

/** It is there whatever the data are, once. */
const isAlways = ({ object, around, dialog, row }: Spot): boolean =>
  dialog === undefined &&
  row === undefined &&
  [object, ...around.map((spot) => spot.object)].every(
    (one) => one['if'] === undefined && one['each'] === undefined,
  );

interface Said {
  readonly words: string;
  readonly place: Place;
}

const twice = (said: readonly Said[]): readonly (readonly [Said, Said])[] =>
  pairs(said, (one, before) => one.words === before.words);

function checkHeadings({ survey, facts, report }: Subject): void {
  const said = survey.nodes
    .filter((spot) => isAlways(spot) && spot.place.document === survey.place.document)
    .flatMap((spot) =>
      Object.keys(own(facts.widgets, nameFrom(spot.object['type']))?.headings ?? {}).flatMap((prop) => {
        const words = spot.object[prop === 'level' ? 'text' : prop];
        return isKey(words) ? [{ words, place: placeOf(spot, prop === 'level' ? 'text' : prop) }] : [];
      }),
    );
  for (const [{ words, place }, before] of twice(said))
    report(place, 'same-name', { name: words, of: lineOf(before.place) });
}

/** Lists of texts alone, each of which says what no other says. */
function checkLists({ survey, report }: Subject): void {
  const said = survey.uses.flatMap(({ kind, value, place, spot }) =>
    kind === 'list' &&
    isList(value) &&
    value.length > 1 &&
    value.every(isKey) &&
    isAlways(spot) &&
    place.document === survey.place.document
      ? [{ words: JSON.stringify(value), place }]
      : [],
  );
  for (const [{ place }, before] of twice(said))
    report(place, 'same-value', { name: 'The same list', of: lineOf(before.place) });
}

/** Entries with one name, each alone in its list, in lists that stand beside one another: together they are one. */
function checkRows(siblings: readonly Spot[], { project, report }: Subject): void {
  const said = siblings.flatMap((spot) => {
    const kinds = own(project.widgets, nameFrom(spot.object['type'])) ?? {};
    return Object.keys(kinds).flatMap((prop) => {
      const value = kinds[prop] === 'list' ? spot.object[prop] : undefined;
      return (isList(value) && value.length === 1 ? value : []).flatMap((entry: unknown, index) =>
        Object.entries(isObject(entry) ? entry : {}).flatMap(([member, words]) =>
          isKey(words)
            ? [
                {
                  words,
                  member,
                  entry: JSON.stringify(entry),
                  spot,
                  place: inside(placeOf(spot, prop), index, member),
                },
              ]
            : [],
        ),
      );
    });
  });
  const alike = pairs(
    said,
    (one, before) =>
      before.spot !== one.spot &&
      before.words === one.words &&
      before.member === one.member &&
      before.entry !== one.entry &&
      !excludes(one.spot.object['if'], before.spot.object['if']),
  );
  for (const [{ words, place }, before] of alike)
    report(place, 'same-name', { name: words, of: lineOf(before.place) });
}

/** Staff fill in a value by what is said of it. */
function checkDescribed({ survey, report }: Subject): void {
  const said = Object.entries(membersOf(survey.screen['values'])).flatMap(([name, value]) => {
    const words = membersOf(value)['description'];
    return typeof words === 'string' && words.includes(' ')
      ? [{ words, place: inside(survey.place, 'values', name, 'description') }]
      : [];
  });
  for (const [{ words, place }, before] of twice(said))
    report(place, 'same-name', { name: words, of: lineOf(before.place), detail: 'value' });
}
