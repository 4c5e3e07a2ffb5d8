import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { check } from './check.ts';

it.each([
  [true, undefined],
  [false, 'stop'],
] as const)('goes on only when the fields hold: %s', (holds, outcome) => {
  const { context, screen } = createActionContext();
  screen.check.mockReturnValue(holds);
  expect(check.run({ fields: ['a', 'b'] }, context)).toBe(outcome);
  expect(screen.check.mock.calls).toEqual([[['a', 'b']]]);
});
