/** A confirmed loan becomes an order; confirmed twice within moments, it is still one. */
import type { SandboxCall } from '../call.ts';
import type { Order } from '../store.ts';
import { newOrder } from '../world.ts';

const moment = 2000;

interface Given {
  readonly at: number;
  readonly url: string;
}

export const loanPush: SandboxCall = {
  operation: 'loanPush',
  answer({ store, session, parameters }) {
    const { amount = '0', periods = '', productId = '1' } = parameters;
    const key = JSON.stringify([amount, periods, productId]);
    const before = store.get<Given>(session, 'answer', key);
    if (before !== undefined && Date.now() - before.at < moment)
      return { data: { lendDetailsUrl: before.url } };
    const id = String(1000 + store.all<Order>(session, 'order').length);
    const order = newOrder(id, productId, { principal: Number(amount), days: Number(periods) });
    store.put(session, 'order', id, order);
    const url = `/inThe?productId=${encodeURIComponent(productId)}&orderId=${id}`;
    store.put(session, 'answer', key, { at: Date.now(), url } satisfies Given);
    return { data: { lendDetailsUrl: url } };
  },
};
