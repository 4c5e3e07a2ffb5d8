/** A rating: of the reply to a complaint, or of the app, which the session's orders then ask for no more. */
import type { SandboxCall } from '../call.ts';
import { noComplaint } from '../complaints.ts';
import type { Complaint, Order } from '../store.ts';

export const score: SandboxCall = {
  operation: 'score',
  answer({ store, session, tongue, parameters: { problemId, score: given } }) {
    if (problemId !== undefined) {
      const complaint = store.get<Complaint>(session, 'complaint', problemId);
      if (complaint === undefined) return noComplaint(tongue);
      store.put(session, 'complaint', problemId, { ...complaint, needsScore: false, score: Number(given) });
      return { data: null };
    }
    for (const order of store.all<Order>(session, 'order')) {
      if (order.isScore) store.put(session, 'order', order.id, { ...order, isScore: false });
    }
    return { data: null };
  },
};
