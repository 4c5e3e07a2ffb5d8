/**
 * Files that were in order stay in order: what an edit leaves on a line that grew too long, or too short for its break, is part of
 * that edit, and is undone with it. It must not know what edits.
 */
import type { Edit, Texts } from './draft.ts';
import { between, spliced, type Splice } from './splices.ts';
import { tidy } from './tidy.ts';

/** Each of its texts stands on a line of its own, whatever it says. */
const ofLines = /^locales\/\w+\.json$/;

/** The text that was looked at last for each file, with what it is in order. */
const known = new Map<string, { readonly text: string; readonly tidied: string }>();

function tidied(file: string, text: string): string {
  const last = known.get(file);
  if (last?.text === text) return last.tidied;
  const made = tidy(text);
  known.set(file, { text, tidied: made });
  return made;
}

/** The splices that put a file in order. */
export function orderSplices(texts: Texts, file: string): readonly Splice[] {
  const text = texts.get(file) ?? '';
  return between(file, text, tidied(file, text));
}

/** The same edit, with what keeps its files in order. One that its author wrote otherwise is left so. */
export function inOrder(texts: Texts, edit: Edit): Edit {
  const made = spliced(texts, edit.splices);
  if (made === undefined) return edit;
  const files = new Set(edit.splices.map(({ file }) => file));
  const more = [...files]
    .filter((file) => file.endsWith('.json') && !ofLines.test(file))
    .filter((file) => !texts.has(file) || orderSplices(texts, file).length === 0)
    .flatMap((file) => orderSplices(made.texts, file));
  return more.length === 0 ? edit : { ...edit, splices: [...edit.splices, ...more] };
}
