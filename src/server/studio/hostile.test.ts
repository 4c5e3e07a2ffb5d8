// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Change } from '../../model/studio.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { operations } from './api.ts';
import { busy, openStudio } from './testing.ts';

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const counted = [
  'studio_changes',
  'studio_files',
  'studio_editors',
  'studio_users',
  'studio_links',
  'releases',
];

quickPasswords();

describe('what nobody means', () => {
  it(
    'is refused by a sentence, and nothing is kept of it',
    async () => {
      const { as, store } = await openStudio();
      const ana = await as('ana');
      await ana.ask('changes', { body: { title: 'One' } });
      const count = async (): Promise<unknown> =>
        Promise.all(
          counted.map(async (table) => (await store.all(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.['n']),
        );
      const before = await count();
      const put = (body: unknown, id = 'c1') =>
        ana.raw(`changes/${id}`, { method: 'PUT', headers: { 'if-match': '"1"' }, body });
      const file = (name: string): string => JSON.stringify({ files: { [name]: '{}' }, history: [] });
      const tried: readonly (readonly [string, () => ReturnType<typeof put>, number])[] = [
        ['a path out of the project', () => put(file('../../etc/passwd')), 400],
        ['a path below', () => put(file('screens/../../x.json')), 400],
        ['a path of another kind', () => put(file('src/server/main.ts')), 400],
        ['a prototype as a name', () => put('{"files":{"__proto__":"{}"},"history":[]}'), 400],
        ['a prototype of the body', () => put('{"__proto__":{"files":{}},"files":{},"history":[]}'), 400],
        ['a constructor', () => put('{"files":{"constructor":"{}"},"history":[]}'), 400],
        [
          'five megabytes',
          () => put({ files: { 'screens/repay.json': 'x'.repeat(5_000_000) }, history: [] }),
          413,
        ],
        [
          'a text of more than a megabyte',
          () => put({ files: { 'screens/repay.json': 'x'.repeat(1_000_001) }, history: [] }),
          400,
        ],
        ['a depth of 100 000', () => put(`{"files":{},"history":${deep(100_000)}}`), 400],
        ['no JSON', () => put('{'), 400],
        ['another form', () => put({ files: [], history: [] }), 400],
        ['a member of no meaning', () => put({ files: {}, history: [], writer: 'Ana' }), 400],
        ['SQL for an id', () => put({ files: {}, history: [] }, encodeURIComponent("c1' OR '1'='1")), 404],
        [
          'no JSON by its type',
          () =>
            ana.raw('changes', {
              method: 'POST',
              headers: { 'content-type': 'text/plain' },
              body: '{"title":"x"}',
            }),
          400,
        ],
        [
          'a share of more than all',
          () => ana.ask('changes/c1/publish', { body: { version: 1, share: 101 } }),
          400,
        ],
        [
          'an emergency',
          () => ana.ask('changes/c1/publish', { body: { version: 1, emergency: 'now' } }),
          400,
        ],
        [
          'a time that is none',
          () => ana.ask('changes/c1/publish', { body: { version: 1, from: 'tomorrow' } }),
          400,
        ],
        [
          'a role that is none',
          () => ana.ask('people', { body: { name: 'x', email: 'x@y.z', roles: ['host'] } }),
          400,
        ],
        [
          'a name that is not seen',
          () => ana.ask('people', { body: { name: 'A\u202Ena', email: 'x@y.z', roles: ['editor'] } }),
          400,
        ],
      ];
      for (const [name, ask, status] of tried) {
        const answer = await ask();
        expect([name, answer.status, answer.body]).toEqual([
          name,
          status,
          { words: [expect.stringMatching(/\S/)] },
        ]);
      }
      expect(await count()).toEqual(before);
      expect(Object.prototype).not.toHaveProperty('files');
    },
    busy,
  );

  it(
    'is kept as the words that it is, where words are free',
    async () => {
      const { as } = await openStudio();
      const ana = await as('ana');
      const title = `'); DROP TABLE studio_changes; -- <script>alert(1)</script> ? $1 {{#money}}`;
      const { id } = (await ana.ask('changes', { body: { title } })).body as Change;
      const saved = await ana.ask(`changes/${id}`, {
        method: 'PUT',
        headers: { 'if-match': '"1"' },
        body: { files: { 'screens/repay.json': title }, history: { note: title } },
      });
      expect(saved.body).toMatchObject({
        title,
        files: { 'screens/repay.json': title },
        history: { note: title },
      });
      expect(saved.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      expect((await ana.ask(`changes/${id}/lane`)).body).toMatchObject({
        lane: 'wrong',
        reasons: [{ 'en-IN': expect.stringContaining('error') as string }],
      });
      expect(await ana.ask(`changes/${id}/publish`, { body: { version: 2 } })).toMatchObject({ status: 409 });
    },
    busy,
  );

  it(
    'a definition that is too deep, a script in words and a foreign link are never published',
    async () => {
      const { as, releases } = await openStudio();
      const ana = await as('ana');
      const { files } = (await ana.ask('project')).body as { files: Record<string, string> };
      const es = JSON.parse(files['locales/es.json'] ?? '') as object;
      const screen = JSON.parse(files['screens/repay.json'] ?? '') as { body: unknown[] };
      const link = {
        type: 'button',
        text: '@app.back',
        onPress: { do: 'openUrl', url: 'https://evil.test/' },
      };
      for (const [name, text] of [
        ['screens/repay.json', `{"version":2,"body":${deep(100_000)}}`],
        ['screens/repay.json', '{"version":2,"__proto__":{"body":[]}}'],
        [
          'screens/repay.json',
          JSON.stringify({ ...screen, body: [...screen.body, { type: 'script', text: 'alert(1)' }] }),
        ],
        ['screens/repay.json', JSON.stringify({ ...screen, body: [...screen.body, link] })],
        ['locales/es.json', JSON.stringify({ ...es, 'app.back': '{{#none}}x{{/none}}' })],
      ] as const) {
        const begun = (await ana.ask('changes', { body: { title: 'Bad' } })).body as Change;
        await ana.ask(`changes/${begun.id}`, {
          method: 'PUT',
          headers: { 'if-match': '"1"' },
          body: { files: { [name]: text }, history: [] },
        });
        const answer = await ana.ask(`changes/${begun.id}/publish`, { body: { version: 2 } });
        expect([text.slice(0, 60), answer.status >= 400 && answer.status < 500]).toEqual([
          text.slice(0, 60),
          true,
        ]);
      }
      expect(releases.live.live().pointer.seq).toBe(0);
    },
    busy,
  );
});

it(
  'every operation that needs somebody answers nobody before it reads a body',
  async () => {
    const { browser } = await openStudio();
    const stranger = browser();
    stranger.token = ((await stranger.ask('session')).body as { token: string }).token;
    for (const { method, path, who } of operations) {
      if (who === 'anyone') continue;
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{ no json' };
      const answer = await stranger.raw(path.replace(':id', 'c1'), { method, ...body });
      expect([method, path, answer.status]).toEqual([method, path, 401]);
    }
  },
  busy,
);
