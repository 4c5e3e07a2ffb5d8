import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { set } from './set.ts';

it('writes variables of the screen only', () => {
  const { context, screen, reports } = createActionContext();
  void set.run({ 'state.a.b': 1, 'config.appName': 'x', 'state.__proto__': 2 }, context);
  expect(screen.write.mock.calls).toEqual([[['state', 'a', 'b'], 1]]);
  expect(reports.map(({ detail }) => detail)).toEqual(['config.appName', 'state.__proto__']);
});
