/**
 * What a change changes, part by part, wherever it goes live: what others made live since it was begun stays. Pure; it must not know
 * a store.
 */
import { openDocument, own, type ProjectFile } from '../check/document/document.ts';
import type { Problem } from '../lib/problem.ts';
import type { Json } from '../model/json.ts';
import type { Change, FileTexts, StudioProject } from '../model/studio.ts';
import type { PartName } from '../model/release.ts';
import { spotOf } from './names.ts';
import { partsOfFile, withParts, type Values } from './parts.ts';

export interface Difference {
  /** null: it goes. */
  readonly values: Values;
  /** Parts that others changed since, otherwise. */
  readonly conflicts: readonly PartName[];
  /** Files of the change as it wrote them, for who checks. */
  readonly written: readonly ProjectFile[];
  /** Texts that are no JSON. */
  readonly problems: readonly Problem[];
}

const partsIn = (files: FileTexts): { readonly values: Values; readonly problems: readonly Problem[] } => {
  const opened = Object.entries(files).flatMap(([file, text]) =>
    text === null ? [] : [openDocument({ file, text }, file.startsWith('screens/'))],
  );
  return {
    values: Object.fromEntries(opened.flatMap(({ document }) => partsOfFile(document.file, document.value))),
    problems: opened.flatMap(({ problems }) => problems),
  };
};

const same = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** @returns the names of what is otherwise in the one than in the other. */
const namesChanged = (was: Values, is: Values): readonly PartName[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !same(own(was, name), own(is, name)),
  );

/** Of texts that are the same in both nothing needs to be read. */
const otherThan = (files: FileTexts, others: FileTexts): FileTexts =>
  Object.fromEntries(Object.entries(files).filter(([file, text]) => text !== own(others, file)));

/** What a change brought, took away or made otherwise, whatever came after it. */
export const partsChanged = ({ files, before }: Pick<Change, 'files' | 'before'>): readonly PartName[] =>
  namesChanged(partsIn(otherThan(before, files)).values, partsIn(otherThan(files, before)).values);

export function differenceOf(
  { files, before }: { readonly files: FileTexts; readonly before: FileTexts },
  now: StudioProject['files'],
): Difference {
  const [was, is] = [partsIn(before), partsIn(files)];
  const today = partsIn(Object.fromEntries(Object.keys(files).map((file) => [file, own(now, file) ?? null])));
  const values = Object.fromEntries(
    namesChanged(was.values, is.values)
      .filter((name) => !same(own(is.values, name), own(today.values, name)))
      .map((name) => [name, own(is.values, name) ?? null]),
  );
  return {
    values,
    conflicts: Object.keys(values).filter((name) => !same(own(was.values, name), own(today.values, name))),
    written: Object.entries(files).flatMap(([file, text]) => (text === null ? [] : [{ file, text }])),
    problems: is.problems,
  };
}

/** The change over what everyone has now; where both changed the same its own word counts. */
export function broughtUpToDate(
  { files }: { readonly files: FileTexts },
  { values }: Difference,
  now: StudioProject['files'],
): { readonly files: FileTexts; readonly before: FileTexts } {
  const names = Object.keys(files);
  const before = Object.fromEntries(names.map((file) => [file, own(now, file) ?? null]));
  const ground = names.flatMap((file) => {
    const text = own(now, file);
    return text === undefined ? [] : [{ file, text }];
  });
  const after = new Map(withParts(ground, values).map(({ file, text }) => [file, text]));
  return { before, files: Object.fromEntries(names.map((file) => [file, after.get(file) ?? null])) };
}

/** In what kind of thing a conflict is, without its name. */
export const kindsIn = (parts: readonly PartName[]) => [
  ...new Set(parts.flatMap((part) => spotOf(part)?.kind ?? [])),
];
