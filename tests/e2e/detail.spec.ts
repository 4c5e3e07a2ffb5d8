/** The loan detail: what each status shows and offers, the rating, the details that unfold. */
import type { Page } from '@playwright/test';
import { refusal, success } from '../support/backend.ts';
import { answerAll, answerOf, paths, places } from './answers.ts';
import { expect, holdClock, test, toast } from './fixtures.ts';
import { hostMessages, installHost } from './host.ts';
import { drag } from './touch.ts';

const { query } = places['loan-detail'];

interface Offer {
  readonly status: string | number;
  readonly isDelay: string | number;
  readonly hue: readonly [from: number, to: number];
  readonly offers: readonly ('repay' | 'extension' | 'borrow again')[];
  readonly rows: boolean;
}

const blue = [190, 250] as const;
const green = [90, 175] as const;
const purple = [255, 320] as const;
const orange = [12, 50] as const;
const red = [345, 372] as const;

const offers: readonly Offer[] = [
  { status: '21', isDelay: '1', hue: blue, offers: [], rows: true },
  { status: '151', isDelay: '1', hue: orange, offers: [], rows: true },
  { status: '110', isDelay: '1', hue: red, offers: [], rows: false },
  { status: '174', isDelay: '0', hue: blue, offers: ['repay'], rows: true },
  { status: 174, isDelay: 1, hue: blue, offers: ['repay', 'extension'], rows: true },
  { status: '180', isDelay: '', hue: purple, offers: ['repay'], rows: true },
  { status: '180', isDelay: '1', hue: purple, offers: ['repay', 'extension'], rows: true },
  { status: '200', isDelay: '1', hue: green, offers: ['borrow again'], rows: true },
  { status: '999', isDelay: '1', hue: green, offers: [], rows: true },
];

/** Degrees of the color a text is written in. */
const hueOf = (page: Page, text: string): Promise<number> =>
  page.getByText(text, { exact: true }).evaluate((element) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
    const most = Math.max(r, g, b);
    const span = most - Math.min(r, g, b);
    const turn = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
    // Reds lie on both sides of 0: those above it are counted on.
    const hue = (turn * 60 + 360) % 360;
    return hue < 12 ? hue + 360 : hue;
  });

test('each status has its color and offers exactly what it allows @once', async ({
  page,
  openOnBackend,
  backend,
  say,
}) => {
  answerAll(backend);
  for (const { status, isDelay, hue, offers: offered, rows } of offers) {
    await test.step(`${status}, isDelay ${isDelay}`, async () => {
      const noticeStatusText = `Status ${status} ${isDelay}`;
      backend.answer(
        paths.loanDetails,
        answerOf('loanDetails', { orderStatus: status, isDelay, noticeStatusText }),
      );
      await openOnBackend('/inThe', query);
      await expect(page.getByText(noticeStatusText)).toBeVisible();
      const seen = await hueOf(page, noticeStatusText);
      expect(hue[0] <= seen && seen <= hue[1], `hue ${seen}`).toBe(true);
      for (const name of ['repay', 'extension', 'borrow again'] as const) {
        const button = page.getByRole('button', { name: say(name), exact: true });
        await expect(button, name).toHaveCount(offered.includes(name) ? 1 : 0);
      }
      await expect(page.getByText('Row 1')).toHaveCount(rows ? 1 : 0);
      await expect(page.locator('main svg').first()).toBeVisible();
    });
  }
});

test('two rows are shown until more is pressed @once', async ({ page, openOnBackend, backend, say }) => {
  answerAll(backend);
  await openOnBackend('/inThe', query);
  await expect(page.getByText('Row 2')).toBeVisible();
  await expect(page.getByText('Row 3')).toHaveCount(0);
  const more = page.getByRole('button', { name: say('more') });
  await more.click();
  await expect(page.getByText('Row 4')).toBeVisible();
  await page.getByRole('button', { name: say('hide') }).click();
  await expect(page.getByText('Row 3')).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('a loan of a partner is repaid at the partner, if that is allowed @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  watched.allow(/status of 404|refused-url/);
  answerAll(backend, {
    loanDetails: answerOf('loanDetails', { inside: '0', h5Url: 'https://partner.example/pay' }),
  });
  const repay = page.getByRole('button', { name: say('repay'), exact: true });
  await openOnBackend('/inThe', query);
  await repay.click();
  await expect(toast(page, words('app.urlRefused'))).toBeVisible();
  await expect(page).toHaveURL(/\/inThe\?/);
  backend.answer(paths.loanDetails, answerOf('loanDetails', { inside: 0, h5Url: '/partner/pay?loan=7' }));
  await page.reload();
  await repay.click();
  await expect(page).toHaveURL(/\/partner\/pay\?loan=7/);

  for (const inside of ['', 1, null]) {
    backend.answer(paths.loanDetails, answerOf('loanDetails', { inside, h5Url: '/partner/pay' }));
    await openOnBackend('/inThe', query);
    await repay.click();
    await expect(page, `inside ${JSON.stringify(inside)}`).toHaveURL(/\/knowledgeEarth\?.*orderId=77/);
  }
});

test('who has repaid borrows again in the app, and hears where there is none @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  // No app is installed where the journey runs: the browser says so.
  watched.allow(/Failed to launch/);
  answerAll(backend, { loanDetails: answerOf('loanDetails', { orderStatus: '200' }) });
  await openOnBackend('/inThe', query);
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => void asked.push(url));
  await page.getByRole('button', { name: say('borrow again') }).click();
  await expect.poll(() => asked).toEqual(['lendora://product?productId=1']);
  await expect(toast(page, words('app.bridge.needed'))).toBeVisible();
  await expect(page.getByText('To be paid')).toBeVisible();
});

test('a rating: none is asked for again, a low one is thanked, a high one goes to the store @once', async ({
  page,
  openOnBackend,
  backend,
  words,
}) => {
  await installHost(page);
  answerAll(backend, {
    loanDetails: answerOf('loanDetails', { orderStatus: '200', isScore: '1' }),
    score: success(null),
  });
  await openOnBackend('/inThe', query);
  const dialog = page.getByRole('dialog', { name: words('rating.title') });
  const send = dialog.getByRole('button', { name: words('rating.submit') });
  await send.click();
  await expect(toast(page, 'Seleccione una calificación')).toBeVisible();
  expect(backend.calls(paths.score)).toEqual([]);

  await dialog.getByRole('radio', { name: /^3 / }).check();
  await send.click();
  const thanks = page.getByRole('dialog', { name: words('rating.thanksTitle') });
  await expect(thanks).toBeVisible();
  await expect(toast(page, words('rating.choose'))).toHaveCount(0);
  await thanks.getByRole('button', { name: words('app.ok') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await hostMessages(page)).toEqual([]);

  await page.reload();
  await dialog.getByRole('radio', { name: /^5 / }).check();
  await send.click();
  await expect.poll(() => hostMessages(page)).toEqual([{ type: 'goRate' }]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(backend.calls(paths.score).map(({ form }) => form)).toEqual([{ score: '3' }, { score: '5' }]);
});

test('pulling down asks again @once', async ({ page, openOnBackend, backend }) => {
  answerAll(backend);
  await openOnBackend('/inThe', query);
  await expect(page.getByText('To be paid')).toBeVisible();
  backend.answer(paths.loanDetails, answerOf('loanDetails', { noticeStatusText: 'Paid out now' }));
  await drag(page, { x: 180, y: 200 }, { x: 180, y: 205 });
  expect(backend.calls(paths.loanDetails)).toHaveLength(1);
  await drag(page, { x: 180, y: 200 }, { x: 184, y: 440 });
  await expect(page.getByText('Paid out now')).toBeVisible();
  expect(backend.calls(paths.loanDetails)).toHaveLength(2);
});

test('the message of a refusal is shown as it is @once', async ({
  page,
  openOnBackend,
  backend,
  watched,
}) => {
  watched.allow(/call-failed/);
  answerAll(backend, { loanDetails: refusal('<b>No</b> {{query.orderId}} & more') });
  await openOnBackend('/inThe', query);
  await expect(toast(page, '<b>No</b> {{query.orderId}} & more')).toBeVisible();
});

test('a notice goes after 3 s, also from under a mouse that rests there @once', async ({
  page,
  open,
  say,
  words,
  watched,
}) => {
  watched.allow(/bridge-failed/);
  await holdClock(page);
  await open('/versions', { productId: '1' });
  await page.getByRole('button', { name: say('submit loan') }).click();
  const notice = toast(page, words('order.confirmed'));
  await expect(notice).toBeVisible();
  const place = await notice.getByText(words('order.confirmed')).boundingBox();
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 10);
  await page.clock.runFor(3_200);
  await expect(notice).toHaveCount(0);
});

test('what the screen says as it opens is seen where the page begins with it, too @once', async ({
  page,
  open,
  words,
}) => {
  await open('/inThe', { productId: '1', orderId: '174', from: 'confirm' });
  await expect(toast(page, words('order.confirmed'))).toBeVisible();
});
