/** Patterns of a definition that would hang a phone: refused, or tried on so little that nobody waits (docs/language.md, "Patterns"). */
import { expect, it } from 'vitest';
import { evaluateTest, parseTest } from '../src/lib/test.ts';

const evil = [
  '^(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '([a-z]+)*x',
  String.raw`^(?:\w+\s?)*$`,
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  'a*a*b',
  'a*a*a*b',
  '^a*a*a*b$',
  '(.*)(.*)x',
  String.raw`\d+\d+x`,
  String.raw`^[^@]+@[^@]+\.[^@]+$`,
  '^a{1,30}a{1,30}a{1,30}b$',
  '(?=(a+))a*b',
  String.raw`(a*)\1b`,
  'a?a?a?a?a?a?a?a?aaaaaaaab',
];
const inputs = ['a', '1', 'a ', 'a@', 'a.'].map((part) => `${part.repeat(50_000 / part.length)}!`);

it.each(evil)('%s is refused, or tells at once', (pattern) => {
  const test = parseTest({ a: { pattern } });
  if (!test.ok) {
    expect(test.error.code).toBe('bad-pattern');
    return;
  }
  for (const long of inputs)
    for (const length of [100, 200, 1000, 3000, 10_000, 50_000]) {
      const input = long.slice(-length);
      const before = process.cpuUsage();
      evaluateTest(test.value, () => input);
      const { user, system } = process.cpuUsage(before);
      expect([input.length, (user + system) / 1000 < 250]).toEqual([input.length, true]);
    }
});

it('takes some of both', () => {
  const taken = evil.filter((pattern) => parseTest({ a: { pattern } }).ok);
  expect(taken.length).toBeGreaterThan(2);
  expect(evil.length - taken.length).toBeGreaterThan(4);
});
