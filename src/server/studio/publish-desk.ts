/**
 * From a change to a release: what the server makes of it, its review, and its way to borrowers. Everything goes by the releases' own
 * desk, as the person who does it, so that every law of releases holds once.
 */
import { fewPercent } from '../../release/few.ts';
import { differenceOf, kindsIn } from '../../release/difference.ts';
import { joined, say } from '../../release/operations/say.ts';
import { forStaff, type Told } from '../../release/told.ts';
import type { GiveReview, Judged, Lane, PublishChange } from '../../model/studio.ts';
import { success, type Result } from '../../lib/result.ts';
import type { Done, Refused } from '../releases/desk.ts';
import { complaint } from '../releases/complaint.ts';
import type { Sql } from '../releases/port.ts';
import { approvalsOf, findRelease } from '../releases/versions.ts';
import { toApprove } from '../releases/marks.ts';
import { samePerson, type Person } from '../releases/people.ts';
import { picturesShown } from '../releases/pictures.ts';
import { approve } from '../releases/approve.ts';
import { fromFolder, publish, type Given } from '../releases/publish.ts';
import { declined, type Declined } from './asked.ts';
import { behindNow } from './behind.ts';
import { moment, overFor, shown } from './change-desk.ts';
import { changing, findChange, setColumns, unknownChange, type Kept } from './changes.ts';
import { hashOfText } from './project.ts';
import { releasePerson } from './release-person.ts';
import { keepLook } from './looks.ts';
import { keepReview } from './reviews.ts';
import { isDeclined, operation, type Operation, type Question, type Replied, type Studio } from './studio.ts';

/** The change as the releases' desk takes it; why it cannot be one. */
async function folderOf(
  studio: Studio,
  change: Kept,
): Promise<Given | { readonly reasons: readonly Told[] }> {
  const { files } = await studio.project();
  const { values, conflicts, written, problems } = differenceOf(change, files);
  const count = problems.length;
  if (count > 0) return { reasons: [count === 1 ? say('foundError') : say('foundErrors', { count })] };
  if (conflicts.length > 0) {
    const what = joined(
      kindsIn(conflicts).map((kind) => say(`what ${kind}`)),
      ', ',
    );
    return { reasons: [say('changedByOthers', { what })] };
  }
  const { lost } = await picturesShown(studio.desk.store, written);
  if (lost.length > 0) return { reasons: lost.map((path) => say('pictureIsLost', { path })) };
  return { files: [...written], exact: values };
}

/** In the words of the release that it would be. */
async function judge(studio: Studio, change: Kept): Promise<{ lane: Lane; reasons: readonly Told[] }> {
  const given = await folderOf(studio, change);
  if ('reasons' in given) return { lane: 'wrong', reasons: given.reasons };
  if (Object.keys(given.exact ?? {}).length === 0) return { lane: 'nothing', reasons: [] };
  const prepared = await fromFolder(studio.desk, given, change.title);
  if (!prepared.ok) {
    const { problems = [], reasons } = prepared.error;
    const isWrong = problems.some(({ severity }) => severity === 'error');
    return { lane: isWrong ? 'wrong' : 'closed', reasons: reasons.map(forStaff) };
  }
  const what = toApprove(prepared.value.made.marks);
  if (what === undefined) return { lane: 'words', reasons: [] };
  if (change.state !== 'approved') return { lane: 'review', reasons: [say('needsReview', { what })] };
  const behind = await behindNow(studio, change, 'approved');
  return { lane: 'review', reasons: behind === undefined ? [] : [say('publishedSince')] };
}

const refusalOf = ({ status, words }: Refused): Declined => declined(status, words);

/** Kept as a release by all who worked on it: none of them may approve it. @returns its name and version. */
async function keep(
  studio: Studio,
  change: Kept,
): Promise<Result<Required<Pick<Done, 'release' | 'version'>>, Declined>> {
  const given = await folderOf(studio, change);
  if ('reasons' in given) return { ok: false, error: declined(409, given.reasons) };
  const authors: readonly Person[] = change.editors.map((name) => ({ name, roles: ['author'] }));
  let kept: Required<Pick<Done, 'release' | 'version'>> | undefined;
  for (const author of authors) {
    const outcome = await publish(studio.desk, author, {
      ...given,
      note: change.title,
    });
    if (!outcome.ok) return { ok: false, error: refusalOf(outcome.error) };
    const { release, version } = outcome.value;
    if (release !== undefined && version !== undefined) kept = { release, version };
  }
  return kept === undefined ? { ok: false, error: declined(409, say('saysNothingNew')) } : success(kept);
}

async function review(studio: Studio, { of, body, signed }: Question<GiveReview>): Promise<Replied> {
  const { store } = studio.desk;
  const by = signed.person.name;
  const change = await findChange(store, of['id'] ?? '');
  if (change === undefined) return unknownChange();
  const may = (now: Kept): Declined | undefined => {
    if (now.editors.some((editor) => samePerson(editor, by))) return declined(403, say('ownChange'));
    if (now.version !== body.version) return declined(409, say('changedSince'));
    return now.state === 'asked' || now.state === 'approved' ? undefined : declined(409, say('notAsked'));
  };
  const refused = (await overFor(store, change)) ?? may(change);
  if (refused !== undefined) return refused;
  let release: string | null = null;
  if (body.verdict === 'approved') {
    const kept = await keep(studio, change);
    if (!kept.ok) return kept.error;
    const reviewer: Person = { name: by, roles: ['reviewer'] };
    const outcome = await approve(studio.desk, reviewer, { ...kept.value, note: body.note });
    if (!outcome.ok) return refusalOf(outcome.error);
    ({ release } = kept.value);
  }
  return shown(
    studio,
    await changing(store, change.id, async (within, now) => {
      const late = may(now);
      if (late !== undefined) return late;
      const at = moment(studio);
      await keepReview(within, now, by, body, { at, release });
      await keepLook(within, now, by, at);
      await setColumns(within, now.id, { state: body.verdict, release, at });
      return undefined;
    }),
  );
}

/** Texts as they were written, found again when what they say is live. */
async function keepTexts({ desk }: Studio, { files }: Kept): Promise<void> {
  for (const [file, text] of Object.entries(files))
    if (text !== null)
      await desk.store.run(
        'INSERT INTO studio_texts (hash, text) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING',
        [hashOfText(file, text), text],
      );
}

async function mayGoLive(sql: Sql, id: string): Promise<boolean> {
  const release = await findRelease(sql, id);
  if (release === undefined || toApprove(release.marks) === undefined) return true;
  return (await approvalsOf(sql, release)).length > 0;
}

async function publishChange(
  studio: Studio,
  { of, body, signed, language }: Question<PublishChange>,
): Promise<Replied> {
  const { store } = studio.desk;
  const change = await findChange(store, of['id'] ?? '');
  if (change === undefined) return unknownChange();
  const { version, ...wish } = body;
  const wrong = complaint('Publish', wish);
  if (wrong !== undefined) return declined(400, wrong);
  const refused = await overFor(store, change);
  if (refused !== undefined) return refused;
  if (change.version !== version) return declined(409, say('changedSince'));
  if ((wish.share ?? 100) > fewPercent && !signed.fresh) return declined(403, say('signInAgain'), 'sign-in');
  const kept = await keep(studio, change);
  if (!kept.ok) return kept.error;
  const { release } = kept.value;
  // What was approved stays what was approved: its name is not given to another.
  if (change.state === 'approved' && !(await mayGoLive(store, release)))
    return declined(409, say('publishedSince'));
  await keepTexts(studio, change);
  // Before it is live: what is lost between the two is told by the pointer.
  const named = await changing(store, change.id, async (within, now) => {
    if (now.version !== version) return declined(409, say('changedSince'));
    await setColumns(within, now.id, { release });
    return undefined;
  });
  if (isDeclined(named)) return named;
  const outcome = await publish(studio.desk, releasePerson(signed.person), { ...wish, release });
  if (!outcome.ok) return refusalOf(outcome.error);
  const { outcome: how, words } = outcome.value;
  if (how === 'waits') return declined(409, words[0] ?? say('needsApproval', { what: say('structure') }));
  await changing(store, change.id, async (within, { id }) => {
    await setColumns(within, id, { state: 'published', at: moment(studio) });
    return undefined;
  });
  // What it changes stands on the page from which it is published.
  const tale = new Set((await findRelease(store, release))?.told.map((each) => each['en-IN']));
  const left = words.filter((each) => !tale.has(each['en-IN']));
  return { body: { words: left.map((each) => forStaff(each)[language]), release } };
}

export const publishOperations: readonly Operation[] = [
  operation('GET changes/:id/lane', 'signed', async (studio, { of }) => {
    const change = await findChange(studio.desk.store, of['id'] ?? '');
    return change === undefined ? unknownChange() : { body: (await judge(studio, change)) satisfies Judged };
  }),
  operation<GiveReview>('POST changes/:id/review', ['reviewer'], review, 'GiveReview'),
  operation<PublishChange>('POST changes/:id/publish', ['publisher'], publishChange, 'PublishChange'),
];
