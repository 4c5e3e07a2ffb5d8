/** Payments of the older flow on the sandbox's pages: their codes, and the page that stands for that of a wallet. */
import { form, html, type Html, type Reader } from './html.ts';
import { paymentsOf, type Payment } from './payments.ts';
import type { Store } from './store.ts';

const paymentRow = ({ say }: Reader, { id, orderId, cardId, amount, codes, paid }: Payment): Html =>
  html`<tr>
    <th scope="row">${id}</th>
    <td>${orderId}</td>
    <td>${cardId}</td>
    <td>${(amount / 100).toFixed(2)}</td>
    <td>${codes.length === 0 ? say('ninguno', 'none') : codes.join(', ')}</td>
    <td>${paid ? say('pagado', 'paid') : say('espera su código', 'waits for its code')}</td>
  </tr>`;

export function paymentsSection(reader: Reader, store: Store, session: string): Html {
  const { say } = reader;
  const payments = paymentsOf(store, session);
  return html`<section aria-label="${say('Pagos con tarjeta', 'Payments by card')}" tabindex="0">
    <h2>${say('Pagos con tarjeta', 'Payments by card')}</h2>
    ${
      payments.length === 0
        ? html`<p>${say('Todavía ninguno.', 'None yet.')}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${say('Pago', 'Payment')}</th>
                <th scope="col">${say('Pedido', 'Order')}</th>
                <th scope="col">${say('Tarjeta', 'Card')}</th>
                <th scope="col">${say('Monto', 'Amount')}</th>
                <th scope="col">${say('Códigos, el más nuevo primero', 'Codes, the newest first')}</th>
                <th scope="col">${say('Estado', 'State')}</th>
              </tr>
            </thead>
            <tbody>
              ${payments.map((payment) => paymentRow(reader, payment))}
            </tbody>
          </table>`
    }
  </section>`;
}

/** Not the app's own page: a button that pays, and the way back is the phone's. */
export function walletPage(reader: Reader, session: string, orderId: string): string {
  const { say } = reader;
  return html`<main>
    <section>
      <h1>${say('Página de pago de la billetera', 'Payment page of the wallet')}</h1>
      <p>${say('Pedido', 'Order')}: ${orderId}</p>
      ${form(reader, session, 'pay', say('Pagar', 'Pay'), { order: orderId })}
    </section>
  </main>`.text;
}
