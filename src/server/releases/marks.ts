/** Which rules a release falls under, by what it changes. It must not know who publishes. */

import type { PartName } from '../../model/release.ts';
import type { Mark } from '../../release/marks.ts';
import type { Tale } from '../../release/telling.ts';

/** What is more than words. */
export interface Marks {
  readonly structure: boolean;
  readonly documents: boolean;
  readonly consent: boolean;
  readonly cost: boolean;
  readonly figures: boolean;
}

const kindNames: Readonly<Record<keyof Marks, string>> = {
  structure: 'the structure of screens',
  documents: 'legal documents',
  consent: 'words of a consent',
  cost: 'words on what a loan costs',
  figures: 'figures',
};

const marked = (marks: Marks, kinds: readonly (keyof Marks)[]): readonly string[] =>
  kinds.filter((kind) => marks[kind]).map((kind) => kindNames[kind]);

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** What another person must approve, in words; empty where one publisher is enough. */
export const toApprove = (marks: Marks): string =>
  listed(marked(marks, ['structure', 'documents', 'consent', 'cost', 'figures']));

/** What goes to all or to none, in words; empty where a share may have it. */
export const neverShared = (marks: Marks): string =>
  listed(marked(marks, ['documents', 'consent', 'figures']));

/** What a release changes beside its parent, in words and by kind. @param own names of those parts. */
export function judgedMarks(tale: Tale, own: ReadonlySet<PartName>): Marks {
  const parts = tale.parts.filter(({ part }) => own.has(part));
  const has = (mark: Mark): boolean => parts.some(({ marks }) => marks.includes(mark));
  return {
    structure: parts.some(({ part }) => !/^(?:words|documents)\/|^figures$/.test(part)),
    documents: has('documents'),
    consent: has('consent'),
    cost: has('cost'),
    figures: has('figures'),
  };
}
