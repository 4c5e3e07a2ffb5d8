/**
 * What only stands elsewhere in its list: told as that, not as gone here and new there. It must not know what a member of a list
 * means.
 */
import { isObject, own } from '../check/document/document.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { changedEntries, countOf, labelOf, type Difference } from './entries.ts';

/** A member of a list that was put before another, or behind it where it is the last now. */
export interface Move {
  /** The names around the list, from the outside. */
  readonly within: readonly string[];
  readonly what: Json;
  readonly side: 'before' | 'after';
  readonly other: Json;
}

export interface Changed {
  readonly moves: readonly Move[];
  /** Beside the moves. */
  readonly differences: readonly Difference[];
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isMembers = (value: Json): value is JsonObject => isObject(value);

/** More than this a person does not put in another order: what is moved is told as another. */
const mostPairs = 4_000_000;

interface Arranged {
  /** As it was, in the order of now. */
  readonly value: Json;
  readonly moves: readonly Move[];
}

/** Of each member of now the place where the very same stood before. */
function placesBefore(before: readonly Json[], now: readonly Json[]): readonly (number | undefined)[] {
  const places = new Map<string, number[]>();
  before.forEach((member, index) => {
    const key = JSON.stringify(member);
    places.set(key, [...(places.get(key) ?? []), index]);
  });
  return now.map((member) => places.get(JSON.stringify(member))?.shift());
}

/** Most of these that stand in the same order as before, by their places there; of two that changed places the one that stood first. */
function staying(places: readonly number[]): ReadonlySet<number> {
  let best: readonly (readonly number[])[] = [];
  for (const place of places) {
    const longer = best.findIndex((run) => (run.at(-1) ?? -1) > place);
    const at = longer === -1 ? best.length : longer;
    const run = [...(best[at - 1] ?? []), place];
    best = [...best.slice(0, at), run, ...best.slice(at + 1)];
  }
  return new Set(best.at(-1));
}

/** Members that changed are the same one as long as they are called the same, in their order. */
function pairsOf(
  before: readonly Json[],
  now: readonly Json[],
  places: readonly (number | undefined)[],
): ReadonlyMap<number, Json> {
  const left = before.map((_, index) => index).filter((index) => !places.includes(index));
  const pairs = new Map<number, Json>();
  now.forEach((member, index) => {
    if (places[index] !== undefined) return;
    const [label] = labelOf(member);
    const at = left.findIndex((place) => labelOf(before[place] ?? null)[0] === label);
    const [place] = at === -1 ? [] : left.splice(at, 1);
    if (place !== undefined) pairs.set(place, member);
  });
  return pairs;
}

function arrangedList(before: readonly Json[], now: readonly Json[], within: readonly string[]): Arranged {
  if (before.length * now.length > mostPairs) return { value: before, moves: [] };
  const places = placesBefore(before, now);
  const stay = staying(places.filter((place) => place !== undefined));
  const isMoved = (place: number | undefined): place is number => place !== undefined && !stay.has(place);
  const pairs = pairsOf(before, now, places);
  const inner: Move[] = [];
  const moved = new Set(places.filter(isMoved));
  const order = before.map((_, place) => place).filter((place) => !moved.has(place));
  const moves = now.flatMap((what, index): readonly Move[] => {
    const place = places[index];
    if (!isMoved(place)) return [];
    const front = places
      .slice(0, index)
      .filter((each) => each !== undefined)
      .at(-1);
    order.splice(front === undefined ? 0 : order.indexOf(front) + 1, 0, place);
    const next = now.findIndex((_, at) => at > index && !isMoved(places[at]));
    const other = next === -1 ? now[index - 1] : now[next];
    return other === undefined ? [] : [{ within, what, side: next === -1 ? 'after' : 'before', other }];
  });
  const value = order.map((place): Json => {
    const member = before[place] ?? null;
    const other = pairs.get(place);
    if (other === undefined) return member;
    const same = arrange(member, other, [...within, ...labelOf(member)]);
    inner.push(...same.moves);
    return same.value;
  });
  return { value, moves: [...moves, ...inner] };
}

function arrange(before: Json, now: Json, within: readonly string[]): Arranged {
  if (isList(before) && isList(now)) return arrangedList(before, now, within);
  if (!isMembers(before) || !isMembers(now)) return { value: before, moves: [] };
  const moves: Move[] = [];
  const value: JsonObject = Object.fromEntries(
    Object.entries(before).map(([name, member]) => {
      const same = arrange(member, own(now, name) ?? null, [...within, name]);
      moves.push(...same.moves);
      return [name, same.value];
    }),
  );
  return { value, moves };
}

/** What was moved, and what else differs. */
export function changedIn(before: Json | undefined, now: Json | undefined): Changed {
  if (before === undefined || now === undefined)
    return { moves: [], differences: changedEntries(before, now) };
  const { value, moves } = arrange(before, now, []);
  return { moves, differences: changedEntries(value, now) };
}

/** How many entries are another, new or gone, and how many members of lists stand elsewhere. */
export const countsOf = ({
  moves,
  differences,
}: Changed): { readonly entries: number; readonly moves: number } => ({
  entries: countOf(differences),
  moves: moves.length,
});
