/** What a borrower reads and whom they ask: legal texts that jump, print and come in one language, and customer service. */
import type { Page } from '@playwright/test';
import { read } from '../support/project.ts';
import {
  enlargeText,
  expect,
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  test,
} from './fixtures.ts';
import { drawn, holdBack } from './held.ts';
import { hostMessages, installHost } from './host.ts';
import { expectWholeWords } from './line-breaks.ts';
import { shifted, watchShifts } from './shifts.ts';

const agreement = { orderId: '174' };
const header = { es: { language: 'es' }, en: { language: 'en' } } as const;

const lastHeading = { es: '12. Cambios a este aviso', en: '12. Changes to this notice' } as const;

const places: readonly (readonly [route: string, query: Readonly<Record<string, string>>])[] = [
  ['/heldUntil', agreement],
  ['/heldUntil', {}],
  ['/alsoGlobe', {}],
  ['/Dag', {}],
];

for (const [route, query] of places) {
  test(`${route}?${new URLSearchParams(query).toString()} is accessible, at twice the text size too, and fits narrow phones`, async ({
    page,
    open,
    language,
  }) => {
    // Axe goes through every clause twice.
    test.slow();
    await open(route, { ...query, ...header[language] });
    await expect(page.locator('main button').last()).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expectLargeTargets(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await enlargeText(page);
    await expectNoSidewaysScroll(page);
    await expectWholeWords(page);
    await expectAccessible(page);
  });
}

const top = (page: Page, name: string): Promise<number | undefined> =>
  page
    .getByRole('heading', { name, exact: true })
    .boundingBox()
    .then((box) => box?.y);

test('contents jump there and back, and Back leaves the screen at once', async ({
  page,
  open,
  language,
  words,
}) => {
  await open('/alsoGlobe', header[language]);
  await expect(page.getByRole('heading', { level: 1, name: words('service.title') })).toBeVisible();
  await open('/gaveIs', { productId: '1', orderId: '7' });
  const target = lastHeading[language];
  await expect(page.getByRole('heading', { name: target, exact: true })).toBeAttached();
  const address = page.url();
  const before = await page.evaluate(() => [window.history.length, window.history.state] as const);
  // Folded, so that the text itself begins on the first screen.
  await expect(page.locator('article section').first()).toBeInViewport();
  await page.locator('summary').click();
  await page.getByRole('navigation').getByRole('link', { name: target }).click();
  const heading = page.getByRole('heading', { name: target, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // The bar with the title does not cover it.
  expect(await top(page, target)).toBeGreaterThanOrEqual(56);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('app.toContents') }).nth(11)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('summary', { hasText: words('app.contents') })).toBeFocused();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => [window.history.length, window.history.state] as const)).toEqual(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/alsoGlobe/);
});

test('the address of a part, as it is copied, begins there and names no session @once', async ({
  page,
  open,
  language,
  session,
}) => {
  await open('/gaveIs');
  const link = page.locator('nav a', { hasText: lastHeading[language] });
  const copied = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  expect(copied).not.toContain(session);
  expect([...new URL(copied).searchParams.keys()]).toEqual(['isNeedPop']);
  await page.goto('about:blank');
  await page.goto(copied);
  const heading = page.getByRole('heading', { name: lastHeading[language], exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('a text comes in one language and only with its screen', async ({ page, open, language }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      void response.text().then(
        (text) => loaded.push(text),
        () => undefined,
      );
  });
  const other = language === 'es' ? 'Facial data are deleted' : 'Los datos del rostro se eliminan';
  const own = language === 'es' ? 'Los datos del rostro se eliminan' : 'Facial data are deleted';
  const holds = (words: string): boolean => loaded.some((text) => text.includes(words));
  await open('/inThe', { productId: '1', orderId: '174' });
  await expect(page.locator('main h2').first()).toBeVisible();
  expect(holds(own) || holds(other)).toBe(false);
  await open('/gaveIs');
  await expect(page.getByText(own)).toBeVisible();
  await expect.poll(() => holds(own)).toBe(true);
  // Every page has the links for the default language.
  if (language === 'es') expect(holds(other)).toBe(false);
});

test('the agreement is the one of the order, and none where the address names no loan', async ({
  page,
  open,
  asked,
  language,
  words,
}) => {
  await open('/heldUntil', { ...agreement, ...header[language] });
  await expect(page.getByText(/^[$₹]134\.63$/)).toBeVisible();
  await expect(page.getByRole('img', { name: words('app.toFill') })).toHaveCount(2);
  expect((await asked()).map(({ operation, parameters }) => [operation, parameters['orderNo']])).toEqual([
    ['contractDetail', '174'],
  ]);
  await open('/heldUntil', header[language]);
  await expect(page.getByRole('heading', { name: words('app.missing.title') })).toBeVisible();
  await expect(page.getByRole('img', { name: words('app.toFill') })).toHaveCount(0);
  await expect(page.getByText(/undefined|null|NaN/)).toHaveCount(0);
  expect(await asked()).toHaveLength(1);
});

interface Note {
  readonly title: string;
  readonly sections: readonly { readonly heading: string }[];
}

test('on paper there is the text without what can only be pressed @once', async ({
  page,
  open,
  words,
  language,
}) => {
  await open('/agony');
  await expect(page.getByRole('button', { name: words('app.print') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(words('app.toContents')).first()).toBeHidden();
  await expect(page.getByText('91', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('loan-terms')).toBeVisible();

  // Of the agreement every part is there, its name and its figures.
  await open('/heldUntil', agreement);
  await expect(page.getByText(/^[$₹]134\.63$/)).toBeVisible();
  const note = JSON.parse(read(`locales/documents/loan-agreement.${language}.json`)) as Note;
  await expect(page.getByRole('heading', { level: 2, name: note.title, exact: true })).toBeVisible();
  for (const [index, { heading }] of note.sections.entries())
    await expect(
      page.getByRole('heading', { level: 3, name: `${index + 1}. ${heading}`, exact: true }),
    ).toBeVisible();
  expect(note.sections.length).toBeGreaterThan(4);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('nothing jumps when the data comes', async ({ page, open, language }) => {
  await watchShifts(page);
  for (const [route, shows] of [
    ['/heldUntil', /134\.63/],
    ['/alsoGlobe', '+52 55 5000 5678'],
  ] as const) {
    const release = await holdBack(page, /contract-detail|get-whatsapp/);
    await open(route, { ...agreement, ...header[language] });
    await expect(page.locator('.skeleton').first()).toBeAttached();
    await drawn(page);
    release();
    await expect(page.getByText(shows).first()).toBeVisible();
    await drawn(page);
    expect(await shifted(page), route).toEqual([]);
  }
});

test('a tap on the telephone calls through the host @once', async ({ page, open, words }) => {
  await installHost(page);
  await open('/alsoGlobe');
  await page.getByRole('button', { name: `${words('service.phone')} +52 55 5000 1234` }).tap();
  expect(await hostMessages(page)).toEqual([{ type: 'callPhone', payload: { phone: '+52 55 5000 1234' } }]);
  await expect(page.getByRole('link', { name: words('service.write') })).toHaveAttribute(
    'href',
    'mailto:ayuda@lendora.example',
  );
});

test('without an answer the brand can still be reached, and it is asked again @once', async ({
  page,
  open,
  say,
  words,
  watched,
}) => {
  watched.allow(/status of 500|net::ERR_|call-failed/);
  await page.route(/get-whatsapp/, (route) => route.abort());
  await open('/alsoGlobe');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(
    page.getByRole('button', { name: `${words('service.phone')} +52 55 5000 1234` }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: say('retry') }).click();
  await expect(page.getByText('+52 55 5000 5678')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(words('service.phone')) })).toHaveCount(1);
});
