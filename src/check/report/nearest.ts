/** Finds the name that a misspelt one was meant to be. It must not know what the names are for. */

/**
 * Number of letters to insert, remove, replace or swap to get from one name to the other.
 * @param most from where on nobody asks: so many are said, however many more there are
 */
export function distance(from: string, to: string, most = Infinity): number {
  let before: number[] = [];
  let [leastBefore, least] = [0, 0];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    [leastBefore, least] = [least, row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    // A swap reaches over a row, at the cost of one: two rows that are too dear lead to nothing else.
    if (leastBefore >= most && least >= most) return most;
    before = previous;
    previous = current;
  }
  return Math.min(previous[to.length] ?? 0, most);
}

/** What other languages call it. */
const synonyms: { readonly [name: string]: string } = {
  action: 'press',
  and: 'all',
  click: 'press',
  color: 'tone',
  condition: 'if',
  goto: 'navigate',
  img: 'image',
  input: 'text-field',
  limit: 'show',
  money: 'minor',
  onclick: 'press',
  or: 'any',
  paragraph: 'text',
  redirect: 'navigate',
  show: 'if',
  textarea: 'text-area',
  visible: 'if',
  when: 'if',
};
const synonymOf = (name: string): string | undefined =>
  Object.prototype.hasOwnProperty.call(synonyms, name.toLowerCase())
    ? synonyms[name.toLowerCase()]
    : undefined;

/** The nearest of `names`, or `undefined` when none is near enough to be what was meant. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  if (name === '' || name.length > 80) return undefined;
  let best: string | undefined;
  let least = (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3))) + 1;
  const small = name.toLowerCase();
  for (const candidate of names) {
    if (candidate === name || Math.abs(candidate.length - name.length) >= least) continue;
    const cost = distance(small, candidate.toLowerCase(), least);
    if (cost < least) [best, least] = [candidate, cost];
  }
  const synonym = synonymOf(name);
  return (
    best ??
    [...names].find((candidate) => isShortFor(name, candidate)) ??
    [...names].find((candidate) => candidate === synonym)
  );
}

/** Two slips at most, whatever its case, its dashes and its underscores. */
const isSlip = (name: string, near: string): boolean => {
  const [from, to] = [name, near].map((each) => each.toLowerCase().replace(/[-_]/g, ''));
  return distance(from ?? '', to ?? '') <= 2;
};

/** Whether the name is hardly misspelt, and no other one is as near to it as `near` is. */
export function isSure(name: string, near: string, names: Iterable<string>): boolean {
  // What it is called elsewhere may be meant in another way there.
  if ((synonymOf(name) === near && near !== name) || !isSlip(name, near)) return false;
  const other = nearest(
    name,
    [...names].filter((candidate) => candidate !== near),
  );
  return (
    other === undefined ||
    distance(name.toLowerCase(), near.toLowerCase()) < distance(name.toLowerCase(), other.toLowerCase())
  );
}

/** The same of a pair of `pairNames`: among the missing names, or the free ones. */
export const surePair = (
  name: string,
  near: string | undefined,
  missing: readonly string[],
  free: readonly string[],
): boolean => near !== undefined && isSure(name, near, missing.includes(near) ? missing : free);

/** The nearest name, and whether it is surely the one that was meant. */
export function nearTo(
  name: string,
  names: Iterable<string>,
): { readonly near: string | undefined; readonly sure: boolean } {
  const all = [...names];
  const near = nearest(name, all);
  return { near, sure: near !== undefined && isSure(name, near, all) };
}

/** `prodId` for `productId`: the same first letter, all its letters in order, at least half of them. */
function isShortFor(name: string, candidate: string): boolean {
  if (name.length < 4 || name.length >= candidate.length || name.length * 2 < candidate.length) return false;
  if (name[0] !== candidate[0]) return false;
  let at = 0;
  for (const letter of candidate) if (letter === name[at]) at += 1;
  return at === name.length;
}

/**
 * The name that each unknown one stands for: the nearest of those missing, then of those free; one that is left stands
 * for the one that is left missing.
 */
export function pairNames(
  unknown: readonly string[],
  missing: readonly string[],
  free: readonly string[],
): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const left = new Set(missing);
  const pair = (name: string, names: Iterable<string>): void => {
    const near = pairs.get(name) ?? nearest(name, names);
    if (near === undefined) return;
    pairs.set(name, near);
    left.delete(near);
  };
  for (const name of unknown) pair(name, [...left]);
  for (const name of unknown) pair(name, free);
  const [name, another] = unknown.filter((each) => !pairs.has(each));
  const [only, more] = left;
  if (name !== undefined && another === undefined && only !== undefined && more === undefined)
    pairs.set(name, only);
  return pairs;
}

/** Names for a sentence, each once; long lists are cut. */
export function listed(names: Iterable<string>): string {
  const all = [...new Set(names)].filter((name) => name !== '').sort();
  return all.length > 30 ? `${all.slice(0, 30).join(', ')}, …` : all.join(', ');
}
