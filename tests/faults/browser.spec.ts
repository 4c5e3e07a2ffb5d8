/** What only a browser can tell apart, once on every screen that asks for something as it opens: `npm run faults`. */
import { expect, test as base, type Page } from '@playwright/test';
import { promotionStart } from '../../src/lib/promotion.ts';
import { routePaths } from '../../src/lib/routes.ts';
import { addressOf, complete, type CaseFile, type Situation } from '../screens/cases.ts';
import { textsIn } from '../screens/keyed-words.ts';
import { fileOf, promotionAddress } from '../screens/screen-of.ts';
import { filesUnder, read } from '../support/project.ts';
import { startServer, startTime } from '../support/server.ts';
import { answers, startFront, type FaultName, type Front } from './front.ts';

const test = base.extend<object, { front: Front }>({
  front: [
    // oxlint-disable-next-line no-empty-pattern -- asked for by Playwright
    async ({}, use) => {
      const server = await startServer();
      const front = await startFront(server.origin);
      await use(front);
      await front.stop();
      await server.stop();
    },
    { scope: 'worker', timeout: startTime },
  ],
});

const texts = textsIn(undefined);

/** Whether a screen, or a fragment of it, has a source. */
function asks(file: string): boolean {
  const text = read(file);
  const { data } = JSON.parse(text) as { readonly data?: object };
  const parts = [...text.matchAll(/"of": "([\w-]+)"/g)].map(
    ([, name = '']) => `screens/fragments/${name}.json`,
  );
  return (
    data !== undefined || parts.some((part) => filesUnder('screens/fragments').includes(part) && asks(part))
  );
}

interface Opened {
  readonly id: string;
  readonly address: string;
  readonly situation: Situation;
}

const screens = filesUnder('tests/screens')
  .filter((name) => name.endsWith('.cases.json'))
  .flatMap((name): readonly Opened[] => {
    const id = name.replace(/^.*\/|\.cases\.json$/g, '');
    if (!asks(fileOf(id))) return [];
    const file = JSON.parse(read(name)) as CaseFile;
    const first = file.cases.find(({ host, language, answers: own }) =>
      [host, language, own].every((each) => each === undefined),
    );
    const [route = promotionStart] = routePaths(
      (JSON.parse(read(fileOf(id))) as { readonly routes?: unknown }).routes,
    );
    if (first === undefined) throw new Error(`${id} has no plain case.`);
    const situation = complete(file, first);
    const at = situation.at ?? (route.startsWith('#') ? promotionAddress(route) : route);
    return [{ id, address: addressOf(situation, at), situation }];
  });

/** Ended by the app's own time limit, which nobody waits for. */
const slow: readonly string[] = ['never answers', 'headers, then a byte now and then'];
const minute = 60_000;

function watch(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(error.message));
  return seen;
}

for (const { id, address, situation } of screens) {
  for (const fault of Object.keys(answers) as readonly FaultName[]) {
    test(`${id}: a backend that ${fault}`, async ({ page, front }) => {
      const thrown = watch(page);
      front.serve(situation, fault);
      if (slow.includes(fault)) await page.clock.install();
      await page.goto(front.origin + address);
      await expect.poll(() => front.asked()).toBeGreaterThan(0);
      const again = page.getByRole('button', { name: texts['app.retry'] ?? '', exact: true }).first();
      // A campaign asks for its template first, and each call has its own time.
      await expect(async () => {
        if (slow.includes(fault)) await page.clock.fastForward(minute + 1000);
        await expect(again).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('alert').first()).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object|TypeError|<html/);
      front.serve(situation);
      await again.click();
      await expect(again).toBeHidden({ timeout: 15_000 });
      await expect(page.locator('h1, h2').first()).toBeVisible();
      expect(thrown).toEqual([]);
    });
  }

  test(`${id}: no picture comes`, async ({ page, front }) => {
    const thrown = watch(page);
    front.serve(situation);
    await page.route(
      (url) => !url.pathname.startsWith('/assets/'),
      (route) => (route.request().resourceType() === 'image' ? route.abort('failed') : route.continue()),
    );
    await page.goto(front.origin + address);
    await expect.poll(() => front.asked()).toBeGreaterThan(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    expect(thrown).toEqual([]);
  });
}
