/** `/sandbox`: worlds, orders, vouchers, faults and calls, as plain pages and forms; and the same for tests as JSON. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from './calls/index.ts';
import { answerComplaint, reviewComplaint } from './complaints.ts';
import { faultKinds, isFaultKind, type Fault } from './faults.ts';
import { keepImage } from './images.ts';
import { setMerges } from './merge.ts';
import { pageStyle } from './page-style.ts';
import { walletPage } from './page-payments.ts';
import { downloadPage, layout, partnerPage, sessionPage, sessionsPage } from './page-views.ts';
import { link, readerOf, type Reader } from './html.ts';
import { paymentsOf } from './payments.ts';
import type { Store } from './store.ts';
import { tongueOf } from '../tongue.ts';
import { captchaOf, visitorsOf } from './visitors.ts';
import { ageOrder, enterWorld, payOrder, payVoucher } from './world.ts';

interface InSession {
  readonly Params: { readonly session: string };
}

type Values = Readonly<Record<string, unknown>>;
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** What can be done to a world, by name; false when there is nothing to do it to. */
const deeds: { readonly [name: string]: (store: Store, session: string, values: Values) => boolean } = {
  reset(store, session) {
    store.reset(session);
    enterWorld(store, session);
    return true;
  },
  pay: (store, session, values) =>
    values['voucher'] === undefined
      ? payOrder(store, session, text(values['order']))
      : payVoucher(store, session, text(values['voucher'])),
  age: (store, session, values) => ageOrder(store, session, text(values['order'])),
  answer(store, session, values) {
    const { picture } = values;
    // A test may name one of the sandbox's own pictures.
    const name = Buffer.isBuffer(picture)
      ? picture.length > 0 && keepImage(store, session, picture)
      : text(picture);
    return answerComplaint(store, session, text(values['complaint']), {
      text: text(values['text']),
      images: typeof name === 'string' && name !== '' ? [name] : [],
      needsScore: text(values['score']) === '1',
    });
  },
  review: (store, session, values) => reviewComplaint(store, session, text(values['complaint'])),
  fault(store, session, values) {
    const fault = readFault(values);
    if (fault !== undefined) store.setFaults(session, [...store.faults(session), fault]);
    return fault !== undefined;
  },
  merge(store, session, values) {
    const on = text(values['on']);
    if (on === '0' || on === '1') setMerges(store, session, on === '1');
    return on === '0' || on === '1';
  },
  heal(store, session) {
    store.setFaults(session, []);
    return true;
  },
};

function readFault(values: Values): Fault | undefined {
  const kind = values['kind'];
  if (!isFaultKind(kind)) return undefined;
  const whole = (name: string): number | undefined =>
    /^\d{1,6}$/.test(text(values[name])) ? Number(text(values[name])) : undefined;
  const [operation, message, count, ms] = [
    text(values['operation']),
    text(values['message']),
    whole('count'),
    whole('ms'),
  ];
  return {
    kind,
    ...(operation === '' ? {} : { operation }),
    ...(message === '' ? {} : { message }),
    ...(count === undefined || count === 0 ? {} : { count }),
    ...(ms === undefined ? {} : { ms }),
  };
}

/** A form's or JSON's members; a file is its bytes. */
async function valuesOf(request: FastifyRequest): Promise<Values> {
  if (!request.isMultipart()) return (request.body ?? {}) as Values;
  const values: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    values[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value;
  }
  return values;
}

/** A page elsewhere must not change a world through somebody's browser. */
const isForeign = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  return origin !== undefined && origin !== `${request.protocol}://${request.headers.host ?? ''}`;
};

/** The page says its own language; before it was chosen, the browser does. */
const readerFor = ({ headers, query }: FastifyRequest): Reader => {
  const { isNeedPop } = query as Values;
  return readerOf(isNeedPop === '1' ? 'en' : isNeedPop === undefined ? tongueOf(headers, {}) : 'es');
};

function html(request: FastifyRequest, reply: FastifyReply, draw: (reader: Reader) => string): FastifyReply {
  const reader = readerFor(request);
  const other = new URL(request.url, 'http://sandbox');
  other.searchParams.set('isNeedPop', reader.say('1', '2'));
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language')
    .type('text/html; charset=utf-8')
    .send(layout(reader, draw(reader), other.pathname + other.search));
}

const operations = calls.map(({ operation }) => operation);

export function mountPage(app: FastifyInstance, store: Store, files: string): void {
  app.get('/sandbox', (request, reply) =>
    html(request, reply, (reader) => sessionsPage(reader, store.sessions())),
  );
  app.get<{ Querystring: Values }>('/sandbox/partner', (request, reply) =>
    html(request, reply, (reader) => partnerPage(reader, text(request.query['orderId']))),
  );
  app.get<{ Querystring: Values }>('/sandbox/wallet', (request, reply) => {
    const { query } = request;
    // Without it a browser sends its form with the origin `null`, which could be any page.
    reply.header('referrer-policy', 'same-origin');
    const session = text(query['world']);
    return html(request, reply, (reader) => walletPage(reader, session, text(query['orderId'])));
  });
  app.get<{ Params: { file: string } }>('/download/:file', (request, reply) =>
    html(request, reply, (reader) => downloadPage(reader, request.params.file)),
  );
  app.get('/sandbox/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));
  app.get<InSession>('/sandbox/session/:session', (request, reply) => {
    const { session } = request.params;
    enterWorld(store, session);
    // Without it a browser sends its forms with the origin `null`, which could be any page.
    reply.header('referrer-policy', 'same-origin');
    return html(request, reply, (reader) =>
      sessionPage(reader, store, session, { files, kinds: faultKinds, operations }),
    );
  });
  app.post<InSession & { Params: { deed: string } }>(
    '/sandbox/session/:session/:deed',
    async (request, reply) => {
      const done = act(request, request.params, await valuesOf(request));
      if (done === undefined) return reply.code(403).send({ message: 'Only from the sandbox itself.' });
      return reply.redirect(link(readerFor(request), request.params.session), 303);
    },
  );
  app.post<InSession & { Params: { deed: string } }>(
    '/sandbox/api/:session/:deed',
    async (request, reply) => {
      const done = act(request, request.params, await valuesOf(request));
      return reply.code(done === undefined ? 403 : done ? 200 : 400).send({ done: done === true });
    },
  );
  app.get<InSession>('/sandbox/api/:session/payments', (request) =>
    paymentsOf(store, request.params.session),
  );
  app.get<InSession>('/sandbox/api/:session/calls', (request) => store.calls(request.params.session));
  // What a journey types in place of a person who reads a picture and a phone.
  app.get<InSession>('/sandbox/api/:session/visitors', ({ params: { session } }) =>
    visitorsOf(store, session).map((visitor) => ({
      sid: visitor.sid,
      captcha: captchaOf(visitor) ?? null,
      codes: visitor.codes,
    })),
  );

  function act(
    request: FastifyRequest,
    { session, deed }: { readonly session: string; readonly deed: string },
    values: Values,
  ): boolean | undefined {
    if (isForeign(request)) return undefined;
    enterWorld(store, session);
    const chosen = Object.prototype.hasOwnProperty.call(deeds, deed) ? deeds[deed] : undefined;
    return chosen?.(store, session, values) ?? false;
  }
}
