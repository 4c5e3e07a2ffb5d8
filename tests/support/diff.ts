/** What changed between two texts, line by line, for people to read. It must not know what the texts are. */

/** Unchanged lines shown around a change. */
const around = 2;

/** Lengths of the longest common tails, for each pair of places in the two lists. */
function commonTails(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, next] = [table[i] ?? [], table[i + 1] ?? []];
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}

type Line = readonly [mark: ' ' | '-' | '+', text: string];

function marked(before: readonly string[], after: readonly string[]): readonly Line[] {
  const tails = commonTails(before, after);
  const lines: Line[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      lines.push([' ', old]);
      i += 1;
      j += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || (tails[i + 1]?.[j] ?? 0) >= (tails[i]?.[j + 1] ?? 0))
    ) {
      lines.push(['-', old]);
      i += 1;
    } else {
      lines.push(['+', fresh ?? '']);
      j += 1;
    }
  }
  return lines;
}

const linesOf = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n');

/** `- old`, `+ new` and a few lines around each change; `…` where lines are left out. Empty when nothing changed. */
export function diff(before: string, after: string): string {
  const lines = marked(before === '' ? [] : linesOf(before), after === '' ? [] : linesOf(after));
  const near = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(([mark]) => mark !== ' '),
  );
  const told: string[] = [];
  for (const [index, [mark, text]] of lines.entries()) {
    if (near[index] === true) told.push(`${mark} ${text}`);
    else if (told.length > 0 && told.at(-1) !== '  …' && near.slice(index).includes(true)) told.push('  …');
  }
  return told.join('\n');
}
