/** The promotion's layouts, what a template may bring, its first sight and its last page, in a browser. */
import type { Page } from '@playwright/test';
import {
  enlargeText,
  expect,
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from './fixtures.ts';
import { expectWholeWords } from './line-breaks.ts';
import { drop, test } from './promotion-form.ts';

const template = '/api/v2/youmi/service/channel/channel-template';

test('shows each layout with the values of its template', async ({ page, open, words }) => {
  await open('/promotion#/', { id: 'coupon' });
  await expect(page.getByText(/[$₹]200\.00/)).toBeVisible();
  const button = page.getByRole('button', { name: words('promotion.register') });
  await expect(button).toBeEnabled();
  await expect(button).toHaveCSS('background-color', 'rgb(122, 46, 142)');
  await expectAccessible(page);
  await open('/promotion#/', { id: 'story' });
  await expect(page.getByRole('heading', { name: /Rosa/ })).toBeVisible();
  await page.getByRole('button', { name: words('promotion.start') }).click();
  await expect(page.getByRole('textbox', { name: words('promotion.phone') })).toBeInViewport();
  await expectAccessible(page);
});

// What else a template may answer: src/app/promotion/template.test.ts.
for (const [id, reason] of [
  ['broken', 'template-refused'],
  ['forbidden', 'template-refused'],
  ['odd', 'values-refused'],
] as const) {
  test(`the template "${id}" leaves a page that works, reported once @once`, async ({
    page,
    open,
    words,
    watched,
  }) => {
    watched.allow(/refused at/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await open('/promotion#/', { id });
    await expect(page.getByRole('button', { name: words('promotion.register') })).toBeEnabled();
    expect(said.filter((line) => line.startsWith(reason))).toHaveLength(1);
  });
}

test('a template that cannot be fetched, and tracking that fails, stop nobody @once', async ({
  page,
  open,
  form,
  watched,
}) => {
  watched.allow(/template-refused|call-failed|ERR_|Failed to load/);
  await drop(page, template);
  await drop(page, '/api/v2/youmi/promotion/track-visit');
  await page.route('**/track-click*', () => new Promise(() => undefined));
  await open('/promotion#/', { id: 'coupon' });
  const code = await form.upToCode();
  await form.fill('smsCode', code);
  await form.press('register');
  await expect(page).toHaveURL(/#\/downloadTemplate$/);
});

test('a whole definition from the server is drawn with widgets by name @once', async ({ page, open }) => {
  await open('/promotion#/', { id: 'screen' });
  await expect(page.getByRole('heading', { name: 'Hecho en el servidor' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recibe tu dinero' })).toBeVisible();
});

test.describe('the download', () => {
  const cases = [
    ['android', {}, '/download/lendora.apk', undefined],
    ['links_id', { links_id: '1' }, '/download/lendora.apk', 'iPhone'],
    ['down_id', { down_id: '1' }, '/download/lendora.apk', 'iPhone'],
    ['ios', { links_id: 'constructor' }, '/download/ios', 'iPad'],
  ] as const;
  for (const [name, query, target, device] of cases)
    test(`is chosen by ${name} @once`, async ({ browser, sandbox, words }) => {
      const page = await browser.newPage(
        device === undefined ? {} : { userAgent: `Mozilla/5.0 (${device})` },
      );
      await page.route('**/download/**', (route) => route.fulfill({ status: 204 }));
      await page.goto(
        `${sandbox.origin}/promotion?${new URLSearchParams(query).toString()}#/downloadTemplate`,
      );
      const asked = page.waitForRequest('**/download/**');
      await page.getByRole('button', { name: words('promotion.download') }).click();
      expect(new URL((await asked).url()).pathname).toBe(target);
      await page.close();
    });
});

test('hero and form are there before any script, and nothing moves when the program takes over @once', async ({
  browser,
  page,
  open,
  sandbox,
  words,
}) => {
  const still = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await still.goto(`${sandbox.origin}/promotion?id=classic#/`);
  await expect(still.getByText(words('promotion.heroTitle'), { exact: true })).toBeVisible();
  const place = async (of: Page, key: string) =>
    of.getByText(words(key), { exact: true }).first().boundingBox();
  const before = [await place(still, 'promotion.formTitle'), await place(still, 'promotion.register')];
  // Which number is taken says the configuration: until then the hint keeps its place and says nothing.
  await expect(still.locator('[id$="-hint"]')).toHaveCount(1);
  await expect(still.locator('[id$="-hint"]')).toBeHidden();
  // The frame has the color of nobody's campaign, and is of the start alone.
  const hero = still.locator('section').first();
  await expect(hero).toHaveCSS('background-color', 'rgb(77, 89, 103)');
  await still.goto('about:blank');
  await still.goto(`${sandbox.origin}/promotion?id=classic#/downloadTemplate`);
  await expect(hero).toBeHidden();
  await expect(still.locator('[id="/downloadTemplate"]')).toBeVisible();
  await still.close();
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          readonly value: number;
          readonly sources: readonly {
            readonly node: { readonly nodeName?: string; readonly id?: string } | null;
          }[];
        };
        const moved = sources.map(({ node }) => `${node?.nodeName ?? ''}#${node?.id ?? ''}`);
        shifts.push(`${value} ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open('/promotion#/', { id: 'classic' });
  await expect(page.getByRole('img', { name: words('promotion.captchaPicture') })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: readonly string[] }).shifts)).toEqual([]);
  expect([await place(page, 'promotion.formTitle'), await place(page, 'promotion.register')]).toEqual(before);
});

test('can be used by everybody: rules, twice the text, a narrow phone', async ({ page, open, words }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/promotion#/', { id: 'classic' });
  await expect(page.getByRole('img', { name: words('promotion.captchaPicture') })).toBeVisible();
  await expectLargeTargets(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page);
  await enlargeText(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page);
  await page.goto(page.url().replace('#/', '#/downloadTemplate'));
  await expect(page.getByRole('button', { name: words('promotion.download') })).toBeVisible();
  await expectAccessible(page);
});

test('each link of the agreement has room for a thumb, those of its contents too', async ({
  page,
  open,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/promotion#/agreementTemplate', { id: 'classic' });
  const contents = page.getByRole('navigation').getByRole('link');
  await page.locator('summary', { hasText: words('app.contents') }).click();
  await expect(contents.first()).toBeVisible();
  await expectLargeTargets(page);
  await expectAccessible(page);
  await enlargeText(page);
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page);
  await expectAccessible(page);
  // Each leads to its part, and from there back.
  const parts = await contents.allTextContents();
  expect(parts.length).toBeGreaterThan(4);
  const heading = page.getByRole('heading', { name: parts.at(-1) ?? '', exact: true });
  await contents.last().click();
  await expect(heading).toBeFocused();
  await page
    .getByRole('link', { name: words('app.toContents') })
    .last()
    .click();
  await expect(page.locator('summary', { hasText: words('app.contents') })).toBeFocused();
});
