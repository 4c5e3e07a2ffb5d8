// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type {
  Change,
  ChangeHead,
  Judged,
  PublishedHead,
  StudioAnswer,
  StudioProject,
} from '../../model/studio.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { busy, openStudio, type Browser } from './testing.ts';

const es = 'locales/es.json';
const en = 'locales/en.json';

/** A change of these words, Spanish and English, begun and saved. */
async function changeWords(
  by: Browser,
  words: Readonly<Record<string, readonly [es: string, en: string]>>,
  title = 'New words',
): Promise<Change> {
  const { files } = (await by.ask('project')).body as StudioProject;
  const begun = (await by.ask('changes', { body: { title } })).body as Change;
  const text = (file: string, tongue: 0 | 1): string => {
    const now = JSON.parse(files[file] ?? '') as Record<string, string>;
    const said = Object.fromEntries(Object.entries(words).map(([key, both]) => [key, both[tongue]]));
    return `${JSON.stringify({ ...now, ...said }, null, 2)}\n`;
  };
  return save(by, begun, { [es]: text(es, 0), [en]: text(en, 1) });
}

async function save(
  by: Browser,
  { id, version }: Change,
  files: Change['files'],
  history: unknown = [],
): Promise<Change> {
  const answer = await by.ask(`changes/${id}`, {
    method: 'PUT',
    headers: { 'if-match': `"${version}"` },
    body: { files, history },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

const stateOf = async (by: Browser, id: string): Promise<string> =>
  ((await by.ask('changes')).body as ChangeHead[]).find((each) => each.id === id)?.state ?? 'none';

const structure = async (by: Browser, text = '@app.back'): Promise<Change> => {
  const { files } = (await by.ask('project')).body as StudioProject;
  const begun = (await by.ask('changes', { body: { title: 'No footer' } })).body as Change;
  const name = 'screens/repay.json';
  const screen = JSON.parse(files[name] ?? '') as { body: unknown[] };
  const body = [...screen.body, { type: 'text', text }];
  return save(by, begun, { [name]: JSON.stringify({ ...screen, body }, null, 2) });
};

quickPasswords();

describe('words that the checker warns of', () => {
  it(
    'need another person, as those of the other language do',
    async () => {
      const { as } = await openStudio();
      const ana = await as('ana');
      const words = 'See all the products that there are for you';
      const { files } = (await ana.ask('project')).body as StudioProject;
      const begun = (await ana.ask('changes', { body: { title: 'Products' } })).body as Change;
      const now = JSON.parse(files[es] ?? '') as Record<string, string>;
      const text = `${JSON.stringify({ ...now, 'order.others': words }, null, 2)}\n`;
      const { id, version } = await save(ana, begun, { [es]: text });
      expect((await ana.ask(`changes/${id}/lane`)).body as Judged).toMatchObject({
        lane: 'review',
        reasons: [{ 'es-MX': expect.stringContaining('palabras con un aviso por corregir') as string }],
      });
      const published = await ana.ask(`changes/${id}/publish`, { body: { version } });
      expect(published.status).toBe(409);
    },
    busy,
  );
});

describe('a change of words', () => {
  it(
    'goes live by one publisher, and back',
    async () => {
      const { as, releases } = await openStudio();
      const ana = await as('ana');
      const change = await changeWords(ana, { 'app.back': ['Otra vez', 'Once more'] });
      expect(change).toMatchObject({ id: 'c1', author: 'Ana', writer: 'Ana', state: 'open', version: 2 });
      expect((await ana.ask('changes/c1/lane')).body as Judged).toEqual({ lane: 'words', reasons: [] });
      const before = (await ana.ask('project')).body as StudioProject;
      expect((await ana.ask('history')).body).toEqual([]);
      const published = await ana.ask('changes/c1/publish', { body: { version: 2 } });
      expect(published).toMatchObject({ status: 200, body: { release: 'r1' } });
      // What it changes stands on the page where it was published.
      expect((published.body as StudioAnswer).words.join(' ')).not.toContain('Once more');
      expect((await ana.ask('releases/status')).body).toMatchObject({ raises: false });
      const [head, ...others] = (await ana.ask('history')).body as PublishedHead[];
      expect([head, others]).toMatchObject([
        { id: 'c1', state: 'live', parts: ['words/en/app.back', 'words/es/app.back'] },
        [],
      ]);
      // Whole texts come with the change alone.
      expect(head).not.toHaveProperty('files');
      expect(releases.live.live().pointer.lanes[0]?.stable).toBe('r1');
      expect(await stateOf(ana, 'c1')).toBe('live');
      const after = (await ana.ask('project')).body as StudioProject;
      expect(after.base).not.toBe(before.base);
      expect(after.files[es]).toBe(change.files[es]);
      expect(await ana.ask('changes/c1/publish', { body: { version: 2 } })).toMatchObject({ status: 409 });
      expect(await ana.ask('releases/back', { body: {} })).toMatchObject({ status: 200 });
      expect(await stateOf(ana, 'c1')).toBe('taken-back');
      expect((await ana.ask('history')).body).toMatchObject([{ id: 'c1', state: 'taken-back' }]);
      expect(((await ana.ask('project')).body as StudioProject).base).toBe(before.base);
      expect((await ana.ask('releases/log')).body).toMatchObject({
        lines: [{ who: 'Ana', did: 'back' }, { who: 'Ana' }, { who: 'Ana' }],
      });
    },
    busy,
  );

  it(
    'made beside another one leaves what that one made live, and says where both changed the same',
    async () => {
      const { as } = await openStudio();
      const [ana, luis] = [await as('ana'), await as('luis')];
      const one = await changeWords(ana, { 'app.back': ['Uno', 'One'] });
      const other = await changeWords(luis, { 'app.close': ['Otro', 'Other'] });
      const third = await changeWords(luis, { 'app.back': ['Tercero', 'Third'] });
      await ana.ask(`changes/${one.id}/publish`, { body: { version: one.version } });
      expect(
        await luis.ask(`changes/${other.id}/publish`, { body: { version: other.version } }),
      ).toMatchObject({ status: 200 });
      const { files } = (await ana.ask('project')).body as StudioProject;
      expect(JSON.parse(files[en] ?? '')).toMatchObject({ 'app.back': 'One', 'app.close': 'Other' });
      const refused = await luis.ask(`changes/${third.id}/publish`, { body: { version: third.version } });
      expect(refused).toMatchObject({
        status: 409,
        body: { words: [expect.stringContaining('Others have changed the same')] },
      });
      const renewed = (await luis.ask(`changes/${third.id}/renew`, { body: {} })).body as Change;
      expect(JSON.parse(renewed.files[en] ?? '')).toMatchObject({
        'app.back': 'Third',
        'app.close': 'Other',
      });
      expect(
        await luis.ask(`changes/${third.id}/publish`, { body: { version: renewed.version } }),
      ).toMatchObject({ status: 200 });
    },
    busy,
  );
});

describe('a change of structure', () => {
  it(
    'waits for another person, who approves this version; an edit voids it',
    async () => {
      const { as } = await openStudio();
      const [ana, luis] = [await as('ana'), await as('luis')];
      const change = await structure(luis);
      const path = `changes/${change.id}`;
      expect((await luis.ask(`${path}/lane`)).body).toMatchObject({
        lane: 'review',
        reasons: [{ 'en-IN': expect.stringContaining('what stands on screens') as string }],
      });
      expect(await luis.ask(`${path}/publish`, { body: { version: 2 } })).toMatchObject({ status: 409 });
      await luis.ask(`${path}/ask`, { body: {} });
      const approval = { version: 2, verdict: 'approved', note: 'fine', notes: {} };
      expect(await luis.ask(`${path}/review`, { body: approval })).toMatchObject({
        status: 403,
        body: { words: [expect.stringContaining('another person')] },
      });
      // Ana is no reviewer.
      expect((await ana.ask(`${path}/review`, { body: approval })).status).toBe(403);
    },
    busy,
  );

  it(
    'is sent back with notes, approved by who did not work on it, and published by who may',
    async () => {
      const { as } = await openStudio();
      const [ana, luis] = [await as('ana'), await as('luis')];
      const change = await structure(ana);
      const path = `changes/${change.id}`;
      await ana.ask(`${path}/ask`, { body: {} });
      const sent = await luis.ask(`${path}/review`, {
        body: { version: 2, verdict: 'sent-back', note: 'why?', notes: { repay: 'too long' } },
      });
      expect(sent.body).toMatchObject({
        state: 'sent-back',
        reviews: [{ by: 'Luis', note: 'why?', notes: { repay: 'too long' } }],
      });
      await ana.ask(`${path}/ask`, { body: {} });
      const approval = { version: 2, verdict: 'approved', note: '', notes: {} };
      expect((await luis.ask(`${path}/review`, { body: approval })).body).toMatchObject({
        state: 'approved',
      });
      const [[file, text]] = Object.entries(change.files) as [[string, string]];
      const edited = await save(ana, change, {
        [file]: `${text}\n`,
        'screens/fragments/none-such.json': null,
      });
      expect(edited.state).toBe('open');
      expect(await ana.ask(`${path}/publish`, { body: { version: 2 } })).toMatchObject({ status: 409 });
      const again = await save(ana, edited, { [file]: text.replace('"@app.back"', '"@app.close"') });
      expect(await ana.ask(`${path}/publish`, { body: { version: again.version } })).toMatchObject({
        status: 409,
      });
      await ana.ask(`${path}/ask`, { body: {} });
      await luis.ask(`${path}/review`, { body: { ...approval, version: again.version } });
      const published = await ana.ask(`${path}/publish`, { body: { version: again.version, share: 10 } });
      expect(published).toMatchObject({ status: 200 });
      expect(await stateOf(ana, change.id)).toBe('trial');
    },
    busy,
  );
});

describe('a change with a mistake', () => {
  it(
    'is neither published nor said to touch what is fixed',
    async () => {
      const { as } = await openStudio();
      const luis = await as('luis');
      const { id } = await structure(luis, '@app.none');
      const judged = await luis.ask(`changes/${id}/lane`);
      expect(judged.body).toMatchObject({
        lane: 'wrong',
        reasons: [{ 'en-IN': expect.stringMatching(/found \d+ errors?/) as string }],
      });
      expect(await luis.ask(`changes/${id}/publish`, { body: { version: 2 } })).toMatchObject({
        status: 422,
      });
    },
    busy,
  );
});

describe('writing', () => {
  it(
    'one at a time: who takes over is named to the other, whose saved edits are all there',
    async () => {
      const { as } = await openStudio();
      const [ana, luis] = [await as('ana'), await as('luis')];
      const change = await changeWords(ana, { 'app.back': ['De nuevo', 'Again'] });
      const body = { files: change.files, history: ['mine'] };
      const put = (by: Browser, version: number, given: object = body) =>
        by.ask(`changes/${change.id}`, {
          method: 'PUT',
          headers: { 'if-match': `"${version}"` },
          body: given,
        });
      expect(await put(luis, 2)).toMatchObject({
        status: 409,
        body: { words: [expect.stringContaining('Ana is writing')] },
      });
      const taken = await luis.ask(`changes/${change.id}/take`, { body: {} });
      expect(taken.body).toMatchObject({ writer: 'Luis', files: change.files });
      expect(await put(ana, 2)).toMatchObject({
        status: 409,
        body: { words: [expect.stringContaining('Luis has taken')] },
      });
      // Who has edited nothing of it may approve it still.
      expect(await put(luis, 2)).toMatchObject({ status: 200, body: { version: 3, editors: ['Ana'] } });
      // The answer was lost, and the same is saved again.
      expect(await put(luis, 2)).toMatchObject({ status: 200, body: { version: 3 } });
      expect(await put(luis, 2, { ...body, history: ['other'] })).toMatchObject({ status: 412 });
      expect(await put(luis, 3, { ...body, files: {} })).toMatchObject({
        status: 200,
        body: { version: 4, editors: ['Ana', 'Luis'] },
      });
      expect((await put(luis, 0)).status).toBe(412);
    },
    busy,
  );

  it(
    'what is thrown away can be taken out again',
    async () => {
      const { as } = await openStudio();
      const ana = await as('ana');
      const { id } = await changeWords(ana, { 'app.back': ['De nuevo', 'Again'] });
      await ana.ask(`changes/${id}/throw-away`, { body: {} });
      expect(await stateOf(ana, id)).toBe('thrown-away');
      expect(await ana.ask(`changes/${id}/publish`, { body: { version: 2 } })).toMatchObject({ status: 409 });
      await ana.ask(`changes/${id}/restore`, { body: {} });
      expect(await stateOf(ana, id)).toBe('open');
    },
    busy,
  );
});
