/** How many lines two texts differ in. It must not know what they say. */

/** Lengths of the longest common lines so far, one row at a time: two screens of a thousand lines are a million steps. */
function commonLines(before: readonly string[], after: readonly string[]): number {
  let row: readonly number[] = after.map(() => 0);
  for (const line of before) {
    const next: number[] = [];
    for (const [index, other] of after.entries())
      next.push(line === other ? (row[index - 1] ?? 0) + 1 : Math.max(row[index] ?? 0, next[index - 1] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A line that is another now counts once, as one that is new or gone does. */
export function linesChanged(before: string, after: string): number {
  const [old, fresh] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  return Math.max(old.length, fresh.length) - commonLines(old, fresh);
}
