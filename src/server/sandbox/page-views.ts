/** The sandbox's pages as HTML. */
import { complaintsSection } from './page-complaints.ts';
import { form, html, link, type Html } from './html.ts';
import { merges } from './merge.ts';
import { anonymous } from './names.ts';
import { paymentsSection } from './page-payments.ts';
import { promotionLinks, promotionSection } from './page-promotion.ts';
import type { Order, ReceivedCall, Store, Voucher } from './store.ts';
import { dueOf, owed } from './world.ts';

export const layout = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/style.css"></head><body>${body}</body></html>`;

export const sessionsPage = (sessions: readonly string[]): string =>
  html`<header>
      <h1>Sandbox</h1>
      <p>Each session is a borrower with a world of its own, made on first sight.</p>
    </header>
    <main>
      <section>
        <h2>Worlds</h2>
        ${
          sessions.length === 0
            ? html`<p>None yet. Open <a href="/testPreview">the test page</a> and press a button.</p>`
            : html`<ul>
                ${sessions.map((session) => html`<li><a href="${link(session)}">${session}</a></li>`)}
              </ul>`
        }
      </section>
      <section>
        <h2>Promotion</h2>
        ${promotionLinks(anonymous)}
        <p>
          Captchas and SMS codes are shown in <a href="${link(anonymous)}">the world of strangers</a>, who
          come without a session.
        </p>
      </section>
    </main>`.text;

/** Where a loan of a partner is repaid (`h5Url`): not the app's own page, which is all there is to see. */
export const partnerPage = (orderId: string, english: boolean): string =>
  html`<main>
    <section>
      <h1>${english ? 'Payment page of the partner' : 'Página de pago del socio'}</h1>
      <p>${english ? 'Order' : 'Pedido'}: ${orderId}</p>
    </section>
  </main>`.text;

/** Where the configuration of the sandbox says that the app is: there is none, which is said. */
export const downloadPage = (file: string): string =>
  html`<main>
    <section>
      <h1>Download</h1>
      <p>Here a phone would get the app: <code>${file}</code></p>
    </section>
  </main>`.text;

const orderRow = (session: string, order: Order): Html =>
  html`<tr>
    <th scope="row">
      <a
        href="/inThe?productId=${order.productId}&amp;orderId=${order.id}&amp;sessionId=${encodeURIComponent(session)}"
        >${order.id}</a
      >
    </th>
    <td>${order.status}</td>
    <td>${(owed(order) / 100).toFixed(2)}</td>
    <td>${dueOf(order)}</td>
    <td>
      ${form(session, 'pay', 'Pay', { order: order.id }, order.id)}${form(session, 'age', 'Age', { order: order.id }, order.id)}
    </td>
  </tr>`;

const voucherRow = (session: string, voucher: Voucher): Html =>
  html`<tr>
    <th scope="row">${voucher.code}</th>
    <td>${voucher.orderId}</td>
    <td>${voucher.payCode}</td>
    <td>${voucher.requestType === '2' ? 'extension' : 'repayment'}</td>
    <td>
      ${voucher.paid ? 'paid' : form(session, 'pay', 'Mark as paid', { voucher: voucher.code }, voucher.code)}
    </td>
  </tr>`;

const repeated = ({ repetition }: ReceivedCall): string =>
  repetition === undefined
    ? ''
    : repetition === 'same body'
      ? 'repeated: first answer given again'
      : 'repeated with another body: first answer given again';

const mergeSection = (session: string, on: boolean): Html =>
  html`<section>
    <h2>Repetitions</h2>
    <p>
      A write whose <code>Idempotency-Key</code> is known is answered as it was the first time. Without one, a
      loan or a complaint sent twice within two seconds
      ${on ? 'counts once.' : 'counts twice: that is switched off here.'}
    </p>
    ${form(session, 'merge', on ? 'Count each of them' : 'Count them once', { on: on ? '0' : '1' })}
  </section>`;

/** Where its pictures are, and what the form of faults lets choose from. */
interface Choices {
  /** Where pictures are, `/gateway/files`. */
  readonly files: string;
  readonly kinds: readonly string[];
  readonly operations: readonly string[];
}

export function sessionPage(store: Store, session: string, { files, kinds, operations }: Choices): string {
  const vouchers = store.all<Voucher>(session, 'voucher');
  const faults = store.faults(session);
  return html`<header>
      <p><a href="/sandbox">All worlds</a></p>
      <h1>World of ${session}</h1>
      ${form(session, 'reset', 'Reset this world', {})}
    </header>
    <main>
      <section aria-label="Orders" tabindex="0">
        <h2>Orders</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Status</th>
              <th scope="col">Amount</th>
              <th scope="col">Due</th>
              <th scope="col">Do</th>
            </tr>
          </thead>
          <tbody>
            ${store.all<Order>(session, 'order').map((order) => orderRow(session, order))}
          </tbody>
        </table>
      </section>
      <section aria-label="Vouchers" tabindex="0">
        <h2>Vouchers</h2>
        ${
          vouchers.length === 0
            ? html`<p>None yet.</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th scope="col">Code</th>
                    <th scope="col">Order</th>
                    <th scope="col">Channel</th>
                    <th scope="col">For</th>
                    <th scope="col">Do</th>
                  </tr>
                </thead>
                <tbody>
                  ${vouchers.map((voucher) => voucherRow(session, voucher))}
                </tbody>
              </table>`
        }
      </section>
      ${paymentsSection(store, session)} ${complaintsSection(store, session, files)}
      ${promotionSection(store, session)}
      <section>
        <h2>Faults</h2>
        <p>
          <code>drop</code> ends the connection before the call acts, <code>lost</code> after it has acted.
        </p>
        ${
          faults.length === 0
            ? html`<p>None: every call is answered.</p>`
            : html`<ul>
                  ${faults.map((fault) => html`<li><code>${JSON.stringify(fault)}</code></li>`)}
                </ul>
                ${form(session, 'heal', 'Switch all off', {})}`
        }
        <form method="post" action="${link(session)}/fault" class="fields">
          <label
            >Kind
            <select name="kind">
              ${kinds.map((kind) => html`<option>${kind}</option>`)}
            </select></label
          ><label
            >Only for operation
            <select name="operation">
              <option value="">every call</option>
              ${operations.map((name) => html`<option>${name}</option>`)}
            </select></label
          ><label>How often (or until off) <input name="count" inputmode="numeric" /></label
          ><label>Latency in ms <input name="ms" inputmode="numeric" /></label
          ><label>Message of a refusal <input name="message" /></label><button>Switch on</button>
        </form>
      </section>
      ${mergeSection(session, merges(store, session))}
      <section aria-label="Calls" tabindex="0">
        <h2>Calls</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Method</th>
              <th scope="col">Operation</th>
              <th scope="col">Parameters</th>
              <th scope="col">Outcome</th>
              <th scope="col">Key</th>
              <th scope="col">Repetition</th>
            </tr>
          </thead>
          <tbody>
            ${store.calls(session).map(
              (call) =>
                html`<tr>
                  <td>${call.at.slice(11, 19)}</td>
                  <td>${call.method}</td>
                  <td>${call.operation}</td>
                  <td><code>${JSON.stringify(call.parameters)}</code></td>
                  <td>${call.outcome}</td>
                  <td><code>${call.key ?? ''}</code></td>
                  <td>${repeated(call)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
    </main>`.text;
}
