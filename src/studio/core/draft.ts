/**
 * What one person changes: texts of files over a base. Everything that edits (a form, a drag, a fix, typing) is a list of splices
 * with a label, so that one undo knows them all. Pure; it must not know JSON.
 */
import type { Told } from '../../release/told.ts';

/** Path in the project → text. */
export type Texts = ReadonlyMap<string, string>;

/** In UTF-16 units of the text as it is when its turn comes: splices of an edit follow one another. */
export interface Splice {
  readonly file: string;
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

export interface Edit {
  /** "Words of ‘Pagar’ changed": what undo and redo say. */
  readonly label: Told;
  readonly splices: readonly Splice[];
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
