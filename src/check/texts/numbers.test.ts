/** Figures of one text in two languages: what is the same, and what is not. */
import { describe, expect, it } from 'vitest';
import { differentFigures } from './numbers.ts';

describe('the figures of two languages', () => {
  it.each([
    ['Hasta 7 días', 'Up to 14 days'],
    ['Hasta 7 días', 'Up to 7 months'],
    ['De 91 a 365 días', '91 to 356 days'],
    ['18%', '18'],
    ['18%', '1.8%'],
  ])('differ: %s, %s', (es, en) => {
    expect(differentFigures(es, en)).toBeDefined();
  });

  it.each([
    ['Hasta 7 días', 'Up to 7 days'],
    ['Mayores de 18 años', 'People over 18'],
    ['Una imagen', 'One image'],
    ['En 1 día', 'Within one day'],
    ['{{number}} préstamos', '{{number}} loans'],
    ['Cada 18% cuenta', 'Every 18 % counts'],
  ])('are the same: %s, %s', (es, en) => {
    expect(differentFigures(es, en)).toBeUndefined();
  });
});
