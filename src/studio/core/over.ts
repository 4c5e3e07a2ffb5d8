/**
 * A change over other texts than those that it was made on, as the server takes it: part by part, so that what others published
 * since stays. It must not know who published it.
 */
import { own } from '../../check/document/document.ts';
import type { Change, FileTexts } from '../../model/studio.ts';
import { differenceOf } from '../../release/difference.ts';
import { partOf, spotOf } from '../../release/names.ts';
import type { Values } from '../../release/parts.ts';
import { restore, touched, type Draft, type Texts } from './draft.ts';
import { spliced } from './splices.ts';
import { setWords } from './words.ts';

export type Kept = Pick<Change, 'files' | 'before' | 'history'>;

/** What stands in the base of a draft where it says something else. */
export const beforeOf = (draft: Pick<Draft, 'base' | 'now'>): FileTexts =>
  Object.fromEntries(Object.keys(touched(draft)).map((file) => [file, draft.base.get(file) ?? null]));

/** The words that the change says otherwise, in the file as everyone has it now. */
function wordsOver(base: Texts, values: Values): Texts {
  let now = base;
  for (const [name, value] of Object.entries(values)) {
    const spot = spotOf(name);
    if (spot?.kind === 'words')
      now = spliced(now, setWords(now, spot.key, spot.tongue, value ?? undefined))?.texts ?? now;
  }
  return now;
}

/**
 * The draft of a change, over what everyone has now; where both changed the same its own counts. A history that was made on other
 * texts is dropped, never a text.
 */
export function restoreOver(base: Texts, change: Kept): Draft {
  const { files, before, history } = change;
  const { values, problems } = differenceOf(change, Object.fromEntries(base));
  const broken = new Set(problems.map(({ file }) => file));
  const worded = wordsOver(base, values);
  const textOver = (file: string, text: string | null): string | null => {
    const stood = own(before, file);
    const part = partOf(file);
    // Nobody else touched it; or nobody knows what it says.
    if (stood === (base.get(file) ?? null) || broken.has(file) || part === undefined) return text;
    if (typeof part !== 'string') return worded.get(file) ?? null;
    return own(values, part) === undefined ? (base.get(file) ?? null) : text;
  };
  const merged = Object.entries(files).map(([file, text]) => [file, textOver(file, text)] as const);
  return restore(base, Object.fromEntries(merged), history);
}
