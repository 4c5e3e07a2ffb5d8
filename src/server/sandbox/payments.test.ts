// @vitest-environment node
/** Holds what becomes of a payment by card in the sandbox, and that no order is paid twice. */
import { describe, expect, it } from 'vitest';
import { call, deed, newSession, operations, sandbox, startSandbox, status, type Answer } from './testing.ts';

startSandbox();

interface Shown {
  readonly id: string;
  readonly codes: readonly string[];
  readonly paid: boolean;
}

const payments = async (session: string): Promise<readonly Shown[]> =>
  JSON.parse((await sandbox.inject(`/sandbox/api/${session}/payments`)).body) as readonly Shown[];

const codeOf = (answer: Answer): unknown => ({ code: undefined, ...answer }).code;

/** A borrower about to pay order 174, with what was read from the first answer. */
async function payer(language = 'es') {
  const session = newSession();
  const order = { orderId: '174', amount: '345050' };
  const ways = (await call('repaymentWay', session, { orderId: '174' }, language)).body.data as {
    readonly repayToken: string;
    readonly bankCards: readonly { id: string; bankName: string; cardNo: string; bankCode: string }[];
  };
  const commit = async (card: number, sendMsg = '0', repayToken = ways.repayToken): Promise<Answer> => {
    const { id: cardId, ...rest } = ways.bankCards[card] ?? { id: '' };
    const { body } = await call(
      'repaymentCommit',
      session,
      { ...order, ...rest, cardId, repayToken, sendMsg },
      language,
    );
    const declared = operations.find(({ id }) => id === 'repaymentCommit');
    // A refusal has no data.
    if (codeOf(body) === '00') expect(declared?.refuseAnswer(body)).toBeUndefined();
    return body;
  };
  const confirm = async (verifyCode: string, repaymentRecordId: string): Promise<Answer> =>
    (await call('repaymentConfirm', session, { orderId: '174', verifyCode, repaymentRecordId }, language))
      .body;
  return { session, ways, commit, confirm };
}

describe('a payment by card', () => {
  it('is offered with cards of the borrower’s country, and a wallet', async () => {
    const [spanish, english] = [await payer(), await payer('en')];
    expect(spanish.ways).toMatchObject({ alipay: true });
    expect(spanish.ways.bankCards.map(({ bankName }) => bankName)).toContain('Banco Norte');
    expect(english.ways.bankCards.map(({ bankName }) => bankName)).toContain('Banyan Bank');
  });

  it('of a bank that asks for a code is made by the code, once', async () => {
    const { session, commit, confirm } = await payer();
    const { needValid, repayRecordId } = (await commit(0)).data;
    expect([needValid, await status(session, '174')]).toEqual([1, '174']);
    const record = String(repayRecordId);
    const [code = ''] = (await payments(session))[0]?.codes ?? [];
    expect(code).toMatch(/^\d{6}$/);
    expect((await sandbox.inject(`/sandbox/session/${session}`)).body).toContain(code);
    expect(codeOf(await confirm(code === '000000' ? '000001' : '000000', record))).toBe('800006');
    expect(codeOf(await confirm(code, record))).toBe('00');
    expect(await status(session, '174')).toBe('200');
    expect(codeOf(await confirm(code, record))).toBe('800005');
    expect(codeOf(await commit(1))).toBe('800005');
    expect((await payments(session)).filter(({ paid }) => paid)).toHaveLength(1);
  });

  it('sent again keeps its record, and only the newest code counts', async () => {
    const { session, commit, confirm } = await payer();
    const record = (await commit(0)).data['repayRecordId'];
    expect((await commit(0, '1')).data['repayRecordId']).toBe(record);
    const [newest = '', older = ''] = (await payments(session))[0]?.codes ?? [];
    expect(newest).not.toBe(older);
    expect(codeOf(await confirm(older, String(record)))).toBe('800006');
    expect(codeOf(await confirm(newest, String(record)))).toBe('00');
  });

  it('of a bank that asks for none is made at once, and not again', async () => {
    const { session, commit } = await payer();
    expect((await commit(1)).data).toMatchObject({ needValid: 0 });
    expect(await status(session, '174')).toBe('200');
    expect(codeOf(await commit(1))).toBe('800005');
  });

  it('that the bank refuses pays nothing', async () => {
    const { session, commit } = await payer();
    expect((await commit(2)).message).toBe('Tu banco no autorizó el pago.');
    expect(await status(session, '174')).toBe('174');
  });

  it('with a token from elsewhere is none', async () => {
    const { session, commit } = await payer();
    expect(codeOf(await commit(1, '0', 'rt-other'))).toBe('800005');
    expect(await status(session, '174')).toBe('174');
  });

  it.each(['repaymentWay', 'repaymentCommit', 'repaymentWallet'])(
    '%s knows its orders',
    async (operation) => {
      const given = { orderId: 'x', amount: '1', userId: '9', repayToken: 't', sendMsg: '0' };
      const wanted = operations.find(({ id }) => id === operation)?.id ?? '';
      const names = { repaymentWay: ['orderId'], repaymentWallet: ['userId', 'orderId', 'amount'] }[
        operation
      ] ?? ['orderId', 'amount', 'repayToken', 'sendMsg'];
      const parameters = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
      expect((await call(wanted, newSession(), parameters)).body.message).toBe(
        'No encontramos ese préstamo.',
      );
    },
  );

  it('that nobody began cannot be confirmed', async () => {
    const { confirm } = await payer('en');
    expect((await confirm('123456', '1')).message).toBe('We could not find that payment.');
  });
});

it('a wallet has a page of its own, where the order is paid', async () => {
  const session = newSession();
  const { data } = (await call('repaymentWallet', session, { userId: '9', orderId: '174', amount: '1' }))
    .body;
  const page = await sandbox.inject(String(data['url']));
  expect(page.body).toContain('Página de pago de la billetera');
  expect(page.body).toContain(`/sandbox/session/${session}/pay`);
  await deed(session, 'pay', { order: '174' });
  expect(await status(session, '174')).toBe('200');
});
