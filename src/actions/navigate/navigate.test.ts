import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { navigate } from './navigate.ts';

it('goes to the route and leaves empty parameters out', () => {
  const { context, screen, recorded } = createActionContext();
  void navigate.run({ to: '/inThe', query: { orderId: '174', from: '' } }, context);
  expect(recorded.navigations).toEqual([{ to: '/inThe', query: { orderId: '174' }, replace: false }]);
  expect(screen.replaceQuery).not.toHaveBeenCalled();
});

it('replaces the query in place first', () => {
  const { context, screen, recorded } = createActionContext();
  void navigate.run({ to: '/ofShe', query: { tab: '1' }, replace: true }, context);
  expect(screen.replaceQuery.mock.calls).toEqual([['/ofShe', { tab: '1' }]]);
  expect(recorded.navigations).toEqual([{ to: '/ofShe', query: { tab: '1' }, replace: true }]);
});
