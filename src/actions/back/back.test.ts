import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { back } from './back.ts';

it('goes back once', () => {
  const { context, recorded } = createActionContext();
  void back.run({}, context);
  expect(recorded.navigations).toEqual([{ to: 'back', query: {}, replace: false }]);
});
