import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { open } from './open.ts';

it('opens the dialog', () => {
  const { context, screen } = createActionContext();
  expect(open.run({ dialog: 'done' }, context)).toBeUndefined();
  expect(screen.open.mock.calls).toEqual([['done']]);
});
