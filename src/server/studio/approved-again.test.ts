// @vitest-environment node
/** An approval is of texts: it is gone when they are edited, and there again when they are. */
import { describe, expect, it } from 'vitest';
import type { Change, StudioProject } from '../../model/studio.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { busy, openStudio, type Browser } from './testing.ts';

async function save(by: Browser, { id, version }: Change, files: Change['files']): Promise<Change> {
  const answer = await by.ask(`changes/${id}`, {
    method: 'PUT',
    headers: { 'if-match': `"${version}"` },
    body: { files, history: [] },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

async function structure(by: Browser): Promise<Change> {
  const { files } = (await by.ask('project')).body as StudioProject;
  const begun = (await by.ask('changes', { body: { title: 'No footer' } })).body as Change;
  const name = 'screens/repay.json';
  const screen = JSON.parse(files[name] ?? '') as { body: unknown[] };
  const body = [...screen.body, { type: 'text', text: '@app.back' }];
  return save(by, begun, { [name]: JSON.stringify({ ...screen, body }, null, 2) });
}

quickPasswords();

describe('an edit that is undone', () => {
  /** Approved by Luis, then edited by Ana. */
  async function approvedAndEdited() {
    const { as } = await openStudio();
    const [ana, luis] = [await as('ana'), await as('luis')];
    const change = await structure(ana);
    const path = `changes/${change.id}`;
    await ana.ask(`${path}/ask`, { body: {} });
    const review = (verdict: string, version: number) =>
      luis.ask(`${path}/review`, { body: { version, verdict, note: '', notes: {} } });
    const approved = (await review('approved', change.version)).body as Change;
    const other = Object.fromEntries(Object.entries(change.files).map(([file, text]) => [file, `${text}\n`]));
    const edited = await save(ana, change, other);
    expect(edited).toMatchObject({ state: 'open', release: null, overtaken: [approved.release] });
    return { ana, luis, path, files: change.files, approved, edited, review };
  }

  it(
    'to the letter is what was approved, and goes live without another review',
    async () => {
      const { ana, path, files, approved, edited } = await approvedAndEdited();
      const undone = await save(ana, edited, files);
      expect(undone).toMatchObject({ state: 'approved', release: approved.release, overtaken: [] });
      expect((await ana.ask(`${path}/lane`)).body).toMatchObject({ lane: 'review', reasons: [] });
      expect(await ana.ask(`${path}/publish`, { body: { version: undone.version } })).toMatchObject({
        status: 200,
      });
    },
    busy,
  );

  it(
    'is not approved where it was sent back since, or who approved it has edited it',
    async () => {
      const { ana, luis, path, files, edited, review } = await approvedAndEdited();
      await luis.ask(`${path}/take`, { body: {} });
      const his = await save(luis, edited, files);
      expect(his).toMatchObject({ state: 'open', release: null, editors: ['Ana', 'Luis'] });
      expect(await ana.ask(`${path}/publish`, { body: { version: his.version } })).toMatchObject({
        status: 409,
      });
      const second = await approvedAndEdited();
      await second.ana.ask(`${second.path}/ask`, { body: {} });
      expect((await second.review('sent-back', second.edited.version)).status).toBe(200);
      expect(await save(second.ana, second.edited, second.files)).toMatchObject({ state: 'open' });
      expect((await review('approved', his.version)).status).toBe(403);
    },
    busy,
  );
});
