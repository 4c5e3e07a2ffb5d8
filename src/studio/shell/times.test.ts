import { expect, it } from 'vitest';
import { momentOf } from './times.ts';

const now = new Date(2026, 10, 26, 12);
const at = (...[year, month, day]: [number, number, number]): string =>
  new Date(year, month, day, 18, 40).toISOString();

it.each([
  ['today', at(2026, 10, 26), /^18:40$/],
  ['another day', at(2026, 10, 27), /^27 Nov,? 18:40$/],
  ['another year', at(2099, 11, 31), /^31 Dec 2099,? 18:40$/],
  ['no moment', 'soon', /^soon$/],
])('%s', (_name, moment, said) => {
  expect(momentOf(moment, 'en', now)).toMatch(said);
});
