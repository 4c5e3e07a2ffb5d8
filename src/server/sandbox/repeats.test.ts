// @vitest-environment node
/** Holds what the sandbox makes of an `Idempotency-Key`: one key, one write of a session, whatever comes between. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mountSandbox } from './mount.ts';
import { createTurns } from './repeats.ts';
import type { ReceivedCall } from './store.ts';
import { call, deed, newSession, sandbox, startSandbox, type Answer } from './testing.ts';

startSandbox();

const loan = { productId: '1', amount: '300000', periods: '91', termUnit: '1' };
const complaint = { problemType: '2', problemDetail: 'No se refleja' };
const withKey = async (
  operation: string,
  session: string,
  parameters: Readonly<Record<string, string>>,
  key: string,
  language = 'es',
): Promise<Answer> => (await call(operation, session, parameters, language, { 'idempotency-key': key })).body;
const push = (session: string, key: string, change = {}): Promise<Answer> =>
  withKey('loanPush', session, { ...loan, ...change }, key);
const urlOf = (answer: Answer): unknown => answer.data['lendDetailsUrl'];
const received = async (session: string): Promise<readonly ReceivedCall[]> =>
  JSON.parse((await sandbox.inject(`/sandbox/api/${session}/calls`)).body) as readonly ReceivedCall[];

/** A borrower whose loans are not merged by the sandbox itself. */
async function unmerged(): Promise<string> {
  const session = newSession();
  expect(await deed(session, 'merge', { on: '0' })).toBe(200);
  return session;
}

describe('a write with a key', () => {
  it('is done once and answered alike each time; another key is another write', async () => {
    const session = await unmerged();
    const first = await push(session, 'a');
    expect(await push(session, 'a')).toEqual(first);
    const other = await push(session, 'b');
    expect(urlOf(other)).not.toBe(urlOf(first));
    expect(await push(session, 'b')).toEqual(other);
    expect((await received(session)).map(({ key, repetition }) => [key, repetition])).toEqual([
      ['b', 'same body'],
      ['b', undefined],
      ['a', 'same body'],
      ['a', undefined],
    ]);
  });

  it('with another body gets the first answer, which the page tells', async () => {
    const session = await unmerged();
    const first = await push(session, '<key>');
    expect(await push(session, '<key>', { amount: '200000' })).toEqual(first);
    expect((await received(session))[0]).toMatchObject({ repetition: 'other body', outcome: 'ok' });
    const page = (await sandbox.inject(`/sandbox/session/${session}?isNeedPop=1`)).body;
    expect(page).toContain('<code>&lt;key&gt;</code>');
    expect(page).toContain('repeated with another body');
  });

  it('is the same whatever the order of its fields', async () => {
    const session = await unmerged();
    await push(session, 'a');
    await withKey('loanPush', session, Object.fromEntries(Object.entries(loan).reverse()), 'a');
    expect((await received(session))[0]?.repetition).toBe('same body');
  });

  it('keeps its key to its session and its operation', async () => {
    const [one, two] = [await unmerged(), await unmerged()];
    await push(one, 'a');
    await push(two, 'a');
    await withKey('problemSave', one, complaint, 'a');
    for (const session of [one, two])
      expect((await received(session)).filter(({ repetition }) => repetition !== undefined)).toEqual([]);
    expect((await call('problemDetail', one, { problemId: '1' })).body.message).toBe('');
  });

  it('that was refused is refused in the same words, in whichever language', async () => {
    const session = newSession();
    const send = (language: string): Promise<Answer> =>
      withKey('problemSave', session, { ...complaint, problemType: '9' }, 'a', language);
    expect((await send('es')).message).toBe('Faltan datos de tu queja.');
    expect((await send('en')).message).toBe('Faltan datos de tu queja.');
  });

  it('that broke its declaration, or met a fault in place of an answer, was not done', async () => {
    const session = await unmerged();
    expect((await call('loanPush', session, {}, 'es', { 'idempotency-key': 'a' })).status).toBe(400);
    await deed(session, 'fault', { kind: '500', count: 1 });
    await push(session, 'a');
    expect((await push(session, 'a')).success).toBe(true);
    expect((await received(session)).map(({ outcome, repetition }) => [outcome, repetition])).toEqual([
      ['ok', undefined],
      ['fault 500', undefined],
      [expect.stringContaining('400'), undefined],
    ]);
  });

  it('is forgotten with its world', async () => {
    const session = await unmerged();
    await push(session, 'a');
    await deed(session, 'reset');
    await push(session, 'a');
    expect((await received(session)).map(({ repetition }) => repetition)).toEqual([undefined]);
  });
});

it('a read knows no key', async () => {
  const session = newSession();
  const read = (): Promise<Answer> =>
    withKey('loanDetails', session, { productId: '1', orderId: '174' }, 'a');
  expect((await read()).data['orderStatus']).toBe('174');
  await deed(session, 'pay', { order: '174' });
  expect((await read()).data['orderStatus']).toBe('200');
  expect((await received(session)).map(({ key }) => key)).toEqual([undefined, undefined]);
});

describe('without a key', () => {
  const twice = async (session: string): Promise<number> =>
    new Set([urlOf(await push(session, '')), urlOf(await push(session, ''))]).size;

  it('a loan sent twice within moments is one, unless that is switched off', async () => {
    expect(await twice(newSession())).toBe(1);
    const session = await unmerged();
    expect(await twice(session)).toBe(2);
    expect(await deed(session, 'merge', { on: '1' })).toBe(200);
    expect(await twice(session)).toBe(1);
    expect(await deed(session, 'merge', { on: 'perhaps' })).toBe(400);
  });

  it('the page says which it is', async () => {
    const session = newSession();
    const page = async (): Promise<string> =>
      (await sandbox.inject(`/sandbox/session/${session}?isNeedPop=1`)).body;
    expect(await page()).toContain('counts once.');
    await deed(session, 'merge', { on: '0' });
    expect(await page()).toContain('that is switched off here');
  });
});

describe('on a real connection', () => {
  async function start(
    database: string,
  ): Promise<{ readonly app: FastifyInstance; readonly origin: string }> {
    const app = Fastify({ forceCloseConnections: true });
    await mountSandbox(app, { apiBase: '/gateway', database });
    onTestFinished(() => app.close());
    return { app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
  }
  const post = (url: string, values: object, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ ...values }), headers });
  const send = (origin: string, key: string): Promise<Response> =>
    post(`${origin}/gateway/v3/loan-confirm/loan-detail-push?sessionId=s`, loan, { 'idempotency-key': key });
  const outcomes = async (origin: string): Promise<readonly unknown[]> => {
    const calls = (await (await fetch(`${origin}/sandbox/api/s/calls`)).json()) as readonly ReceivedCall[];
    return calls.map(({ outcome, repetition }) => [outcome, repetition]);
  };

  it('a write whose answer was lost was done, and is answered when it comes again', async () => {
    const { origin } = await start(':memory:');
    await post(`${origin}/sandbox/api/s/merge`, { on: '0' });
    await post(`${origin}/sandbox/api/s/fault`, { kind: 'lost', count: '1' });
    await expect(send(origin, 'a')).rejects.toMatchObject({ message: 'fetch failed' });
    const answer = (await (await send(origin, 'a')).json()) as Answer;
    expect(urlOf(answer)).toMatch(/orderId=\d+$/);
    expect(await outcomes(origin)).toEqual([
      ['ok', 'same body'],
      ['fault lost, after: ok', undefined],
    ]);
  });

  it('a repetition that comes while the first still runs waits for it', async () => {
    const { origin } = await start(':memory:');
    await post(`${origin}/sandbox/api/s/merge`, { on: '0' });
    await post(`${origin}/sandbox/api/s/fault`, { kind: 'latency', ms: '200', count: '1' });
    const answered = async (): Promise<unknown> => (await send(origin, 'a')).json();
    const first = answered();
    // On its way before the second.
    await expect.poll(() => outcomes(origin)).toEqual([['fault latency', undefined]]);
    const [one, two] = await Promise.all([first, answered()]);
    expect(two).toEqual(one);
    expect(await outcomes(origin)).toEqual([
      ['ok', 'same body'],
      ['ok', undefined],
      ['fault latency', undefined],
    ]);
  });

  it('a key is known after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'repeats-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const database = join(folder, 'world.sqlite');
    const before = await start(database);
    const answer: unknown = await (await send(before.origin, 'a')).json();
    await before.app.close();
    const after = await start(database);
    await post(`${after.origin}/sandbox/api/s/merge`, { on: '0' });
    expect(await (await send(after.origin, 'a')).json()).toEqual(answer);
    expect((await outcomes(after.origin))[0]).toEqual(['ok', 'same body']);
  });
});

describe('turns', () => {
  it('of one name follow one another, of others they do not wait, and one that fails holds up none', async () => {
    const inTurn = createTurns();
    const seen: string[] = [];
    let fail = (): void => undefined;
    const first = inTurn(
      'a',
      () => new Promise<void>((_done, reject) => (fail = () => reject(new Error('no')))),
    );
    const second = inTurn('a', async () => void seen.push('second'));
    await inTurn('b', async () => void seen.push('other'));
    expect(seen).toEqual(['other']);
    fail();
    await expect(first).rejects.toThrow('no');
    await second;
    expect(seen).toEqual(['other', 'second']);
  });
});
