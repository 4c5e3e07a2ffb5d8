/** Holds that a person of the demonstration acts on a machine that is tried alone, and nowhere that persons have keys. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import description from '../../schemas/releases.openapi.json' with { type: 'json' };
import { keyFile, makeKeys } from '../../src/server/releases/key-file.ts';
import { isDemonstration } from '../../src/server/releases/start.ts';
import { placeOf } from '../../src/server/studio/place.ts';
import { listen, makeServer } from '../../src/server/testing.ts';
import { openDesk } from './desk.ts';
import { folder } from './fakes.ts';

const data = mkdtempSync(join(tmpdir(), 'demonstration-'));
afterAll(() => rmSync(data, { recursive: true }));
const keysIn = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(data, keyFile), 'utf8')) as Record<string, string>;

it('does nothing any more from the first key of a person on, not even when that was revoked', async () => {
  const opened = await openDesk({ own: makeKeys(data, true) });
  const origin = await listen(await makeServer({ releases: opened.live, publishing: opened }));
  const { ana = '', host = '' } = keysIn();
  async function ask(method: string, path: string, key: string, body: object = {}) {
    const answer = await fetch(`${origin}/release/api${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as Readonly<Record<'message' | 'key' | 'id', string>>;
    return { status: answer.status, ...said };
  }
  expect((await ask('POST', '/publish', ana, { files: folder('one') })).status).toBe(200);
  const eva = await ask('POST', '/keys', host, { person: 'Eva', roles: ['oncall'] });
  const everything = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  );
  for (const [method, path] of everything) {
    const { status, message } = await ask(method, path, ana);
    expect([method, path, status, message]).toEqual([
      method,
      path,
      401,
      expect.stringContaining('Persons have keys of their own here: those of the demonstration do nothing'),
    ]);
  }
  expect(opened.live.live().pointer.seq).toBe(1);
  expect((await ask('POST', '/back', eva.key)).status).toBe(200);
  expect((await ask('POST', '/keys/revoke', host, { id: eva.id })).status).toBe(200);
  expect((await ask('POST', '/back', ana)).status).toBe(401);
  expect((await ask('GET', '/status', host)).status).toBe(200);
});

describe('is made', () => {
  const alone = { backend: undefined, host: '127.0.0.1', studioHost: undefined, publicUrl: undefined };

  it.each([
    ['on a machine that is tried', {}, true],
    ['with a backend', { backend: 'https://api.example.com' }, false],
    ['where others reach the server', { host: '0.0.0.0' }, false],
    [
      'where a studio has people of its own',
      { studioHost: 'studio.example.com', publicUrl: 'https://app.example.com' },
      false,
    ],
  ])('%s: %j %s', (_where, given, made) => {
    const studio = placeOf({ ...alone, ...given });
    expect([studio.ok, studio.ok && isDemonstration({ studio: studio.value })]).toEqual([true, made]);
    makeKeys(data, made);
    expect(Object.keys(keysIn())).toEqual(made ? ['host', 'ana', 'luis'] : ['host']);
  });
});
