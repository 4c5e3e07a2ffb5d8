/** The complaints of a world on the sandbox's page, each with a form to answer it. */
import { form, html, link, type Html, type Reader } from './html.ts';
import type { Complaint, Store } from './store.ts';

const answerForm = (reader: Reader, session: string, id: string): Html =>
  html`<form
    method="post"
    action="${link(reader, session, 'answer')}"
    enctype="multipart/form-data"
    class="fields"
    aria-label="${reader.say('Responder la queja', 'Answer complaint')} ${id}"
  >
    <input type="hidden" name="complaint" value="${id}" />
    <label>${reader.say('Respuesta', 'Answer')} <input name="text" /></label>
    <label>${reader.say('Imagen', 'Picture')} <input name="picture" type="file" accept="image/*" /></label>
    <label
      >${reader.say('Pedir una calificación', 'Ask for a score')}
      <select name="score">
        <option value="0">no</option>
        <option value="1">${reader.say('sí', 'yes')}</option>
      </select></label
    ><button>${reader.say('Responder', 'Answer')}</button>
  </form>`;

/** Small, and in full size where a person presses them. */
const pictures = ({ say }: Reader, files: string, names: readonly string[], whose: string): Html => {
  const picture = (name: string, alt: string): Html =>
    html`<a href="${files}/${name}"><img src="${files}/${name}" alt="${alt}" loading="lazy" /></a>`;
  const [before, after] = [say('Imagen', 'Picture'), say('de', 'of')];
  return html`${names.map((name, index) => picture(name, `${before} ${index + 1} ${after} ${whose}`))}`;
};

const complaintRow = (reader: Reader, session: string, files: string, complaint: Complaint): Html =>
  html`<tr>
    <th scope="row">${complaint.id}</th>
    <td>${complaint.type}${complaint.sonType === '' ? '' : ` / ${complaint.sonType}`}</td>
    <td>${complaint.orderNo}</td>
    <td>
      <p>${complaint.text}</p>
      ${pictures(reader, files, complaint.images, `${reader.say('la queja', 'complaint')} ${complaint.id}`)}
    </td>
    <td>
      ${complaint.reply === undefined ? reader.say('ninguna', 'none') : complaint.reply.text}${complaint.score === undefined ? '' : ` (${reader.say('calificación', 'score')} ${complaint.score})`}
      ${pictures(reader, files, complaint.reply?.images ?? [], `${reader.say('la respuesta a', 'the answer to')} ${complaint.id}`)}
      ${
        complaint.reply === undefined && complaint.inReview !== true
          ? form(
              reader,
              session,
              'review',
              reader.say('Revisar', 'Look into it'),
              { complaint: complaint.id },
              complaint.id,
            )
          : ''
      }
      ${answerForm(reader, session, complaint.id)}
    </td>
  </tr>`;

/** `files` is where pictures are, `/gateway/files`. */
export function complaintsSection(reader: Reader, store: Store, session: string, files: string): Html {
  const { say } = reader;
  const complaints = store.all<Complaint>(session, 'complaint');
  return html`<section aria-label="${say('Quejas', 'Complaints')}" tabindex="0">
    <h2>${say('Quejas', 'Complaints')}</h2>
    ${
      complaints.length === 0
        ? html`<p>${say('Todavía ninguna.', 'None yet.')}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${say('Queja', 'Complaint')}</th>
                <th scope="col">${say('Tipo', 'Type')}</th>
                <th scope="col">${say('Pedido', 'Order')}</th>
                <th scope="col">${say('Texto', 'Text')}</th>
                <th scope="col">${say('Respuesta', 'Answer')}</th>
              </tr>
            </thead>
            <tbody>
              ${complaints.map((complaint) => complaintRow(reader, session, files, complaint))}
            </tbody>
          </table>`
    }
  </section>`;
}
