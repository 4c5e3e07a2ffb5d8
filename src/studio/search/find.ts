/** Finds screens by their names and parts by their words, in both languages at once. It must not know what becomes of what is found. */
import type { Tongue } from '../../lib/figures.ts';
import type { PartPlace } from '../phone/protocol.ts';
import { isMeant, meantBy, plain, rankOf } from './meant.ts';
import type { WordsPlaces } from './places.ts';
import type { ScreenName, Words } from './screens.ts';

export interface FoundWords {
  readonly key: string;
  readonly screen: ScreenName;
  readonly part: PartPlace | undefined;
  readonly words: Readonly<Record<Tongue, string>>;
  /** On how many screens they stand. */
  readonly screens: number;
  /** What of it was looked for: what was typed, or what is meant by that. Plain. */
  readonly by: string;
}

export interface Found {
  readonly screens: readonly ScreenName[];
  readonly words: readonly FoundWords[];
  /** What was meant, where something was found by it. */
  readonly also: readonly string[];
}

/** The words in the language of the studio, with those that were meant where they are the other language's. @param asked plain. */
export function saidWhere(words: Readonly<Record<Tongue, string>>, asked: string, tongue: Tongue): string {
  const [own, other] = tongue === 'es' ? [words.es, words.en] : [words.en, words.es];
  return plain(own).includes(asked) ? own : `${other} · ${own}`;
}

const best = (ranks: readonly (number | undefined)[]): number =>
  Math.min(...ranks.map((each) => each ?? Number.POSITIVE_INFINITY));

function ranked<T>(all: readonly T[], rankIn: (one: T) => number): readonly T[] {
  return all
    .map((one) => ({ one, rank: rankIn(one) }))
    .filter(({ rank: at }) => at !== Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank)
    .map(({ one }) => one);
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Behind all that says it. */
const behind = 10;

/** By what a screen is found: its names, what stands above it for borrowers, its address. */
const calledBy = ({ id, name, titles = [] }: ScreenName): readonly string[] => [
  name.es,
  name.en,
  ...titles,
  id,
  id.replaceAll('-', ' '),
];

/** @param most so many places of words, and all of each text. */
export function find(
  asked: string,
  screens: readonly ScreenName[],
  words: Words,
  places: WordsPlaces,
  most = 40,
): Found {
  const wanted = plain(asked);
  if (wanted === '') return { screens, words: [], also: [] };
  const byName = new Map(screens.map((screen) => [screen.id, screen]));
  const others = meantBy(wanted);
  const saidIn = (key: string): readonly string[] => [textIn(words.es[key]), textIn(words.en[key])];
  const said = ranked([...places.keys()], (key) => best(saidIn(key).map((text) => rankOf(text, wanted))));
  // Words that are there are what is looked for: only where there are none something else is meant.
  const by = (key: string): string | undefined =>
    others.terms.find((term) => saidIn(key).some((text) => isMeant(text, term)));
  const keys = said.length > 0 ? said : [...places.keys()].filter((key) => by(key) !== undefined);
  const found: FoundWords[] = [];
  for (const key of keys) {
    if (found.length >= most) break;
    const standing = (places.get(key) ?? []).flatMap((place) => {
      const screen = byName.get(place.screen);
      return screen === undefined ? [] : [{ screen, part: place.part }];
    });
    const count = new Set(standing.map(({ screen }) => screen.id)).size;
    const both = { es: textIn(words.es[key]), en: textIn(words.en[key]) };
    const term = said.length > 0 ? wanted : plain(by(key) ?? wanted);
    found.push(...standing.map((place) => ({ key, ...place, words: both, screens: count, by: term })));
  }
  const isNamed = (screen: ScreenName, term: string): boolean =>
    calledBy(screen).some((name) => isMeant(name, term));
  const isSaid = (screen: ScreenName): boolean =>
    calledBy(screen).some((name) => rankOf(name, wanted) !== undefined);
  const named = ranked(screens, (screen) => {
    const meant = others.terms.findIndex((term) => isNamed(screen, term));
    const own = others.screens.includes(screen.id) ? behind : undefined;
    return best([
      ...calledBy(screen).map((name) => rankOf(name, wanted)),
      own,
      meant < 0 ? undefined : behind + 1 + meant,
    ]);
  });
  const otherwise = named.filter((screen) => !isSaid(screen));
  const also = others.terms.filter(
    (term) =>
      found.some((each) => each.by === plain(term)) || otherwise.some((screen) => isNamed(screen, term)),
  );
  return { screens: named, words: found, also };
}
