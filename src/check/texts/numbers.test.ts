/** Figures of one text in two languages: what is the same, and what is not. */
import { describe, expect, it } from 'vitest';
import { differentFigures, differentUnits } from './numbers.ts';

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

it.each<[es: string, en: string, isOther: boolean]>([
  ['Vence en {{days}} días', 'Due in {{days}} weeks', true],
  ['{{#date}}{{due}}{{/date}} o {{rate}} %', 'Due, or {{rate}} days', true],
  ['{{#money}}{{amount}}{{/money}} meses', '{{#money}}{{amount}}{{/money}} years', true],
  ['Vence en {{days}} días', 'Due in {{days}} days', false],
  ['{{days}} días', 'in {{days}}', false],
  ['{{days}} días', '{{weeks}} weeks', false],
  ['{{days}} pagos', '{{days}} payments', false],
])('one value counts the same in both languages: %s / %s', (es, en, isOther) => {
  expect(differentUnits(es, en) !== undefined).toBe(isOther);
  expect(differentUnits(en, es) !== undefined).toBe(isOther);
});
