// @vitest-environment node
/** Holds the data of one screen against that of the next: a loan has the same figures and days wherever it is shown. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import config from './config.json' with { type: 'json' };
import { annualRate, annualRateOf, costOf } from './loans.ts';
import { call, deed, newSession, startSandbox } from './testing.ts';

startSandbox();

type Data = Readonly<Record<string, unknown>>;
interface Payment {
  readonly pay_time: string;
  readonly amount: number;
}

const day = 86_400_000;
const daysFrom = (from: string, to: unknown): number => (Date.parse(String(to)) - Date.parse(from)) / day;
const data = async (operation: string, session: string, parameters: Record<string, string>): Promise<Data> =>
  (await call(operation, session, parameters)).body.data;

/** Rows as a name and a value; money as minor units. */
function rowsOf(list: unknown): ReadonlyMap<string, string> {
  const rows = list as readonly { readonly text?: string; readonly title?: string; readonly value: string }[];
  return new Map(rows.map(({ text, title, value }) => [text ?? title ?? '', value]));
}
function minor(rows: ReadonlyMap<string, string>, name: string): number {
  const written = rows.get(name);
  return written === undefined ? 0 : Math.round(Number(written.replace(/[^\d.-]/g, '')) * 100);
}
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
/** What the parts of a loan come to, as its rows say. */
const inAll = (rows: ReadonlyMap<string, string>, principal: number): number =>
  sumOf([principal, ...['Interés', 'IVA', 'Cupón'].map((name) => minor(rows, name))]);

/** All that the screens show of an order. */
async function shown(session: string, orderId: string) {
  const order = { productId: '1', orderId };
  const detail = await data('loanDetails', session, order);
  // Of a loan that is paid nothing is to be paid or put off.
  const due = detail['orderStatus'] !== '200';
  const init = await data('problemInit', session, { orderId });
  const cards = init['orderList'] as readonly Data[];
  const card = cards.find(({ orderNo }) => orderNo === orderId) ?? {};
  return {
    detail: rowsOf((detail['userOrderDetail'] as Data)['detail']),
    raw: detail,
    cardOf: card,
    status: detail['orderStatus'],
    told: String(detail['noticeDesText']),
    names: [detail['productName'], card['productName']],
    logos: [detail['productLogo'], card['productLogo']],
    card: rowsOf(card['list']),
    plan: due ? await data('loanPlan', session, order) : {},
    delay: due ? await data('delayPlan', session, order) : {},
    note: await data('contractDetail', session, { orderNo: orderId }),
  };
}

const statesOf = (detail: Data): readonly unknown[] =>
  (detail['instalments'] as readonly Data[]).map(({ state }) => state);

/** Confirms a loan of the product and answers with what was shown and what became of it. */
async function confirmed(session: string, productId: string) {
  const loan = await data('loanConfirm', session, { productId, isType: '1' });
  const { lendDetailsUrl } = await data('loanPush', session, {
    productId,
    amount: String(Number(loan['amount'])),
    periods: String(Number(loan['periods'])),
    termUnit: '1',
  });
  const orderId = new URLSearchParams(String(lendDetailsUrl).split('?')[1]).get('orderId') ?? '';
  return { loan, orderId };
}

describe.each(['2026-01-31T05:00:00Z', '2028-02-29T23:30:00Z', '2026-12-31T12:00:00Z'])('on %s', (now) => {
  const today = now.slice(0, 10);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) }));
  afterEach(() => void vi.useRealTimers());

  it.each(config.products)('$name.es is confirmed as it was offered, and adds up', async (product) => {
    const session = newSession();
    const first = await data('loanConfirm', session, { productId: product.productId });
    expect(first['amount']).toBe(product.amount);
    const { loan } = await confirmed(session, product.productId);
    expect([loan['comProductName'], loan['comProductLogo']]).toEqual([product.name.es, product.logo]);
    expect([loan['periods'], loan['loanRate']]).toEqual([product.termDays, product.dailyRate]);
    expect(loan['amount']).toBeLessThanOrEqual(product.amount);

    const [rows, amount] = [rowsOf(loan['details']), Number(loan['amount'])];
    const plans = loan['repay_plans'] as readonly Payment[];
    expect(minor(rows, 'IVA')).toBe(Math.round((minor(rows, 'Interés') + minor(rows, 'Comisión')) * 0.16));
    expect(minor(rows, 'Interés')).toBe(Math.round((amount * 0.18 * product.termDays) / 365));
    expect(minor(rows, 'Monto recibido')).toBe(amount - minor(rows, 'Comisión'));
    expect(minor(rows, 'Cupón') + Number(loan['couNum'])).toBe(0);
    expect(sumOf(plans.map((plan) => plan.amount))).toBe(inAll(rows, amount));
    expect(minor(rows, 'Monto total')).toBe(inAll(rows, amount));
    expect(loan['firstPayTime']).toBe(plans[0]?.pay_time);
    expect(daysFrom(today, plans.at(-1)?.pay_time)).toBe(product.termDays);
  });

  it.each(config.products)(
    'a loan of $name.es is the one that was confirmed, to its end',
    async (product) => {
      const session = newSession();
      const { loan, orderId } = await confirmed(session, product.productId);
      const plans = loan['repay_plans'] as readonly Payment[];
      for (const step of ['age', 'age']) await deed(session, step, { order: orderId });
      for (const [index, plan] of plans.entries()) {
        const order = await shown(session, orderId);
        expect(order.status).toBe('174');
        expect(order.names).toEqual([product.name.es, product.name.es]);
        expect(order.logos).toEqual([product.logo, product.logo]);
        expect([order.plan['repayAmount'], order.plan['repayDate']]).toEqual([plan.amount, plan.pay_time]);
        expect(order.detail.get('Plazo (días)')).toBe(String(Number(loan['periods'])));
        expect(minor(order.detail, 'Monto total')).toBe(minor(rowsOf(loan['details']), 'Monto total'));
        if (plans.length > 1) expect(order.detail.get('Pago')).toBe(`${index + 1} de ${plans.length}`);
        const come = /^Recibimos (\d de \d) pagos/.exec(order.told)?.[1];
        expect(come).toBe(index === 0 ? undefined : `${index} de ${plans.length}`);
        await deed(session, 'pay', { order: orderId });
      }
      expect((await shown(session, orderId)).status).toBe('200');
    },
  );

  const orders = ['21', '151', '174', '180', '200', '174-delay', '180-delay', '200-score', '174-partner'];
  it.each(orders)('order %s is the same on each of its screens', async (orderId) => {
    const { detail, card, plan, delay, note, names } = await shown(newSession(), orderId);
    const principal = Number(note['contractAmount']);
    const isPaid = orderId.startsWith('200');
    const due = isPaid ? inAll(detail, principal) : plan['repayAmount'];
    const day = isPaid ? note['planDate'] : plan['repayDate'];
    const owed = isPaid ? 'Último pago' : 'Monto a pagar';
    for (const rows of [detail, card]) {
      expect(minor(rows, owed)).toBe(due);
      expect(rows.get(isPaid ? 'Fecha límite' : 'Fecha de pago')).toBe(day);
      expect(rows.get('Número de préstamo')).toBe(orderId);
    }
    const others = [...detail].filter(([name]) => name !== owed && name !== 'Fecha de pago');
    if (!isPaid) expect([...rowsOf(plan['detail'])]).toEqual(others);
    const own = isPaid ? [] : [plan['productName'], delay['productName']];
    expect(new Set([...names, ...own, note['productName']]).size).toBe(1);
    expect(note['planDate']).toBe(day);
    expect(daysFrom(String(note['daiDate']), note['planDate'])).toBe(Number(detail.get('Plazo (días)')));
    expect(minor(detail, 'Monto del préstamo')).toBe(principal);
    expect(minor(detail, 'Monto recibido')).toBe(note['giveAmount']);
    expect([minor(detail, 'Interés'), minor(detail, 'IVA')]).toEqual([note['Interest'], note['IVA']]);
    expect(due).toBe(inAll(detail, principal) + minor(detail, 'Recargos'));
    const late = Math.max(0, -daysFrom(today, day));
    const isLate = orderId.startsWith('180');
    expect(minor(detail, 'Recargos')).toBe(isLate ? Math.round(inAll(detail, principal) * 0.03 * late) : 0);
  });

  it.each(['174-delay', '180-delay'])(
    'the extension of order %s costs and lasts what it says',
    async (id) => {
      const session = newSession();
      const { delay, plan } = await shown(session, id);
      const info = delay['delayInfo'] as Data;
      const [fee, rest] = delay['repayPlan'] as readonly Data[];
      expect([fee?.['amount'], fee?.['time']]).toEqual([info['delayAmount'], today]);
      expect([rest?.['amount'], rest?.['time']]).toEqual([plan['repayAmount'], info['delayTime']]);
      const due = String(plan['repayDate']);
      expect(daysFrom(due > today ? due : today, info['delayTime'])).toBe(7);

      const request = { productId: '1', orderId: id, payCode: 'sol', requestType: '2' };
      const amount = String(Number(info['delayAmount']));
      const { repayDetail, expireTime } = await data('generateVoucher', session, { ...request, amount });
      expect(expireTime).toBe(`${due > today ? due : today} 23:59:59`);
      await deed(session, 'pay', { voucher: String((repayDetail as Data)['vCode']) });
      const after = await shown(session, id);
      expect([after.plan['repayAmount'], after.plan['repayDate']]).toEqual([
        rest?.['amount'],
        rest?.['time'],
      ]);
    },
  );

  it('order 174-plan has a payment behind it, one that is due and one to come', async () => {
    const session = newSession();
    const first = await shown(session, '174-plan');
    expect(statesOf(first.raw)).toEqual(['paid', 'due', 'later']);
    expect([first.status, first.detail.get('Pago')]).toEqual(['174', '2 de 3']);
    expect(first.told).toMatch(/^Recibimos 1 de 3 pagos/);
    expect(daysFrom(today, first.plan['repayDate'])).toBe(4);
    await deed(session, 'pay', { order: '174-plan' });
    const second = await shown(session, '174-plan');
    expect([second.status, second.detail.get('Pago')]).toEqual(['174', '3 de 3']);
    expect(daysFrom(String(first.plan['repayDate']), second.plan['repayDate'])).toBe(40);
    await deed(session, 'pay', { order: '174-plan' });
    const last = await shown(session, '174-plan');
    expect([last.status, statesOf(last.raw)]).toEqual(['200', ['paid', 'paid', 'paid']]);
  });

  it.each(['21', '174', '180', '200', '174-plan'])(
    'what order %s names of its payments is what its rows and its plan say',
    async (orderId) => {
      const session = newSession();
      const { raw, cardOf, detail, plan, status } = await shown(session, orderId);
      const due = ['174', '180'].includes(String(status));
      expect(raw['repayAmount']).toBe(due ? plan['repayAmount'] : undefined);
      expect(raw['repayDate']).toBe(due ? plan['repayDate'] : undefined);
      expect(raw['daysLeft']).toBe(due ? daysFrom(today, plan['repayDate']) : undefined);
      expect(raw['lateFee'] ?? 0).toBe(minor(detail, 'Recargos'));
      // What a screen shows of it above the rows does not begin them once more.
      expect([...detail.keys()].indexOf('Fecha de pago') < 2).toBe(!due);
      for (const name of ['orderStatus', 'repayDate', 'daysLeft']) expect(cardOf[name]).toBe(raw[name]);
      const payments = (raw['instalments'] ?? []) as readonly Data[];
      expect(payments.map(({ number }) => number)).toEqual(orderId === '174-plan' ? [1, 2, 3] : []);
      for (const { amount, repayDate } of payments.filter(({ state }) => state === 'due'))
        expect([amount, repayDate]).toEqual([plan['repayAmount'], plan['repayDate']]);
      const groups = (plan['repayList'] ?? []) as readonly { readonly items: readonly Data[] }[];
      const last = String(plan['repayDate']) > today ? String(plan['repayDate']) : today;
      expect(groups.length > 0).toBe(status !== '200');
      for (const { expireTime } of groups.flatMap(({ items }) => items))
        expect(expireTime).toBe(`${last} 23:59:59`);
    },
  );

  it('order 180-plan has a payment behind it and one that is late, with what that costs', async () => {
    const { raw, plan, detail } = await shown(newSession(), '180-plan');
    expect([raw['daysLeft'], statesOf(raw)]).toEqual([-5, ['paid', 'late', 'later']]);
    expect(raw['repayAmount']).toBe(plan['repayAmount']);
    expect(raw['lateFee']).toBe(minor(detail, 'Recargos'));
  });

  it('a payment that is late is so among the others', async () => {
    const session = newSession();
    await deed(session, 'age', { order: '174-plan' });
    const { raw } = await shown(session, '174-plan');
    expect([raw['daysLeft'], statesOf(raw)]).toEqual([-1, ['paid', 'late', 'later']]);
  });

  it.each(config.products)(
    'the offer of $name.es names what is paid, what is received, and a rate',
    async (product) => {
      const loan = await data('loanConfirm', newSession(), { productId: product.productId });
      const rows = rowsOf(loan['details']);
      expect([loan['totalAmount'], loan['receivedAmount']]).toEqual([
        minor(rows, 'Monto total'),
        minor(rows, 'Monto recibido'),
      ]);
      const { Interest, IVA, commission, giveAmount } = loan;
      expect([Interest, IVA, commission, giveAmount]).toEqual([
        minor(rows, 'Interés'),
        minor(rows, 'IVA'),
        minor(rows, 'Comisión'),
        minor(rows, 'Monto recibido'),
      ]);
      expect(loan['annualRate']).toEqual({
        name: 'CAT sin IVA',
        value: expect.stringMatching(/^\d\d\.\d%$/) as string,
      });
    },
  );

  it('the review makes the offer of product 2 smaller, in every figure of it', async () => {
    const session = newSession();
    const offer = (more: Record<string, string>): Promise<Data> =>
      data('loanConfirm', session, { productId: '2', ...more });
    const [before, after] = [await offer({}), await offer({ isType: '1' })];
    expect([before['isNeedPop'], after['isNeedPop']]).toEqual([1, 0]);
    const figures = (loan: Data): readonly number[] => [
      Number(loan['amount']),
      minor(rowsOf(loan['details']), 'Monto recibido'),
      minor(rowsOf(loan['details']), 'Monto total'),
      sumOf((loan['repay_plans'] as readonly Payment[]).map(({ amount }) => amount)),
    ];
    for (const [index, figure] of figures(after).entries())
      expect(figure).toBeLessThan(figures(before)[index] ?? 0);
  });

  it('the rate of an offer is that at which its payments are worth what is received', () => {
    // Received 287 000, paid back 313 463 without tax after 91 days: (313463 / 287000) ** (365 / 91) - 1.
    const terms = { productId: '1', principal: 300_000, days: 91, start: today };
    const { received, total, tax } = costOf(terms);
    expect(annualRateOf(terms)).toBeCloseTo(((total - tax) / received) ** (365 / 91) - 1, 3);
  });

  it('the rate for examples is that of the loan that it names', () => {
    const [{ productId, amount, termDays }] = config.products as [(typeof config.products)[number]];
    const terms = { productId, principal: amount, days: termDays, start: today };
    expect(config.exampleRate.value).toBe(annualRate(terms, 'es').value);
    for (const words of Object.values(config.exampleRate.assumptions)) {
      expect(words).toContain((amount / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
      expect(words).toContain(String(termDays));
    }
  });

  it('each day that an order is late adds to it', async () => {
    const session = newSession();
    const before = await shown(session, '180');
    await deed(session, 'age', { order: '180' });
    const after = await shown(session, '180');
    const one = Number(after.plan['repayAmount']) - Number(before.plan['repayAmount']);
    expect(minor(after.detail, 'Recargos') - minor(before.detail, 'Recargos')).toBe(one);
    expect(daysFrom(String(after.plan['repayDate']), before.plan['repayDate'])).toBe(1);
    expect(one).toBeGreaterThan(0);
  });
});
