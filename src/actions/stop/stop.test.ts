import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { stop } from './stop.ts';

it('ends the list', () => {
  expect(stop.run({}, createActionContext().context)).toBe('stop');
});
