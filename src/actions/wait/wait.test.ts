import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { wait } from './wait.ts';

it('waits as long as it says', async () => {
  const { context, advance } = createActionContext();
  let outcome: unknown = 'waiting';
  const running = Promise.resolve(wait.run({ ms: 500 }, context)).then((value) => (outcome = value));
  await advance(499);
  expect(outcome).toBe('waiting');
  await advance(1);
  await running;
  expect(outcome).toBeUndefined();
});

it('ends with its list when the screen is left', async () => {
  const { context, leave } = createActionContext();
  const running = wait.run({ ms: 500 }, context);
  leave();
  expect(await running).toBe('stop');
});
