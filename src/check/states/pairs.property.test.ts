import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairwise, type PairsInput, type Row } from './pairs.ts';

const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 });
const free = (given: readonly number[]): PairsInput => ({
  sizes: given,
  counts: () => true,
  needs: () => [],
});

/** Each factor but the first may hang on the choice of an earlier one: it counts only beside that. */
const hanging = sizes.chain((given) =>
  fc
    .tuple(
      ...given.map((_size, at) =>
        fc.tuple(fc.boolean(), fc.nat({ max: Math.max(0, at - 1) }), fc.nat({ max: 3 })),
      ),
    )
    .map((ties): PairsInput => {
      const on = ties.map(([hangs, factor, choice], at) =>
        hangs && at > 0 ? { factor, choice: choice % (given[factor] ?? 1) } : undefined,
      );
      const counts = (factor: number, row: Row): boolean => {
        const tie = on[factor];
        return tie === undefined || (row[tie.factor] === tie.choice && counts(tie.factor, row));
      };
      const needs = (factor: number): readonly number[] => {
        const tie = on[factor];
        return tie === undefined ? [] : [tie.factor, ...needs(tie.factor)];
      };
      return { sizes: given, counts, needs };
    }),
);

/** Beside one choice of the first factor each other may have to be one of some. */
const agreeing = fc
  .tuple(
    fc.integer({ min: 2, max: 4 }),
    fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 1, maxLength: 5 }),
  )
  .chain(([first, others]) =>
    fc
      .tuple(
        ...others.map((size) =>
          fc.tuple(
            fc.nat({ max: first - 1 }),
            fc.subarray(
              Array.from({ length: size }, (_choice, choice) => choice),
              { minLength: 1 },
            ),
          ),
        ),
      )
      .map((ties): PairsInput => {
        const agree = (row: Row): Row =>
          row.map((choice, factor) => {
            const [beside, choices] = ties[factor - 1] ?? [];
            return choices === undefined || row[0] !== beside || choices.includes(choice)
              ? choice
              : (choices[0] ?? 0);
          });
        return {
          sizes: [first, ...others],
          counts: () => true,
          needs: (factor) => (factor === 0 ? [] : [0]),
          agree,
        };
      }),
  );

function every(given: readonly number[]): readonly Row[] {
  return given.reduce<readonly Row[]>(
    (rows, size) =>
      rows.flatMap((row) => Array.from({ length: size }, (_choice, choice) => [...row, choice])),
    [[]],
  );
}

function pairsIn(rows: readonly Row[], { counts }: PairsInput): ReadonlySet<string> {
  const met = new Set<string>();
  for (const row of rows)
    for (let i = 0; i < row.length; i += 1)
      for (let j = i; j < row.length; j += 1)
        if (counts(i, row) && counts(j, row)) met.add(`${i}.${row[i]} ${j}.${row[j]}`);
  return met;
}

describe('pairwise', () => {
  it('lets every two choices that can stand together do so', () => {
    fc.assert(
      fc.property(hanging, (input) => {
        const { rows, all } = pairwise(input);
        expect([...pairsIn(rows, input)].sort()).toEqual([...pairsIn(every(input.sizes), input)].sort());
        expect(rows.length).toBeLessThanOrEqual(all);
      }),
    );
  });

  it('lets no two choices stand together that cannot, and all others', () => {
    fc.assert(
      fc.property(agreeing, (input) => {
        const { rows } = pairwise(input);
        for (const row of rows) expect(input.agree?.(row)).toEqual(row);
        const able = every(input.sizes).filter((row) => String(input.agree?.(row)) === String(row));
        expect([...pairsIn(rows, input)].sort()).toEqual([...pairsIn(able, input)].sort());
      }),
    );
  });

  it('says nothing twice, begins with the usual, and gives the same rows again', () => {
    fc.assert(
      fc.property(hanging, (input) => {
        const { rows } = pairwise(input);
        expect(new Set(rows.map(String)).size).toBe(rows.length);
        expect(rows[0]).toEqual(input.sizes.map(() => 0));
        expect(pairwise(input)).toEqual(pairwise(input));
      }),
    );
  });

  it('takes all combinations where they are few', () => {
    expect(pairwise(free([3, 2, 2]))).toMatchObject({ all: 12, complete: true });
    expect(pairwise(free([3, 2, 2])).rows).toHaveLength(12);
  });

  it('needs few rows where there are many combinations', () => {
    const { rows, all, complete } = pairwise(free([7, 2, 2, 2, 2, 2]));
    expect({ all, complete }).toEqual({ all: 224, complete: false });
    expect(rows.length).toBeLessThanOrEqual(16);
  });
});
