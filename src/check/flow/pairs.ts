/** Things of which one before is like them. It must not know what they are. */

/** Each of several with the first before it that is like it. */
export function pairs<T>(
  all: readonly T[],
  isAlike: (one: T, before: T) => boolean,
): readonly (readonly [T, T])[] {
  return all.flatMap((one, index) => {
    const before = all.slice(0, index).find((each) => isAlike(one, each));
    return before === undefined ? [] : [[one, before] as const];
  });
}
