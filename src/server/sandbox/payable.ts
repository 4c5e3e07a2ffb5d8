/**
 * The order of which something is to be paid. One that is paid gets no plan and no code: who still has a page of it open would pay
 * twice. It must not know what is asked of it.
 */
import { noOrder, type CallAnswer, type CallContext } from './call.ts';
import type { Tongue } from './content.ts';
import type { Order } from './store.ts';
import { orderOf } from './world.ts';

const words: { readonly [tongue in Tongue]: Readonly<Record<'paid' | 'extended', string>> } = {
  es: {
    paid: 'Este préstamo ya está pagado. No pagues otra vez.',
    extended: 'Este préstamo ya tiene su prórroga.',
  },
  en: {
    paid: 'This loan is paid. Do not pay again.',
    extended: 'This loan already has its extension.',
  },
};

const refusal = (tongue: Tongue, why: keyof (typeof words)[Tongue]): CallAnswer => ({
  refused: words[tongue][why],
});

type Answer = (order: Order, context: CallContext) => CallAnswer;

/** What `answer` says of the order of the request, where there is something to pay. */
export const whereDue =
  (answer: Answer) =>
  (context: CallContext): CallAnswer => {
    const { store, session, tongue, parameters } = context;
    const order = orderOf(store, session, parameters['orderId'] ?? '');
    if (order === undefined) return noOrder(tongue);
    if (order.status === '200') return refusal(tongue, 'paid');
    return answer(order, context);
  };

/** The same for an extension: a payment is put off once. */
export const whereExtended = (answer: Answer): ((context: CallContext) => CallAnswer) =>
  whereDue((order, context) =>
    order.extended > 0 && !order.isDelay ? refusal(context.tongue, 'extended') : answer(order, context),
  );
