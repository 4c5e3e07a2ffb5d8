// @vitest-environment node
import { expect, it } from 'vitest';
import type { Bench } from '../releases/bench.ts';
import { remembering } from './remembering.ts';

it('a question is asked once, another one anew, and one that failed again', async () => {
  const asked: string[] = [];
  const bench = {
    judge: async (contract: string) => {
      asked.push(contract);
      if (asked.length === 1) throw new Error('the thread has ended');
      return { shows: true };
    },
  } as unknown as Bench;
  const { judge } = remembering(bench);
  const question = { parts: {}, counts: 'release' } as const;
  await expect(judge('a', question)).rejects.toThrow('ended');
  expect(await judge('a', question)).toEqual({ shows: true });
  await judge('a', question);
  await judge('a', { ...question, counts: 'build' });
  await judge('b', question);
  expect(asked).toEqual(['a', 'a', 'a', 'b']);
});
