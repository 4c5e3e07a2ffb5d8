/** Promotions on the sandbox's pages: a link to each, and what a visitor would read from a picture and a phone. */
import { html, type Html } from './html.ts';
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

export const promotionLinks = (session: string): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Promotion</th>
        <th scope="col">Shows</th>
        <th scope="col">Open</th>
      </tr>
    </thead>
    <tbody>
      ${promotions.map(
        ({ id, shows }) =>
          html`<tr>
            <th scope="row">${id}</th>
            <td>${shows}</td>
            <td>
              <a href="${addressOf(id, session, false)}" aria-label="${id} in Spanish">Spanish</a>
              <a href="${addressOf(id, session, true)}" aria-label="${id} in English">English</a>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const visitorRow = (visitor: Visitor): Html =>
  html`<tr>
    <th scope="row"><code>${visitor.sid}</code></th>
    <td>${captchaOf(visitor) ?? 'none that counts'}</td>
    <td>
      ${
        visitor.codes.length === 0
          ? 'none yet'
          : visitor.codes.map(
              ({ phone, code, at }) => html`<div>${code} to ${phone} at ${at.slice(11, 19)}</div>`,
            )
      }
    </td>
  </tr>`;

export function promotionSection(store: Store, session: string): Html {
  const visitors = visitorsOf(store, session);
  const members = store.all<{ readonly phone: string }>(session, 'member');
  return html`<section aria-label="Promotion" tabindex="0">
    <h2>Promotion</h2>
    ${promotionLinks(session)}
    <h3>Visitors</h3>
    ${
      visitors.length === 0
        ? html`<p>None yet.</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">sid</th>
                <th scope="col">Captcha</th>
                <th scope="col">SMS codes, the newest first</th>
              </tr>
            </thead>
            <tbody>
              ${visitors.map(visitorRow)}
            </tbody>
          </table>`
    }
    <h3>Registered phones</h3>
    <p>${members.length === 0 ? 'None yet.' : members.map(({ phone }) => phone).join(', ')}</p>
  </section>`;
}
