/** The web site as a visitor meets it: its menu, carousel, form and embedded notice; on a phone and on a desktop. */
import type { Page } from '@playwright/test';
import {
  enlargeText,
  expect,
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  holdClock,
  test,
  toast,
} from './fixtures.ts';
import { drawn } from './held.ts';
import { shifted, watchShifts } from './shifts.ts';

const pages = {
  '/': 'home.title',
  '/About': 'about.title',
  '/Policy': 'policy.title',
  '/Loan': 'terms.title',
  '/Contact': 'contact.title',
  '/User': 'user.title',
} as const;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const [route, key] of Object.entries(pages)) {
  test(`${route} is accessible, at twice the text size too, and fits narrow and wide windows`, async ({
    page,
    open,
    words,
  }) => {
    // Axe goes through every clause of the framed notice, at each size.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(route);
    await expect(title(page, words(key))).toBeVisible();
    await expect(page).toHaveTitle(words(key));
    await expectLargeTargets(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await enlargeText(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the menu is opened, walked and closed with the keyboard @once', async ({ page, open, words }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await expect(title(page, words('home.title'))).toBeVisible();
  const toggle = page.getByRole('button', { name: words('app.site.menu') });
  const entry = (key: string) =>
    page
      .getByRole('navigation', { name: words('app.site.navigation') })
      .getByRole('link', { name: words(key), exact: true });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('app.site.skip') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(entry('app.site.home')).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(entry('app.site.home')).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(entry('app.site.about')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, words('about.title'))).toBeFocused();
  await expect(page).toHaveURL(/\/About\?.*isNeedPop=/);
  await expect(entry('app.site.about')).toBeHidden();
  await page.goBack();
  await expect(title(page, words('home.title'))).toBeFocused();
});

test('on a wide window the five entries stand in a line', async ({ page, open, words }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await expect(page.getByRole('button', { name: words('app.site.menu') })).toBeHidden();
  const navigation = page.getByRole('navigation', { name: words('app.site.navigation') });
  for (const [key, heading] of [
    ['app.site.about', 'about.title'],
    ['app.site.policy', 'policy.title'],
    ['app.site.loan', 'terms.title'],
    ['app.site.contact', 'contact.title'],
    ['app.site.home', 'home.title'],
  ] as const) {
    await navigation.getByRole('link', { name: words(key), exact: true }).click();
    await expect(title(page, words(heading))).toBeVisible();
  }
});

test('the other language is one press away', async ({ page, open, language }) => {
  await open('/Contact');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: language === 'es' ? 'English' : 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'es' ? 'en-IN' : 'es-MX');
  await expect(page).toHaveURL(/\/Contact\?/);
});

const shown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const track = document.querySelector('[aria-roledescription] > div');
    return track === null ? -1 : Math.round(track.scrollLeft / track.clientWidth);
  });

/** From now on a slide that moves by itself says so, in place of moving: how long it would be on its way no clock tells. */
const telling = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const track = document.querySelector<HTMLElement>('[aria-roledescription] > div');
    if (track === null) throw new Error('no carousel');
    track.scrollTo = () => void (track.dataset['moved'] = 'by itself');
  });

test('the carousel moves by itself, by its dots and by a swipe, and stops when asked @once', async ({
  page,
  open,
  words,
}) => {
  await holdClock(page);
  await open('/');
  const pause = page.getByRole('button', { name: words('app.carousel.pause') });
  await expect(pause).toBeVisible();
  for (const next of [1, 0]) {
    await page.clock.runFor(3_000);
    await expect.poll(() => shown(page)).toBe(next);
  }
  await pause.click();
  await page.getByRole('button', { name: /2 \/ 2$/ }).click();
  await expect.poll(() => shown(page)).toBe(1);
  await page.getByRole('button', { name: /1 \/ 2$/ }).click();
  await expect.poll(() => shown(page)).toBe(0);
  // As a finger leaves it: the browser snaps to the nearest slide.
  await page.evaluate(() => document.querySelector('[aria-roledescription] > div')?.scrollTo({ left: 250 }));
  await expect(page.getByRole('button', { name: /2 \/ 2$/ })).toHaveAttribute('aria-current', 'true');
  await telling(page);
  await page.clock.runFor(3_500);
  await expect(page.locator('[data-moved]')).toHaveCount(0);
  await expect.poll(() => shown(page)).toBe(1);
});

test('the carousel stands still for who wants less motion @once', async ({ page, open, words }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdClock(page);
  await open('/');
  await expect(page.getByRole('button', { name: words('app.carousel.play') })).toBeVisible();
  await telling(page);
  await page.clock.runFor(3_500);
  await expect(page.locator('[data-moved]')).toHaveCount(0);
  expect(await shown(page)).toBe(0);
});

test('the form asks for all four, then confirms, and sends nothing @once', async ({ page, open, words }) => {
  const sent: string[] = [];
  await open('/Contact');
  await expect(title(page, words('contact.title'))).toBeVisible();
  // Code of the next screens is fetched when the page is idle, however late that is.
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') sent.push(request.url());
  });
  const button = page.getByRole('button', { name: words('contact.submit') });
  const keys = ['contact.name', 'contact.phone', 'contact.email', 'contact.message'];
  for (const key of keys) {
    await button.click();
    await expect(page.getByText('Please provide complete information!')).toBeVisible();
    const field = page.getByRole('textbox', { name: words(key) });
    await expect(field).toBeFocused();
    await field.fill('x');
  }
  await button.click();
  await expect(toast(page, 'Successful!')).toBeVisible();
  await expect(page.getByText('Please provide complete information!')).toHaveCount(0);
  // Nothing was sent, so that nothing is taken away: it can still be copied into a message.
  await expect(page.getByRole('textbox', { name: words('contact.name') })).toHaveValue('x');
  expect(sent).toEqual([]);
});

test('the privacy notice is framed in the language of the page, and opens by itself', async ({
  page,
  open,
  words,
}) => {
  await open('/Policy');
  const frame = page.frameLocator(`iframe[title="${words('privacy.title')}"]`);
  await expect(frame.getByRole('heading', { level: 1, name: words('privacy.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: words('policy.open') })).toHaveAttribute(
    'href',
    /\/PrivacyPolicy/,
  );
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`nothing jumps on the pages of the site at ${width} px`, async ({ page, open, words }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    for (const [route, key] of Object.entries(pages)) {
      await open(route);
      await expect(title(page, words(key))).toBeVisible();
      await page.waitForLoadState('networkidle');
      await drawn(page);
      expect(await shifted(page), route).toEqual([]);
    }
  });
}

test('search engines are told of the pages of the site only @once', async ({ sandbox, request }) => {
  const map = await (await request.get(`${sandbox.origin}/sitemap.xml`)).text();
  const found = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(found).toHaveLength(Object.keys(pages).length);
  expect(new Set(found)).toEqual(new Set(Object.keys(pages).map((route) => sandbox.origin + route)));
  const robots = await (await request.get(`${sandbox.origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${sandbox.origin}/sitemap.xml`);
  for (const route of Object.keys(pages)) {
    const html = await (await request.get(sandbox.origin + route)).text();
    expect(html).toContain(`<link rel="canonical" href="${sandbox.origin}${route}">`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+">/);
    expect(html).toContain(`<meta property="og:image" content="${sandbox.origin}/share.jpg">`);
    expect(html).not.toContain('noindex');
  }
  expect((await request.get(`${sandbox.origin}/share.jpg`)).headers()['content-type']).toBe('image/jpeg');
  for (const route of ['/inThe', '/couldPublic', '/agony', '/PrivacyPolicy', '/testPreview', '/no/such']) {
    const html = await (await request.get(sandbox.origin + route)).text();
    expect(html, route).toContain('<meta name="robots" content="noindex">');
  }
});
