/** A payment that waits for a code in two pages, or whose sheet is closed while it is on its way: each says what is under way. */
import { expect } from './fixtures.ts';
import { holdBack } from './held.ts';
import { banks, flow } from './pay-flow.ts';

flow(
  'a code on its way is told in the sheet of another page, and on the screen when its own sheet is closed',
  async ({ page, context, flow: pay, language, say, words }) => {
    const title = { name: words('repayChoose.codeTitle') };
    const pending = words('app.write.repaymentConfirm.pending');
    await pay.open(language);
    await pay.choose(banks[language][0]);
    await page.getByRole('button', { name: say('pay'), exact: true }).click();
    const dialog = page.getByRole('dialog', title);
    await expect(dialog).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    const otherDialog = other.getByRole('dialog', title);
    await expect(otherDialog).toBeVisible();
    const code = await pay.code();

    await page.bringToFront();
    const release = await holdBack(page, /repayment-confirm/);
    await dialog.getByRole('textbox').fill(code);
    await dialog.getByRole('button', { name: say('confirm') }).click();
    await expect(otherDialog.getByText(pending)).toBeVisible();
    await otherDialog.getByRole('textbox').fill(code);
    // The key of the keyboard is the main button of the sheet.
    await otherDialog.getByRole('textbox').press('Enter');
    await expect(other.getByRole('status').getByText(pending)).toBeVisible();
    await dialog.getByRole('button', { name: words('repayChoose.cancel') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(words('repayChoose.sending'))).toBeVisible();

    release();
    await expect(page).toHaveURL(/\/inThe\?.*orderId=174/);
    expect(await pay.sent('repaymentConfirm')).toHaveLength(1);
    await other.close();
  },
);
