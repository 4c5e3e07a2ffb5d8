/** What names a session or a person's words stays where it belongs: in no referrer, log, report, foreign request or link. */
import { expect, type Page } from '@playwright/test';
import { begin } from './complaint-begin.ts';
import { test, type Open } from './fixtures.ts';
import { hostMessages, installHost } from './host.ts';
import { stored } from './stored.ts';

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

/** Each begins after a complaint whose answer was lost: its draft is kept, and a mark of what was sent. */
const ends: Readonly<Record<string, (at: { page: Page; open: Open; again: string }) => Promise<void>>> = {
  'a call is answered with 401': async ({ page, open }) => {
    await page.route('**/gateway/**', (route) => route.fulfill({ status: 401, json: {} }));
    await open('/complaintList');
    await expect.poll(() => hostMessages(page)).toEqual([{ type: 'logout' }]);
  },
  'the app is told to log out': async ({ page, open, again }) => {
    await open('/notQuite');
    await page.getByRole('button', { name: again }).click();
    await expect.poll(() => hostMessages(page)).toEqual([{ type: 'logout' }]);
  },
  'another session has begun': async ({ page, open }) => {
    await open('/alsoGlobe', { sessionId: 'another' });
    await expect(page.getByRole('heading').first()).toBeVisible();
  },
};

for (const [how, end] of Object.entries(ends)) {
  test(`nothing of a session stays on the phone once ${how} @once`, async ({
    page,
    open,
    words,
    session,
    watched,
  }) => {
    watched.allow(/call-failed|Failed to load resource|ERR_/);
    await installHost(page);
    const text = 'El cobro de mi pago no se refleja';
    await begin(page, open, 'other', words);
    await page.getByRole('textbox').fill(text);
    await page.route('**/problem-save**', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: words('complaint.submit') }).click();
    await expect(page.getByText(words('app.write.problemSave.unknownTitle'))).toBeVisible();
    const before = await stored(page);
    for (const kept of [text, session, '"problemSave']) expect(before).toContain(kept);
    await end({ page, open, again: words('login.again') });
    for (const gone of [text, session]) await expect.poll(() => stored(page)).not.toContain(gone);
    // So that it is not sent again: nothing of a person is in it.
    expect(await stored(page)).toContain('"problemSave');
  });
}
