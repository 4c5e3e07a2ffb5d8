/**
 * What a folder of definitions changes in a build: its files may be few, and a locale file may hold a few keys; what is not there,
 * or says what the build says, is not changed. It must not know whether the changes are right.
 */
import { openDocument, own, type ProjectFile } from '../check/document/document.ts';
import type { Digest } from '../lib/hash-name.ts';
import type { Problem } from '../lib/problem.ts';
import type { Json } from '../model/json.ts';
import type { PartName, Parts } from '../model/release.ts';
import { partOf } from './names.ts';
import { partsOfFile, type Values } from './parts.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { hashOfPart, textOfPart } from './text.ts';
import { refusal, type Refusal } from './told.ts';

export interface Changes {
  /** Those of the parent that stay, and what the folder changes, by name in order of the alphabet. */
  readonly parts: Parts;
  /** Parts that the parent changed too, and that are now as the folder has them. */
  readonly replaced: readonly PartName[];
  /** Files that are no JSON, in the checker's words: nothing is known of what they change. */
  readonly problems: readonly Problem[];
  /** Files that are nothing of a release. */
  readonly refusals: readonly Refusal[];
}

export interface Folder {
  /** By their paths from the root of a project: `screens/repay.json`, `locales/es.json`. */
  readonly files: readonly ProjectFile[];
  readonly snapshot: Snapshot;
  /** What was live when the folder was made, on this build (rebase.ts). */
  readonly parent?: Parts | undefined;
  readonly digest: Digest;
}

const refusedFile = (file: string): Refusal =>
  refusal(
    'no-part',
    file,
    `${file} is nothing that a release can change: screens/, screens/fragments/, screens/promotion/, locales/es.json, locales/en.json and locales/documents/ are, names in lower case with hyphens.`,
    `${file} no es algo que una versión pueda cambiar: sí lo son screens/, screens/fragments/, screens/promotion/, locales/es.json, locales/en.json y locales/documents/, con nombres en minúsculas y guiones.`,
  );

const refusedTwice = (file: string): Refusal =>
  refusal(
    'twice',
    file,
    `${file} is there twice: nobody can tell which of the two counts.`,
    `${file} está dos veces: no se sabe cuál de las dos vale.`,
  );

/** A member of the parts, with what the build says of it today. @param value null: it goes. */
export const changeOf = (name: PartName, value: Json, build: Values, digest: Digest): Parts[string] => {
  const today = own(build, name);
  return { base: today === undefined ? null : hashOfPart(today, digest), value };
};

export const sortedParts = (parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));

export function changesOf({ files, snapshot, parent = {}, digest }: Folder): Changes {
  const { values } = openSnapshot(snapshot);
  const names = files.map(({ file }) => file);
  const opened = files
    .filter(({ file }) => partOf(file) !== undefined)
    .map((file) => openDocument(file, file.file.startsWith('screens/')));
  const given = opened.flatMap(({ document }) => partsOfFile(document.file, document.value));
  const changed = given.filter(([name, value]) => textOfPart(own(values, name)) !== textOfPart(value));
  const replaced = changed.filter(([name, value]) => {
    const before = own(parent, name);
    return before !== undefined && textOfPart(before.value) !== textOfPart(value);
  });
  return {
    parts: sortedParts({
      ...parent,
      ...Object.fromEntries(changed.map(([name, value]) => [name, changeOf(name, value, values, digest)])),
    }),
    replaced: replaced.map(([name]) => name),
    problems: opened.flatMap(({ problems }) => problems),
    refusals: [
      ...names.filter((file) => partOf(file) === undefined).map(refusedFile),
      ...names.filter((file, index) => names.indexOf(file) < index).map(refusedTwice),
    ],
  };
}

/**
 * The parent with exactly these values in it. What then says what the build says is no longer its to say. @param exact null: it goes.
 */
export function withExact(parent: Parts, exact: Values, build: Values, digest: Digest): Parts {
  const isOwn = ([name, value]: readonly [PartName, Json]): boolean =>
    textOfPart(own(build, name) ?? null) !== textOfPart(value);
  const kept = Object.entries(parent).filter(([name]) => own(exact, name) === undefined);
  const changed = Object.entries(exact)
    .filter(isOwn)
    .map(([name, value]) => [name, changeOf(name, value, build, digest)] as const);
  return sortedParts(Object.fromEntries([...kept, ...changed]));
}
