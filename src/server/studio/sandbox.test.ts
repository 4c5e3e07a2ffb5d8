// @vitest-environment node
/** Worlds of the sandbox for the studio's phone: whose they are, and how much of them there is. */
import { expect, it } from 'vitest';
import type { Change, PreviewLink, SandboxWorld } from '../../model/studio.ts';
import { commitPayment, confirmPayment } from '../sandbox/payments.ts';
import { pathOf } from '../sandbox/testing.ts';
import { openStore } from '../sandbox/store.ts';
import { sendCode } from '../sandbox/visitors.ts';
import { startBackend } from '../testing.ts';
import { codesIn, isNamed, limitsOf, newWorld } from './sandbox.ts';
import { pageTokens } from './secrets.ts';
import { busy, openStudio, type OpenStudio } from './testing.ts';

type Asking = (
  world: Pick<SandboxWorld, 'session' | 'apiBase'>,
  order?: string,
  host?: string,
) => Promise<readonly [status: number, orderStatus: unknown]>;

/** The status of the answer to a question about an order, and that of the order. */
async function asking({ listen }: OpenStudio): Promise<Asking> {
  const port = await listen();
  return async ({ session, apiBase }, orderId = '180', host = '127.0.0.1') => {
    const query = new URLSearchParams({ sessionId: session });
    const answer = await fetch(`http://${host}:${port}${apiBase}${pathOf('loanDetails')}?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ productId: '1', orderId }),
    });
    const { data } = (await answer.json()) as { readonly data?: Readonly<Record<string, unknown>> };
    return [answer.status, data?.['orderStatus']];
  };
}

it(
  'who is signed in gets a world of their own, with loans that have names',
  async () => {
    const studio = await openStudio();
    const ask = await asking(studio);
    const ana = await studio.as('ana');
    const first = (await ana.ask('sandbox', { body: {} })).body as SandboxWorld;
    const second = (await ana.ask('sandbox', { body: {} })).body as SandboxWorld;
    expect(first.session).not.toBe(second.session);
    expect(first.loans).toContainEqual({
      id: '180-delay',
      status: '180',
      name: { es: 'Pago vencido · con prórroga', en: 'Overdue · with an extension' },
      group: { es: 'Pago vencido', en: 'Overdue' },
      kinds: { order: '180-delay', product: '1', amount: '327228', user: 'demo', problem: '1' },
    });
    expect(new Set(first.loans.map(({ name }) => name.es)).size).toBe(first.loans.length);
    expect(await ask(first)).toEqual([200, '180']);
    expect((await studio.browser().ask('sandbox', { body: {} })).status).toBe(403);
  },
  busy,
);

it(
  'nobody has one whose name was not given, or on another host',
  async () => {
    const studio = await openStudio();
    const ask = await asking(studio);
    const ana = await studio.as('ana');
    const world = (await ana.ask('sandbox', { body: {} })).body as SandboxWorld;
    const old = newWorld(pageTokens('another secret'), new Date());
    for (const session of ['', 'demo', old.session, world.session.replace(/^./, 'z'), `${world.session}x`])
      expect([session, ...(await ask({ ...world, session }))]).toEqual([session, 401, undefined]);
    expect((await ask(world, '180', 'localhost'))[0]).toBe(404);
  },
  busy,
);

it(
  'with a backend too: what is done there never reaches it, and whoever has a link to look has one',
  async () => {
    const seen: string[] = [];
    const backend = await startBackend((incoming, response) => {
      seen.push(incoming.url ?? '');
      response.end('{}');
    });
    const studio = await openStudio({ backend });
    const ask = await asking(studio);
    const ana = await studio.as('ana');
    const { id } = (await ana.ask('changes', { title: 'Otro' })).body as Change;
    const { path } = (await ana.ask(`changes/${id}/link`, { body: {} })).body as PreviewLink;
    const token = path.split('/').at(-1) ?? '';
    const guest = studio.browser();
    guest.token = ((await guest.ask('session')).body as { token: string }).token;
    const sandbox = (await guest.ask('preview/sandbox', { token })).body as SandboxWorld;
    expect(await ask(sandbox)).toEqual([200, '180']);
    expect(seen).toEqual([]);
  },
  busy,
);

it(
  'tells the codes that it would send by SMS, to whoever has its name',
  async () => {
    const studio = await openStudio();
    const port = await studio.listen();
    const ana = await studio.as('ana');
    const { session, apiBase } = (await ana.ask('sandbox', { body: {} })).body as SandboxWorld;
    const codes = async (sessionId: string): Promise<readonly [number, unknown]> => {
      const query = new URLSearchParams({ sessionId });
      const answer = await fetch(`http://127.0.0.1:${port}${apiBase}/codes?${query}`);
      return [answer.status, ((await answer.json()) as { readonly codes?: unknown }).codes];
    };
    expect(await codes(session)).toEqual([200, []]);
    expect(await codes('demo')).toEqual([401, undefined]);
  },
  busy,
);

it('the codes that count are the newest of a visitor, and of a payment that waits', () => {
  const store = openStore(':memory:');
  sendCode(store, 'a', 'sid', '13812345678');
  const [first] = codesIn(store, 'a');
  sendCode(store, 'a', 'sid', '13812345678');
  expect(first).toMatch(/^\d{6}$/);
  expect(codesIn(store, 'a')).not.toContain(first);
  const payment = commitPayment(store, 'a', { orderId: '174', token: 't', cardId: '11', amount: 100 });
  expect(codesIn(store, 'a')).toHaveLength(2);
  expect(codesIn(store, 'a')).toContain(payment.codes[0]);
  confirmPayment(store, 'a', payment.id, payment.codes[0] ?? '');
  expect(codesIn(store, 'a')).toHaveLength(1);
  expect(codesIn(store, 'b')).toEqual([]);
  store.close();
});

it('a name is good for a week', () => {
  const tokens = pageTokens('secret');
  const given = new Date('2026-11-20T08:00:00Z');
  const { session } = newWorld(tokens, given);
  const after = (days: number): boolean =>
    isNamed(session, tokens, new Date(given.getTime() + days * 86_400_000));
  expect([-1, 0, 6.9, 7].map(after)).toEqual([false, true, true, false]);
});

it('few worlds are kept, none for ever, and few pictures', () => {
  const store = openStore(':memory:');
  const limits = limitsOf(store, { worlds: 2, calls: 3, pictures: 2 });
  const enter = (session: string): void => {
    limits.enter(session);
    store.touch(session);
  };
  for (const session of ['a', 'b', 'a', 'c']) enter(session);
  expect(store.sessions()).toEqual(['a', 'c']);
  store.put('a', 'order', '1', {});
  enter('a');
  expect(store.all('a', 'order')).toHaveLength(1);
  enter('a');
  expect(store.all('a', 'order')).toEqual([]);
  for (const [session, id] of [
    ['a', '1'],
    ['a', '2'],
    ['c', '3'],
  ] as const) {
    limits.picture(session);
    store.put(session, 'image', id, { id });
  }
  expect([store.all('a', 'image'), store.all('c', 'image')]).toEqual([[{ id: '2' }], [{ id: '3' }]]);
  store.close();
});
