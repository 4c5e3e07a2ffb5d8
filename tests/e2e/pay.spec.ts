/**
 * The older payment flow: by card with and without a code, by wallet, and that nothing is ever paid twice,
 * whatever is tapped, reloaded or lost on the way.
 */
import type { Page } from '@playwright/test';
import { enlargeText, expect, expectAccessible, holdClock, toast } from './fixtures.ts';
import { banks, flow, lost } from './pay-flow.ts';

const chosen = '请先选择付款银行卡！';

/** Everything the page and its address hold on to. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(
    () => JSON.stringify([localStorage, sessionStorage, history.state]) + document.cookie + location.href,
  );

flow(
  'a code pays, once; a wrong one does not',
  async ({ page, flow: pay, language, say, words, watched }) => {
    watched.allow(lost);
    await pay.open(language);
    await expectAccessible(page);
    const submit = page.getByRole('button', { name: say('pay'), exact: true });
    await submit.click();
    await expect(page.getByRole('group', { description: chosen })).toBeVisible();
    await expectAccessible(page);
    await pay.choose(banks[language][0]);
    await submit.click({ clickCount: 3 });

    const dialog = page.getByRole('dialog', { name: words('repayChoose.codeTitle') });
    await expect(dialog).toContainText('••••4821');
    await expectAccessible(page);
    const field = dialog.getByRole('textbox', { name: words('repayChoose.code') });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    const confirm = dialog.getByRole('button', { name: say('confirm') });
    await field.fill('12345');
    await expect(field).toHaveAttribute('enterkeyhint', 'go');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/请输入正确的验证码/);
    await expect(field).toBeFocused();

    const code = await pay.code();
    await field.fill(code === '000000' ? '000001' : '000000');
    await confirm.click();
    await expect(toast(page, 'verification code wrong')).toBeVisible();
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await kept(page)).not.toMatch(new RegExp(`${code}|4000001234564821`));
    await confirm.click({ clickCount: 3 });

    await expect(page).toHaveURL(/\/inThe\?.*orderId=174/);
    await expect(page.getByText(words('repayChoose.paid')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('borrow again') })).toBeVisible();
    const [commit, ...others] = await pay.sent('repaymentCommit');
    expect(others).toEqual([]);
    expect(commit).toMatchObject({
      amount: '345050',
      bankName: banks[language][0],
      cardId: '11',
      cardNo: '4000001234564821',
      orderId: '174',
      sendMsg: '0',
    });
    expect((await pay.sent('repaymentConfirm')).map(({ verifyCode }) => verifyCode?.length)).toEqual([6, 6]);
    expect((await pay.payments()).filter(({ paid }) => paid)).toHaveLength(1);
    expect(await kept(page)).not.toMatch(new RegExp(`${code}|4000001234564821`));
    await pay.open(language);
    await pay.choose(banks[language][0]);
    const known = page.getByRole('dialog', { name: words('repayChoose.known') });
    // A phone whose database is slow to open takes what it read for old, reads it again, and asks for another press.
    const stale = page.getByText(words('app.write.repaymentCommit.stale'));
    await submit.click();
    await expect(known.or(stale).first()).toBeVisible();
    if (!(await known.isVisible())) await submit.click();
    await expect(known).toBeVisible();
    await expectAccessible(page);
    expect((await pay.payments()).filter(({ paid }) => paid)).toHaveLength(1);
  },
);

flow(
  'a bank that asks for no code is paid by one tap of three, and one that refuses by none',
  async ({ page, flow: pay, language, say, watched }) => {
    watched.allow(lost);
    await pay.open(language, { couponId: '5' });
    const submit = page.getByRole('button', { name: say('pay'), exact: true });
    await pay.choose(banks[language][2]);
    await submit.click();
    await expect(toast(page, language === 'es' ? 'Tu banco no autorizó' : 'Your bank did not')).toBeVisible();
    await pay.choose(banks[language][1]);
    await submit.click({ clickCount: 3 });
    await expect(page).toHaveURL(/\/inThe\?.*orderId=174/);
    const commits = await pay.sent('repaymentCommit');
    expect(commits.map(({ cardId, couponId }) => [cardId, couponId])).toEqual([
      ['13', '5'],
      ['12', '5'],
    ]);
  },
);

flow(
  'the countdown runs for 60 s over a reload, sends again after it, and cancel sets it back @once',
  async ({ page, flow: pay, words, say }) => {
    await holdClock(page);
    await pay.open('es');
    await pay.choose(banks.es[0]);
    const submit = page.getByRole('button', { name: say('pay'), exact: true });
    await submit.click();
    const dialog = page.getByRole('dialog', { name: words('repayChoose.codeTitle') });
    const resend = dialog.getByRole('button', { name: say('resend code') });
    await expect(resend).toBeDisabled();
    await page.clock.runFor(20_000);
    await page.reload();
    await expect(dialog).toContainText(/(?:3\d|40)s/);
    await expect(resend).toBeDisabled();
    await page.clock.runFor(41_000);
    await expect(resend).toBeEnabled();
    await resend.click();
    await expect(resend).toBeDisabled();
    // The button is closed from the press on, before what it sends has arrived.
    await expect
      .poll(async () => (await pay.sent('repaymentCommit')).map(({ sendMsg }) => sendMsg))
      .toEqual(['0', '1']);
    await dialog.getByRole('button', { name: words('repayChoose.cancel') }).click();
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(30_000);
    await submit.click();
    await expect(dialog.getByText(/^\d+s$/)).toHaveText(/60|59/);
    await expect(resend).toBeDisabled();
    // The step was gone back to: no other payment was begun.
    expect(await pay.sent('repaymentCommit')).toHaveLength(2);
    const newest = await pay.code();
    await dialog.getByRole('textbox').fill(newest);
    await dialog.getByRole('button', { name: say('confirm') }).click();
    await expect(page).toHaveURL(/\/inThe\?/);
  },
);

flow(
  'what nobody knows is not sent again by a press, and leads to the loan',
  async ({ page, flow: pay, deed, language, say, words, watched }) => {
    watched.allow(lost);
    const submit = page.getByRole('button', { name: say('pay'), exact: true });
    const wallet = page.getByRole('button', { name: say('online wallet') });
    const unsure = page.getByRole('main').getByText(words('app.write.repaymentCommit.unknownTitle'));
    const question = page.getByRole('dialog', { name: words('app.write.repaymentCommit.unknownTitle') });
    const isUnsure = async (): Promise<void> => {
      await expect(unsure).toBeVisible();
      await expect(wallet).toBeDisabled();
    };
    const isHeld = async (bank: string): Promise<void> => {
      await pay.choose(bank);
      await submit.click();
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: words('app.write.choice.close') }).click();
    };
    await holdClock(page);
    // The confirmation never comes back.
    await pay.open(language);
    // In large type what is told is larger than the screen: its beginning is what is shown.
    await enlargeText(page);
    await pay.choose(banks[language][0]);
    await submit.click();
    const dialog = page.getByRole('dialog', { name: words('repayChoose.codeTitle') });
    await dialog.getByRole('textbox').fill('123456');
    await deed('fault', { kind: 'timeout', operation: 'repaymentConfirm' });
    await dialog.getByRole('button', { name: say('confirm') }).click();
    await expect.poll(() => pay.sent('repaymentConfirm')).toHaveLength(1);
    await page.clock.runFor(60_000);
    await isUnsure();
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(3_000);
    await expect(toast(page, words('repayChoose.error_meaning'))).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(unsure).toBeInViewport({ ratio: 1 });
    // The audit has timers of its own.
    await page.clock.resume();
    await expectAccessible(page);
    await page.reload();
    await isUnsure();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: words('repayChoose.see') }).click();
    await expect(page).toHaveURL(/\/inThe\?.*orderId=174/);
    await expect(unsure).toBeVisible();
    expect(await pay.sent('repaymentCommit')).toHaveLength(1);
    expect(await pay.sent('repaymentConfirm')).toHaveLength(1);

    // Other orders: the answer to the payment is none, and then the page is loaded anew while it is on its way.
    await deed('fault', { kind: '500', operation: 'repaymentCommit', count: '1' });
    await pay.open(language, { orderId: '180' });
    await pay.choose(banks[language][1]);
    await submit.click();
    await isUnsure();
    await isHeld(banks[language][1]);
    await pay.open(language, { orderId: '174-delay' });
    await deed('fault', { kind: 'timeout', operation: 'repaymentCommit' });
    await pay.choose(banks[language][1]);
    await submit.click();
    await expect.poll(() => pay.sent('repaymentCommit')).toHaveLength(3);
    await page.reload();
    await isUnsure();
    await isHeld(banks[language][1]);
    expect(await pay.sent('repaymentCommit')).toHaveLength(3);
  },
);

flow(
  'what was sent already is said in so many words',
  async ({ page, flow: pay, language, deed, say, words, watched }) => {
    watched.allow(lost);
    await deed('pay', { order: '174' });
    await pay.open(language);
    await pay.choose(banks[language][1]);
    await page.getByRole('button', { name: say('pay'), exact: true }).click();
    await expect(toast(page, 'do not resubmit the payment request')).toBeVisible();
    await expect(page.getByRole('heading', { name: words('repayChoose.known') })).toBeVisible();
  },
);

flow(
  'a phone without a connection sends nothing and says so; with one it pays, in large type too @once',
  async ({ page, flow: pay, words, say, watched }) => {
    // What may come next is fetched ahead.
    watched.allow(/call-failed|ERR_/);
    await page.setViewportSize({ width: 320, height: 640 });
    await pay.open('es');
    await enlargeText(page);
    // The buttons do not lie upon the cards.
    await expect(page.getByText(banks.es[0])).toBeInViewport({ ratio: 1 });
    await pay.choose(banks.es[0]);
    const submit = page.getByRole('button', { name: say('pay'), exact: true });
    const nothing = page.locator('main').getByText(words('app.write.unsent'));
    await page.context().setOffline(true);
    await submit.click();
    await expect(toast(page, words('repayChoose.error_meaning'))).toBeVisible();
    await expect(nothing).toBeInViewport();
    await page.context().setOffline(false);
    await submit.click();
    const dialog = page.getByRole('dialog', { name: words('repayChoose.codeTitle') });
    const code = await pay.code();
    await dialog.getByRole('textbox').fill(code);
    const confirm = dialog.getByRole('button', { name: say('confirm') });
    await confirm.scrollIntoViewIfNeeded();
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(true);
    await confirm.click();
    await expect(dialog.getByText(words('app.write.unsent')).first()).toBeInViewport();
    await page.context().setOffline(false);
    await confirm.click();
    await expect(page).toHaveURL(/\/inThe\?.*orderId=174/);
    expect(await pay.sent('repaymentCommit')).toHaveLength(1);
    expect(await pay.sent('repaymentConfirm')).toHaveLength(1);
  },
);

flow(
  'the wallet has a page of its own; after it the screen says to look first @once',
  async ({ page, flow: pay, language, say, words, watched }) => {
    watched.allow(lost);
    await pay.open(language);
    await page.getByRole('button', { name: say('online wallet') }).click();
    await expect(page).toHaveURL(/\/sandbox\/wallet/);
    expect(await pay.sent('repaymentWallet')).toEqual([{ userId: '9', orderId: '174', amount: '345050' }]);
    await page.goBack();
    await expect(page.getByText(words('repayChoose.walletOpened'))).toBeVisible();
    await expectAccessible(page);
  },
);

flow(
  'cards that do not come are asked for again; without cards the wallet is left @once',
  async ({ page, flow: pay, deed, say, words, watched }) => {
    watched.allow(lost);
    await deed('fault', { kind: 'refused', operation: 'repaymentWay', count: '1', message: 'Hoy no' });
    await pay.open('es');
    await expect(toast(page, 'Hoy no')).toBeVisible();
    await deed('fault', { kind: '500', operation: 'repaymentWay', count: '1' });
    await page.getByRole('button', { name: say('retry') }).click();
    await expect(toast(page, words('repayChoose.error_meaning'))).toBeVisible();
    await page.getByRole('button', { name: say('retry') }).click();
    await expect(page.getByRole('radio')).toHaveCount(3);
    await pay.open('es', { orderId: '174-partner' });
    await expect(page.getByRole('button', { name: say('online wallet') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('pay'), exact: true })).toHaveCount(0);
  },
);
