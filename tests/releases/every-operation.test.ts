/** Holds of every operation that no key but a good one opens it, and that what is asked twice is done once; and of two servers that one wins. */
import { afterAll, describe, expect, it } from 'vitest';
import description from '../../schemas/releases.openapi.json' with { type: 'json' };
import { verify } from '../../src/server/releases/look.ts';
import { publish } from '../../src/server/releases/publish.ts';
import { openApi } from './api-server.ts';
import { openDesk } from './desk.ts';
import { ana, folder, luis, said } from './fakes.ts';
import { kinds } from './stores.ts';

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
);

it.each(operations)('%s %s is closed without a key and for one that nobody has', async (method, path) => {
  const { origin, live } = await openApi();
  for (const authorization of [undefined, 'Bearer', 'Bearer rk_none', 'Basic cmtfYW5h']) {
    const answer = await fetch(`${origin}/release/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(method === 'POST' && { body: '{}' }),
    });
    expect([authorization, answer.status, answer.headers.get('www-authenticate')]).toEqual([
      authorization,
      401,
      'Bearer',
    ]);
  }
  expect(live.live().pointer.seq).toBe(0);
});

it.each<[string, object]>([
  ['/share', { share: 25 }],
  ['/hold', { held: true }],
  ['/ramp', { steps: [{ share: 50, minutes: 1 }] }],
  ['/off', { what: 'screen', name: 'repay' }],
  ['/off', { what: 'call', name: 'loanPush', words: { 'es-MX': 'Luego.' } }],
  ['/off', { what: 'all' }],
  ['/publish', { release: 'r1' }],
  ['/publish', { release: 'r1', share: 50, who: { country: 'MX' } }],
])('%s with %j, asked twice, is done once and told twice', async (path, body) => {
  const { ask, live, desk } = await openApi();
  await ask('/publish', { files: folder('one'), share: 10 });
  const first = await ask(path, body);
  const { seq } = live.live().pointer;
  const lines = (await ask('/log?most=20')).body['lines'];
  const second = await ask(path, body);
  expect([first.body['outcome'], second.status, second.body['outcome']]).toEqual(['done', 200, 'already']);
  expect(live.live().pointer.seq).toBe(seq);
  expect((await ask('/log?most=20')).body['lines']).toEqual(lines);
  expect((await verify(desk, 'en-IN')).ok).toBe(true);
});

it.each<[string, object, number, string]>([
  ['/off', { what: 'screen', name: 'repya' }, 404, 'There is no screen "repya". Did you mean "repay"?'],
  ['/off', { what: 'layout', name: 'none' }, 404, 'There is no layout "none". There are: classic.'],
  ['/off', { what: 'call', name: 'none' }, 404, 'There is no call "none". There are: loanPush.'],
  ['/on', { what: 'call', name: 'none' }, 200, 'The call "none" was not off.'],
])('%s with %j, which is not there, is %d and says what is', async (path, body, status, words) => {
  const { ask, live } = await openApi();
  const answer = await ask(path, body);
  expect([answer.status, answer.body['message'] ?? answer.body.words?.join(' ')]).toEqual([
    status,
    expect.stringContaining(words),
  ]);
  expect(live.live().pointer.seq).toBe(0);
});

describe.each(kinds)('two publishers at once, on the store $name', (kind) => {
  afterAll(() => kind.end());

  it('one wins, the other reads who was faster and what to do', async () => {
    const place = await kind.place();
    const one = await openDesk({ store: await place.open() });
    // Of the embedded store there is one server.
    const isShared = place.asked.databaseUrl !== undefined;
    const other = isShared ? await openDesk({ store: await place.open() }) : one;
    const both = await Promise.all([
      publish(one.desk, ana, { files: folder('one'), expected: 0 }),
      publish(other.desk, luis, { files: folder('two'), expected: 0 }),
    ]);
    const lost = both.find(({ ok }) => !ok);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(lost && said(lost)).toMatch(
      /^409 Nothing was done: meanwhile another one .+\n(?:Ana|Luis), 2026-11-23 08:00 UTC: r1 was published\.\nLook at the status/,
    );
    expect((await verify(one.desk, 'en-IN')).ok).toBe(true);
    expect((await verify(other.desk, 'en-IN')).words).toEqual((await verify(one.desk, 'en-IN')).words);
  }, 120_000);
});
