import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, isSure, listed, nearest } from './nearest.ts';

describe('distance', () => {
  it.each([
    ['press', 'presss', 1],
    ['press', 'rpess', 1],
    ['money', 'mony', 1],
    ['', 'abc', 3],
    ['same', 'same', 0],
  ])('%s to %s is %i', (from, to, expected) => {
    expect(distance(from, to)).toBe(expected);
  });

  it('is the same both ways, and at most the length of the longer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        expect(distance(one, other)).toBe(distance(other, one));
        expect(distance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it('is told up to where somebody asks', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(name, name, fc.nat(9), (one, other, most) => {
        expect(distance(one, other, most)).toBe(Math.min(distance(one, other), most));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('nearest', () => {
  it('finds the name that was meant, whatever its case', () => {
    expect(nearest('productID', ['orderId', 'productId'])).toBe('productId');
    expect(nearest('buton', ['button', 'bottom'])).toBe('button');
  });

  it('says nothing rather than something far away', () => {
    expect(nearest('hologram', ['button', 'card'])).toBeUndefined();
    expect(nearest('x', ['y', 'if'])).toBe('y');
    expect(nearest('', ['a'])).toBeUndefined();
    expect(nearest('a'.repeat(100), ['a'.repeat(99)])).toBeUndefined();
  });
});

describe('a name that is put right by itself', () => {
  it.each([
    ['productID', 'productId', true],
    ['product_id', 'productId', true],
    ['hero_title_text', 'heroTitleText', true],
    ['amounts', 'amount', true],
    ['formTitle', 'heroTitle', false],
    ['prodId', 'productId', false],
  ])('%s for %s: %s', (name, near, sure) => {
    expect(isSure(name, near, [near])).toBe(sure);
  });
});

describe('listed', () => {
  it('is in order, and cut when there are too many to read', () => {
    expect(listed(['b', 'a'])).toBe('a, b');
    expect(listed(Array.from({ length: 40 }, (_, index) => `n${index}`))).toMatch(/, …$/);
  });
});
