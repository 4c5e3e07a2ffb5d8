/** Which rules a release falls under, by what it changes. It must not know who publishes. */

import { namesIn } from '../../check/document/document.ts';
import type { Problem } from '../../lib/problem.ts';
import type { PartName } from '../../model/release.ts';
import type { Mark } from '../../release/marks.ts';
import { partOf, wordsPart } from '../../release/names.ts';
import { joined, say } from '../../release/operations/say.ts';
import type { Tale } from '../../release/telling.ts';
import type { Told } from '../../release/told.ts';

/** What is more than words. */
export interface Marks {
  readonly structure: boolean;
  readonly documents: boolean;
  readonly consent: boolean;
  readonly cost: boolean;
  readonly figures: boolean;
  /** Words that the checker warns of. */
  readonly doubt?: boolean;
}

/** Of several kinds in words; undefined where there is none. */
function listed(marks: Marks, kinds: readonly (keyof Marks)[]): Told | undefined {
  const names = kinds.filter((kind) => marks[kind]).map((kind) => say(kind));
  const last = names.at(-1);
  if (last === undefined || names.length === 1) return last;
  return say('and', { some: joined(names.slice(0, -1), ', '), last });
}

/** What another person must approve, in words; undefined where one publisher is enough. */
export const toApprove = (marks: Marks): Told | undefined =>
  listed(marks, ['documents', 'consent', 'cost', 'figures', 'doubt', 'structure']);

/** What goes to all or to none, in words; undefined where a share may have it. */
export const neverShared = (marks: Marks): Told | undefined =>
  listed(marks, ['documents', 'consent', 'figures']);

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

/** Whether the checker warns of words that are changed. @param changed names of parts. */
export const isDoubted = (problems: readonly Problem[], changed: ReadonlySet<PartName>): boolean =>
  problems.some(({ file, pointer, severity }) => {
    const part = severity === 'warning' ? partOf(file) : undefined;
    const [key] = namesIn(pointer);
    return typeof part === 'object' && key !== undefined && changed.has(wordsPart(part.words, key));
  });
