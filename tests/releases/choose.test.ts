/** The quick form of `npm run releases:choose`. */
import { expect, it } from 'vitest';
import { draw } from './lots.ts';

it.each(['a', 'b'])('shares come to what they say, and nobody flips as they rise: salt %s', (salt) => {
  const { worst, flipped } = draw(20_000, salt);
  // Five standard deviations of so few.
  expect(worst).toBeLessThan(1.8);
  expect(flipped).toBe(0);
});
