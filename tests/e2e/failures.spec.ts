/** Every call of the loan screens fails in every way: the screen says so, keeps what it has, and can be tried again. */
import type { Locator, Page } from '@playwright/test';
import { faults, refusal, success, type Backend, type BackendAnswer } from '../support/backend.ts';
import { answerAll, answerOf, paths, places, type Call, type Place } from './answers.ts';
import { expected, expectFailed, retryIn } from './failed.ts';
import { enlargeText, expect, holdClock, test, toast } from './fixtures.ts';
import { hostMessages, installHost } from './host.ts';

const wrongData: Readonly<Record<string, BackendAnswer>> = Object.fromEntries(
  [null, 5, 'x', [], {}, [null], { amount: {} }].map((data) => [
    `data ${JSON.stringify(data)}`,
    success(data),
  ]),
);
const message = 'Your account is closed for the day.';
const ways: readonly (readonly [string, BackendAnswer])[] = Object.entries({
  ...faults,
  'status 404': { status: 404, json: null },
  'JSON cut short': { body: '{"success":true,"data":{"amo', type: 'application/json' },
  ...wrongData,
  refusal: refusal(message),
});

for (const [name, place] of Object.entries(places) as [string, Place][]) {
  test(`${name} survives every failure of ${place.call} and can be tried again @once`, async ({
    page,
    openOnBackend,
    backend,
    say,
    words,
    watched,
  }) => {
    expected(watched);
    answerAll(backend, {
      [place.call]: (_call: unknown, count: number) => ways[count]?.[1] ?? answerOf(place.call),
    });
    await openOnBackend(place.route, place.query);
    const retry = retryIn(page, say('retry'));
    for (const [index, [way]] of ways.entries()) {
      await test.step(way, async () => {
        await expect.poll(() => backend.calls(paths[place.call]).length).toBe(index + 1);
        await expectFailed(page, words, retry);
        // What was not loaded cannot be confirmed.
        const submit = { name: say('submit loan'), disabled: false };
        if (place.call === 'loanConfirm') await expect(page.getByRole('button', submit)).toHaveCount(0);
        if (way === 'refusal') await expect(toast(page, message)).toBeVisible();
        await retry.click();
      });
    }
    await expect(page.getByText(place.shows).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(backend.calls(paths[place.call])).toHaveLength(ways.length + 1);
  });
}

test('without a network each screen says so and can be tried again @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  expected(watched);
  answerAll(backend);
  for (const place of Object.values(places)) {
    await page.route(`**${paths[place.call]}*`, (route) => route.abort('internetdisconnected'));
    await openOnBackend(place.route, place.query);
    const retry = retryIn(page, say('retry'));
    await expectFailed(page, words, retry);
    await expect(page.getByRole('alert')).toContainText(words('app.failure.network'));
    await page.unrouteAll();
    await retry.press('Enter');
    await expect(page.getByText(place.shows).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('a call that takes more than a minute ends with words, not with an endless loader @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  expected(watched);
  await holdClock(page);
  for (const place of Object.values(places)) {
    answerAll(backend, { [place.call]: { delay: Infinity } });
    const asked = (): number => backend.calls(paths[place.call]).length;
    const before = asked();
    await openOnBackend(place.route, place.query);
    await expect.poll(asked).toBe(before + 1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(page.getByRole('status').getByText(words('app.slow'))).toBeVisible({ timeout: 1_000 });
    }).toPass();
    // The page asks before its program is there; the minute is the program's, which may begin it after the first has passed.
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(page.getByRole('alert')).toContainText(words('app.failure.timeout'), { timeout: 1_000 });
    }).toPass();
    await expect(page.getByText(words('app.slow'))).toHaveCount(0);
    await expectFailed(page, words, retryIn(page, say('retry')));
    answerAll(backend);
    await retryIn(page, say('retry')).click();
    await expect(page.getByText(place.shows).first()).toBeVisible();
  }
});

/**
 * Confirms until it works; after each failure there are words and the button can be pressed again. While a loan may be
 * there already, a press asks first.
 */
async function insist(
  page: Page,
  backend: Backend,
  call: Call,
  button: Locator,
  words: (key: string) => string,
): Promise<void> {
  const unsure = page.getByText(words('app.write.loanPush.unknownTitle'), { exact: true });
  const name = words('app.write.loanPush.choice.again');
  const again = page.getByRole('dialog').getByRole('button', { name });
  const confirm = async (): Promise<void> => {
    const doubted = await unsure.isVisible();
    await button.click();
    if (doubted) await again.click();
  };
  for (const [index, [way]] of ways.entries()) {
    await test.step(way, async () => {
      await confirm();
      await expect.poll(() => backend.calls(paths[call]).length).toBe(index + 1);
      const text = way === 'refusal' ? message : words('app.write.loanPush.unknown');
      await expect(toast(page, text)).toBeVisible();
      // A refusal of what is sent again tells nothing of the times before.
      await expect(unsure).toHaveCount(1);
      await expect(button).toBeEnabled();
      await page.clock.runFor(3_500);
      await expect(toast(page, text)).toHaveCount(0);
    });
  }
  await confirm();
  await expect.poll(() => backend.calls(paths[call]).length).toBe(ways.length + 1);
}

test('a confirmation that fails can be sent again @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  expected(watched);
  watched.allow(/bridge-failed/);
  answerAll(backend, { loanPush: (_call, count) => ways[count]?.[1] ?? answerOf('loanPush') });
  await holdClock(page);
  await openOnBackend('/versions', { productId: '1' });
  await insist(page, backend, 'loanPush', page.getByRole('button', { name: say('submit loan') }), words);
  await expect(page).toHaveURL(/\/inThe\?/);
});

test('in large type the whole warning of a confirmation is shown below the bar @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  expected(watched);
  await page.setViewportSize({ width: 320, height: 640 });
  answerAll(backend, { loanPush: { status: 500, body: '' } });
  await openOnBackend('/versions', { productId: '1' });
  await enlargeText(page);
  await page.getByRole('button', { name: say('submit loan') }).click();
  const unsure = page.getByRole('main').getByText(words('app.write.loanPush.unknown'));
  const bar = page.getByRole('banner');
  await expect(unsure).toBeInViewport();
  const covered = async (): Promise<number> => {
    const [top, upper] = [await unsure.boundingBox(), await bar.boundingBox()];
    if (top === null || upper === null) throw new Error('not there');
    return upper.y + upper.height - top.y;
  };
  await expect.poll(covered).toBeLessThanOrEqual(0);
});

test('a rating that fails keeps its stars and can be sent again @once', async ({
  page,
  openOnBackend,
  backend,
  words,
  watched,
}) => {
  expected(watched);
  const transport = ways.filter(([way]) => !way.startsWith('data '));
  answerAll(backend, {
    loanDetails: answerOf('loanDetails', { orderStatus: '200', isScore: '1' }),
    score: (_call, count) => transport[count]?.[1] ?? success(null),
  });
  await openOnBackend('/inThe', places['loan-detail'].query);
  const dialog = page.getByRole('dialog', { name: words('rating.title') });
  const star = dialog.getByRole('radio', { name: /^2 / });
  await star.check();
  for (const index of transport.keys()) {
    await dialog.getByRole('button', { name: words('rating.submit') }).click();
    await expect.poll(() => backend.calls(paths.score).length).toBe(index + 1);
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(star).toBeChecked();
  }
  await dialog.getByRole('button', { name: words('rating.submit') }).click();
  await expect(page.getByRole('dialog', { name: words('rating.thanksTitle') })).toBeVisible();
});

test('a refresh that fails keeps what is shown and says so @once', async ({
  page,
  openOnBackend,
  backend,
  words,
  watched,
}) => {
  expected(watched);
  answerAll(backend);
  await openOnBackend('/inThe', places['loan-detail'].query);
  await expect(page.getByText('To be paid')).toBeVisible();
  backend.answer(paths.loanDetails, { status: 500 });
  await page.getByRole('button', { name: words('app.refresh') }).click();
  await expect(toast(page, words('app.failure.status'))).toBeVisible();
  await expect(page.getByText('To be paid')).toBeVisible();
  backend.answer(paths.loanDetails, answerOf('loanDetails', { noticeStatusText: 'Overdue now' }));
  await page.getByRole('button', { name: words('app.refresh') }).click();
  await expect(page.getByText('Overdue now')).toBeVisible();
});

test('the second question of a confirmation fails: the first offer stays @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  expected(watched);
  answerAll(backend, {
    loanConfirm: (_call, count) =>
      count === 0 ? answerOf('loanConfirm', { isNeedPop: 1 }) : { status: 500 },
  });
  await holdClock(page);
  await openOnBackend('/versions', { productId: '1' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(5_500);
  await expect(toast(page, words('app.failure.status'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/1,234\.56$/)).toBeVisible();
  await expect(page.getByRole('button', { name: say('submit loan') })).toBeEnabled();
});

test('an expired session sends the app to its login @once', async ({
  page,
  openOnBackend,
  backend,
  watched,
}) => {
  expected(watched);
  await installHost(page);
  answerAll(backend, { loanDetails: { json: { code: '401', success: false, message: 'Gone', data: null } } });
  await openOnBackend('/inThe', places['loan-detail'].query);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => hostMessages(page)).toEqual([{ type: 'logout' }]);
});

test('Back during a request: the late answer changes nothing @once', async ({
  page,
  openOnBackend,
  backend,
  say,
}) => {
  answerAll(backend, { loanPlan: { ...answerOf('loanPlan'), delay: 400 } });
  await openOnBackend('/inThe', places['loan-detail'].query);
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect.poll(() => backend.calls(paths.loanPlan).length).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/inThe\?/);
  await expect(page.getByText('To be paid')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('North Bank')).toBeVisible();
  expect(backend.calls(paths.loanPlan)).toHaveLength(2);
});
