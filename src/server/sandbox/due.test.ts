// @vitest-environment node
/** Holds what the sandbox says is due, by the day on which it is asked. */
import { expect, it } from 'vitest';
import { call, deed, newSession, startSandbox } from './testing.ts';

startSandbox();

type Data = Readonly<Record<string, unknown>>;
const data = async (operation: string, session: string, parameters: Record<string, string>): Promise<Data> =>
  (await call(operation, session, parameters)).body.data;

it('a code is for what is due now, whatever the address says', async () => {
  const session = newSession();
  const order = { productId: '1', orderId: '180' };
  const request = { ...order, payCode: 'sol', requestType: '1', amount: '100' };
  const asked = async (): Promise<unknown> =>
    ((await data('generateVoucher', session, request))['repayDetail'] as Data)['amount'];
  const before = await data('loanPlan', session, order);
  expect(await asked()).toBe(before['repayAmount']);
  expect([before['daysLeft'], before['lateFee']]).toEqual([-3, expect.any(Number)]);
  await deed(session, 'age', { order: '180' });
  const after = await data('loanPlan', session, order);
  expect(after['repayAmount']).not.toBe(before['repayAmount']);
  expect(await asked()).toBe(after['repayAmount']);
});

it.each([
  ['174-delay', false],
  ['180-delay', true],
])(
  'the extension of order %s says from when it is counted, until when it is paid, and what of it lateness is',
  async (orderId, late) => {
    const session = newSession();
    const order = { productId: '1', orderId };
    const plan = await data('loanPlan', session, order);
    const { delayInfo, repayPlan } = await data('delayPlan', session, order);
    const [fee, rest] = repayPlan as readonly Data[];
    const today = new Date(Date.now()).toISOString().slice(0, 10);
    expect(String((delayInfo as Data)['reviewer']).endsWith('desde hoy')).toBe(late);
    expect([fee?.['remark'], rest?.['remark']]).toEqual([
      expect.stringContaining(late ? today : String(plan['repayDate'])),
      expect.stringContaining(late ? 'de recargos, que dejan de aumentar' : 'no cambia'),
    ]);
  },
);

it('a loan that is paid names the day it was due, and no day of payment', async () => {
  const loan = await data('loanDetails', newSession(), { productId: '1', orderId: '200' });
  const { detail } = loan['userOrderDetail'] as { readonly detail: readonly { readonly text: string }[] };
  const names = detail.map(({ text }) => text);
  expect([names.includes('Fecha límite'), names.includes('Fecha de pago')]).toEqual([true, false]);
});

it('moments are told by the clocks of the market', async () => {
  const session = newSession();
  const before = Date.now();
  await call('problemSave', session, { problemType: '2', problemSonType: '', problemDetail: 'x' });
  const { tabs } = (await call('problemList', session, {})).body.data as {
    readonly tabs: readonly { readonly items: readonly { readonly time: string }[] }[];
  };
  const time = tabs.flatMap(({ items }) => items)[0]?.time ?? '';
  const off = Date.parse(`${time.replace(' ', 'T')}Z`) - before;
  expect(Math.round(off / 3_600_000)).toBe(-6);
});

it('a loan that was paid late says what was paid, and what of it lateness was', async () => {
  const session = newSession();
  const order = { productId: '1', orderId: '180-delay' };
  const rowsOf = (detail: unknown): ReadonlyMap<string, string> =>
    new Map((detail as readonly { text: string; value: string }[]).map(({ text, value }) => [text, value]));
  const shown = async (): Promise<ReadonlyMap<string, string>> =>
    rowsOf(((await data('loanDetails', session, order))['userOrderDetail'] as Data)['detail']);
  const before = await shown();
  await deed(session, 'pay', { order: order.orderId });
  const after = await shown();
  expect(before.get('Recargos')).toMatch(/^\$[1-9]/);
  expect(after.get('Recargos')).toBe(before.get('Recargos'));
  expect(after.get('Último pago')).toBe(before.get('Monto a pagar'));
});

it.each(['174-plan', '180-plan'])('the note of %s ends with its last payment', async (orderId) => {
  const session = newSession();
  const { instalments } = await data('loanDetails', session, { productId: '2', orderId });
  const { planDate } = await data('contractDetail', session, { orderNo: orderId });
  expect(planDate).toBe((instalments as readonly Data[]).at(-1)?.['repayDate']);
});
