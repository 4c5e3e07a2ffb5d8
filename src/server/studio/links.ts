/**
 * A change shown to who has no account: by a link of 256 bits, kept as its hash, for a week, on the data of the sandbox alone. It must
 * not know what the page does with it.
 */
import { broughtUpToDate, differenceOf } from '../../release/difference.ts';
import { say } from '../../release/operations/say.ts';
import type { PreviewLink, PreviewLinks, SharedPreview } from '../../model/studio.ts';
import { declined, type Declined } from './asked.ts';
import { findChange, unknownChange, type Kept } from './changes.ts';
import { newWorld } from './sandbox.ts';
import { hashOfToken, newToken } from './secrets.ts';
import { isDeclined, operation, type Operation, type Question, type Replied, type Studio } from './studio.ts';

const week = 7 * 86_400_000;
/** In a quarter of an hour, from one network: a link is opened by several people, and by each a few times. */
const most = 120;

async function share({ desk }: Studio, { of, signed }: Question): Promise<Replied> {
  const change = await findChange(desk.store, of['id'] ?? '');
  if (change === undefined) return unknownChange();
  const token = newToken();
  const until = new Date(desk.now().getTime() + week).toISOString();
  await desk.store.run(
    'INSERT INTO studio_links (hash, change, made_by, until, revoked_at) VALUES (?, ?, ?, ?, ?)',
    [hashOfToken(token), change.id, signed.person.name, until, null],
  );
  return { body: { path: `/studio#/look/${token}`, until } satisfies PreviewLink };
}

async function end({ desk }: Studio, { of, language }: Question): Promise<Replied> {
  const at = desk.now().toISOString();
  await desk.store.run('UPDATE studio_links SET revoked_at = ? WHERE change = ? AND revoked_at IS NULL', [
    at,
    of['id'] ?? '',
  ]);
  return { body: { words: [say('linksEnded')[language]] } };
}

/** How many still lead to it. */
async function count({ desk }: Studio, { of }: Question): Promise<Replied> {
  const rows = await desk.store.all(
    'SELECT hash FROM studio_links WHERE change = ? AND revoked_at IS NULL AND until > ?',
    [of['id'] ?? '', desk.now().toISOString()],
  );
  return { body: { open: rows.length } satisfies PreviewLinks };
}

/** The change that a link leads to, or why it leads nowhere. */
async function changeOf(
  { desk, tries }: Studio,
  { body, network }: Question<{ token: string }>,
): Promise<Kept | Declined> {
  if (await tries.tooMany([{ whose: `preview ${network}`, most }]))
    return declined(429, say('triedTooOften'));
  const [row] = await desk.store.all(
    'SELECT change FROM studio_links WHERE hash = ? AND revoked_at IS NULL AND until > ?',
    [hashOfToken(body.token), desk.now().toISOString()],
  );
  const change = row && (await findChange(desk.store, String(row['change'])));
  return change === undefined || change.state === 'thrown-away' ? declined(404, say('linkIsOver')) : change;
}

async function look(studio: Studio, question: Question<{ token: string }>): Promise<Replied> {
  const change = await changeOf(studio, question);
  if (isDeclined(change)) return change;
  const { files, snapshot } = await studio.project();
  const now = broughtUpToDate(change, differenceOf(change, files), files).files;
  const all = Object.entries({ ...files, ...now }).filter(([, text]) => text !== null);
  const shown = Object.fromEntries(all) as SharedPreview['files'];
  const before = Object.fromEntries(Object.keys(now).map((file) => [file, files[file] ?? null]));
  return { body: { title: change.title, files: shown, before, snapshot } satisfies SharedPreview };
}

async function tryOut(studio: Studio, question: Question<{ token: string }>): Promise<Replied> {
  const change = await changeOf(studio, question);
  return isDeclined(change) ? change : { body: newWorld(studio.worlds, studio.desk.now()) };
}

export const linkOperations: readonly Operation[] = [
  operation('POST changes/:id/link', ['editor', 'reviewer', 'publisher'], share, 'nothing'),
  operation('GET changes/:id/link', ['editor', 'reviewer', 'publisher'], count),
  operation('DELETE changes/:id/link', ['editor', 'reviewer', 'publisher'], end),
  operation<{ token: string }>('POST preview', 'anyone', look, 'Token'),
  operation<{ token: string }>('POST preview/sandbox', 'anyone', tryOut, 'Token'),
];
