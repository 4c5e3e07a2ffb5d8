/** A confirmed loan becomes an order; confirmed twice within moments, it is still one. */
import type { SandboxCall } from '../call.ts';
import { mergeTwins } from '../merge.ts';
import type { Order } from '../store.ts';
import { newOrder } from '../world.ts';

export const loanPush: SandboxCall = {
  operation: 'loanPush',
  answer({ store, session, parameters }) {
    const { amount = '0', periods = '', productId = '1' } = parameters;
    const data = mergeTwins(store, session, JSON.stringify([amount, periods, productId]), () => {
      const id = String(1000 + store.all<Order>(session, 'order').length);
      const order = newOrder(id, productId, { principal: Number(amount), days: Number(periods) });
      store.put(session, 'order', id, order);
      return { lendDetailsUrl: `/inThe?productId=${encodeURIComponent(productId)}&orderId=${id}` };
    });
    return { data };
  },
};
