import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { navigate } from './navigate.ts';

it('goes to the route and leaves empty parameters out', () => {
  const { context, recorded } = createActionContext();
  void navigate.run({ to: '/inThe', query: { orderId: '174', from: '' } }, context);
  expect(recorded.navigations).toEqual([{ to: '/inThe', query: { orderId: '174' }, replace: false }]);
});

it('takes along what it passes, where it is there, and what the query gives wins', () => {
  const { context, screen, recorded } = createActionContext();
  const own: Readonly<Record<string, string>> = { orderId: '174', productId: '7' };
  screen.read.mockImplementation(([root, name]) => (root === 'query' ? own[name ?? ''] : undefined));
  void navigate.run(
    { to: '/inThe', pass: ['orderId', 'productId', 'from'], query: { productId: '8' } },
    context,
  );
  expect(recorded.navigations).toEqual([
    { to: '/inThe', query: { orderId: '174', productId: '8' }, replace: false },
  ]);
});

it('puts the new page in the place of this one', () => {
  const { context, recorded } = createActionContext();
  void navigate.run({ to: '/ofShe', query: { tab: '1' }, replace: true }, context);
  expect(recorded.navigations).toEqual([{ to: '/ofShe', query: { tab: '1' }, replace: true }]);
});
