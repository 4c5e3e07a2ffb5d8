// @vitest-environment node
/** A reviewer who comes again gets what they had looked at: the studio tells what changed since. */
import { expect, it } from 'vitest';
import type { Change, Looked, StudioProject } from '../../model/studio.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { busy, openStudio, type Browser } from './testing.ts';

quickPasswords();

const name = 'locales/es.json';

async function save(by: Browser, { id, version }: Change, text: string): Promise<Change> {
  const answer = await by.ask(`changes/${id}`, {
    method: 'PUT',
    headers: { 'if-match': `"${version}"` },
    body: { files: { [name]: text }, history: [] },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

async function begun() {
  const { as } = await openStudio();
  const [ana, luis] = [await as('ana'), await as('luis')];
  const { files } = (await ana.ask('project')).body as StudioProject;
  const text = files[name] ?? '';
  const texts = ['Uno', 'Dos', 'Tres'].map((word) =>
    text.replace(/"app\.back": "[^"]*"/, `"app.back": "${word}"`),
  );
  const change = (await ana.ask('changes', { body: { title: 'Words' } })).body as Change;
  const path = `changes/${change.id}`;
  const look = async (by: Browser, { version }: Change): Promise<Looked['earlier']> => {
    const answer = await by.ask(`${path}/look`, { body: { version } });
    expect(answer.status).toBe(200);
    return (answer.body as Looked).earlier;
  };
  const ask = async (by: Browser): Promise<Change> => (await by.ask(`${path}/ask`, { body: {} })).body;
  return { ana, luis, change, path, before: text, texts, look, ask };
}

it(
  'is the newest that says something else, also after the page is read again',
  async () => {
    const { ana, luis, change, before, texts, look, ask } = await begun();
    const [one = '', two = '', three = ''] = texts;
    await save(ana, change, one);
    const first = await ask(ana);
    expect(await look(luis, first)).toBeNull();
    expect(await look(luis, first)).toBeNull();
    // What is being written is looked at, and is no look at what is asked for.
    const writing = await save(ana, first, two);
    expect(await look(luis, writing)).toMatchObject({ files: { [name]: one }, before: { [name]: before } });
    const second = await save(ana, writing, three);
    const asked = await ask(ana);
    expect(asked.version).toBe(second.version);
    const since = { version: first.version, files: { [name]: one } };
    expect(await look(luis, asked)).toMatchObject(since);
    expect(await look(luis, asked)).toMatchObject(since);
    const undone = await save(ana, asked, one);
    await ask(ana);
    expect(await look(luis, undone)).toMatchObject({ files: { [name]: three } });
  },
  busy,
);

it(
  'is what a verdict was of, and is nothing for who wrote it or for another version than there is',
  async () => {
    const { ana, luis, change, path, texts, look, ask } = await begun();
    const [one = '', two = ''] = texts;
    const saved = await save(ana, change, one);
    await ask(ana);
    const { version } = saved;
    const review = { version, verdict: 'sent-back', note: 'No', notes: {} };
    expect((await luis.ask(`${path}/review`, { body: review })).status).toBe(200);
    await save(ana, saved, two);
    const again = await ask(ana);
    expect(await look(luis, { ...again, version: again.version + 1 })).toMatchObject({ version });
    expect(await look(luis, again)).toMatchObject({ version, files: { [name]: one } });
    await luis.ask(`${path}/take`, { body: {} });
    expect(await look(luis, await save(luis, again, one))).toBeNull();
  },
  busy,
);
