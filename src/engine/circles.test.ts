/** What needs itself: the same as by looking from each name, in one walk over all needs. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onCircles } from './circles.ts';

type Needs = ReadonlyMap<string, readonly string[]>;

function reaches(needs: Needs, from: string, to: string, seen = new Set<string>()): boolean {
  return (needs.get(from) ?? []).some((next) => {
    if (next === to) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    return reaches(needs, next, to, seen);
  });
}

it('finds the names that can be reached from themselves, whatever needs what', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone');
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.array(name)), (given) => {
      const needs = new Map(Object.entries(given));
      const expected = [...needs.keys()].filter((each) => reaches(needs, each, each));
      expect([...onCircles(needs)].sort()).toEqual(expected.sort());
    }),
  );
});

it('looks at the needs of each name once, also in a long chain', () => {
  const chain = new Map(Array.from({ length: 1000 }, (_, index) => [`s${index}`, [`s${index + 1}`]]));
  let looked = 0;
  const counted: Needs = Object.assign(new Map(chain), {
    get(name: string) {
      looked += 1;
      return chain.get(name);
    },
  });
  expect(onCircles(counted).size).toBe(0);
  expect(looked).toBe(1000);
});

it('finds a circle that is longer than the stack is deep', () => {
  const count = 50_000;
  const circle = new Map(
    Array.from({ length: count }, (_, index) => [`s${index}`, [`s${(index + 1) % count}`]]),
  );
  expect(onCircles(circle).size).toBe(count);
});
