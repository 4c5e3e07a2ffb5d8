/** A new build, and a new release, while a person is in the middle of something: nothing is missing, nothing typed is lost. */
import { expect, type Page } from '@playwright/test';
import { read } from '../support/project.ts';
import { test as base } from './servers.ts';
import { startBuilds, type Builds } from './builds.ts';
import { startTime } from '../support/server.ts';

const test = base.extend<{ builds: Builds; sharesProver: boolean }>({
  sharesProver: [true, { option: true }],
  builds: [
    async ({ sharesProver }, use) => {
      const builds = await startBuilds(sharesProver);
      await use(builds);
      await builds.stop();
    },
    { timeout: startTime },
  ],
});

const words = (key: string, text: string) => ({ 'locales/es.json': { [key]: text } });
const texts = JSON.parse(read('locales/es.json')) as Readonly<Record<string, string>>;
const own = (key: string): string => texts[key] ?? '';
const session = 'builds';

test.describe('with a server that proves by itself, as it is started', () => {
  test.use({ sharesProver: false });

  test('a complaint that is being written outlives a build and a release, and what the page still needs of its own build is there @once', async ({
    page,
    browser,
    builds,
  }) => {
    test.setTimeout(150_000);
    const open = (route: string, query = ''): Promise<unknown> =>
      page.goto(`${builds.origin}${route}?isNeedPop=2&sessionId=${session}&${query}`);
    expect(await builds.publish(words('complaint.title', 'Cuéntanos'))).toMatchObject({ status: 200 });
    await open('/andHim', 'orderId=174');
    const types = page.getByRole('group', { name: own('complaint.typeQuestion') });
    await types.getByRole('radio').nth(1).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cuéntanos' })).toBeVisible();
    const text = page.getByRole('textbox').first();
    await text.fill('No reconozco este cobro.');

    await builds.deploy(own('service.title'), 'Te atendemos');
    expect(await builds.publish(words('complaint.title', 'Escríbenos'))).toMatchObject({ status: 200 });

    // Parts of the former build that the phone has not asked for yet: the new server has them.
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(new URL(response.url()).pathname);
    });
    await page.goBack();
    await page.goForward();
    await expect(text).toHaveValue('No reconozco este cobro.');
    await expect(page.getByRole('heading', { level: 1, name: 'Cuéntanos' })).toBeVisible();

    // The page of the new build: what was typed is there, on the release that it was begun with, however often it is loaded.
    const program = (): Promise<string | null> => page.locator('script[type=module]').getAttribute('src');
    const former = await program();
    for (let time = 0; time < 2; time += 1) {
      await page.reload();
      await expect(text).toHaveValue('No reconozco este cobro.');
      await expect(page.getByRole('heading', { level: 1, name: 'Cuéntanos' })).toBeVisible();
    }
    expect(await program()).not.toBe(former);
    expect(missing).toEqual([]);

    // Somebody else comes: the release of now, and what the new build says better.
    const other = await browser.newContext();
    const fresh = await other.newPage();
    await fresh.goto(`${builds.origin}/alsoGlobe?isNeedPop=2&sessionId=${session}-2`);
    await expect(fresh.getByRole('heading', { level: 1, name: 'Te atendemos' })).toBeVisible();
    await fresh.goto(`${builds.origin}/andHim?isNeedPop=2&sessionId=${session}-2&orderId=174`);
    await expect(fresh.getByRole('heading', { level: 1, name: 'Escríbenos' })).toBeVisible();
    await other.close();
  });
});

test('a payment whose code is asked for, and an extension, end on their release once another build and another release are there @once', async ({
  page,
  browser,
  builds,
}) => {
  test.setTimeout(150_000);
  const titles = (of: string) => ({
    'locales/es.json': {
      'order.title': `Crédito ${of}`,
      'delay.title': `Prórroga ${of}`,
      'instruction.title': `Código ${of}`,
      'repayChoose.title': `Tarjeta ${of}`,
    },
  });
  const others = await browser.newContext();
  const extending = await others.newPage();
  const [payer, extender] = [`${session}-pays`, `${session}-extends`];
  const address = (route: string, of: string, order: string, query = ''): string =>
    `${builds.origin}${route}?isNeedPop=2&sessionId=${of}&orderId=${order}&productId=1&${query}`;
  const isTitled = (on: Page, name: string): Promise<void> =>
    expect(on.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const button = (on: Page, key: string) => on.getByRole('button', { name: own(key), exact: true });
  expect(await builds.publish(titles('uno'))).toMatchObject({ status: 200 });

  await page.goto(address('/theUniversally', payer, '174', 'amount=345050&userId=9'));
  await isTitled(page, 'Tarjeta uno');
  await page.getByRole('radio', { name: /^Banco Norte/ }).check({ force: true });
  await button(page, 'repayChoose.pay').click();
  const dialog = page.getByRole('dialog', { name: own('repayChoose.codeTitle') });
  const code = dialog.getByRole('textbox', { name: own('repayChoose.code') });
  await code.fill('12');
  await extending.goto(address('/inThe', extender, '174-delay'));
  await button(extending, 'order.delay').click();
  await button(extending, 'order.confirmDelay').click();
  await isTitled(extending, 'Prórroga uno');

  await builds.deploy(own('service.title'), 'Te atendemos');
  expect(await builds.publish(titles('dos'))).toMatchObject({ status: 200 });

  // What was typed stands there; what follows is of the former build and of the first release, and pays once.
  await expect(code).toHaveValue('12');
  const payments = async (): Promise<
    readonly { readonly codes: readonly string[]; readonly paid: boolean }[]
  > => (await (await page.request.get(`${builds.origin}/sandbox/api/${payer}/payments`)).json()) as never;
  await code.fill((await payments())[0]?.codes[0] ?? '');
  await button(page, 'repayChoose.confirm').click();
  await isTitled(page, 'Crédito uno');
  await expect(page.getByText(own('repayChoose.paid')).first()).toBeVisible();
  expect((await payments()).map(({ paid }) => paid)).toEqual([true]);

  // On the page of the new build as well.
  await extending.reload();
  await isTitled(extending, 'Prórroga uno');
  await extending.getByRole('button', { name: /^Tienda 24/ }).click();
  await isTitled(extending, 'Código uno');
  await others.close();
});

test('a build that changed what a live release changed shows its own, and the conflict is named @once', async ({
  page,
  builds,
}) => {
  test.setTimeout(150_000);
  expect(await builds.publish(words('delay.title', 'Más tiempo'))).toMatchObject({ status: 200 });
  const open = (): Promise<unknown> =>
    page.goto(`${builds.origin}/flatMultiple?isNeedPop=2&sessionId=${session}&orderId=174-delay&productId=1`);
  await open();
  await expect(page.getByRole('heading', { level: 1, name: 'Más tiempo' })).toBeVisible();
  await builds.deploy(own('delay.title'), 'Paga después');
  await open();
  await expect(page.getByRole('heading', { level: 1, name: 'Paga después' })).toBeVisible();
  expect(await builds.status()).toContain('delay.title');
  expect(builds.strays()).toEqual([]);
});

test('what a new build cannot show of a journey is the last good release, with what was typed, and is reported @once', async ({
  page,
  builds,
}) => {
  test.setTimeout(150_000);
  expect(await builds.publish(words('complaint.title', 'Primera'))).toMatchObject({ status: 200 });
  await page.goto(`${builds.origin}/andHim?isNeedPop=2&sessionId=${session}&orderId=174`);
  await page
    .getByRole('group', { name: own('complaint.typeQuestion') })
    .getByRole('radio')
    .nth(1)
    .click();
  const text = page.getByRole('textbox').first();
  await text.fill('No reconozco este cobro.');
  // A new build is proved with what everyone has and the two before it: the first is too old for it.
  for (const later of ['Segunda', 'Tercera', 'Cuarta'])
    expect(await builds.publish(words('complaint.title', later))).toMatchObject({ status: 200 });
  await builds.deploy(own('service.title'), 'Te atendemos');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.reload();
  await expect(text).toHaveValue('No reconozco este cobro.');
  await expect(page.getByRole('heading', { level: 1, name: 'Cuarta' })).toBeVisible();
  expect(said.filter((line) => line.startsWith('release-refused'))).toEqual([
    expect.stringContaining('r1: '),
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuarta' })).toBeVisible();
  expect(said.filter((line) => line.startsWith('release-refused'))).toHaveLength(1);
});
