/** What names a session or a person's words stays where it belongs: in no referrer, log, report, foreign request or link. */
import { expect, type Page } from '@playwright/test';
import { begin } from './complaint-begin.ts';
import { test } from './fixtures.ts';

const order = { productId: '1', orderId: '174' };
const pages: readonly (readonly [route: string, query: Readonly<Record<string, string>>])[] = [
  ['/inThe', order],
  ['/versions', { productId: '1' }],
  ['/knowledgeEarth', order],
  ['/heldUntil', { orderId: '174' }],
  ['/andHim', { orderId: '174' }],
  ['/complaintList', {}],
  ['/alsoGlobe', {}],
  ['/ofA', {}],
  ['/', {}],
];

/** All that leaves the page or is written down somewhere, but the app's own calls, which are made with the session. */
function listen(page: Page): readonly string[] {
  const told: string[] = [];
  page.on('console', (message) => told.push(`console ${message.text()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const { referer } = request.headers();
    if (referer !== undefined) told.push(`referrer ${referer}`);
    const isOwnCall = url.pathname.startsWith('/gateway/') || request.isNavigationRequest();
    if (!isOwnCall) told.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  return told;
}

/** Every address on the page that leads elsewhere, or that somebody else reads. */
const addresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action], meta[content]')].flatMap((element) =>
      ['href', 'src', 'action', 'content'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  );

test('a session is in no referrer, console, report, foreign request or link @once', async ({
  page,
  open,
  session,
}) => {
  test.slow();
  const told = listen(page);
  for (const [route, query] of pages) {
    await open(route, query);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const found = [...told, ...(await addresses(page))].filter((line) => line.includes(session));
    expect(found, route).toEqual([]);
  }
  expect(told.length).toBeGreaterThan(0);
});

test('nothing of a complaint stays on the phone once another session has begun @once', async ({
  page,
  open,
  words,
}) => {
  const text = 'El cobro de mi pago no se refleja';
  await begin(page, open, 'collection', words);
  await page.getByRole('textbox').first().fill(text);
  const stored = (): Promise<string> =>
    page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        history.state,
      ]),
    );
  await expect.poll(stored).toContain(text);
  await open('/alsoGlobe', { sessionId: 'another-session' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect.poll(stored).not.toContain(text);
});
