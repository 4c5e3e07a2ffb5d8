/**
 * What differs between two definitions, entry by entry: a name with its text, number or nothing, however the file is laid out. It
 * must not know what an entry means.
 */
import { isObject } from '../check/document/document.ts';
import type { Json } from '../model/json.ts';

/** One value, which holds no other. */
export interface Entry {
  /** The names around it, from the outside; a member of a list by its `type`, its action or its id. */
  readonly within: readonly string[];
  /** Empty for a member of a list. */
  readonly name: string;
  /** Text, number, yes or no; an empty list or object. */
  readonly value: Json;
  /** A member of a list begins with it. */
  readonly begins?: true;
}

/** What stands at one place before and now; nothing on one side where it is new or gone. */
export interface Difference {
  readonly before: readonly Entry[];
  readonly now: readonly Entry[];
  /** What stands in front of it now; nothing at the beginning. */
  readonly after?: Entry;
}

export function labelOf(member: Json): readonly string[] {
  if (!isObject(member)) return [];
  const [first] = Object.keys(member);
  const label = member['type'] ?? member['do'] ?? member['id'] ?? first;
  return typeof label === 'string' ? [label] : [];
}

export function entriesOf(
  value: Json | undefined,
  within: readonly string[] = [],
  name = '',
): readonly Entry[] {
  if (value === undefined) return [];
  const inner = name === '' ? within : [...within, name];
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((member: Json) =>
      entriesOf(member, [...inner, ...labelOf(member)]).map((entry, index) =>
        index === 0 ? { ...entry, begins: true as const } : entry,
      ),
    );
  if (isObject(value) && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([key, member]) => entriesOf(member, inner, key));
  return [{ within, name, value }];
}

/** Where it stands does not count: what is put into a card is still the same. */
const sign = ({ name, value }: Entry): string => JSON.stringify([name, value]);

/** More than this a person does not write in one go: what is left is told as another. */
const mostSteps = 4_000_000;

/** Lengths of the longest common rest, for each pair of places. */
function commonRests(before: readonly string[], now: readonly string[]): readonly Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let old = before.length - 1; old >= 0; old -= 1)
    for (let fresh = now.length - 1; fresh >= 0; fresh -= 1) {
      const [row, next] = [rows[old], rows[old + 1]];
      if (row === undefined || next === undefined) continue;
      row[fresh] =
        before[old] === now[fresh]
          ? (next[fresh + 1] ?? 0) + 1
          : Math.max(next[fresh] ?? 0, row[fresh + 1] ?? 0);
    }
  return rows;
}

/** From one place on to another, which is not part of it. */
interface Run {
  from: number;
  to: number;
}

/** What differs, as runs of places on both sides. */
function runsOf(
  old: readonly string[],
  fresh: readonly string[],
): readonly { readonly old: Run; readonly fresh: Run }[] {
  const rests = commonRests(old, fresh);
  const found: { readonly old: Run; readonly fresh: Run }[] = [];
  let isOpen = false;
  const at = { old: 0, fresh: 0 };
  while (at.old < old.length || at.fresh < fresh.length) {
    const isSame = at.old < old.length && old[at.old] === fresh[at.fresh];
    if (!isSame && !isOpen)
      found.push({ old: { from: at.old, to: at.old }, fresh: { from: at.fresh, to: at.fresh } });
    isOpen = !isSame;
    const takesOld = isSame || (rests[at.old + 1]?.[at.fresh] ?? -1) >= (rests[at.old]?.[at.fresh + 1] ?? -1);
    if (takesOld) at.old += 1;
    if (isSame || !takesOld) at.fresh += 1;
    const last = isSame ? undefined : found.at(-1);
    if (last !== undefined) [last.old.to, last.fresh.to] = [at.old, at.fresh];
  }
  return found;
}

/**
 * A widget that comes before another of its type begins as that one does, so that its first entry could be either's: it is told
 * from its own beginning on, where the same can be said so.
 */
function fromItsBeginning(all: readonly Entry[], { from, to }: Run): Run {
  for (let back = 0; back <= from; back += 1) {
    if (all[from - back]?.begins === true) return { from: from - back, to: to - back };
    const [before, last] = [all[from - back - 1], all[to - back - 1]];
    if (before === undefined || last === undefined || sign(before) !== sign(last)) break;
  }
  return { from, to };
}

/** @param head so many entries are the same in front, and `tail` at the end. */
function differences(
  before: readonly Entry[],
  now: readonly Entry[],
  head: number,
  tail: number,
): readonly Difference[] {
  const [old, fresh] = [before, now].map((all) => all.slice(head, all.length - tail)) as [Entry[], Entry[]];
  if (old.length + fresh.length === 0) return [];
  const runs =
    old.length * fresh.length > mostSteps
      ? [{ old: { from: 0, to: old.length }, fresh: { from: 0, to: fresh.length } }]
      : runsOf(old.map(sign), fresh.map(sign));
  return runs.map((run) => {
    const [gone, come] = [run.old, run.fresh].map(({ from, to }) => ({
      from: from + head,
      to: to + head,
    })) as [Run, Run];
    const was = come.from === come.to ? fromItsBeginning(before, gone) : gone;
    const is = gone.from === gone.to ? fromItsBeginning(now, come) : come;
    const after = now[is.from - 1 - (gone.from - was.from)];
    return {
      before: before.slice(was.from, was.to),
      now: now.slice(is.from, is.to),
      ...(after !== undefined && { after }),
    };
  });
}

/** In the order in which they stand. */
export function changedEntries(before: Json | undefined, now: Json | undefined): readonly Difference[] {
  const [old, fresh] = [entriesOf(before), entriesOf(now)];
  const isSame = (at: number, from: number): boolean => {
    const [one, other] = [old.at(at - from), fresh.at(at - from)];
    return one !== undefined && other !== undefined && sign(one) === sign(other);
  };
  const most = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < most && isSame(head, 0)) head += 1;
  let tail = 0;
  while (tail < most - head && isSame(-1, tail)) tail += 1;
  return differences(old, fresh, head, tail);
}

/** One that is another now counts once, as one that is new or gone does. */
export const countOf = (found: readonly Difference[]): number =>
  found.reduce((sum, { before, now }) => sum + Math.max(before.length, now.length), 0);
