/** Promotions on the sandbox's pages: a link to each, and what a visitor would read from a picture and a phone. */
import { html, type Html, type Reader } from './html.ts';
import { anonymous } from './names.ts';
import { promotions } from './promotions.ts';
import type { Store } from './store.ts';
import { captchaOf, visitorsOf, type Visitor } from './visitors.ts';

/** Like the link of an ad; a visitor has no session, except to try one world apart from the others. */
function addressOf(id: string, session: string, english: boolean): string {
  const query = new URLSearchParams({
    id,
    app_from: 'h5',
    user_from: 'sandbox',
    utm_tag: 'prueba',
    links_id: '1',
    ...(english ? { isNeedPop: '1', language: 'en' } : {}),
    ...(session === anonymous ? {} : { sessionId: session }),
  });
  return `/promotion?${query.toString()}#/`;
}

export const promotionLinks = ({ tongue, say }: Reader, session: string): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">${say('Promoción', 'Promotion')}</th>
        <th scope="col">${say('Muestra', 'Shows')}</th>
        <th scope="col">${say('Abrir', 'Open')}</th>
      </tr>
    </thead>
    <tbody>
      ${promotions.map(
        ({ id, shows }) =>
          html`<tr>
            <th scope="row">${id}</th>
            <td>${shows[tongue]}</td>
            <td>
              <a href="${addressOf(id, session, false)}" aria-label="${id} ${say('en español', 'in Spanish')}"
                >${say('Español', 'Spanish')}</a
              >
              <a href="${addressOf(id, session, true)}" aria-label="${id} ${say('en inglés', 'in English')}"
                >${say('Inglés', 'English')}</a
              >
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const visitorRow = ({ say }: Reader, visitor: Visitor): Html =>
  html`<tr>
    <th scope="row"><code>${visitor.sid}</code></th>
    <td>${captchaOf(visitor) ?? say('ninguno que valga', 'none that counts')}</td>
    <td>
      ${
        visitor.codes.length === 0
          ? say('todavía ninguno', 'none yet')
          : visitor.codes.map(
              ({ phone, code, at }) =>
                html`<div>${code} ${say('a', 'to')} ${phone} ${say('a las', 'at')} ${at.slice(11, 19)}</div>`,
            )
      }
    </td>
  </tr>`;

export function promotionSection(reader: Reader, store: Store, session: string): Html {
  const { say } = reader;
  const visitors = visitorsOf(store, session);
  const members = store.all<{ readonly phone: string }>(session, 'member');
  return html`<section aria-label="${say('Promoción', 'Promotion')}" tabindex="0">
    <h2>${say('Promoción', 'Promotion')}</h2>
    ${promotionLinks(reader, session)}
    <h3>${say('Visitantes', 'Visitors')}</h3>
    ${
      visitors.length === 0
        ? html`<p>${say('Todavía ninguno.', 'None yet.')}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">sid</th>
                <th scope="col">${say('Imagen con código', 'Captcha')}</th>
                <th scope="col">
                  ${say('Códigos por SMS, el más nuevo primero', 'SMS codes, the newest first')}
                </th>
              </tr>
            </thead>
            <tbody>
              ${visitors.map((visitor) => visitorRow(reader, visitor))}
            </tbody>
          </table>`
    }
    <h3>${say('Teléfonos registrados', 'Registered phones')}</h3>
    <p>
      ${members.length === 0 ? say('Todavía ninguno.', 'None yet.') : members.map(({ phone }) => phone).join(', ')}
    </p>
  </section>`;
}
