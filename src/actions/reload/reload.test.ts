import { expect, it } from 'vitest';
import { failed } from '../../../tests/support/ports.ts';
import { createActionContext, listOf } from '../../../tests/support/action-context.ts';
import { reload } from './reload.ts';

it('loads the source again with what is sent', async () => {
  const { context, screen } = createActionContext();
  expect(await reload.run({ data: 'plan', send: { page: 2 } }, context)).toBeUndefined();
  expect(screen.reload.mock.calls).toEqual([['plan', { page: 2 }]]);
});

it('a failure stops the list and runs its handler, but not on a screen that was left', async () => {
  const { context, screen, ran, leave } = createActionContext();
  screen.reload.mockResolvedValue(failed('network'));
  expect(await reload.run({ data: 'plan', fail: listOf('other') }, context)).toBe('stop');
  expect(ran).toHaveLength(1);
  leave();
  expect(await reload.run({ data: 'plan', fail: listOf('other') }, context)).toBe('stop');
  expect(ran).toHaveLength(1);
});
