/** A borrower's way through the loan screens, on the sandbox: confirm, see, repay, extend. */
import { expect, expectNoSidewaysScroll, test, toast } from './fixtures.ts';

test('a loan is confirmed, seen, repaid and paid', async ({
  page,
  context,
  open,
  say,
  words,
  deed,
  asked,
  language,
  watched,
}) => {
  // In a browser nobody takes the message of the confirmation; the reporter notes it.
  watched.allow(/bridge-failed/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/testPreview');
  if (language === 'en') await page.getByRole('checkbox', { name: words('test.english') }).check();
  await page.getByRole('button', { name: words('test.open.confirm') }).click();

  await expect(page).toHaveURL(/\/versions\?/);
  await expect(page.getByRole('heading', { level: 1, name: words('loan.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en-IN' : 'es-MX');
  for (const label of ['loan amount', 'term in days', 'daily rate', 'payment plan'] as const) {
    await expect(page.getByText(say(label), { exact: true })).toBeVisible();
  }
  await expect(page.getByText(language === 'en' ? '₹3,000.00' : '$3,000.00')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: say('agreement') })).toBeChecked();
  await page.getByRole('button', { name: say('submit loan') }).click();

  await expect(toast(page, words('order.confirmed'))).toBeVisible();
  await expect(page).toHaveURL(/\/inThe\?/);
  await expect(page).not.toHaveURL(/from=/);
  await expect(page.getByRole('heading', { level: 1, name: words('order.title') })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  expect(orderId).toMatch(/^\d+$/);
  const status = page.getByRole('heading', { level: 2 }).first();
  const reviewing = await status.textContent();
  await page.reload();
  await expect(status).toHaveText(reviewing ?? '');
  await expect(toast(page, words('order.confirmed'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('repay') })).toHaveCount(0);

  // Paid out, then due: the button to refresh shows what has become of it.
  await deed('age', { order: orderId });
  await deed('age', { order: orderId });
  await page.getByRole('button', { name: words('app.refresh') }).click();
  await page.getByRole('button', { name: say('repay'), exact: true }).click();

  await expect(page).toHaveURL(/\/knowledgeEarth\?/);
  await expect(page.getByText(say('repayment amount'), { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Banco Norte/ }).click();

  await expect(page).toHaveURL(/\/carpmm\?/);
  const sent = new URL(page.url()).searchParams;
  expect(Object.fromEntries(sent)).toMatchObject({ orderId, requestType: '1', payCode: 'norte' });
  await expect(page.getByText(say('total amount'))).toBeVisible();
  const code = (await page.getByText(/^646180\d{12}$/).textContent()) ?? '';
  await page
    .getByRole('button', { name: say('copy') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: say('copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await page.getByRole('button', { name: words('instruction.done') }).click();
  await expect(page.getByRole('heading', { name: words('done.question') })).toBeVisible();
  await page.getByRole('button', { name: say('not yet') }).click();
  await expect(page).toHaveURL(/\/knowledgeEarth\?/);
  await expect(page.getByRole('button', { name: /^Banco Norte/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: words('instruction.done') }).click();
  await page.getByRole('button', { name: say('yes, I have paid') }).click();
  await expect(page).toHaveURL(new RegExp(`/inThe\\?.*orderId=${orderId}`));
  // Not to pay twice is said until the payment has come, and no longer.
  const wait = page.getByText(words('order.toldHere'));
  await expect(wait).toBeVisible();
  await expect(page.getByRole('button', { name: say('repay'), exact: true })).toBeVisible();
  await deed('pay', { voucher: code });
  await page.getByRole('button', { name: words('app.refresh') }).click();
  await expect(page.getByRole('dialog', { name: words('rating.title') })).toBeVisible();
  await page.getByRole('button', { name: words('app.close') }).click();
  await expect(page.getByRole('button', { name: say('borrow again') })).toBeVisible();
  await expect(status).toHaveText(language === 'en' ? 'Loan repaid' : 'Préstamo pagado');
  await expect(wait).toHaveCount(0);
  await expect(page.getByText(say('repayment amount'), { exact: true })).toHaveCount(0);

  const calls = await asked();
  expect(calls.filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
  expect(calls.filter(({ operation }) => operation === 'loanPush')).toHaveLength(1);
});

test('a repayment is put off', async ({ page, open, say, words, deed, asked }) => {
  await open('/inThe', { productId: '1', orderId: '174-delay' });
  await page.getByRole('button', { name: say('extension'), exact: true }).click();
  const reminder = page.getByRole('dialog', { name: words('order.reminderTitle') });
  await expect(reminder).toContainText('7');
  // Before it is chosen: the fee, the new date and the one until now, and what stays due.
  await expect(reminder.getByText(words('delay.amount'))).toBeVisible();
  await expect(reminder.getByText(/^[$₹]317\.70$/).first()).toBeVisible();
  const days = (await reminder.getByText(/\d \([^)]+\d\)$/).textContent()) ?? '';
  const [until = '', before = ''] = days.match(/\d{4}-\d\d-\d\d/g) ?? [];
  expect(days).toContain(words('delay.date'));
  expect(Date.parse(until) - Date.parse(before)).toBe(7 * 86_400_000);
  await expect(reminder.getByText(/^[$₹]3,176\.97$/)).toBeVisible();
  await reminder.getByRole('button', { name: say('confirm delay') }).click();

  await expect(page).toHaveURL(/\/flatMultiple\?/);
  await expect(page.getByRole('heading', { level: 1, name: words('delay.title') })).toBeVisible();
  await expect(page.getByText(/^[$₹]317\.70$/).first()).toBeVisible();
  await expect(page.getByText(until, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^\\p{L}+: ${before}$`, 'u'))).toBeVisible();
  await expect(page.getByText(/^[$₹]3,176\.97$/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Tienda 24/ }).click();

  await expect(page).toHaveURL(/\/carpmm\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    orderId: '174-delay',
    amount: '31770',
    requestType: '2',
    payCode: 'tienda24',
  });
  // The screen before may still stand there, with a code for each way to pay.
  await expect(page.getByText(/^646180\d{12}$/)).toHaveCount(1);
  const code = (await page.getByText(/^646180\d{12}$/).textContent()) ?? '';
  const vouchers = (await asked()).filter(({ operation }) => operation === 'generateVoucher');
  expect(vouchers.map(({ parameters }) => parameters['requestType'])).toEqual(['2']);

  await deed('pay', { voucher: code });
  await page.getByRole('button', { name: words('instruction.done') }).click();
  await page.getByRole('button', { name: say('yes, I have paid') }).click();
  await expect(page.getByRole('button', { name: say('repay'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say('extension'), exact: true })).toHaveCount(0);
});

test('whoever needs no extension goes to the repayment @once', async ({ page, open, say }) => {
  await open('/inThe', { productId: '1', orderId: '180-delay' });
  await page.getByRole('button', { name: say('extension'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('no need') })
    .click();
  await expect(page).toHaveURL(/\/knowledgeEarth\?.*orderId=180-delay/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(say('repayment amount'), { exact: true }).first()).toBeVisible();
});

test('Back on the first page closes its dialog, then leaves; and what an answer opened leads back to it @once', async ({
  page,
  open,
  say,
  words,
}) => {
  await open('/testPreview');
  await open('/inThe', { productId: '1', orderId: '174-delay' });
  const extension = page.getByRole('button', { name: say('extension'), exact: true });
  const dialog = page.getByRole('dialog');
  for (let time = 0; time < 2; time += 1) {
    await extension.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/inThe\?/);
    await expect(extension).toBeVisible();
  }
  await extension.click();
  await dialog.getByRole('button', { name: say('confirm delay') }).click();
  await expect(page).toHaveURL(/\/flatMultiple\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/inThe\?/);
  await expect(extension).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await extension.click();
  await dialog.getByRole('button', { name: words('app.close') }).click();
  // Until it has gone, Back is its own.
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/testPreview/);
  await page.goForward();
  await expect(page).toHaveURL(/\/inThe\?/);
  await extension.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/inThe\?/);
});

test('the test page opens a screen in a frame and shows its messages @once', async ({
  page,
  open,
  words,
  say,
}) => {
  await open('/testPreview');
  await page.getByRole('checkbox', { name: words('test.framed') }).check();
  await page.getByRole('button', { name: words('test.open.confirm') }).click();
  const phone = page.frameLocator('iframe');
  await phone.getByRole('button', { name: say('submit loan') }).click();
  await expect(phone.getByRole('heading', { level: 1, name: words('order.title') })).toBeVisible();
  await expect(page.getByText('confirmBurialPoint').first()).toBeVisible();

  // Beside the form on a wide window, in sight however far the form is scrolled; under it on a narrow one.
  const [frame, field] = [
    page.locator('iframe'),
    page.getByRole('textbox', { name: words('test.osVersion') }),
  ];
  await page.setViewportSize({ width: 1000, height: 760 });
  await field.scrollIntoViewIfNeeded();
  await expect(frame).toBeInViewport({ ratio: 0.8 });
  const [beside, form] = [await frame.boundingBox(), await field.boundingBox()];
  expect(beside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 999, height: 760 });
  const [under, above] = [await frame.boundingBox(), await field.boundingBox()];
  expect(under?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});

test('the test page keeps its fields, takes a photo and tells the place @once', async ({
  page,
  context,
  open,
  words,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: -99.13, latitude: 19.43 });
  await open('/testPreview');
  const order = page.getByRole('textbox', { name: words('test.orderId') });
  await expect(order).toHaveValue('{code}');
  await expect(page.getByRole('textbox', { name: words('test.productId') })).toHaveValue('1');
  await expect(page.getByRole('textbox', { name: words('test.appVersion') })).toHaveValue('1.0.0');
  await order.fill('180');
  await page.reload();
  await expect(order).toHaveValue('180');

  await page.getByLabel(words('test.photo')).setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
  });
  await expect(page.getByText(/photo\.png/)).toBeVisible();

  await page.getByRole('button', { name: words('test.locate') }).click();
  const alert = page.getByRole('dialog');
  await expect(alert).toContainText('-99.13');
  await expect(alert).toContainText('19.43');
  await alert.getByRole('button', { name: words('app.ok') }).click();
  await expect(alert).toHaveCount(0);
});
