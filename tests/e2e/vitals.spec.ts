/** How fast a page was: measured where the configuration asks for it, behind the first screen, and told without anything of a person. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { withConfig } from './page-config.ts';

declare global {
  interface Window {
    said: string[];
  }
}

/** Every visit is measured, and what is said of it is kept for the journey as well. */
async function measureAll(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/inThe',
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const [, text = '{}'] = /<script[^>]* id="config">([^<]*)<\/script>/.exec(html) ?? [];
      const config = { ...(JSON.parse(text) as object), vitals: 1 };
      await route.fulfill({ response: answer, body: withConfig(html, JSON.stringify(config)) });
    },
  );
  await page.addInitScript(() => {
    window.said = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => window.said.push(text));
      return send(url, body);
    };
  });
}

const leave = (): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

test('a visit that is measured says so when it is left, and fetches what measures behind its first screen @once', async ({
  page,
  open,
  session,
}) => {
  await measureAll(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const measures = page.waitForResponse(/\/assets\/vitals-/);
  await open('/inThe', { productId: '1', orderId: '174' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], .ahead')).toHaveCount(0);
  expect(asked.filter((path) => path.includes('vitals'))).toEqual([]);
  await (await measures).finished();
  // A press ends the time in which a larger part may come: it is told when the browser has seen it.
  await expect(async () => {
    await page.mouse.click(180, 8);
    await page.evaluate(leave);
    expect(await page.evaluate(() => window.said.join())).toContain('LCP');
  }).toPass();
  const said = (await page.evaluate(() => window.said)).flatMap((text) => JSON.parse(text) as object[]);
  for (const each of said) {
    expect(Object.keys(each)).toEqual(['vital', 'value', 'part', 'screen', 'program']);
    expect(each).toMatchObject({ screen: 'loan-detail' });
    expect(asked).toContain((each as { readonly program: string }).program);
  }
  expect(JSON.stringify(said)).not.toMatch(new RegExp(`${session}|orderId|/inThe`));
});

test('a visit that is not measured fetches nothing for it @once', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const idle = page.waitForResponse(/\/assets\/i18next-/);
  await open('/inThe', { productId: '1', orderId: '174' });
  // Asked for at the same moment.
  await idle;
  expect(asked.filter((path) => path.includes('vitals'))).toEqual([]);
});
