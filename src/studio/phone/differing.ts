/** What a state shows otherwise in one version of a screen than in another, part by part. It must not know how either is drawn. */
import { prepareState } from '../../app/states/prepare.ts';
import { createReplanner } from '../../engine/reuse.ts';
import type { Tongue } from '../../lib/figures.ts';
import type { Says } from './drawn.ts';
import { isWithin, writtenAt } from './plan-nodes.ts';
import type { Difference, PartPlace, Situation } from './protocol.ts';
import { toldIn, type Surroundings } from './setting.ts';

/** A part as it stands there, and what is the same for what looks the same. */
interface Standing {
  readonly place: PartPlace | undefined;
  readonly sign: string;
}

/** What two lists have in common in the same order, as pairs of indexes. */
function common(
  before: readonly Standing[],
  now: readonly Standing[],
): readonly (readonly [number, number])[] {
  const isSame = (row: number, column: number): boolean => before[row]?.sign === now[column]?.sign;
  let [first, ends, endsNow] = [0, before.length, now.length];
  while (first < Math.min(ends, endsNow) && isSame(first, first)) first += 1;
  while (Math.min(ends, endsNow) > first && isSame(ends - 1, endsNow - 1))
    [ends, endsNow] = [ends - 1, endsNow - 1];
  // Only what is left between what is the same at both ends is compared each with each.
  const width = endsNow - first + 1;
  const longest = new Uint32Array((ends - first + 1) * width);
  const at = (row: number, column: number): number => longest[(row - first) * width + column - first] ?? 0;
  for (let row = ends - 1; row >= first; row -= 1)
    for (let column = endsNow - 1; column >= first; column -= 1)
      longest[(row - first) * width + column - first] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = Array.from({ length: first }, (_, index) => [index, index]);
  let [row, column] = [first, first];
  while (row < ends && column < endsNow) {
    if (isSame(row, column)) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  for (let index = 0; ends + index < before.length; index += 1) pairs.push([ends + index, endsNow + index]);
  return pairs;
}

/** Those that stand in none of the others, each once. */
function outermost(standing: readonly Standing[]): readonly PartPlace[] {
  const places = new Map(
    standing.flatMap(({ place }) => (place === undefined ? [] : [[JSON.stringify(place), place]])),
  );
  const all = [...places.values()];
  return all.filter((one) => !all.some((other) => other !== one && isWithin(one, other)));
}

/** In the order in which they stand there. What is only there on one side is looked at on the other where it would be. */
export function differences(before: readonly Standing[], now: readonly Standing[]): readonly Difference[] {
  const found: Difference[] = [];
  let [wasAt, isAt] = [0, 0];
  for (const [row, column] of [...common(before, now), [before.length, now.length] as const]) {
    const [was, is] = [outermost(before.slice(wasAt, row)), outermost(now.slice(isAt, column))];
    if (was.length > 0 || is.length > 0)
      found.push({
        before: { at: was[0] ?? (before[wasAt - 1] ?? before[row])?.place, marks: was },
        now: { at: is[0] ?? (now[isAt - 1] ?? now[column])?.place, marks: is },
      });
    [wasAt, isAt] = [row + 1, column + 1];
  }
  return found;
}

/** What stands there, with where it was written. */
async function standingIn(
  around: Surroundings,
  id: string,
  situation: Situation,
  tongue: Tongue,
  says: Says,
): Promise<readonly Standing[]> {
  const replanner = createReplanner();
  const told = await toldIn(around, id, situation, tongue, {
    says,
    prepare: (input) => prepareState(input, (given) => replanner.plan(given)),
  });
  if (told?.ok !== true) return [];
  return told.value.parts.map(([place, sign]) => ({
    place: writtenAt(place, replanner, around.project),
    sign,
  }));
}

export async function differencesIn(
  id: string,
  tongue: Tongue,
  before: { readonly around: Surroundings; readonly situation: Situation; readonly says: Says },
  now: { readonly around: Surroundings; readonly situation: Situation; readonly says: Says },
): Promise<readonly Difference[]> {
  const [was, is] = [
    await standingIn(before.around, id, before.situation, tongue, before.says),
    await standingIn(now.around, id, now.situation, tongue, now.says),
  ];
  return differences(was, is);
}
