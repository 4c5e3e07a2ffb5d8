/**
 * A project's files as the parts that a release can change, and back: a file of JSON is one part, a locale file one for each key.
 * It must not know what a part says.
 */
import { isObject, own, type ProjectFile } from '../check/document/document.ts';
import type { Digest } from '../lib/hash-name.ts';
import type { Json } from '../model/json.ts';
import type { Hash, PartName, Parts } from '../model/release.ts';
import { fileOf, partOf, spotOf, wordsPart } from './names.ts';
import { hashOfPart } from './text.ts';

export type Values = Readonly<Record<PartName, Json>>;

/** The parts of one file; none of a file that is nothing of a release, or no JSON. @param value what it says. */
export function partsOfFile(file: string, value: unknown): readonly (readonly [PartName, Json])[] {
  const part = partOf(file);
  if (part === undefined || value === undefined) return [];
  if (typeof part === 'string') return [[part, value as Json]];
  return isObject(value)
    ? Object.entries(value).map(([key, words]) => [wordsPart(part.words, key), words as Json] as const)
    : [];
}

/** @param files all of them JSON, as those of a build are. */
export const partsOf = (files: readonly ProjectFile[]): Values =>
  Object.fromEntries(files.flatMap(({ file, text }) => partsOfFile(file, JSON.parse(text) as unknown)));

export const hashesOf = (values: Values, digest: Digest): Readonly<Record<PartName, Hash>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, hashOfPart(value, digest)]));

/** Parts that are not the same in both. */
export const beside = (parts: Parts, parent: Parts): ReadonlySet<PartName> =>
  new Set(
    [...Object.keys(parent), ...Object.keys(parts)].filter(
      (name) => JSON.stringify(own(parts, name)?.value) !== JSON.stringify(own(parent, name)?.value),
    ),
  );

/** As an author would write it, but for the breaks of lines. */
export const writtenPart = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

/** The words of a locale file with these in their places; a new key stands where the alphabet has it. */
function withWords(before: Readonly<Record<string, Json>>, changes: ReadonlyMap<string, Json>): Json {
  const kept = Object.entries(before).flatMap(([key, words]): (readonly [string, Json])[] => {
    const value = changes.has(key) ? (changes.get(key) ?? null) : words;
    return value === null ? [] : [[key, value]];
  });
  const added = [...changes].filter(
    ([key, value]) => value !== null && !Object.prototype.hasOwnProperty.call(before, key),
  );
  for (const entry of added) {
    const at = kept.findIndex(([key]) => key > entry[0]);
    kept.splice(at < 0 ? kept.length : at, 0, entry);
  }
  return Object.fromEntries(kept);
}

/** What a release writes into one file: its text, or each of its words. */
type Edit = { readonly value: Json } | { readonly words: Map<string, Json> };

function editsOf(values: Values): ReadonlyMap<string, Edit> {
  const edits = new Map<string, Edit>();
  for (const [name, value] of Object.entries(values)) {
    const spot = spotOf(name);
    if (spot === undefined) continue;
    const file = fileOf(spot);
    if (spot.kind !== 'words') edits.set(file, { value });
    else {
      const before = edits.get(file);
      const words = before !== undefined && 'words' in before ? before.words : new Map<string, Json>();
      edits.set(file, { words: words.set(spot.key, value) });
    }
  }
  return edits;
}

/**
 * The files with these parts in them, sorted by their paths; one that no part is of is as it was, to the letter.
 * @param values null: it goes. A name that is none is passed over.
 */
export function withParts(files: readonly ProjectFile[], values: Values): readonly ProjectFile[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  for (const [file, edit] of editsOf(values)) {
    if ('words' in edit) {
      const before = JSON.parse(texts.get(file) ?? '{}') as Readonly<Record<string, Json>>;
      texts.set(file, writtenPart(withWords(before, edit.words)));
    } else if (edit.value === null) texts.delete(file);
    else texts.set(file, writtenPart(edit.value));
  }
  return [...texts].map(([file, text]) => ({ file, text })).sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Files that say these parts. */
export const filesOf = (values: Values): readonly ProjectFile[] => withParts([], values);
