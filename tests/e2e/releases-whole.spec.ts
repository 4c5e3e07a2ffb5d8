/** A journey is done on the release that it began with, to its end; and what is switched off meanwhile, on every phone. */
import { answerAll, answerOf, paths } from './answers.ts';
import { expect, toast } from './fixtures.ts';
import { heading, lotIn, test, withLot } from './release-visits.ts';

const words = (of: string) => ({
  'words/es/order.title': `Crédito ${of}`,
  'words/es/delay.title': `Prórroga ${of}`,
  'words/es/instruction.title': `Código ${of}`,
  'words/es/done.title': `Pagado ${of}`,
  'words/es/loan.title': `Confirma ${of}`,
});

test('an extension is paid and shown on the release that it was begun with, and the next visit has the new one @once', async ({
  page,
  backend,
  site,
  visit,
  say,
  words: own,
}) => {
  let isPaid = false;
  answerAll(backend, { loanDetails: () => answerOf('loanDetails', { isDelay: isPaid ? '0' : '1' }) });
  site.make('first', words('uno'));
  site.make('second', words('dos'));
  site.show({ stable: 'first' });
  await visit('/inThe');
  await expect(heading(page, 'Crédito uno')).toBeVisible();
  const extension = page.getByRole('button', { name: say('extension'), exact: true });
  await extension.click();
  // In the middle of it: the dialog is open, the phone has yet to ask for all that follows.
  site.show({ stable: 'second' });
  await page
    .getByRole('dialog', { name: own('order.reminderTitle') })
    .getByRole('button', { name: say('confirm delay') })
    .click();
  await expect(heading(page, 'Prórroga uno')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Prórroga uno')).toBeVisible();
  await page.getByRole('button', { name: /^Corner Shop/ }).click();
  await expect(heading(page, 'Código uno')).toBeVisible();
  await expect(page.getByText('9900000001')).toHaveCount(1);
  isPaid = true;
  await page.getByRole('button', { name: own('instruction.done') }).click();
  await expect(heading(page, 'Pagado uno')).toBeVisible();
  await page.getByRole('button', { name: say('yes, I have paid') }).click();

  // It is done: the loan cannot be put off again, and for this extension one code was made.
  await expect(heading(page, 'Crédito uno')).toBeVisible();
  await expect(page.getByRole('button', { name: say('repay'), exact: true })).toBeVisible();
  await expect(extension).toHaveCount(0);
  const codes = backend.calls(paths.generateVoucher);
  expect(codes.map(({ form }) => form['requestType'])).toEqual(['2']);
  await visit('/inThe');
  await expect(heading(page, 'Crédito dos')).toBeVisible();
});

test('a call that is off is refused at once on two phones of two releases, in the words of who switched it off, and is sent once it is on @once', async ({
  page,
  browser,
  backend,
  site,
  visit,
  address,
  watched,
  say,
}) => {
  watched.allow(/call-failed at loan-confirm: loanPush unsent/);
  const product = { productId: '1' };
  site.make('first', words('uno'));
  site.make('second', words('dos'));
  const live = { stable: 'first', next: { release: 'second', share: 10 } };
  site.show(live);
  await withLot(page, lotIn(true));
  const others = await browser.newContext();
  const other = await others.newPage();
  await watched.follow(other);
  await withLot(other, lotIn(false));
  const phones = [page, other];
  await visit('/versions', product);
  await other.goto(address('/versions', product));
  await expect(heading(page, 'Confirma dos')).toBeVisible();
  await expect(heading(other, 'Confirma uno')).toBeVisible();

  const said = { 'es-MX': 'Hoy no prestamos. Vuelve mañana.', 'en-IN': 'No loans today.' };
  site.show({ ...live, off: { calls: { loanPush: said } } });
  for (const phone of phones) {
    await phone.getByRole('button', { name: say('submit loan') }).click();
    await expect(toast(phone, said['es-MX'])).toBeVisible();
  }
  expect(backend.calls(paths.loanPush)).toEqual([]);

  site.show(live);
  for (const [at, phone] of phones.entries()) {
    await phone.getByRole('button', { name: say('submit loan') }).click();
    await expect(phone.getByText('To be paid')).toBeVisible();
    expect(backend.calls(paths.loanPush)).toHaveLength(at + 1);
  }
  await others.close();
});
