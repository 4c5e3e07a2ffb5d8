// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { promotions } from './promotions.ts';
import { calls } from './calls/index.ts';
import { call, deed, newSession, operations, sandbox, startSandbox, status } from './testing.ts';

startSandbox();

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
    '174-plan',
    '180-plan',
    '174-old',
    '{code}',
  ];
  const requests: readonly [string, Readonly<Record<string, string>>][] = [
    ...orders.flatMap((orderId) =>
      (orderId.startsWith('200') ? ['loanDetails'] : ['loanDetails', 'loanPlan', 'delayPlan']).map(
        (operation) => [operation, { productId: '1', orderId }] as [string, Record<string, string>],
      ),
    ),
    ...['1', '2', '3', 'old'].flatMap((productId) => [
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
    ['contractDetail', { orderNo: '{code}' }],
    ['problemInit', { orderId: '174' }],
    ['problemInit', { orderId: '' }],
    ['repaymentWay', { orderId: '174' }],
    ['repaymentWallet', { userId: '9', orderId: '174', amount: '345050' }],
    ['problemList', {}],
    ['problemSave', { problemType: '2', problemDetail: 'No se refleja' }],
    ...promotions.map(
      ({ id }) => ['channelTemplate', { templateId: id }] as [string, Record<string, string>],
    ),
    ['getSid', {}],
    ['trackVisit', { page_id: 'classic', client_type: 'ios', page_type: '1' }],
    ['trackClick', { page_id: 'classic', client_type: 'android', page_type: '1', phone: '13812345678' }],
  ];

  it.each(requests)('of %s %j keeps its declaration, in both languages', async (operation, parameters) => {
    const declared = operations.find(({ id }) => id === operation);
    for (const language of ['es', 'en']) {
      const { status: code, body } = await call(operation, newSession(), parameters, language);
      expect(code).toBe(200);
      expect(declared?.refuseAnswer(body)).toBeUndefined();
    }
  });
});

it('an agreement holds what the order does, with 16% of interest plus commission as VAT', async () => {
  const session = newSession();
  const { data } = (await call('contractDetail', session, { orderNo: '174' })).body;
  const { contractAmount, giveAmount, commission, Interest, IVA } = data as Record<string, number>;
  expect(IVA).toBe(Math.round((Number(Interest) + Number(commission)) * 0.16));
  expect(giveAmount).toBe(Number(contractAmount) - Number(commission));
  const plan = (await call('loanPlan', session, { productId: '1', orderId: '174' })).body.data;
  expect(plan['repayAmount']).toBe(Number(contractAmount) + Number(Interest) + Number(IVA));
  expect((await call('contractDetail', newSession(), { orderNo: 'x' })).body.message).toBe(
    'No encontramos ese préstamo.',
  );
});

describe('a request', () => {
  it('that breaks its declaration is answered with the reason', async () => {
    const session = newSession();
    const { status: code, body } = await call('loanPlan', session, { productId: '1' });
    expect([code, body.message]).toEqual([400, "loanPlan: must have required property 'orderId'"]);
    const page = await sandbox.inject(`/sandbox/session/${session}`);
    expect(page.body).toContain('400 must have required property');
  });

  it('for any declared call is answered by a file of its own', () => {
    const declared = operations.map(({ id }) => id).sort();
    expect(calls.map(({ operation }) => operation).sort()).toEqual(declared);
  });

  it('is shown with those before it, the newest first, up to a hundred', async () => {
    const session = newSession();
    for (let count = 0; count < 103; count += 1)
      await call('loanDetails', session, { productId: String(count), orderId: '174' });
    const { body } = await sandbox.inject(`/sandbox/api/${session}/calls`);
    const seen = JSON.parse(body) as { method: string; parameters: { productId: string } }[];
    expect(seen).toHaveLength(100);
    expect([seen[0]?.method, seen[0]?.parameters.productId, seen[99]?.parameters.productId]).toEqual([
      'POST',
      '102',
      '3',
    ]);
  });

  it('for an unknown order is refused in words', async () => {
    expect((await call('loanDetails', newSession(), { productId: '1', orderId: 'none' })).body).toMatchObject(
      { success: false, message: 'No encontramos ese préstamo.' },
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

  it('grows older, never younger', async () => {
    const session = newSession();
    const due = async (): Promise<unknown> =>
      (await call('loanPlan', session, { productId: '1', orderId: '180' })).body.data['repayDate'];
    const before = String(await due());
    await deed(session, 'age', { order: '180' });
    expect(Date.parse(String(await due()))).toBe(Date.parse(before) - 86_400_000);
    expect(await status(session, '180')).toBe('180');
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
      ((await call('generateVoucher', session, request)).body.data['repayDetail'] as { vCode: string }).vCode;
    const first = await code();
    expect(await code()).toBe(first);
    expect(await deed(session, 'pay', { voucher: first })).toBe(200);
    expect(await status(session, '180-delay')).toBe('174');
    expect(await deed(session, 'pay', { voucher: first })).toBe(400);
    expect(await deed(session, 'pay', { voucher: 'none' })).toBe(400);
    expect(await code()).not.toBe(first);
  });

  it('moves the due date to the one that the extension named', async () => {
    const session = newSession();
    const order = { productId: '1', orderId: '174-delay' };
    const named = (await call('delayPlan', session, order)).body.data['delayInfo'];
    const request = { ...order, amount: '34505', payCode: 'sol', requestType: '2' };
    const voucher = (await call('generateVoucher', session, request)).body.data['repayDetail'];
    await deed(session, 'pay', { voucher: (voucher as { vCode: string }).vCode });
    const { repayDate } = (await call('loanPlan', session, order)).body.data;
    expect(repayDate).toBe((named as { delayTime: string }).delayTime);
  });

  it('gives no plan and no code for a loan that is paid', async () => {
    const [session, order] = [newSession(), { productId: '1', orderId: '200' }];
    const voucher = { ...order, amount: '1', payCode: 'norte', requestType: '1' };
    const answers = [
      await call('loanPlan', session, order),
      await call('delayPlan', session, order),
      await call('generateVoucher', session, voucher),
    ];
    expect(answers.map(({ body }) => [body.success, body.message])).toEqual(
      Array.from({ length: 3 }, () => [false, 'Este préstamo ya está pagado. No pagues otra vez.']),
    );
  });

  it('puts a payment off once', async () => {
    const [session, order] = [newSession(), { productId: '1', orderId: '174-delay' }];
    const request = { ...order, amount: '34505', payCode: 'sol', requestType: '2' };
    const voucher = (await call('generateVoucher', session, request)).body.data['repayDetail'];
    await deed(session, 'pay', { voucher: (voucher as { vCode: string }).vCode });
    const { success, message } = (await call('delayPlan', session, order)).body;
    expect([success, message]).toEqual([false, 'Este préstamo ya tiene su prórroga.']);
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

it('the order of a partner is repaid at an address of its own', async () => {
  const { data } = (await call('loanDetails', newSession(), { productId: '1', orderId: '174-partner' })).body;
  const page = await sandbox.inject(`${String(data['h5Url'])}&isNeedPop=1`);
  expect([page.statusCode, data['inside']]).toEqual([200, 0]);
  expect(page.body).toContain('Payment page of the partner');
});
