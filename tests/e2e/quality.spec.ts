/** How the screens feel: for readers, large text, keyboards, thumbs and eyes that dislike motion. */
import type { Locator, Page } from '@playwright/test';
import { answerAll, answerOf, paths, places, type Place } from './answers.ts';
import {
  enlargeText,
  expect,
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  test,
  type Open,
} from './fixtures.ts';
import { drawn, holdBack } from './held.ts';
import { expectWholeWords } from './line-breaks.ts';
import { shifted, watchShifts } from './shifts.ts';

const others: Readonly<Record<string, { readonly route: string; readonly query: Place['query'] }>> = {
  'repay-done': { route: '/showRefraction', query: { productId: '1', orderId: '77' } },
  'test-preview': { route: '/testPreview', query: {} },
  privacy: { route: '/gaveIs', query: {} },
  'loan-terms': { route: '/agony', query: {} },
  about: { route: '/couldPublic', query: {} },
  'login-failed': { route: '/notQuite', query: {} },
  'bind-bank': { route: '/arphaxat', query: {} },
};

async function visit(page: Page, open: Open, name: string): Promise<void> {
  const place: Place | undefined = (places as Readonly<Record<string, Place>>)[name];
  const { route = '/', query = {} } = place ?? others[name] ?? {};
  await open(route, query);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (place !== undefined) await expect(page.getByText(place.shows).first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

for (const name of [...Object.keys(places), ...Object.keys(others)]) {
  test(`${name} is accessible, at twice the text size too, and fits narrow phones`, async ({
    page,
    openOnBackend,
    backend,
  }) => {
    answerAll(backend);
    await visit(page, openOnBackend, name);
    await expectAccessible(page);
    await expectLargeTargets(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await enlargeText(page);
    await expectNoSidewaysScroll(page);
    await expectWholeWords(page);
    await expectAccessible(page);
  });
}

test('dialogs, failures and empty states are accessible', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  watched.allow(/status of (4|5)\d\d|call-failed/);
  answerAll(backend, { loanDetails: answerOf('loanDetails', { isDelay: 1 }) });
  await visit(page, openOnBackend, 'loan-detail');
  await page.getByRole('button', { name: say('extension'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await expectLargeTargets(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: say('no need') })).toBeInViewport();

  answerAll(backend, {
    loanDetails: answerOf('loanDetails', { orderStatus: '200', isScore: 1 }),
    loanConfirm: answerOf('loanConfirm', { isNeedPop: 1, amountDec: 'Wait' }),
    delayPlan: answerOf('delayPlan', { repayList: [], repayPlan: [] }),
    loanPlan: { status: 500 },
  });
  await openOnBackend('/inThe', places['loan-detail'].query);
  await expect(page.getByRole('dialog', { name: words('rating.title') })).toBeVisible();
  await expectAccessible(page);
  await expectLargeTargets(page);
  await openOnBackend('/versions', { productId: '1' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await openOnBackend('/flatMultiple', places['repay-delay'].query);
  await expect(page.getByText(words('repay.noChannels'))).toBeVisible();
  await expectAccessible(page);
  await openOnBackend('/knowledgeEarth', places.repay.query);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('nothing jumps when the data comes', async ({ page, openOnBackend, backend }) => {
  await watchShifts(page);
  for (const [name, { route, query, call, shows }] of Object.entries(places) as [string, Place][]) {
    backend.reset();
    answerAll(backend);
    const release = await holdBack(page, `**/gateway${paths[call]}*`);
    await openOnBackend(route, query);
    await expect(page.locator('.skeleton').first()).toBeAttached();
    await drawn(page);
    release();
    await expect(page.getByText(shows).first()).toBeVisible();
    // The observer is told after the frame that moved.
    await drawn(page);
    expect(await shifted(page), name).toEqual([]);
  }
  // The measure itself notices a jump.
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(...Array.from({ length: 9 }, () => 'x'.repeat(99))),
  );
  await expect.poll(() => shifted(page)).not.toEqual([]);
});

test('after a change of screen the title has the focus, and Back returns @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
}) => {
  answerAll(backend);
  await visit(page, openOnBackend, 'loan-detail');
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('repay.title') })).toBeFocused();
  await expect(page).toHaveTitle(words('repay.title'));
  await page.getByRole('button', { name: words('app.back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('order.title') })).toBeFocused();
  await expect(page).toHaveTitle(words('order.title'));
});

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

test('a loan is confirmed with the keyboard alone @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  watched.allow(/bridge-failed/);
  answerAll(backend);
  await visit(page, openOnBackend, 'loan-confirm');
  const expected = [words('app.refresh'), say('agreement'), words('loan.readAgreement'), say('submit loan')];
  const walked: string[] = [];
  for (const name of expected) {
    await page.keyboard.press('Tab');
    walked.push(await focusedName(page));
    const ring = await page.evaluate(() => {
      const shown = document.activeElement?.closest('label') ?? document.activeElement;
      const parts = shown === null ? [] : [shown, ...shown.querySelectorAll('*')];
      return parts.some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
    });
    expect(ring, `${name} shows the focus`).toBe(true);
  }
  expect(walked).toEqual(expected);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: say('submit loan') })).toBeDisabled();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inThe\?/);
  await expect(page.getByText('To be paid')).toBeVisible();
});

test('a dialog holds the focus and gives it back @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
}) => {
  answerAll(backend, { loanDetails: answerOf('loanDetails', { isDelay: 1 }) });
  await visit(page, openOnBackend, 'loan-detail');
  const button = page.getByRole('button', { name: say('extension'), exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words('order.reminderTitle') });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(place).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

/** What moves for long enough to be seen; a change of opacity is not motion. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        if (!frames.some((frame) => 'transform' in frame || 'left' in frame || 'top' in frame)) return false;
        const { duration = 0 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 50;
      })
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );

test('who asked for less motion sees none @once', async ({ page, openOnBackend, backend, say }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  answerAll(backend, {
    loanDetails: { delay: Infinity },
    loanConfirm: answerOf('loanConfirm', { isNeedPop: 1, amountDec: 'Wait' }),
  });
  await openOnBackend('/inThe', places['loan-detail'].query);
  await expect(page.locator('.skeleton').first()).toBeAttached();
  expect(await moving(page)).toEqual([]);
  await openOnBackend('/versions', { productId: '1' });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(page)).toEqual([]);
  await openOnBackend('/flatMultiple', places['repay-delay'].query);
  await page.getByRole('button', { name: say('bar code') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(page)).toEqual([]);
});

test('held sideways, what is due and what it means stand above the buttons @once', async ({ page, open }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const loan = { productId: '1', orderId: '174-delay' };
  const seen = async (part: Locator): Promise<void> => {
    await expect(part).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    const [words, footer] = await Promise.all([part.boundingBox(), page.locator('footer').boundingBox()]);
    expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  };
  await open('/inThe', loan);
  await seen(page.getByRole('heading', { level: 2 }).first());
  await open('/showRefraction', { ...loan, amount: '345050' });
  await seen(page.getByText('3,450.50'));
});
