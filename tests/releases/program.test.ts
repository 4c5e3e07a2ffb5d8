/** Holds what releases cost a phone of program: whoever raises it says what it is spent on. */
import { expect, it, vi } from 'vitest';
import { most, partsOfProgram, sumOf } from './program-cost.ts';

it('is within 4 kB, with the lines that call it', async () => {
  // As the build has it: elements are made without their places in the sources.
  vi.stubEnv('NODE_ENV', 'production');
  const parts = await partsOfProgram();
  // Each is measured: a part that is gone, or has another name, would cost nothing.
  for (const [name, bytes] of Object.entries(parts)) expect([name, bytes > 0]).toEqual([name, true]);
  expect(parts['in the program']).toBeGreaterThan(2000);
  expect(sumOf(parts)).toBeLessThanOrEqual(most);
});
