/** Confirming a loan: what is waited for, what must be ticked, what is sent once, and where it may lead. */
import { refusal } from '../support/backend.ts';
import { answerAll, answerOf, paths } from './answers.ts';
import { expect, holdClock, test, toast } from './fixtures.ts';
import { hostMessages, installHost } from './host.ts';

const product = { productId: '1' };

for (const route of ['/versions', '/charter']) {
  test(`${route} waits 5.5 s and asks once more with isType=1 @once`, async ({
    page,
    openOnBackend,
    backend,
    say,
    words,
  }) => {
    answerAll(backend, {
      loanConfirm: (call) =>
        call.form['isType'] === '1'
          ? answerOf('loanConfirm', { amount: 99_900, isNeedPop: 1 })
          : answerOf('loanConfirm', { isNeedPop: '1', amountDec: 'Up to a thousand' }),
    });
    await holdClock(page);
    await openOnBackend(route, product);
    const waiting = page.getByRole('dialog', { name: words('loan.waitingTitle') });
    await expect(waiting).toContainText('Up to a thousand');
    await page.keyboard.press('Escape');
    await expect(waiting).toBeVisible();

    await page.clock.runFor(5_300);
    expect(backend.calls(paths.loanConfirm)).toHaveLength(1);
    await page.clock.runFor(400);
    await expect(page.getByText(/^[$₹]999\.00$/).first()).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.clock.runFor(60_000);
    expect(backend.calls(paths.loanConfirm).map(({ form }) => form)).toEqual([
      product,
      { ...product, isType: '1' },
    ]);
    // What was agreed to was another amount.
    await expect(page.getByText(words('loan.changed'))).toBeVisible();
    const submit = page.getByRole('button', { name: say('submit loan') });
    await expect(submit).toBeDisabled();
    const agreement = page.getByRole('checkbox', { name: say('agreement') });
    await agreement.check();
    await expect(submit).toBeEnabled();
    if (route === '/charter') return;

    // The agreement is that of the new offer; after it the review is waited for again, and the box is as it was left.
    await page.getByRole('link', { name: words('loan.readAgreement') }).click();
    await expect(page).toHaveURL(/\/heldUntil\?(?:.*&)?isType=1(?:&|$)/);
    await expect(page.getByRole('definition').filter({ hasText: '$999.00' }).first()).toBeVisible();
    await expect(page.getByText('1,234.56')).toHaveCount(0);
    await page.goBack();
    await expect(waiting).toBeVisible();
    await page.clock.runFor(5_700);
    await expect(page.getByText('$999.00', { exact: true }).first()).toBeVisible();
    await expect(agreement).toBeChecked();
    await expect(submit).toBeEnabled();
  });
}

test('of several payments, all that decides is above the button, and a smaller offer is told', async ({
  page,
  open,
  say,
  words,
  language,
}) => {
  await holdClock(page);
  await open('/charter', { productId: '2' });
  await expect(page.getByRole('dialog', { name: words('loan.waitingTitle') })).toBeVisible();
  await page.clock.runFor(6_000);
  const changed = page.getByText(words('loan.changed'));
  await expect(changed).toBeVisible();
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(740 / 5);
  // What was offered and what is offered now: there a person goes on from the next frame, and hears both.
  await page.clock.resume();
  const told = page.locator('main :focus');
  await expect(told).toContainText(words('loan.changed'));
  for (const amount of ['5,000.00', '4,500.00'])
    await expect(told).toContainText(`${language === 'en' ? '₹' : '$'}${amount}`);
  await page.getByRole('checkbox', { name: say('agreement') }).check();
  await expect(changed).toHaveCount(0);
  const rate = page.getByText(/^\d+\.\d%$/).first();
  await rate.evaluate(() => window.scrollTo(0, 0));
  const gap = async (): Promise<number> => {
    const [above, below] = [await rate.boundingBox(), await footer.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? Infinity) - (above?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThan(0);
});

test('the agreement must be ticked @once', async ({ page, openOnBackend, backend, say }) => {
  answerAll(backend);
  await openOnBackend('/versions', product);
  const submit = page.getByRole('button', { name: say('submit loan') });
  const agreement = page.getByRole('checkbox', { name: say('agreement') });
  await expect(agreement).toBeChecked();
  await expect(submit).toBeEnabled();
  await agreement.uncheck();
  await expect(submit).toBeDisabled();
  await submit.click({ force: true });
  await agreement.check();
  await expect(submit).toBeEnabled();
  expect(backend.calls(paths.loanPush)).toEqual([]);
});

test('a tap, and two more while it runs, send the loan once and tell the app @once', async ({
  page,
  openOnBackend,
  backend,
  say,
}) => {
  await installHost(page);
  answerAll(backend, { loanPush: { ...answerOf('loanPush'), delay: 400 } });
  await openOnBackend('/versions', { ...product, sessionId: 'ana', swift: 'seven' });
  const submit = page.getByRole('button', { name: say('submit loan') });
  await submit.click({ clickCount: 3 });
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click({ force: true });
  await expect(page).toHaveURL(/\/inThe\?/);
  await expect(page.getByText('To be paid')).toBeVisible();
  await expect.poll(() => hostMessages(page)).toEqual([{ type: 'confirmBurialPoint', payload: product }]);
  const pushes = backend.calls(paths.loanPush);
  expect(pushes.map(({ form }) => form)).toEqual([
    {
      amount: '123456',
      periods: '91',
      termUnit: '1',
      productId: '1',
      consentDocument: 'loan-agreement',
      consentVersion: '1.3',
      consentHash: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
    },
  ]);
  expect(pushes[0]?.headers['swift']).toBe('seven');
  expect(pushes[0]?.query.get('sessionId')).toBe('ana');
  expect(pushes[0]?.query.get('appName')).not.toBeNull();
  expect(new URL(page.url()).searchParams.get('swift')).toBe('seven');
});

test('a coupon has its row, plans their cards', async ({ page, openOnBackend, backend, say, words }) => {
  const plan = (title: string) => ({ pay_time: '2026-12-24', title, amount: 50_000, description: 'Part' });
  answerAll(backend, {
    loanConfirm: answerOf('loanConfirm', { couNum: '5000', repay_plans: [plan('First'), plan('Second')] }),
  });
  await openOnBackend('/versions', product);
  await expect(page.getByText(words('loan.coupon'), { exact: true })).toBeVisible();
  await expect(page.getByText(/^[$₹]50\.00$/)).toBeVisible();
  await expect(page.getByText('First', { exact: true })).toBeVisible();
  await expect(page.getByText('Second', { exact: true })).toBeVisible();
  const top = async (text: string): Promise<number> =>
    (await page.getByText(text, { exact: true }).boundingBox())?.y ?? Number.NaN;
  expect(await top(say('loan amount'))).toBeLessThan(await top('First'));
  await openOnBackend('/charter', product);
  await expect(page.getByText('First', { exact: true })).toBeVisible();
  expect(await top('First')).toBeLessThan(await top(say('loan amount')));
});

const refused = [
  'https://evil.example/inThe',
  '//evil.example/',
  '/\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hello',
  'https://127.0.0.1@evil.example/',
  'intent://scan/#Intent;end',
];

test('a loan that would lead to another origin stays, says so, and is not sent twice @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  watched.allow(/bridge-failed|refused-url/);
  answerAll(backend);
  for (const [index, url] of refused.entries()) {
    backend.answer(paths.loanPush, answerOf('loanPush', { lendDetailsUrl: url }));
    await openOnBackend('/versions', product);
    const submit = page.getByRole('button', { name: say('submit loan') });
    await submit.click();
    // Opened anew, the page still knows of the loan before, and asks whether another one is meant.
    if (index > 0)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('app.write.loanPush.choice.another') })
        .click();
    await expect(toast(page, words('app.urlRefused')), url).toBeVisible();
    await expect(page.getByText(words('loan.sentTitle'))).toBeVisible();
    await expect(submit).toBeDisabled();
    await expect(page).toHaveURL(/\/versions\?/);
  }
  expect(backend.calls(paths.loanPush)).toHaveLength(refused.length);
});

for (const route of ['/versions', '/charter']) {
  test(`${route} says after a reload that the loan may be confirmed, and leaves the choice @once`, async ({
    page,
    openOnBackend,
    backend,
    say,
    words,
    watched,
  }) => {
    // What the loans' page asks for is not this journey's matter.
    watched.allow(/call-failed|status of (?:404|500)/);
    answerAll(backend, { loanPush: { ...answerOf('loanPush'), delay: 3_000 } });
    await openOnBackend(route, product);
    const submit = page.getByRole('button', { name: say('submit loan') });
    const unsure = page.getByText(words('app.write.loanPush.unknownTitle'), { exact: true }).first();
    await submit.click();
    await expect.poll(() => backend.calls(paths.loanPush).length).toBe(1);
    await expect(unsure).toHaveCount(0);
    await page.reload();
    await expect(unsure).toBeVisible();
    const loans = page.getByRole('link', { name: words('loan.see') });
    await expect(loans).toBeVisible();
    // What is not known of one product says nothing of another, and is known wherever the loan can be confirmed.
    await openOnBackend(route, { productId: '2' });
    await expect(submit).toBeEnabled();
    await expect(unsure).toHaveCount(0);
    await openOnBackend(route === '/versions' ? '/charter' : '/versions', product);
    await expect(unsure).toBeVisible();
    await openOnBackend(route, product);
    await expect(unsure).toBeVisible();

    // A second loan is not sent without a question, which Back closes; the loans are a tap away, and say it as well.
    const question = page.getByRole('dialog', { name: words('app.write.loanPush.unknownTitle') });
    const again = question.getByRole('button', { name: words('app.write.loanPush.choice.again') });
    await submit.click();
    await expect(question).toContainText(words('app.write.loanPush.unknown'));
    await page.goBack();
    await expect(question).toHaveCount(0);
    await loans.click();
    await expect(page).toHaveURL(/\/ofShe\?(?:.*&)?productId=1/);
    await expect(unsure).toBeVisible();
    await openOnBackend(route, product);
    expect(backend.calls(paths.loanPush)).toHaveLength(1);

    // A refusal of what is sent again tells nothing of the first time.
    backend.answer(paths.loanPush, refusal('There is one already'));
    await submit.click();
    await again.click();
    await expect(toast(page, 'There is one already')).toBeVisible();
    await expect(unsure).toBeVisible();

    backend.answer(paths.loanPush, { status: 500, body: 'Oops' });
    await submit.click();
    await again.click();
    await expect(toast(page, words('app.write.loanPush.unknown'))).toBeVisible();
    await expect(unsure).toBeVisible();
    backend.answer(paths.loanPush, answerOf('loanPush'));
    await submit.click();
    await again.click();
    await expect(page).toHaveURL(/\/inThe\?/);
    await openOnBackend(route, product);
    await expect(submit).toBeEnabled();
    await expect(unsure).toHaveCount(0);
  });
}
