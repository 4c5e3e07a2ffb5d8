/** The promissory note of an order: an invented borrower, the amounts that its detail shows. */
import { noOrder, type SandboxCall } from '../call.ts';
import { money, type Tongue } from '../content.ts';
import { costOf, daysAfter, productOf } from '../loans.ts';
import { dueOf, orderOf } from '../world.ts';

const borrower: { readonly [tongue in Tongue]: { readonly name: string; readonly address: string } } = {
  es: { name: 'María Fernanda López Ruiz', address: 'Calle Jacaranda 25, Coyoacán, Ciudad de México' },
  en: { name: 'Asha Verma', address: '25 Jacaranda Street, Mumbai' },
};

export const contractDetail: SandboxCall = {
  operation: 'contractDetail',
  answer({ store, session, tongue, parameters }) {
    const order = orderOf(store, session, parameters['orderNo'] ?? '');
    if (order === undefined) return noOrder(tongue);
    const { interest, commission, tax, received } = costOf(order);
    return {
      data: {
        userName: borrower[tongue].name,
        userAddress: borrower[tongue].address,
        productName: productOf(order.productId).name,
        amount: money(order.principal, tongue),
        bankNo: '•••• 4821',
        daiDate: order.start,
        planDate: dueOf(order),
        contractDate: daysAfter(order.start, -1),
        contractAmount: order.principal,
        commission,
        Interest: interest,
        IVA: tax,
        giveAmount: received,
        company: 'Lendora Servicios Financieros',
      },
    };
  },
};
