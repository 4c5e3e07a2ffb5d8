// @vitest-environment node
/** Pages get their voice with the answer, and what they say is heard or is not, and answered alike. */
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtFiles, makeFolder, makeServer } from '../../testing.ts';
import { openStore } from '../open-store.ts';
import { fakeReleases, type FakeReleases } from '../testing.ts';
import { createGuard, type Guard } from './guard.ts';
import { readSeen } from './seen.ts';

interface Made {
  readonly app: FastifyInstance;
  readonly guard: Guard;
  readonly releases: FakeReleases;
}

async function make(share: number | undefined): Promise<Made> {
  const store = await openStore({ data: ':memory:' });
  onTestFinished(() => store.close());
  const releases = fakeReleases();
  const next =
    share === undefined
      ? null
      : { release: 'r1', salt: '', share, who: {}, from: null, until: null, held: false };
  releases.point({ lanes: [{ contract: 'b', stable: null, next }] });
  const guard = createGuard({
    sql: store,
    releases,
    tell: () => undefined,
    operations: { setShare: () => Promise.resolve(undefined) },
  });
  await guard.look();
  const dist = makeFolder({ ...builtFiles, 'contract.json': '{"id":"b"}' });
  return { app: await makeServer({ dist, releases, guard }), guard, releases };
}

const tokenIn = (timing: unknown): string => /^release;desc=([\w-]{38})$/.exec(String(timing))?.[1] ?? '';
const load = async (app: FastifyInstance, headers = {}) =>
  app.inject({ url: '/inThe', headers: { 'x-forwarded-for': '203.0.113.9', ...headers } });
const good = { release: 'r1', arm: 'next', build: 'b', screen: 'loan-detail', outcome: 'visit' };
const say = async (app: FastifyInstance, body: unknown, type = 'text/plain;charset=UTF-8') =>
  (
    await app.inject({
      method: 'POST',
      url: '/release/seen',
      headers: { 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).statusCode;

describe('a page', () => {
  it('gets a token of its own with each answer, also with one that says that nothing changed', async () => {
    const { app } = await make(10);
    const one = await load(app);
    const other = await load(app, { 'if-none-match': String(one.headers.etag) });
    expect([one.statusCode, other.statusCode]).toEqual([200, 304]);
    const tokens = [one, other].map(({ headers }) => tokenIn(headers['server-timing']));
    expect(tokens[0]).not.toBe('');
    expect(tokens[1]).not.toBe('');
    expect(tokens[0]).not.toBe(tokens[1]);
  });

  it.each([
    ['nothing is on trial', undefined],
    ['nobody is sent it', 0],
  ])('gets none where %s', async (_name, share) => {
    const { app } = await make(share);
    expect((await load(app)).headers['server-timing']).toBeUndefined();
  });

  it('that is none of the app gets none, nor does a file', async () => {
    const { app } = await make(10);
    for (const url of ['/assets/app-1a2b.js', '/nowhere', '/config.json'])
      expect((await app.inject({ url })).headers['server-timing']).toBeUndefined();
  });
});

describe('what a page says', () => {
  it('is heard once, whatever type a beacon has', async () => {
    const { app, guard } = await make(10);
    for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
      const token = tokenIn((await load(app)).headers['server-timing']);
      for (const again of [1, 2]) expect(again && (await say(app, { ...good, token }, type))).toBe(204);
    }
    const counted = guard.voices.take();
    expect(counted.map(({ arm, outcome, share, count }) => [arm, outcome, share, count])).toEqual([
      ['next', 'visit', 10, 2],
    ]);
    expect(JSON.stringify(counted)).not.toContain('203.0');
  });

  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', []],
    ['without a token', good],
    ['with a token that we did not write', { ...good, token: 'A'.repeat(38) }],
  ])('is answered alike where it is %s, and counts for nothing', async (_name, body) => {
    const { app, guard } = await make(10);
    expect(await say(app, body)).toBe(204);
    expect(guard.voices.take()).toEqual([]);
  });

  it('is not read where it is too long', async () => {
    const { app } = await make(10);
    expect(await say(app, { ...good, code: 'x'.repeat(2000) })).toBe(413);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['another arm', { arm: 'other' }],
    ['another outcome', { outcome: 'won' }],
    ['a release that is no name', { release: '../r1' }],
    ['a text in the place of a screen', { screen: 'Juan Pérez' }],
    ['a failure without a code', { outcome: 'failure', code: '' }],
    ['a number in the place of a code', { code: 7 }],
  ])('has a shape: %s is none', (_name, wrong) => {
    expect(readSeen({ ...good, token: 't' })).toMatchObject(good);
    expect(readSeen({ ...good, token: 't', ...wrong })).toBeUndefined();
  });

  it('500 tokens of one client, with 500 failures, count as six', async () => {
    const { app, guard } = await make(10);
    for (let page = 0; page < 500; page += 1) {
      const token = tokenIn((await load(app)).headers['server-timing']);
      await say(app, { ...good, outcome: 'failure', code: 'node-threw', token });
    }
    const counted = guard.voices.take();
    expect(counted).toHaveLength(1);
    // A minute may begin while they come.
    expect([6, 12]).toContain(counted[0]?.count);
  });
});
