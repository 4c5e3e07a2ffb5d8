/** Where a payment by wallet goes on: a page of the sandbox, which stands for that of the wallet. */
import { noOrder, type SandboxCall } from '../call.ts';
import { orderOf } from '../world.ts';

export const repaymentWallet: SandboxCall = {
  operation: 'repaymentWallet',
  answer({ store, session, tongue, parameters }) {
    const order = orderOf(store, session, parameters['orderId'] ?? '');
    if (order === undefined) return noOrder(tongue);
    const query = new URLSearchParams({ world: session, orderId: order.id });
    if (tongue === 'en') query.set('isNeedPop', '1');
    return { data: { url: `/sandbox/wallet?${query.toString()}` } };
  },
};
