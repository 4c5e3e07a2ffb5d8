/**
 * Combinations of choices so that every pair of choices that can stand together does so in one of them: a small all-pairs
 * generator. The same input gives the same rows. It must not know what is chosen.
 */

/** One choice for each factor, by its number; 0 is the usual one. */
export type Row = readonly number[];

export interface PairsInput {
  /** How many choices each factor has. */
  readonly sizes: readonly number[];
  /** Whether a factor makes a difference in a row; where it does not, its usual choice stands. */
  readonly counts: (factor: number, row: Row) => boolean;
  /** The factors on which it depends whether this one counts. */
  readonly needs: (factor: number) => readonly number[];
  /** The same row with choices that cannot stand beside the others replaced; without it all can. */
  readonly agree?: (row: Row) => Row;
}

export interface Pairs {
  readonly rows: readonly Row[];
  /** How many combinations of choices there are. */
  readonly all: number;
  /** Whether these are all that make a difference, not only every pair. */
  readonly complete: boolean;
}

/** Up to so many combinations are all taken. */
const few = 12;
/** Ways tried to let two choices stand together. */
const patience = 20_000;

/** A row with the usual choice wherever a choice makes no difference, and none that cannot be beside the others. */
function canonical(row: Row, { counts, agree }: PairsInput): Row {
  const plain = (given: Row): Row =>
    given.map((choice, factor) => (choice !== 0 && counts(factor, given) ? choice : 0));
  return agree === undefined ? plain(row) : plain(agree(plain(row)));
}

const pairKey = (i: number, a: number, j: number, b: number): string =>
  i < j ? `${i}.${a}|${j}.${b}` : `${j}.${b}|${i}.${a}`;

export function pairwise(input: PairsInput): Pairs {
  const { sizes } = input;
  const all = sizes.reduce((product, size) => product * size, 1);
  const rows = new Map<string, Row>();
  const add = (row: Row): Row => {
    const plain = canonical(row, input);
    rows.set(plain.join('.'), plain);
    return plain;
  };
  add(sizes.map(() => 0));
  if (all <= few) {
    for (const row of everyRow(
      sizes,
      sizes.map((_size, factor) => factor),
      sizes.map(() => 0),
    ))
      add(row);
    return { rows: [...rows.values()], all, complete: true };
  }
  const met = new Set<string>();
  const meet = (row: Row): void => {
    const counting = sizes.map((_size, factor) => input.counts(factor, row));
    for (let i = 0; i < row.length; i += 1)
      for (let j = i; j < row.length; j += 1)
        if (counting[i] === true && counting[j] === true) met.add(pairKey(i, row[i] ?? 0, j, row[j] ?? 0));
  };
  for (const row of rows.values()) meet(row);
  // A factor with itself: each choice alone. The rarest first, so that its row carries many pairs.
  for (const [i, j] of targets(sizes)) {
    for (let a = 0; a < (sizes[i] ?? 0); a += 1)
      for (let b = 0; b < (sizes[j] ?? 0); b += 1) {
        if ((i === j && a !== b) || met.has(pairKey(i, a, j, b))) continue;
        const row = rowWith(i, a, j, b, input, met);
        if (row !== undefined) meet(add(row));
      }
  }
  return { rows: [...rows.values()], all, complete: false };
}

function targets(sizes: readonly number[]): readonly (readonly [number, number])[] {
  const pairs = sizes.flatMap((_one, i) => sizes.slice(i).map((_other, offset) => [i, i + offset] as const));
  const weight = ([i, j]: readonly [number, number]): number =>
    i === j ? -1 : (sizes[i] ?? 0) * (sizes[j] ?? 0);
  return pairs.sort((one, other) => weight(other) - weight(one));
}

interface Open {
  readonly row: Row;
  /** Factors whose choice must stay. */
  readonly fixed: ReadonlySet<number>;
}

/** A row in which both choices count, with whatever else is new; `undefined` where there is none. */
function rowWith(
  i: number,
  a: number,
  j: number,
  b: number,
  input: PairsInput,
  met: ReadonlySet<string>,
): Row | undefined {
  const start = input.sizes.map((_size, factor) => (factor === i ? a : factor === j ? b : 0));
  const filled = fill({ row: start, fixed: new Set([i, j]) }, input, met);
  const plain = canonical(filled, input);
  if (isKept(i, a, plain, input) && isKept(j, b, plain, input)) return filled;
  const open = together(i, a, j, b, input);
  return open === undefined ? undefined : fill(open, input, met);
}

const isKept = (factor: number, choice: number, row: Row, { counts }: PairsInput): boolean =>
  row[factor] === choice && counts(factor, row);

/** The least that lets both choices count. */
function together(i: number, a: number, j: number, b: number, input: PairsInput): Open | undefined {
  const { sizes, counts, needs, agree } = input;
  const stays = (row: Row, factors: ReadonlySet<number>): boolean => {
    const agreed = agree?.(row) ?? row;
    return [...factors].every((factor) => agreed[factor] === row[factor]);
  };
  const fixed = new Set([i, j, ...needs(i), ...needs(j)]);
  const free = [...fixed].filter((factor) => factor !== i && factor !== j);
  const start = sizes.map((_size, factor) => (factor === i ? a : factor === j ? b : 0));
  let tried = 0;
  for (const row of everyRow(sizes, free, start)) {
    if (counts(i, row) && counts(j, row) && stays(row, fixed)) return { row, fixed };
    if ((tried += 1) > patience) break;
  }
  return undefined;
}

/** Every choice of these factors; the usual ones first. */
function* everyRow(sizes: readonly number[], factors: readonly number[], start: Row): Generator<Row> {
  const [factor, ...others] = factors;
  if (factor === undefined) {
    yield start;
    return;
  }
  for (let choice = 0; choice < (sizes[factor] ?? 0); choice += 1)
    yield* everyRow(
      sizes,
      others,
      start.map((old, at) => (at === factor ? choice : old)),
    );
}

/**
 * The other factors: the choice that meets most new pairs here; of several the one with most pairs still to meet, so that
 * rows share the work; the usual one where none is left.
 */
function fill({ row, fixed }: Open, { sizes }: PairsInput, met: ReadonlySet<string>): Row {
  const chosen = [...row];
  const decided = new Set(fixed);
  const isNew = (one: number, choice: number, other: number, its: number): number =>
    met.has(pairKey(one, choice, other, its)) ? 0 : 1;
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  for (const [factor, size] of sizes.entries()) {
    if (decided.has(factor)) continue;
    let best = 0;
    let most = 0;
    for (let choice = 0; choice < size; choice += 1) {
      const here = sum([...decided].map((other) => isNew(factor, choice, other, chosen[other] ?? 0)));
      const later = sum(
        sizes.flatMap((count, other) =>
          decided.has(other) || other === factor
            ? []
            : Array.from({ length: count }, (_its, its) => isNew(factor, choice, other, its)),
        ),
      );
      const gain = here + later / 10_000;
      if (gain > most) [best, most] = [choice, gain];
    }
    chosen[factor] = best;
    decided.add(factor);
  }
  return chosen;
}
