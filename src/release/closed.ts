/**
 * Words that no release says otherwise: what the specification prescribes to the letter, and the main labels. They are closed under
 * their key, and at their place: another text does not stand there instead. It must not know who asks.
 */
import { isList, isObject, own } from '../check/document/document.ts';
import { textKey } from '../lib/template.ts';
import { wordsOf } from './bundles.ts';
import type { Library } from './library.ts';
import { usesOf } from './uses.ts';
import { keysIn } from './words.ts';

type Wording = Library['facts']['wording'];

export type Closed = 'quoted' | 'label';

/** Why the words of a key are closed; nothing where they are not. */
export const closedBy = ({ verbatim, labels }: Wording, key: string): Closed | undefined =>
  verbatim.has(key) ? 'quoted' : labels?.has(key) === true ? 'label' : undefined;

/** How often each text stands in a kind of place (`button.text`). */
type Said = Map<string, Map<string, number>>;

/** @param sayOf a text as a person reads it: under which key it is kept is no matter. */
function note(
  value: unknown,
  place: string,
  holder: string,
  sayOf: (text: string) => string,
  said: Said,
): void {
  if (typeof value === 'string') {
    const texts = said.get(place) ?? new Map<string, number>();
    const text = sayOf(value);
    said.set(place, texts.set(text, (texts.get(text) ?? 0) + 1));
  } else if (isList(value)) for (const item of value) note(item, place, holder, sayOf, said);
  else if (isObject(value)) {
    const { type, do: deed } = value;
    const named = typeof type === 'string' ? type : typeof deed === 'string' ? deed : holder;
    for (const [name, member] of Object.entries(value))
      if (!name.startsWith('$')) note(member, `${named}.${name}`, named, sayOf, said);
  }
}

/** A text in both languages, as one value. */
const sayingOf = (library: Library): ((text: string) => string) => {
  const [es, en] = [wordsOf(library, 'es'), wordsOf(library, 'en')];
  return (text) => {
    const key = textKey(text) ?? '';
    return JSON.stringify([own(es, key), own(en, key)]);
  };
};

/** A screen or layout with what it is put together from. */
function piecesOf(id: string, { screens, fragments }: Library): readonly unknown[] {
  const screen = screens[id];
  return [screen, ...usesOf(screen, fragments).fragments.map((name) => fragments[name])];
}

function saidOn(id: string, library: Library, sayOf: (text: string) => string): Said {
  const said: Said = new Map();
  for (const piece of piecesOf(id, library)) note(piece, '', '', sayOf, said);
  return said;
}

const countOf = (texts: ReadonlyMap<string, number> = new Map()): number =>
  [...texts.values()].reduce((sum, count) => sum + count, 0);

export interface Reworded {
  readonly screen: string;
  /** Of the shared part that says it, where the screen itself is as it was. */
  readonly fragment?: string;
  /** The key of the build. */
  readonly key: string;
  readonly why: Closed;
  /** The kind of place: `button.text`. */
  readonly place: string;
  /** What stands there now, in Spanish and English; undefined where nobody can tell. */
  readonly instead?: readonly [es: string, en: string];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The shared part that was changed and named the key, where the screen itself was not changed. */
function fragmentOf(id: string, key: string, build: Library, library: Library): string | undefined {
  if (!isSame(build.screens[id], library.screens[id])) return undefined;
  return usesOf(build.screens[id], build.fragments).fragments.find((name) => {
    const named = new Set<string>();
    keysIn(build.fragments[name], named);
    return named.has(key) && !isSame(build.fragments[name], library.fragments[name]);
  });
}

/** Words that more places of the kind say than did. */
function insteadIn(
  texts: ReadonlyMap<string, number>,
  there: ReadonlyMap<string, number> = new Map(),
): Reworded['instead'] {
  const [more] = [...there].find(([text, count]) => count > (texts.get(text) ?? 0)) ?? [];
  const [es, en] = JSON.parse(more ?? '[]') as readonly unknown[];
  return typeof es === 'string' && typeof en === 'string' ? [es, en] : undefined;
}

/**
 * Closed words of the build in whose place a screen says something else. A part may go, move, or come again elsewhere: that words are
 * replaced shows in that fewer places of a kind say them, and more of the same kind say something else.
 */
export function rewordedAtPlace(build: Library, library: Library): readonly Reworded[] {
  const { wording } = build.facts;
  const [before, now] = [sayingOf(build), sayingOf(library)];
  const keys = Object.keys(wordsOf(build, 'es')).filter((key) => closedBy(wording, key) !== undefined);
  return Object.keys(build.screens).flatMap((id): readonly Reworded[] => {
    if (own(library.screens, id) === undefined) return [];
    const after = saidOn(id, library, now);
    const named = new Set<string>();
    keysIn(piecesOf(id, build), named);
    // Several keys may say the same: the one that the screen names, where there is one.
    const closed = new Map(
      [...keys, ...keys.filter((key) => named.has(key))].map((key) => [before(`@${key}`), key]),
    );
    const replaced = new Map<string, Reworded>();
    for (const [place, texts] of saidOn(id, build, before))
      for (const [text, count] of texts) {
        const there = after.get(place);
        const left = there?.get(text) ?? 0;
        const key = closed.get(text) ?? '';
        const why = closedBy(wording, key);
        const isReplaced = left < count && countOf(there) - left > countOf(texts) - count;
        if (!isReplaced || why === undefined || replaced.has(key)) continue;
        const [fragment, instead] = [fragmentOf(id, key, build, library), insteadIn(texts, there)];
        const found: Reworded = { screen: id, key, why, place };
        replaced.set(key, { ...found, ...(fragment && { fragment }), ...(instead && { instead }) });
      }
    return [...replaced.values()];
  });
}
