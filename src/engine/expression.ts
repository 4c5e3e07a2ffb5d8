/**
 * What an expression of a definition is, once compiled: a function of the screen's data, with the paths it reads known
 * beforehand. It must not know how it is written, nor who evaluates.
 */

/** A step is a name, or the number of a repeat whose current index or, for what an entry owns, key stands there. */
export type Step = string | number | EntryKey;
export interface EntryKey {
  readonly keyOf: number;
}
export type DataPath = readonly Step[];

/** Reads the screen's data; repeat numbers are replaced by the indexes and keys of the place that evaluates. */
export type Read = (path: DataPath) => unknown;

export interface Expression {
  readonly reads: readonly DataPath[];
  evaluate(read: Read): unknown;
  /** Of a text: whether it has something to show (docs/language.md, "Nothing to show"); without it always. */
  readonly there?: ((read: Read) => boolean) | undefined;
}

export const constant = (value: unknown): Expression => ({ reads: [], evaluate: () => value });
