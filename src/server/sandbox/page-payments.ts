/** Payments of the older flow on the sandbox's pages: their codes, and the page that stands for that of a wallet. */
import { form, html, type Html } from './html.ts';
import { paymentsOf, type Payment } from './payments.ts';
import type { Store } from './store.ts';

const paymentRow = ({ id, orderId, cardId, amount, codes, paid }: Payment): Html =>
  html`<tr>
    <th scope="row">${id}</th>
    <td>${orderId}</td>
    <td>${cardId}</td>
    <td>${(amount / 100).toFixed(2)}</td>
    <td>${codes.length === 0 ? 'none' : codes.join(', ')}</td>
    <td>${paid ? 'paid' : 'waits for its code'}</td>
  </tr>`;

export function paymentsSection(store: Store, session: string): Html {
  const payments = paymentsOf(store, session);
  return html`<section aria-label="Payments by card" tabindex="0">
    <h2>Payments by card</h2>
    ${
      payments.length === 0
        ? html`<p>None yet.</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Payment</th>
                <th scope="col">Order</th>
                <th scope="col">Card</th>
                <th scope="col">Amount</th>
                <th scope="col">Codes, the newest first</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              ${payments.map(paymentRow)}
            </tbody>
          </table>`
    }
  </section>`;
}

/** Not the app's own page: a button that pays, and the way back is the phone's. */
export const walletPage = (session: string, orderId: string, english: boolean): string =>
  html`<main>
    <section>
      <h1>${english ? 'Payment page of the wallet' : 'Página de pago de la billetera'}</h1>
      <p>${english ? 'Order' : 'Pedido'}: ${orderId}</p>
      ${form(session, 'pay', english ? 'Pay' : 'Pagar', { order: orderId })}
    </section>
  </main>`.text;
