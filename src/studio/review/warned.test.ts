/** A reviewer reads what is warned of in the change, and not what was warned of before it. */
import { expect, it } from 'vitest';
import type { Problem } from '../../lib/problem.ts';
import { warningsOf } from './Warned.tsx';

const base = new Map([
  ['screens/one.json', '1'],
  ['screens/two.json', '1'],
  ['locales/es.json', '{"one":"a","two":"b"}'],
  ['locales/en.json', '{}'],
]);
const now = new Map([...base, ['screens/one.json', '2'], ['locales/es.json', '{"one":"c","two":"b"}']]);
const found = (file: string, pointer: string, severity = 'warning'): Problem =>
  ({ file, pointer, severity }) as Problem;

it('by what it says itself', () => {
  const own = [found('screens/one.json', '/body/0'), found('locales/es.json', '/one')];
  const others = [
    found('screens/one.json', '/body/1', 'error'),
    found('screens/two.json', '/body/0'),
    found('locales/es.json', '/two'),
    found('locales/en.json', '/one'),
  ];
  expect(warningsOf([...own, ...others], { base, now })).toEqual(own);
});
