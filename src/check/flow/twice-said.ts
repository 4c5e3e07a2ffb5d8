/**
 * The same words over two parts of one screen: two headings, two lists, two rows with one name. It must not know any widget by
 * name.
 */
import { inside, isList, isObject, nameFrom, own, positionOf, type Place } from '../document/document.ts';
import { placeOf, type Spot, type Subject } from '../practice/survey.ts';
import { excludes } from './conditions.ts';

const lineOf = (place: Place): string => `line ${positionOf(place).line}`;

const isKey = (value: unknown): value is string => typeof value === 'string' && value.startsWith('@');

export function checkSaidTwice(subject: Subject): void {
  checkHeadings(subject);
  checkLists(subject);
  for (const siblings of subject.survey.siblings) checkRows(siblings, subject);
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
  said.flatMap((one, index) => {
    const before = said.slice(0, index).find((other) => other.words === one.words);
    return before === undefined ? [] : [[one, before] as const];
  });

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
  for (const [index, one] of said.entries()) {
    const before = said
      .slice(0, index)
      .find(
        (other) =>
          other.spot !== one.spot &&
          other.words === one.words &&
          other.member === one.member &&
          other.entry !== one.entry &&
          !excludes(one.spot.object['if'], other.spot.object['if']),
      );
    if (before !== undefined) report(one.place, 'same-name', { name: one.words, of: lineOf(before.place) });
  }
}
