/** The promissory note of an order: an invented borrower, the amounts that its detail shows. */
import { noOrder, type SandboxCall } from '../call.ts';
import { costOf, loanOf, money, productName, type Tongue } from '../content.ts';
import { orderOf } from '../world.ts';

const day = 86_400_000;
const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * day).toISOString().slice(0, 10);

const borrower: { readonly [tongue in Tongue]: { readonly name: string; readonly address: string } } = {
  es: { name: 'María Fernanda López Ruiz', address: 'Calle Jacaranda 25, Coyoacán, Ciudad de México' },
  en: { name: 'Asha Verma', address: '25 Jacaranda Street, Mumbai' },
};

export const contractDetail: SandboxCall = {
  operation: 'contractDetail',
  answer({ store, session, tongue, parameters }) {
    const order = orderOf(store, session, parameters['orderNo'] ?? '');
    if (order === undefined) return noOrder(tongue);
    const principal = loanOf(order.productId);
    const { interest, commission, tax, received } = costOf(principal);
    return {
      data: {
        userName: borrower[tongue].name,
        userAddress: borrower[tongue].address,
        productName: productName(order.productId),
        amount: money(principal, tongue),
        bankNo: '•••• 4821',
        daiDate: daysBefore(order.due, 91),
        planDate: order.due,
        contractDate: daysBefore(order.due, 92),
        contractAmount: principal,
        commission,
        Interest: interest,
        IVA: tax,
        giveAmount: received,
        company: 'Lendora Servicios Financieros',
      },
    };
  },
};
