/** Finds screens by their names and parts by their words, in both languages at once. It must not know what becomes of what is found. */
import type { Tongue } from '../../lib/figures.ts';
import type { PartPlace } from '../phone/protocol.ts';
import type { WordsPlaces } from './places.ts';
import type { ScreenName, Words } from './screens.ts';

export interface FoundWords {
  readonly key: string;
  readonly screen: ScreenName;
  readonly part: PartPlace | undefined;
  readonly words: Readonly<Record<Tongue, string>>;
  /** On how many screens they stand. */
  readonly screens: number;
}

export interface Found {
  readonly screens: readonly ScreenName[];
  readonly words: readonly FoundWords[];
}

/** As it is compared: without case and accents. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The words in the language of the studio, with those that were meant where they are the other language's. @param asked plain. */
export function saidWhere(words: Readonly<Record<Tongue, string>>, asked: string, tongue: Tongue): string {
  const [own, other] = tongue === 'es' ? [words.es, words.en] : [words.en, words.es];
  return plain(own).includes(asked) ? own : `${other} · ${own}`;
}

/** What is the same comes first, then what begins with it, then what holds it; nothing for what does not. */
function rank(text: string, asked: string): number | undefined {
  const found = plain(text);
  if (found === asked) return 0;
  if (found.startsWith(asked)) return 1;
  return found.includes(asked) ? 2 : undefined;
}

const best = (ranks: readonly (number | undefined)[]): number =>
  Math.min(...ranks.map((each) => each ?? Number.POSITIVE_INFINITY));

function ranked<T>(all: readonly T[], rankOf: (one: T) => number): readonly T[] {
  return all
    .map((one) => ({ one, rank: rankOf(one) }))
    .filter(({ rank: at }) => at !== Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank)
    .map(({ one }) => one);
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export function find(
  asked: string,
  screens: readonly ScreenName[],
  words: Words,
  places: WordsPlaces,
  most = 40,
): Found {
  const wanted = plain(asked);
  if (wanted === '') return { screens, words: [] };
  const byName = new Map(screens.map((screen) => [screen.id, screen]));
  const keys = ranked([...places.keys()], (key) =>
    best([rank(textIn(words.es[key]), wanted), rank(textIn(words.en[key]), wanted)]),
  );
  const found = keys.flatMap((key): readonly FoundWords[] => {
    const standing = places.get(key) ?? [];
    const count = new Set(standing.map(({ screen }) => screen)).size;
    return standing.flatMap(({ screen, part }) => {
      const name = byName.get(screen);
      const both = { es: textIn(words.es[key]), en: textIn(words.en[key]) };
      return name === undefined ? [] : [{ key, screen: name, part, words: both, screens: count }];
    });
  });
  return {
    screens: ranked(screens, ({ name, id }) =>
      best([rank(name.es, wanted), rank(name.en, wanted), rank(id, wanted)]),
    ),
    words: found.slice(0, most),
  };
}
