/** A rating of the app: the session's orders ask for it no more. */
import type { SandboxCall } from '../call.ts';
import type { Order } from '../store.ts';

export const score: SandboxCall = {
  operation: 'score',
  answer({ store, session }) {
    for (const order of store.all<Order>(session, 'order')) {
      if (order.isScore) store.put(session, 'order', order.id, { ...order, isScore: false });
    }
    return { data: null };
  },
};
