/** Which words the tests of a screen ask of a value, and whether they leave room for others. It must not know any value. */
import { presence, testMembers } from '../../lib/presence.ts';
import { inside, isList, isObject, type Place } from '../document/document.ts';
import { originsOf, templateOf, valueOrigins } from '../practice/scope.ts';
import type { Read, Subject, Use } from '../practice/survey.ts';
import { rowNames } from '../walk/ways.ts';

export interface Asked {
  /** Each word with the places that ask for it. */
  readonly words: ReadonlyMap<string, readonly Place[]>;
  /** Something is done for any other word as well. */
  readonly open: boolean;
}

/** A screen with what it reads, and the words that its tests ask for. */
export interface Reader {
  readonly subject: Subject;
  readonly reads: readonly Read[];
  readonly asked: ReadonlyMap<string, Asked>;
}

interface Noted {
  readonly words: Map<string, Place[]>;
  open: boolean;
}

const plain = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value);

/** By the path of the screen that is asked. */
export function askedIn({ survey, project }: Subject): ReadonlyMap<string, Asked> {
  const asked = new Map<string, Noted>();
  const noted = (path: string): Noted => {
    const before = asked.get(path) ?? { words: new Map<string, Place[]>(), open: false };
    asked.set(path, before);
    return before;
  };
  const note = (path: string, value: unknown, place: Place, holds: boolean): void => {
    const one = noted(path);
    if (!holds || !plain(value)) one.open = true;
    else one.words.set(String(value), [...(one.words.get(String(value)) ?? []), place]);
  };
  for (const use of survey.uses) {
    if (use.kind === 'test') {
      const { object } = use.spot;
      // What is done else is done for every other word; a choice of many has a last branch.
      const hasRest = use.prop === 'of' || (object['then'] !== undefined && object['else'] !== undefined);
      for (const { path, value, place, holds } of comparisonsIn(use.value, use.place))
        for (const origin of originsOf(path.split('.'), use.spot.scope, project.texts)) {
          note(origin.join('.'), value, place, holds);
          if (hasRest) noted(origin.join('.')).open = true;
        }
    } else if (use.prop === 'match')
      noteTable(use, note, (path) => void (noted(path).open = true), project.texts);
  }
  return asked;
}

function noteTable(
  { spot, value, place }: Use,
  note: (path: string, value: unknown, place: Place, holds: boolean) => void,
  open: (path: string) => void,
  texts: Parameters<typeof valueOrigins>[3],
): void {
  const { is, else: rest } = spot.object;
  const isEmpty = isList(rest) ? rest.length === 0 : isObject(rest) && Object.keys(rest).length === 0;
  for (const origin of valueOrigins(value, [], spot.scope, texts)) {
    const path = origin.join('.');
    const table = { ...place, pointer: place.pointer.slice(0, -1) };
    for (const name of rowNames(is)) note(path, name, { ...inside(table, 'is', name), key: true }, true);
    if (!isEmpty) open(path);
  }
}

interface Comparison {
  readonly path: string;
  readonly value: unknown;
  readonly place: Place;
  readonly holds: boolean;
}

interface Leaf {
  readonly path: string;
  readonly condition: unknown;
  readonly place: Place;
  /** In how many denials it stands. */
  readonly denied: number;
}

/** What a test asks of each path, wherever in it. */
export function leavesIn(test: unknown, place: Place, denied = 0): readonly Leaf[] {
  if (!isObject(test)) return [];
  return testMembers(test).flatMap(({ path, condition, at }): readonly Leaf[] => {
    const there = inside(place, ...at);
    if (path === 'not') return leavesIn(condition, there, denied + 1);
    if (path === 'any' || path === 'all')
      return (isList(condition) ? condition : []).flatMap((part, index) =>
        leavesIn(part, inside(there, index), denied),
      );
    return [{ path, condition, place: there, denied }];
  });
}

/** Every literal that a test compares with, and how. */
function comparisonsIn(test: unknown, place: Place): readonly Comparison[] {
  return leavesIn(test, place).flatMap(({ path, condition, place: there, denied }): readonly Comparison[] => {
    const holds = denied === 0;
    if (isList(condition))
      return condition.map((value, index) => ({ path, value, place: inside(there, index), holds }));
    const isOpen = condition === presence || isObject(condition);
    return [{ path, value: condition, place: there, holds: holds && !isOpen }];
  });
}

/** A word that is written down; `undefined` for data and for texts. */
export function wordIn(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.startsWith('@')) return undefined;
  const template = templateOf(value);
  return template.kind === 'literal' && value !== '' ? template.text : undefined;
}
