/** A verdict is waited for: who stands by reads it soon. */
import { expect, it } from 'vitest';
import { everyMs, news } from './use-changes.ts';

it('changes are asked for more often while one of them awaits a verdict', () => {
  expect(everyMs([{ state: 'open' }, { state: 'asked' }])).toBeLessThanOrEqual(2_000);
  expect(everyMs([{ state: 'open' }, { state: 'live' }])).toBe(news);
  expect(everyMs(undefined)).toBe(news);
});
