import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { scrollTo } from './scroll-to.ts';

it('scrolls to the drawn element of the widget', () => {
  const { context, recorded } = createActionContext();
  void scrollTo.run({ widget: 'plan' }, context);
  expect(recorded.focused).toEqual(['element-plan']);
});
