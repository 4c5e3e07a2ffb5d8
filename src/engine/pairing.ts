/**
 * Which entries of a list stand for which of an earlier one, so that what was drawn of them can stay where the list has
 * changed. It must not know what the entries are.
 */

export interface Paired<T> {
  readonly entry: T;
  /** Unique in the list, and never that of an earlier entry that is another one now. */
  readonly name: string;
  /** The earlier one that it stands for. */
  readonly before: T | undefined;
}

export interface Likeness<T> {
  /** Equal ones say the same. */
  sign(entry: T): string;
  /** Whether what was drawn of the earlier one can become this one. */
  mayBecome(before: T, entry: T): boolean;
  /** Whether what was drawn of the one with this name is of no use. */
  isLost(name: string): boolean;
}

/** Equal ones first, wherever they stand now; then, in their order, those that may become one another. */
export function pairLists<T>(
  before: readonly { readonly entry: T; readonly name: string }[],
  entries: readonly T[],
  { sign, mayBecome, isLost }: Likeness<T>,
): readonly Paired<T>[] {
  const left = new Set(before.filter(({ name }) => !isLost(name)));
  const found = new Map<number, { readonly entry: T; readonly name: string }>();
  const take = (index: number, fits: (earlier: T) => boolean): void => {
    const match = [...left].find(({ entry }) => fits(entry));
    if (match === undefined) return;
    left.delete(match);
    found.set(index, match);
  };
  const signs = new Map(before.map((each) => [each.entry, sign(each.entry)]));
  entries.forEach((entry, index) => {
    const own = sign(entry);
    take(index, (earlier) => signs.get(earlier) === own);
  });
  entries.forEach((entry, index) => {
    if (!found.has(index)) take(index, (earlier) => mayBecome(earlier, entry));
  });
  const names = new Set(before.map(({ name }) => name));
  const fresh = (index: number): string => {
    let number = index;
    while (names.has(String(number))) number += 1;
    names.add(String(number));
    return String(number);
  };
  return entries.map((entry, index) => {
    const match = found.get(index);
    return { entry, name: match?.name ?? fresh(index), before: match?.entry };
  });
}
