// @vitest-environment node
import { expect, it } from 'vitest';
import { modulesOf, symbolsOf } from './code128.ts';

it('encodes pairs of digits with the check symbol of the standard', () => {
  // 105 + 12·1 + 34·2 + 56·3 = 353 ≡ 44 (mod 103)
  expect(symbolsOf('123456')).toEqual([105, 12, 34, 56, 44, 106]);
});

it('gives an odd number of digits a leading zero', () => {
  expect(symbolsOf('123')).toEqual(symbolsOf('0123'));
});

it('draws eleven modules a symbol and thirteen for the stop', () => {
  const modules = modulesOf('646180');
  expect(modules.reduce((sum, width) => sum + width, 0)).toBe(11 * 5 + 13);
  expect(modules.every((width) => width >= 1 && width <= 4)).toBe(true);
});
