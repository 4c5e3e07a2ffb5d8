// @vitest-environment node
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountSandbox } from './mount.ts';
import { readOperations } from './operations.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await mountSandbox(app, { apiBase: '/gateway', database: ':memory:' });
});
afterAll(() => app.close());

let worlds = 0;
const newSession = (): string => `s${(worlds += 1)}`;
const pathOf = (operation: string): string => readOperations().find(({ id }) => id === operation)?.path ?? '';

interface Answer {
  readonly success: boolean;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function call(
  operation: string,
  session: string,
  parameters: Readonly<Record<string, string>>,
  language = 'es',
): Promise<{ status: number; body: Answer; raw: string }> {
  const response = await app.inject({
    method: 'POST',
    url: `/gateway${pathOf(operation)}?sessionId=${session}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', language },
    payload: new URLSearchParams(parameters).toString(),
  });
  const raw = response.body;
  return {
    status: response.statusCode,
    body: (raw.startsWith('{"') && raw.endsWith('}') ? JSON.parse(raw) : {}) as Answer,
    raw,
  };
}

const deed = (session: string, name: string, payload: object = {}): Promise<number> =>
  app
    .inject({ method: 'POST', url: `/sandbox/api/${session}/${name}`, payload })
    .then((response) => response.statusCode);

const status = async (session: string, orderId: string): Promise<unknown> =>
  (await call('loanDetails', session, { productId: '1', orderId })).body.data['orderStatus'];

describe('every answer', () => {
  const orders = [
    '21',
    '110',
    '151',
    '174',
    '180',
    '200',
    '174-delay',
    '180-delay',
    '200-score',
    '174-partner',
    '{code}',
  ];
  const requests: readonly [string, Readonly<Record<string, string>>][] = [
    ...orders.flatMap((orderId) =>
      ['loanDetails', 'loanPlan', 'delayPlan'].map(
        (operation) => [operation, { productId: '1', orderId }] as [string, Record<string, string>],
      ),
    ),
    ...['1', '2', '3'].flatMap((productId) => [
      ['loanConfirm', { productId }] as [string, Record<string, string>],
      ['loanConfirm', { productId, isType: '1' }] as [string, Record<string, string>],
    ]),
    ['loanPush', { productId: '1', amount: '300000', periods: '91', termUnit: '1' }],
    [
      'generateVoucher',
      { productId: '1', orderId: '174', amount: '345050', payCode: 'tienda24', requestType: '1' },
    ],
    ['score', { score: '5' }],
    ['serviceContact', { overall: '30' }],
  ];

  it.each(requests)('of %s %j keeps its declaration, in both languages', async (operation, parameters) => {
    const declared = readOperations().find(({ id }) => id === operation);
    for (const language of ['es', 'en']) {
      const { status: code, body } = await call(operation, newSession(), parameters, language);
      expect(code).toBe(200);
      expect(declared?.refuseAnswer(body)).toBeUndefined();
    }
  });
});

describe('a request', () => {
  it('that breaks its declaration is answered with the reason', async () => {
    const session = newSession();
    const { status: code, body } = await call('loanPlan', session, { productId: '1' });
    expect([code, body.message]).toEqual([400, "loanPlan: must have required property 'orderId'"]);
    const page = await app.inject(`/sandbox/session/${session}`);
    expect(page.body).toContain('400 must have required property');
  });

  it('for a call without a file is answered with 501', async () => {
    expect((await call('problemInit', newSession(), { orderId: '1' })).status).toBe(501);
  });

  it('for an unknown order is refused in words', async () => {
    expect((await call('loanDetails', newSession(), { productId: '1', orderId: 'none' })).body).toMatchObject(
      { success: false, message: 'No encontramos ese pedido.' },
    );
  });
});

describe('what a borrower does', () => {
  it('has its effect: a confirmed loan becomes one order, however often it is tapped', async () => {
    const session = newSession();
    const push = { productId: '1', amount: '300000', periods: '91', termUnit: '1' };
    const [first, second] = [await call('loanPush', session, push), await call('loanPush', session, push)];
    expect(first.body.data).toEqual(second.body.data);
    const orderId =
      new URLSearchParams(String(first.body.data['lendDetailsUrl']).split('?')[1]).get('orderId') ?? '';
    expect(await status(session, orderId)).toBe('21');
    await deed(session, 'age', { order: orderId });
    await deed(session, 'age', { order: orderId });
    expect(await status(session, orderId)).toBe('174');
  });

  it('keeps to its own world', async () => {
    const [mine, other] = [newSession(), newSession()];
    await deed(mine, 'pay', { order: '174' });
    expect([await status(mine, '174'), await status(other, '174')]).toEqual(['200', '174']);
    await deed(mine, 'reset');
    expect(await status(mine, '174')).toBe('174');
  });

  it('gives the same voucher for the same request; paid, it settles the order or extends it', async () => {
    const session = newSession();
    const request = {
      productId: '1',
      orderId: '180-delay',
      amount: '37611',
      payCode: 'norte',
      requestType: '2',
    };
    const code = async (): Promise<string> =>
      String(
        ((await call('generateVoucher', session, request)).body.data['repayDetail'] as { vCode: string })
          .vCode,
      );
    const first = await code();
    expect(await code()).toBe(first);
    expect(await deed(session, 'pay', { voucher: first })).toBe(200);
    expect(await status(session, '180-delay')).toBe('174');
    expect(await deed(session, 'pay', { voucher: 'none' })).toBe(400);
  });

  it('a rating is asked for until it is given', async () => {
    const session = newSession();
    const asks = async (): Promise<unknown> =>
      (await call('loanDetails', session, { productId: '1', orderId: '200-score' })).body.data['isScore'];
    expect(await asks()).toBe(1);
    await call('score', session, { score: '3' });
    expect(await asks()).toBe(0);
  });
});

describe('a fault', () => {
  const request = { productId: '1', orderId: '174' };
  it.each([
    ['500', 500, ''],
    ['html', 200, '<!doctype html>'],
    ['truncated', 200, '{"success":true'],
    ['shape', 200, '"data":5'],
    ['refused', 200, 'No es posible'],
    ['expired', 200, '"401"'],
  ])('%s is played once when it is asked for once', async (kind, code, part) => {
    const session = newSession();
    expect(await deed(session, 'fault', { kind, count: 1, operation: 'loanDetails' })).toBe(200);
    expect((await call('loanPlan', session, request)).body.success).toBe(true);
    const played = await call('loanDetails', session, request);
    expect(played.status).toBe(code);
    expect(played.raw).toContain(part);
    expect((await call('loanDetails', session, request)).body.success).toBe(true);
  });

  it('stays until it is switched off', async () => {
    const session = newSession();
    await deed(session, 'fault', { kind: '500' });
    await call('loanDetails', session, request);
    expect((await call('loanDetails', session, request)).status).toBe(500);
    await deed(session, 'heal');
    expect((await call('loanDetails', session, request)).status).toBe(200);
  });

  it('that does not exist is refused', async () => {
    expect(await deed(newSession(), 'fault', { kind: 'explode' })).toBe(400);
  });
});

describe('the page', () => {
  it('escapes whatever a session calls itself or sends', async () => {
    const session = '"><img src=x onerror=alert(1)>';
    await call('loanDetails', encodeURIComponent(session), { productId: '<b>', orderId: '1' });
    const page = await app.inject(`/sandbox/session/${encodeURIComponent(session)}`);
    expect(page.body).not.toContain('<img');
    expect(page.body).not.toContain('<b>');
    expect(page.body).toContain('&lt;b&gt;');
  });

  it('lists the worlds, and its forms lead back to it', async () => {
    const session = newSession();
    await call('loanDetails', session, { productId: '1', orderId: '174' });
    expect((await app.inject('/sandbox')).body).toContain(`/sandbox/session/${session}`);
    const posted = await app.inject({
      method: 'POST',
      url: `/sandbox/session/${session}/pay`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: 'order=174',
    });
    expect([posted.statusCode, posted.headers.location]).toEqual([303, `/sandbox/session/${session}`]);
    expect(await status(session, '174')).toBe('200');
  });

  it('takes nothing from another site', async () => {
    const session = newSession();
    const posted = await app.inject({
      method: 'POST',
      url: `/sandbox/session/${session}/pay`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'order=174',
    });
    expect(posted.statusCode).toBe(403);
    expect(await status(session, '174')).toBe('174');
  });
});

describe('pictures', () => {
  it.each(['logo-norte.svg', 'barcode-646180123456789012.svg', 'step-1.svg'])('%s is drawn', async (name) => {
    const picture = await app.inject(`/gateway/files/${name}`);
    expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(picture.body).toMatch(/^<svg .*<\/svg>$/);
  });

  it.each(['barcode-12a.svg', 'logo-<x>.svg', 'none.svg'])('%s is not', async (name) => {
    expect((await app.inject(`/gateway/files/${encodeURIComponent(name)}`)).statusCode).toBe(404);
  });
});
