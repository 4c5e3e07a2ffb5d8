/** The older payment flow says what went wrong in one place: where a toast says it, the screen waits with the same sentence. */
import { expect, holdClock } from './fixtures.ts';
import { banks, flow, lost } from './pay-flow.ts';
import { saidTwice } from './said.ts';

flow(
  'what went wrong is said in one place at a time, whoever says it',
  async ({ page, flow: pay, deed, language, say, words, watched }) => {
    watched.allow(lost);
    await holdClock(page);
    const refused = language === 'en' ? 'Your cards cannot be seen now' : 'Tus tarjetas no se ven ahora';
    const retry = page.getByRole('button', { name: say('retry') });
    const once = async (seen: string): Promise<void> => {
      await expect(page.getByText(seen).filter({ visible: true }).first()).toBeVisible();
      // What is brought into sight is there in the next frame; then while the first toast stands, the second, and none.
      for (const ms of [100, 3_200, 3_200]) {
        await page.clock.runFor(ms);
        expect(await saidTwice(page)).toEqual([]);
      }
    };
    const meaning = words('repayChoose.error_meaning');
    await deed('fault', { kind: 'refused', operation: 'repaymentWay', count: '1', message: refused });
    await pay.open(language);
    await once(refused);
    await expect(page.getByRole('alert').getByText(refused)).toBeVisible();
    await deed('fault', { kind: '500', operation: 'repaymentWay', count: '1' });
    await retry.click();
    await once(meaning);
    await retry.click();

    const submit = page.getByRole('button', { name: say('pay'), exact: true });
    await pay.choose(banks[language][2]);
    await submit.click();
    await once(language === 'es' ? 'Tu banco no autorizó' : 'Your bank did not');
    await deed('fault', { kind: '500', operation: 'repaymentWallet', count: '1' });
    await page.getByRole('button', { name: say('online wallet') }).click();
    await once(words('repayChoose.walletFailed'));
    await deed('fault', { kind: '500', operation: 'repaymentCommit', count: '1' });
    await pay.choose(banks[language][1]);
    await submit.click();
    const unknown = words('app.write.repaymentCommit.unknownTitle');
    await once(unknown);
    await expect(page.getByRole('main').getByText(unknown)).toBeVisible();
  },
);
