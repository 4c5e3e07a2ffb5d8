/** The complaints of a world on the sandbox's page, each with a form to answer it. */
import { form, html, link, type Html } from './html.ts';
import type { Complaint, Store } from './store.ts';

const answerForm = (session: string, id: string): Html =>
  html`<form
    method="post"
    action="${link(session)}/answer"
    enctype="multipart/form-data"
    class="fields"
    aria-label="Answer complaint ${id}"
  >
    <input type="hidden" name="complaint" value="${id}" />
    <label>Answer <input name="text" /></label>
    <label>Picture <input name="picture" type="file" accept="image/*" /></label>
    <label
      >Ask for a score
      <select name="score">
        <option value="0">no</option>
        <option value="1">yes</option>
      </select></label
    ><button>Answer</button>
  </form>`;

/** Small, and in full size where a person presses them. */
const pictures = (files: string, names: readonly string[], whose: string): Html =>
  html`${names.map(
    (name, index) =>
      html`<a href="${files}/${name}"
        ><img src="${files}/${name}" alt="Picture ${index + 1} of ${whose}" loading="lazy"
      /></a>`,
  )}`;

const complaintRow = (session: string, files: string, complaint: Complaint): Html =>
  html`<tr>
    <th scope="row">${complaint.id}</th>
    <td>${complaint.type}${complaint.sonType === '' ? '' : ` / ${complaint.sonType}`}</td>
    <td>${complaint.orderNo}</td>
    <td>
      <p>${complaint.text}</p>
      ${pictures(files, complaint.images, `complaint ${complaint.id}`)}
    </td>
    <td>
      ${complaint.reply === undefined ? 'none' : complaint.reply.text}${complaint.score === undefined ? '' : ` (score ${complaint.score})`}
      ${pictures(files, complaint.reply?.images ?? [], `the answer to ${complaint.id}`)}
      ${
        complaint.reply === undefined && complaint.inReview !== true
          ? form(session, 'review', 'Look into it', { complaint: complaint.id }, complaint.id)
          : ''
      }
      ${answerForm(session, complaint.id)}
    </td>
  </tr>`;

/** `files` is where pictures are, `/gateway/files`. */
export function complaintsSection(store: Store, session: string, files: string): Html {
  const complaints = store.all<Complaint>(session, 'complaint');
  return html`<section aria-label="Complaints" tabindex="0">
    <h2>Complaints</h2>
    ${
      complaints.length === 0
        ? html`<p>None yet.</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Complaint</th>
                <th scope="col">Type</th>
                <th scope="col">Order</th>
                <th scope="col">Text</th>
                <th scope="col">Answer</th>
              </tr>
            </thead>
            <tbody>
              ${complaints.map((complaint) => complaintRow(session, files, complaint))}
            </tbody>
          </table>`
    }
  </section>`;
}
