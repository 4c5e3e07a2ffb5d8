// @vitest-environment node
/** Holds the world of an older backend: what the contract calls optional is not there, and nothing else is missing. */
import { expect, it } from 'vitest';
import { call, newSession, startSandbox } from './testing.ts';

startSandbox();

type Data = Readonly<Record<string, unknown>>;
const data = async (operation: string, parameters: Record<string, string>): Promise<Data> =>
  (await call(operation, newSession(), parameters)).body.data;
const membersOf = (newer: Data, older: Data): readonly string[] =>
  Object.keys(newer).filter((name) => !(name in older));

it('an order of it has none of the optional members, and all others', async () => {
  const [newer, older] = [
    await data('loanDetails', { productId: '1', orderId: '174' }),
    await data('loanDetails', { productId: 'old', orderId: '174-old' }),
  ];
  expect(membersOf(newer, older)).toEqual(['repayAmount', 'repayDate', 'daysLeft']);
  const cards = (await data('problemInit', { orderId: '174' }))['orderList'] as readonly Data[];
  const [card, oldCard] = ['174', '174-old'].map((id) => cards.find(({ orderNo }) => orderNo === id) ?? {});
  expect(membersOf(card ?? {}, oldCard ?? {})).toEqual(['productId', 'orderStatus', 'repayDate', 'daysLeft']);
});

it('nothing that is to be paid for it says until when', async () => {
  const order = { productId: 'old', orderId: '174-old' };
  const voucher = { ...order, amount: '345050', payCode: 'sol', requestType: '1' };
  for (const [operation, parameters] of [
    ['loanPlan', order],
    ['delayPlan', order],
    ['generateVoucher', voucher],
  ] as const)
    expect(JSON.stringify(await data(operation, parameters))).not.toContain('expireTime');
});

it('an offer of it has its rows and its payments alone', async () => {
  const [newer, older] = [
    await data('loanConfirm', { productId: '1' }),
    await data('loanConfirm', { productId: 'old' }),
  ];
  expect(membersOf(newer, older)).toEqual([
    'totalAmount',
    'receivedAmount',
    'annualRate',
    'commission',
    'Interest',
    'IVA',
    'giveAmount',
    'userName',
    'company',
    'bankNo',
  ]);
});
