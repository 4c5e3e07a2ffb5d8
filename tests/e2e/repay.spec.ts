/** Repaying: the channels' bar codes and codes, the voucher, and the button that can be moved out of the way. */
import type { Locator } from '@playwright/test';
import { coded } from '../support/backend.ts';
import { answerAll, answerOf, paths, places } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { drag } from './touch.ts';

const { query } = places.repay;

test('a bar code is shown large, and codes are copied @once', async ({
  page,
  context,
  openOnBackend,
  backend,
  say,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  answerAll(backend);
  await openOnBackend('/knowledgeEarth', query);
  await expect(page.getByRole('heading', { name: 'Banks' })).toBeVisible();
  await page
    .getByRole('button', { name: say('copy') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: say('copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('646180000000000001');

  const bars = page.getByRole('button', { name: say('bar code') });
  await expect(bars).toHaveCount(1);
  await bars.click();
  const dialog = page.getByRole('dialog', { name: say('scan to pay') });
  await expect(dialog.getByRole('img', { name: say('bar code') })).toBeVisible();
  await expect(dialog.getByText('Corner Shop')).toBeVisible();
  await dialog.getByRole('button', { name: say('copy') }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('9900000001');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bars).toBeFocused();
});

test('Back closes a dialog before it leaves the screen @once', async ({
  page,
  openOnBackend,
  backend,
  say,
}) => {
  answerAll(backend);
  await openOnBackend('/inThe', query);
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await page.getByRole('button', { name: say('bar code') }).click();
  const dialog = page.getByRole('dialog', { name: say('scan to pay') });
  await expect(dialog).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/knowledgeEarth\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/inThe\?/);
});

test('a voucher shows all its parts', async ({ page, openOnBackend, backend, say, words }) => {
  answerAll(backend);
  await openOnBackend('/carpmm', places['repay-instruction'].query);
  await expect(page.getByText(say('total amount'))).toBeVisible();
  await expect(page.getByText(/^[$₹]1,300\.00$/)).toBeVisible();
  await expect(page.getByText('Pay at the Corner Shop')).toBeVisible();
  await expect(page.getByRole('img', { name: words('instruction.codeImage') })).toBeVisible();
  await expect(page.getByText('Quick Company')).toBeVisible();
  await expect(page.getByRole('button', { name: say('copy') })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Go there' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@quick.example' })).toHaveAttribute(
    'href',
    'mailto:help@quick.example',
  );
  await expect(page.getByRole('img', { name: words('instruction.picture') })).toBeVisible();
  expect(backend.calls(paths.generateVoucher).map(({ form }) => form)).toEqual([
    { productId: '1', orderId: '77', amount: '130000', payCode: 'corner', requestType: '1' },
  ]);
});

test('a voucher that says only the amount has no empty card @once', async ({
  page,
  openOnBackend,
  backend,
}) => {
  const voucher = answerOf('generateVoucher', {
    repayDetail: { amount: 130_000 },
    imgList: [],
    dataList: [{ title: 'Steps', content: [] }],
  });
  answerAll(backend, { generateVoucher: voucher });
  await openOnBackend('/carpmm', places['repay-instruction'].query);
  await expect(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
  for (const card of await page.locator('main section').all())
    if (await card.isVisible()) expect(await card.textContent()).not.toBe('');
});

test('without channels there are words and a way to ask again @once', async ({
  page,
  openOnBackend,
  backend,
  words,
}) => {
  answerAll(backend, { loanPlan: answerOf('loanPlan', { repayList: [] }) });
  await openOnBackend('/knowledgeEarth', query);
  await expect(page.getByText(words('repay.noChannels'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('app.refresh') })).toBeVisible();
});

async function middle(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not there.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Where it begins it has ground of its own: whatever is scrolled, nothing but this lies under it. */
test('the floating button never lies over an amount or another button @once', async ({
  page,
  openOnBackend,
  backend,
  say,
}) => {
  answerAll(backend);
  await page.setViewportSize({ width: 320, height: 640 });
  await openOnBackend('/flatMultiple', query);
  await expect(page.getByText('North Bank')).toBeVisible();
  const button = page.getByRole('button', { name: say('floating button'), exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  const under = await button.evaluate(async (own) => {
    const root = document.documentElement;
    const found = new Set<string>();
    for (let top = 0; top <= root.scrollHeight; top += 40) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      const { left, right, top: upper, bottom } = own.getBoundingClientRect();
      for (let x = left; x < right; x += 11)
        for (let y = upper; y < bottom; y += 11) {
          const [first] = document.elementsFromPoint(x, y).filter((element) => !own.contains(element));
          const words = [...(first?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
          const press = first?.closest('button, a, input');
          for (const part of [...words, ...(press ? [press] : [])]) found.add(part.textContent ?? '');
        }
    }
    return [...found];
  });
  expect(under).toEqual([]);
  // What has the focus is not hidden by its ground.
  for (const other of await page.getByRole('main').getByRole('button').all()) {
    await other.focus();
    if (
      await other.evaluate(
        (element, name) => element.getAttribute('aria-label') === name,
        say('floating button'),
      )
    )
      continue;
    const [box, own] = [await other.boundingBox(), await button.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0);
  }
});

test('the floating button stays where it is put, opens when pressed, not when dragged @once', async ({
  page,
  openOnBackend,
  backend,
  say,
}) => {
  answerAll(backend);
  backend.answer('/user-problem/get-whatsapp', coded({ va: '+52 55 7777 0002' }));
  await openOnBackend('/flatMultiple', query);
  await expect(page.getByText('North Bank')).toBeVisible();
  const button = page.getByRole('button', { name: say('floating button'), exact: true });
  const first = await middle(button);
  const aim = { x: first.x - 200, y: first.y - 300 };
  await drag(page, first, aim);
  await expect.poll(() => middle(button)).toEqual(aim);
  await expect(page).toHaveURL(/\/flatMultiple\?/);
  await page.reload();
  await expect.poll(() => middle(button)).toEqual(aim);

  // Thrown out of the window it stays inside, whole.
  await drag(page, aim, { x: -50, y: 20 });
  const box = await button.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await expect(page).toHaveURL(/\/flatMultiple\?/);

  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await button.boundingBox())?.y).toBeGreaterThan(box?.y ?? 0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Dag(\?|$)/);
  await page.goBack();
  await button.tap();
  await expect(page).toHaveURL(/\/Dag(\?|$)/);
});
