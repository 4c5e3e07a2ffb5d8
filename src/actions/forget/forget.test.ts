import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { forget } from './forget.ts';

it('forgets what the screen keeps', () => {
  const { context, screen } = createActionContext();
  expect(forget.run({}, context)).toBeUndefined();
  expect(screen.forget).toHaveBeenCalledOnce();
});
