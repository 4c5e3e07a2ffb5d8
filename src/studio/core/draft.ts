/**
 * What one person changes: texts of files over a base. Everything that edits (a form, a drag, a fix, typing) is a list of splices
 * with a label, so that one undo knows them all. Pure; it must not know JSON.
 */
import type { FileTexts } from '../../model/studio.ts';
import type { Json } from '../../model/json.ts';
import type { Told } from '../../release/told.ts';
import { joined, spliced, type Splice, type Texts } from './splices.ts';

export type { Splice, Texts } from './splices.ts';

export interface Edit {
  /** "Words of ‘Pagar’ changed": what undo and redo say. */
  readonly label: Told;
  readonly splices: readonly Splice[];
  /** Edits of one group are undone at once, until somebody rests or goes elsewhere: letters of a word, steps of a slider. */
  readonly group?: string;
  /** When, in milliseconds; without it an edit joins none. */
  readonly at?: number;
  /** What was looked at and left as it is: a decision, which changes no text and is part of the change all the same. */
  readonly left?: string;
}

/** An edit with what takes it back. */
export interface Done extends Edit {
  readonly back: readonly Splice[];
}

export interface Draft {
  readonly base: Texts;
  readonly now: Texts;
  readonly done: readonly Done[];
  readonly undone: readonly Done[];
}

/** Who waits so long before the next letter thinks of something else (ms): a slow computer is not waited for. */
const together = 5_000;

export const openDraft = (base: Texts): Draft => ({ base, now: base, done: [], undone: [] });

const isOneStep = (last: Done | undefined, edit: Edit): last is Done =>
  last?.group !== undefined &&
  last.group === edit.group &&
  last.at !== undefined &&
  edit.at !== undefined &&
  edit.at - last.at <= together;

/** Other texts for who waits for something to be saved; they say the same. */
const again = (texts: Texts): Texts => new Map(texts);

const decided = (draft: Draft, edit: Edit): Draft => ({
  ...draft,
  now: again(draft.now),
  done: [...draft.done, { ...edit, splices: [], back: [] }],
  undone: [],
});

/** What was left as it is in this change. */
export const leftIn = ({ done }: Pick<Draft, 'done'>): readonly Done[] =>
  done.filter(({ left }) => left !== undefined);

/**
 * The draft with this edit made; the same draft where it changes nothing. Throws for one that is not of these texts.
 * @param isAnew whoever edits was elsewhere since the last edit: it is a step of its own.
 */
export function apply(draft: Draft, edit: Edit, isAnew = false): Draft {
  const splices = joined(edit.splices);
  if (splices.length === 0) return edit.left === undefined ? draft : decided(draft, edit);
  const made = spliced(draft.now, splices);
  if (made === undefined) throw new Error('the edit is not of these texts');
  const last = draft.done.at(-1);
  const isOne = !isAnew && draft.undone.length === 0 && isOneStep(last, edit);
  const step: Done = isOne
    ? {
        ...edit,
        // It is called as it began: half a word says nothing of what was there.
        label: last.label,
        splices: joined([...last.splices, ...splices]),
        back: joined([...made.back, ...last.back]),
      }
    : { ...edit, splices, back: made.back };
  const earlier = isOne ? draft.done.slice(0, -1) : draft.done;
  // Typed and taken back at once: there is nothing to undo.
  const done = step.splices.length === 0 ? earlier : [...earlier, step];
  return { base: draft.base, now: made.texts, done, undone: [] };
}

/** Steps of a draft are made for its texts: what they make of them is never missing. */
const moved = (texts: Texts, splices: readonly Splice[]): Texts =>
  splices.length === 0 ? again(texts) : (spliced(texts, splices)?.texts ?? texts);

export function undo(draft: Draft): Draft {
  const step = draft.done.at(-1);
  if (step === undefined) return draft;
  return {
    base: draft.base,
    now: moved(draft.now, step.back),
    done: draft.done.slice(0, -1),
    undone: [...draft.undone, step],
  };
}

export function redo(draft: Draft): Draft {
  const step = draft.undone.at(-1);
  if (step === undefined) return draft;
  return {
    base: draft.base,
    now: moved(draft.now, step.splices),
    done: [...draft.done, step],
    undone: draft.undone.slice(0, -1),
  };
}

/** Every step taken back; `redo` makes them again, the first one first. */
export function undoAll(draft: Draft): Draft {
  let now = draft;
  while (now.done.length > 0) now = undo(now);
  return now;
}

/** Every undone step made again. */
export function redoAll(draft: Draft): Draft {
  let now = draft;
  while (now.undone.length > 0) now = redo(now);
  return now;
}

/** The files that say something else than the base; null: taken away. */
export function touched({ base, now }: Pick<Draft, 'base' | 'now'>): FileTexts {
  const files = [...new Set([...base.keys(), ...now.keys()])].sort();
  return Object.fromEntries(
    files.filter((file) => base.get(file) !== now.get(file)).map((file) => [file, now.get(file) ?? null]),
  );
}

export const historyOf = ({ done, undone }: Draft): Json => ({ done, undone }) as unknown as Json;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSplice = (value: unknown): value is Splice =>
  isRecord(value) &&
  typeof value['file'] === 'string' &&
  typeof value['at'] === 'number' &&
  typeof value['remove'] === 'number' &&
  typeof value['insert'] === 'string';

const areSplices = (value: unknown): value is readonly Splice[] =>
  Array.isArray(value) && value.every((each) => isSplice(each));

const isStep = (value: unknown): value is Done =>
  isRecord(value) &&
  isRecord(value['label']) &&
  typeof value['label']['en-IN'] === 'string' &&
  typeof value['label']['es-MX'] === 'string' &&
  (value['group'] === undefined || typeof value['group'] === 'string') &&
  (value['at'] === undefined || typeof value['at'] === 'number') &&
  (value['left'] === undefined || typeof value['left'] === 'string') &&
  areSplices(value['splices']) &&
  areSplices(value['back']);

const stepsOf = (value: unknown): readonly Done[] | undefined =>
  Array.isArray(value) && value.every((each) => isStep(each)) ? value : undefined;

const areSame = (one: Texts | undefined, other: Texts): boolean =>
  one !== undefined && one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);

/** Where a step leads to, if its splices and what takes them back are each other's contrary. */
function across(from: Texts, there: readonly Splice[], back: readonly Splice[]): Texts | undefined {
  const to = spliced(from, there)?.texts;
  return to !== undefined && areSame(spliced(to, back)?.texts, from) ? to : undefined;
}

/** Whether these steps lead from the base to these texts, and the undone ones on from there. */
function doFit({ base, now, done, undone }: Draft): boolean {
  let texts: Texts | undefined = now;
  for (const { splices, back } of [...done].reverse())
    texts = texts === undefined ? undefined : across(texts, back, splices);
  if (!areSame(texts, base)) return false;
  texts = now;
  for (const { splices, back } of [...undone].reverse())
    texts = texts === undefined ? undefined : across(texts, splices, back);
  return texts !== undefined;
}

/** A draft as the server kept it. A history that does not fit the texts is dropped, never the texts. */
export function restore(base: Texts, files: FileTexts, history: Json): Draft {
  const now = new Map(base);
  for (const [file, text] of Object.entries(files)) {
    if (text === null || text === '') now.delete(file);
    else now.set(file, text);
  }
  const kept: unknown = history;
  const done = isRecord(kept) ? stepsOf(kept['done']) : undefined;
  const undone = isRecord(kept) ? stepsOf(kept['undone']) : undefined;
  const draft: Draft = { base, now, done: done ?? [], undone: undone ?? [] };
  return done !== undefined && undone !== undefined && doFit(draft)
    ? draft
    : { base, now, done: [], undone: [] };
}
