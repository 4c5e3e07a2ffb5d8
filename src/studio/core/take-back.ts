/**
 * What one published change changed, thing by thing, and the edits that take one of them back over what everyone has now. What was
 * changed again since is not taken back. Pure; it must not know who published it.
 */
import type { Change } from '../../model/studio.ts';
import type { Json } from '../../model/json.ts';
import { membersOf, own, type Members } from '../../check/document/document.ts';
import type { Tongue } from '../../lib/figures.ts';
import { differenceOf } from '../../release/difference.ts';
import { partOf, spotOf, wordsFile, wordsPart } from '../../release/names.ts';
import type { Told } from '../../release/told.ts';
import type { Known } from '../forms/desk.ts';
import { writeFile } from './files.ts';
import { once, parse } from './parsed.ts';
import { spliced, type Splice, type Texts } from './splices.ts';
import { tellChange } from './tell/tell.ts';
import { setWords } from './words.ts';

type Published = Pick<Change, 'files' | 'before'>;

/** One thing that a change changed: a screen with the words that came or went with it, or the words of one key. */
export interface Thing {
  /** The file of a definition or a document, or the key of words. */
  readonly id: string;
  readonly kind: 'file' | 'words';
  readonly about: Told;
  readonly told: readonly Told[];
}

const over = (texts: Texts, files: Published['files']): Texts => {
  const next = new Map(texts);
  for (const [file, text] of Object.entries(files)) {
    if (text === null) next.delete(file);
    else next.set(file, text);
  }
  return next;
};

/** All texts before it, and with it, whatever was published since. */
export const overBefore = (
  { files, before }: Published,
  now: Texts,
): { readonly base: Texts; readonly now: Texts } => ({ base: over(now, before), now: over(now, files) });

/** In the order in which they are told. */
export function thingsOf(published: Published, now: Texts, project: Known): readonly Thing[] {
  const texts = overBefore(published, now);
  const things = new Map<string, Thing>();
  for (const { file, about, words, reworded } of tellChange(texts.base, texts.now, project)) {
    const isWords = /^locales\/\w+\.json$/.test(file);
    // Words that came or went without anything that shows them are no change of their own for a person.
    if (isWords && reworded === undefined) continue;
    const id = reworded ?? file;
    const known = things.get(id);
    things.set(id, { id, kind: isWords ? 'words' : 'file', about, told: [...(known?.told ?? []), words] });
  }
  return [...things.values()];
}

/** All words before it and after it; of one change they are asked for many times. */
const spokenIn = once(({ files, before }: Published) => {
  const read = (texts: Published['files'], tongue: Tongue): Members =>
    membersOf(parse(own(texts, wordsFile(tongue)) ?? ''));
  const spoken = (tongue: Tongue) => ({ was: read(before, tongue), is: read(files, tongue) });
  return { es: spoken('es'), en: spoken('en') };
});

/** What a change did, the other way round. */
const backwards = ({ files, before }: Published, now: Texts) =>
  differenceOf({ files: before, before: files }, Object.fromEntries(now));

export interface TakenBack {
  readonly splices: readonly Splice[];
  /** It was changed again since, or says already what it said before. */
  readonly why?: 'changed' | 'same';
}

/** The keys of words that came or went with a file: those that nothing shows any more, and those that are shown again. */
function wordsAlong(texts: Texts, values: Readonly<Record<string, Json>>): readonly string[] {
  const definitions = [...texts].filter(([file]) => file.startsWith('screens/')).map(([, text]) => text);
  const isShown = (key: string): boolean => definitions.some((text) => text.includes(`"@${key}"`));
  return Object.entries(values).flatMap(([name, value]) => {
    const spot = spotOf(name);
    return spot?.kind === 'words' && isShown(spot.key) === (value !== null) ? [name] : [];
  });
}

export function takeBack(published: Published, thing: Pick<Thing, 'id' | 'kind'>, now: Texts): TakenBack {
  const { values, conflicts } = backwards(published, now);
  let texts = now;
  const splices: Splice[] = [];
  const make = (more: readonly Splice[]): void => {
    texts = spliced(texts, more)?.texts ?? texts;
    splices.push(...more);
  };
  const setSpoken = (name: string): void => {
    const spot = spotOf(name);
    if (spot?.kind === 'words') make(setWords(texts, spot.key, spot.tongue, own(values, name) ?? undefined));
  };
  if (thing.kind === 'words') {
    const names = [wordsPart('es', thing.id), wordsPart('en', thing.id)].filter((name) => name in values);
    if (names.some((name) => conflicts.includes(name))) return { splices: [], why: 'changed' };
    names.forEach(setSpoken);
    return names.length === 0 ? { splices, why: 'same' } : { splices };
  }
  const part = partOf(thing.id);
  if (typeof part !== 'string' || !(part in values)) return { splices, why: 'same' };
  if (conflicts.includes(part)) return { splices, why: 'changed' };
  make(writeFile(texts, thing.id, own(published.before, thing.id) ?? ''));
  // Words that were kept apart from it since stay.
  wordsAlong(texts, values)
    .filter((name) => !conflicts.includes(name))
    .filter((name) => isNewOrGone(published, name))
    .forEach(setSpoken);
  return { splices };
}

/** All that a change did and was taken back, over what everyone has now. What was changed again since stays as it is. */
export function doAgain({ files, before }: Published, now: Texts, project: Known): TakenBack {
  let texts = now;
  const splices: Splice[] = [];
  for (const thing of thingsOf({ files, before }, now, project)) {
    const again = takeBack({ files: before, before: files }, thing, texts);
    texts = spliced(texts, again.splices)?.texts ?? texts;
    splices.push(...again.splices);
  }
  return splices.length === 0 ? { splices, why: 'changed' } : { splices };
}

/** Words that the change brought, or took away; not those that it said otherwise. */
function isNewOrGone(published: Published, name: string): boolean {
  const spot = spotOf(name);
  if (spot?.kind !== 'words') return false;
  const { was, is } = spokenIn(published)[spot.tongue];
  return (own(was, spot.key) === undefined) !== (own(is, spot.key) === undefined);
}
