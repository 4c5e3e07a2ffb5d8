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
}

/** What stands at one place before and now; nothing on one side where it is new or gone. */
export interface Difference {
  readonly before: readonly Entry[];
  readonly now: readonly Entry[];
  /** What stands in front of it now; nothing at the beginning. */
  readonly after?: Entry;
}

function labelOf(member: Json): readonly string[] {
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
    return value.flatMap((member: Json) => entriesOf(member, [...inner, ...labelOf(member)]));
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

/** @param front what stands in front of both. */
function differences(
  before: readonly Entry[],
  now: readonly Entry[],
  front: Entry | undefined,
): readonly Difference[] {
  const behind = (entry: Entry | undefined) => (entry === undefined ? {} : { after: entry });
  if (before.length + now.length === 0) return [];
  if (before.length * now.length > mostSteps) return [{ before, now, ...behind(front) }];
  const [old, fresh] = [before.map(sign), now.map(sign)];
  const rests = commonRests(old, fresh);
  const found: { before: Entry[]; now: Entry[]; after?: Entry }[] = [];
  let isOpen = false;
  const at = { old: 0, fresh: 0 };
  while (at.old < old.length || at.fresh < fresh.length) {
    if (at.old < old.length && old[at.old] === fresh[at.fresh]) {
      isOpen = false;
      at.old += 1;
      at.fresh += 1;
      continue;
    }
    if (!isOpen) found.push({ before: [], now: [], ...behind(now[at.fresh - 1] ?? front) });
    isOpen = true;
    const last = found.at(-1);
    const takesOld = (rests[at.old + 1]?.[at.fresh] ?? -1) >= (rests[at.old]?.[at.fresh + 1] ?? -1);
    const entry = takesOld ? before[at.old] : now[at.fresh];
    if (entry !== undefined) last?.[takesOld ? 'before' : 'now'].push(entry);
    if (takesOld) at.old += 1;
    else at.fresh += 1;
  }
  return found;
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
  return differences(
    old.slice(head, old.length - tail),
    fresh.slice(head, fresh.length - tail),
    fresh[head - 1],
  );
}

/** One that is another now counts once, as one that is new or gone does. */
export const countOf = (found: readonly Difference[]): number =>
  found.reduce((sum, { before, now }) => sum + Math.max(before.length, now.length), 0);
