/**
 * The sandbox of the studio's phone: worlds for whoever was given the name of one, beside the sandbox that everybody shares and on a server
 * with a backend too. They are in memory, few, and begin anew when they have been used up. It must not know who asks for one.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SandboxLoan, SandboxWorld } from '../../model/studio.ts';
import { refusal } from '../failure.ts';
import { statusWords } from '../sandbox/content.ts';
import { mountCalls } from '../sandbox/mount.ts';
import { paymentsOf } from '../sandbox/payments.ts';
import type { Complaint, Store } from '../sandbox/store.ts';
import { visitorsOf } from '../sandbox/visitors.ts';
import { firstOrders, owed } from '../sandbox/world.ts';
import { addressed, type StudioPlace } from './place.ts';
import type { PageTokens } from './secrets.ts';
import { operation, type Operation } from './studio.ts';

/** Below the phone's own page, on its origin. */
export const sandboxBase = '/studio-phone/sandbox';

/** How long a name is good (ms). */
const week = 7 * 86_400_000;
/** The newest worlds that are kept, calls in one before it begins anew, and pictures, which are large, of all together. */
const most = { worlds: 100, calls: 2000, pictures: 40 };

/** So that there is one to look at. */
const complaint: Complaint = {
  id: '1',
  time: '2026-11-02 10:15:00',
  type: '2',
  sonType: '',
  orderNo: '180',
  text: 'Ya pagué y me siguen llamando.',
  images: [],
  reply: { text: 'Recibimos tu pago. Disculpa las molestias.', images: [] },
  needsScore: true,
};

/** What tells apart two loans of one status. */
const variants: Readonly<Record<string, readonly [es: string, en: string]>> = {
  delay: ['con prórroga', 'with an extension'],
  score: ['por calificar', 'to be rated'],
  partner: ['de un socio', "a partner's"],
  plan: ['en varios pagos', 'in several payments'],
  old: ['sin los datos nuevos', 'without newer data'],
};

/** Those first that most is done with. */
const byStatus = ['174', '180', '200', '151', '21', '110'];

/** Every loan that a world begins with. */
export const loans = (): readonly SandboxLoan[] =>
  [...firstOrders()]
    .sort((one, other) => byStatus.indexOf(one.status) - byStatus.indexOf(other.status))
    .map((order) => {
      const { id, status, productId } = order;
      const group = { es: statusWords(status, 'es')[0], en: statusWords(status, 'en')[0] };
      const [es, en] = variants[id.split('-')[1] ?? ''] ?? [];
      const name = es === undefined ? group : { es: `${group.es} · ${es}`, en: `${group.en} · ${en}` };
      const amount = String(owed(order));
      const kinds = { order: id, product: productId, amount, user: 'demo', problem: complaint.id };
      return { id, status, name, group, kinds };
    });

/** A name that nobody guesses, with the time from which it is good. */
export function newWorld(tokens: PageTokens, now: Date): SandboxWorld {
  const name = `${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`;
  return { session: `${name}.${tokens.of(name)}`, apiBase: sandboxBase, loans: loans() };
}

/** Whether it is one that was given lately. */
export function isNamed(session: unknown, tokens: PageTokens, now: Date): session is string {
  const [, name = '', time = '', token] =
    /^(([0-9a-z]{1,12})\.[\w-]{22})\.([\w-]{43})$/.exec(String(session)) ?? [];
  const age = now.getTime() - Number.parseInt(time, 36);
  return tokens.is(name, token) && age >= 0 && age < week;
}

export interface SandboxSetting {
  readonly place: StudioPlace;
  readonly tokens: PageTokens;
  readonly now: () => Date;
}

export interface Limits {
  /** Before each call of a world. @returns whether it begins with it. */
  enter(session: string): boolean;
  /** Before each picture. */
  picture(session: string): void;
}

/** Keeps what is in memory small. */
export function limitsOf(store: Pick<Store, 'reset' | 'trim'>, { worlds, calls, pictures } = most): Limits {
  /** How many calls each has had, the one that was used last at the end. */
  const had = new Map<string, number>();
  let drawn: readonly string[] = [];
  return {
    enter(session) {
      const before = had.get(session) ?? 0;
      if (before >= calls) store.reset(session);
      had.delete(session);
      had.set(session, before >= calls ? 1 : before + 1);
      const [oldest] = had.keys();
      if (had.size > worlds && oldest !== undefined) {
        had.delete(oldest);
        store.reset(oldest);
      }
      return had.get(session) === 1;
    },
    picture(session) {
      drawn = [...drawn, session];
      if (drawn.length <= pictures) return;
      const [oldest = '', ...rest] = drawn;
      drawn = rest;
      store.trim(oldest, 'image', rest.filter((each) => each === oldest).length);
    },
  };
}

/** The codes by SMS that count in a world, six digits each: the newest of every visitor, and of every payment that waits for one. */
export const codesIn = (store: Store, session: string): readonly string[] => [
  ...visitorsOf(store, session).flatMap(({ codes }) => codes.slice(0, 1).map(({ code }) => code)),
  ...paymentsOf(store, session).flatMap(({ codes, paid }) => (paid ? [] : codes.slice(0, 1))),
];

export async function mountStudioSandbox(
  app: FastifyInstance,
  { place, tokens, now }: SandboxSetting,
): Promise<void> {
  await mountCalls(app, { apiBase: sandboxBase, database: ':memory:' }, (scope, store) => {
    const limits = limitsOf(store);
    scope.addHook('onRequest', (request, reply, done) => {
      const { sessionId: session } = request.query as { readonly sessionId?: unknown };
      if (addressed(place, request.headers.host) !== 'phone') {
        void reply.code(404).send(refusal(404, 'Not found.'));
        return;
      }
      // A picture has a name that nobody guesses, and an `<img>` says nothing else.
      if (request.routeOptions.url?.startsWith(`${sandboxBase}/files/`) === true) return done();
      if (!isNamed(session, tokens, now())) {
        void reply.code(401).send({ ...refusal(401, 'This sandbox is over.'), code: '401' });
        return;
      }
      if (limits.enter(session)) store.put(session, 'complaint', complaint.id, complaint);
      if (request.headers['content-type']?.startsWith('multipart/') === true) limits.picture(session);
      done();
    });
    // There is no phone to send them to: who tries the app reads them in the studio.
    scope.get<{ Querystring: { sessionId: string } }>(`${sandboxBase}/codes`, (request) =>
      Promise.resolve({ codes: codesIn(store, request.query.sessionId) }),
    );
  });
}

export const sandboxOperations: readonly Operation[] = [
  operation(
    'POST sandbox',
    'signed',
    async ({ worlds, desk }) => ({ body: newWorld(worlds, desk.now()) }),
    'nothing',
  ),
];
