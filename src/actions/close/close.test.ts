import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { close } from './close.ts';

it('closes the named dialog, or whichever is open', () => {
  const { context, screen } = createActionContext();
  expect(close.run({ dialog: 'done' }, context)).toBeUndefined();
  void close.run({}, context);
  expect(screen.close.mock.calls).toEqual([['done'], [undefined]]);
});
