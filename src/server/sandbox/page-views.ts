/** The sandbox's pages as HTML. */
import { complaintsSection } from './page-complaints.ts';
import { form, html, link, way, type Html, type Reader } from './html.ts';
import { merges } from './merge.ts';
import { anonymous } from './names.ts';
import { paymentsSection } from './page-payments.ts';
import { promotionLinks, promotionSection } from './page-promotion.ts';
import type { Order, ReceivedCall, Store, Voucher } from './store.ts';
import { dueOf, owed } from './world.ts';

/** `other`: the address of the same page in the other language. */
export const layout = ({ tongue, say }: Reader, body: string, other: string): string =>
  `<!doctype html><html lang="${tongue}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/style.css"></head><body><nav><a href="${html`${other}`.text}" lang="${say('en', 'es')}">${say('English', 'Español')}</a></nav>${body}</body></html>`;

export function sessionsPage(reader: Reader, sessions: readonly string[]): string {
  const { say } = reader;
  return html`<header>
      <h1>Sandbox</h1>
      <p>
        ${say('Cada sesión es una persona con un mundo propio, que se crea la primera vez que se ve.', 'Each session is a borrower with a world of its own, made on first sight.')}
      </p>
    </header>
    <main>
      <section>
        <h2>${say('Mundos', 'Worlds')}</h2>
        ${
          sessions.length === 0
            ? html`<p>
                ${say('Todavía ninguno. Abre', 'None yet. Open')}
                <a href="${way(reader, '/testPreview')}">${say('la página de pruebas', 'the test page')}</a>
                ${say('y presiona un botón.', 'and press a button.')}
              </p>`
            : html`<ul>
                ${sessions.map((session) => html`<li><a href="${link(reader, session)}">${session}</a></li>`)}
              </ul>`
        }
      </section>
      <section>
        <h2>${say('Promoción', 'Promotion')}</h2>
        ${promotionLinks(reader, anonymous)}
        <p>
          ${say('Los códigos de la imagen y del SMS se ven en', 'Captchas and SMS codes are shown in')}
          <a href="${link(reader, anonymous)}"
            >${say('el mundo de quien no tiene sesión', 'the world of strangers')}</a
          >${say('.', ', who come without a session.')}
        </p>
      </section>
    </main>`.text;
}

/** Where a loan of a partner is repaid (`h5Url`): not the app's own page, which is all there is to see. */
export const partnerPage = ({ say }: Reader, orderId: string): string =>
  html`<main>
    <section>
      <h1>${say('Página de pago del socio', 'Payment page of the partner')}</h1>
      <p>${say('Pedido', 'Order')}: ${orderId}</p>
    </section>
  </main>`.text;

/** Where the configuration of the sandbox says that the app is: there is none, which is said. */
export const downloadPage = ({ say }: Reader, file: string): string =>
  html`<main>
    <section>
      <h1>${say('Descarga', 'Download')}</h1>
      <p>
        ${say('Aquí un teléfono recibiría la app:', 'Here a phone would get the app:')} <code>${file}</code>
      </p>
    </section>
  </main>`.text;

const orderRow = (reader: Reader, session: string, order: Order): Html =>
  html`<tr>
    <th scope="row">
      <a
        href="${way(reader, '/inThe')}&amp;productId=${order.productId}&amp;orderId=${order.id}&amp;sessionId=${encodeURIComponent(session)}"
        >${order.id}</a
      >
    </th>
    <td>${order.status}</td>
    <td>${(owed(order) / 100).toFixed(2)}</td>
    <td>${dueOf(order)}</td>
    <td>
      ${form(reader, session, 'pay', reader.say('Pagar', 'Pay'), { order: order.id }, order.id)}${form(reader, session, 'age', reader.say('Envejecer', 'Age'), { order: order.id }, order.id)}
    </td>
  </tr>`;

const voucherRow = (reader: Reader, session: string, voucher: Voucher): Html =>
  html`<tr>
    <th scope="row">${voucher.code}</th>
    <td>${voucher.orderId}</td>
    <td>${voucher.payCode}</td>
    <td>
      ${voucher.requestType === '2' ? reader.say('prórroga', 'extension') : reader.say('pago', 'repayment')}
    </td>
    <td>
      ${voucher.paid ? reader.say('pagado', 'paid') : form(reader, session, 'pay', reader.say('Marcar como pagado', 'Mark as paid'), { voucher: voucher.code }, voucher.code)}
    </td>
  </tr>`;

const repeated = ({ say }: Reader, { repetition }: ReceivedCall): string =>
  repetition === undefined
    ? ''
    : repetition === 'same body'
      ? say('repetida: se dio otra vez la primera respuesta', 'repeated: first answer given again')
      : say(
          'repetida con otro contenido: se dio otra vez la primera respuesta',
          'repeated with another body: first answer given again',
        );

function mergeSection(reader: Reader, session: string, on: boolean): Html {
  const { say } = reader;
  return html`<section>
    <h2>${say('Repeticiones', 'Repetitions')}</h2>
    <p>
      ${say('Una escritura con', 'A write whose')} <code>Idempotency-Key</code>
      ${say('conocida recibe la respuesta de la primera vez. Sin ella, un préstamo o una queja que se envía dos veces en dos segundos', 'is known is answered as it was the first time. Without one, a loan or a complaint sent twice within two seconds')}
      ${on ? say('cuenta una vez.', 'counts once.') : say('cuenta dos veces: aquí eso está apagado.', 'counts twice: that is switched off here.')}
    </p>
    ${form(reader, session, 'merge', on ? say('Contar cada una', 'Count each of them') : say('Contarlas una vez', 'Count them once'), { on: on ? '0' : '1' })}
  </section>`;
}

/** Where its pictures are, and what the form of faults lets choose from. */
interface Choices {
  /** Where pictures are, `/gateway/files`. */
  readonly files: string;
  readonly kinds: readonly string[];
  readonly operations: readonly string[];
}

export function sessionPage(
  reader: Reader,
  store: Store,
  session: string,
  { files, kinds, operations }: Choices,
): string {
  const { say } = reader;
  const vouchers = store.all<Voucher>(session, 'voucher');
  const faults = store.faults(session);
  return html`<header>
      <p><a href="${way(reader, '/sandbox')}">${say('Todos los mundos', 'All worlds')}</a></p>
      <h1>${say('Mundo de', 'World of')} ${session}</h1>
      ${form(reader, session, 'reset', say('Empezar de nuevo este mundo', 'Reset this world'), {})}
    </header>
    <main>
      <section aria-label="${say('Pedidos', 'Orders')}" tabindex="0">
        <h2>${say('Pedidos', 'Orders')}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">${say('Pedido', 'Order')}</th>
              <th scope="col">${say('Estado', 'Status')}</th>
              <th scope="col">${say('Monto', 'Amount')}</th>
              <th scope="col">${say('Vence', 'Due')}</th>
              <th scope="col">${say('Acción', 'Do')}</th>
            </tr>
          </thead>
          <tbody>
            ${store.all<Order>(session, 'order').map((order) => orderRow(reader, session, order))}
          </tbody>
        </table>
      </section>
      <section aria-label="${say('Comprobantes', 'Vouchers')}" tabindex="0">
        <h2>${say('Comprobantes', 'Vouchers')}</h2>
        ${
          vouchers.length === 0
            ? html`<p>${say('Todavía ninguno.', 'None yet.')}</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th scope="col">${say('Código', 'Code')}</th>
                    <th scope="col">${say('Pedido', 'Order')}</th>
                    <th scope="col">${say('Canal', 'Channel')}</th>
                    <th scope="col">${say('Para', 'For')}</th>
                    <th scope="col">${say('Acción', 'Do')}</th>
                  </tr>
                </thead>
                <tbody>
                  ${vouchers.map((voucher) => voucherRow(reader, session, voucher))}
                </tbody>
              </table>`
        }
      </section>
      ${paymentsSection(reader, store, session)} ${complaintsSection(reader, store, session, files)}
      ${promotionSection(reader, store, session)}
      <section>
        <h2>${say('Fallas', 'Faults')}</h2>
        <p>
          <code>drop</code>
          ${say('corta la conexión antes de que la llamada actúe,', 'ends the connection before the call acts,')}
          <code>lost</code> ${say('después de que actuó.', 'after it has acted.')}
        </p>
        ${
          faults.length === 0
            ? html`<p>${say('Ninguna: se responde cada llamada.', 'None: every call is answered.')}</p>`
            : html`<ul>
                  ${faults.map((fault) => html`<li><code>${JSON.stringify(fault)}</code></li>`)}
                </ul>
                ${form(reader, session, 'heal', say('Apagar todas', 'Switch all off'), {})}`
        }
        <form method="post" action="${link(reader, session, 'fault')}" class="fields">
          <label
            >${say('Tipo', 'Kind')}
            <select name="kind">
              ${kinds.map((kind) => html`<option>${kind}</option>`)}
            </select></label
          ><label
            >${say('Solo para la operación', 'Only for operation')}
            <select name="operation">
              <option value="">${say('cada llamada', 'every call')}</option>
              ${operations.map((name) => html`<option>${name}</option>`)}
            </select></label
          ><label
            >${say('Cuántas veces (o hasta apagarla)', 'How often (or until off)')}
            <input name="count" inputmode="numeric" /></label
          ><label>${say('Demora en ms', 'Latency in ms')} <input name="ms" inputmode="numeric" /></label
          ><label>${say('Mensaje de un rechazo', 'Message of a refusal')} <input name="message" /></label
          ><button>${say('Encender', 'Switch on')}</button>
        </form>
      </section>
      ${mergeSection(reader, session, merges(store, session))}
      <section aria-label="${say('Llamadas', 'Calls')}" tabindex="0">
        <h2>${say('Llamadas', 'Calls')}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">${say('Hora', 'Time')}</th>
              <th scope="col">${say('Método', 'Method')}</th>
              <th scope="col">${say('Operación', 'Operation')}</th>
              <th scope="col">${say('Parámetros', 'Parameters')}</th>
              <th scope="col">${say('Resultado', 'Outcome')}</th>
              <th scope="col">${say('Clave', 'Key')}</th>
              <th scope="col">${say('Repetición', 'Repetition')}</th>
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
                  <td>${repeated(reader, call)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
    </main>`.text;
}
