/** Fields of digits in a real browser: the caret stays where the person put it, whatever they type, delete or paste. */
import type { Locator, Page } from '@playwright/test';
import { begin } from './complaint-begin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

/** What the field shows, with the caret as `|`. */
const shown = (field: Locator): Promise<string> =>
  field.evaluate((input) => {
    const { value, selectionStart, selectionEnd } = input as HTMLInputElement;
    const [from, to] = [selectionStart ?? 0, selectionEnd ?? 0];
    return `${value.slice(0, from)}|${from === to ? '' : `${value.slice(from, to)}|`}${value.slice(to)}`;
  });

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const times = (key: string, count: number): readonly string[] => Array.from({ length: count }, () => key);

/** Puts a text in as a paste does, in one piece. */
const paste = (page: Page, text: string): Promise<void> => page.keyboard.insertText(text);

test('a card number is grouped while the caret stays where it was put @once', async ({
  page,
  open,
  words,
}) => {
  await open('/aEarths');
  const field = page.getByRole('textbox', { name: words('bindCard.cardNo') });
  await field.tap();
  await page.keyboard.type('12345678');
  expect(await shown(field)).toBe('1234 5678|');
  // Into the middle, and on: no key sends the caret to the end.
  await press(page, ...times('ArrowLeft', 6));
  await page.keyboard.type('99');
  expect(await shown(field)).toBe('1239 9|456 78');
  await page.keyboard.type('x ');
  expect(await shown(field)).toBe('1239 9|456 78');
  await press(page, 'Backspace', 'Backspace');
  expect(await shown(field)).toBe('123|4 5678');
  // Across a space, in both directions.
  await press(page, 'ArrowRight', 'ArrowRight', 'Backspace');
  expect(await shown(field)).toBe('123|5 678');
  await press(page, 'ArrowRight', 'Delete');
  expect(await shown(field)).toBe('1235| 78');
  // Over a selection.
  await press(page, 'Home', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await paste(page, '40 00-1');
  expect(await shown(field)).toBe('4000 1|357 8');
  await press(page, 'End');
  await paste(page, '1234 5678 9012 3456');
  expect(await shown(field)).toBe('4000 1357 8123 4567 890|');
  await press(page, 'Home');
  await page.keyboard.type('5');
  expect(await shown(field)).toBe('|4000 1357 8123 4567 890');
  // The expiry that was copied with a card is no part of it.
  await press(page, 'ControlOrMeta+A');
  await paste(page, '4111 1111 1111 1111 12/27');
  expect(await shown(field)).toBe('4111 1111 1111 1111|');
});

test('an input method ends its work before the digits are grouped @once', async ({ page, open, words }) => {
  await open('/aEarths');
  const field = page.getByRole('textbox', { name: words('bindCard.cardNo') });
  await field.tap();
  await page.keyboard.type('1234');
  const input = await page.context().newCDPSession(page);
  for (const text of ['５', '５６', '５６７'])
    await input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  expect(await shown(field)).toBe('1234５６７|');
  await input.send('Input.insertText', { text: '５６７' });
  expect(await shown(field)).toBe('1234 567|');
});

test('a card goes to the app by the bridge, and nowhere else @once', async ({ page, open, words }) => {
  const number = '4152313412341234';
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.addInitScript(() => {
    const taken: string[] = [];
    Object.assign(window, { taken, NativeBridge: { postMessage: (text: string) => taken.push(text) } });
  });
  await open('/aEarths');
  await page.getByRole('textbox', { name: words('bindCard.bankName') }).fill('BBVA');
  await page.getByRole('textbox', { name: words('bindCard.cardNo') }).fill(number);
  await page.getByRole('button', { name: words('bindCard.continue') }).tap();
  await expect(page.getByText(words('bindCard.handed'))).toBeVisible();
  const taken = await page.evaluate(() => Reflect.get(window, 'taken') as readonly string[]);
  expect(taken.map((text) => JSON.parse(text) as unknown)).toEqual([
    { type: 'bankStart', payload: { bankName: 'BBVA', cardNo: number } },
  ]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  expect(kept).toContain('BBVA');
  expect([...sent, kept, page.url()].filter((text) => /4152|1234/.test(text))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('textbox', { name: words('bindCard.bankName') })).toHaveValue('BBVA');
  await expect(page.getByRole('textbox', { name: words('bindCard.cardNo') })).toHaveValue('');
});

/** From the first moment in which it can be used: focuses the file field, and chooses a file where it says its name. */
const useAtOnce = (): void => {
  const find = (): void => {
    const input = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].find(
      (each) => each.closest('[inert]') === null,
    );
    if (input === undefined) return;
    observer.disconnect();
    Object.assign(window, { first: input });
    input.focus();
    if (input.closest('label')?.htmlFor !== input.id) return;
    const chosen = new DataTransfer();
    chosen.items.add(new File(['x'], 'recibo.png', { type: 'image/png' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const observer = new MutationObserver(find);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
};

/** The one that was found is the one that stands there, with the focus. */
const isStill = (page: Page): Promise<readonly [boolean, boolean, boolean]> =>
  page.evaluate(() => {
    const first: unknown = Reflect.get(window, 'first');
    const now = document.querySelector('input[type="file"]');
    return [first instanceof HTMLInputElement, now === first, document.activeElement === first];
  });

test('a screen that waits for nothing is drawn once: its file field keeps the file and the focus @once', async ({
  page,
  open,
}) => {
  await page.addInitScript(useAtOnce);
  await open('/testPreview');
  await expect(page.getByText(/recibo\.png/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await isStill(page)).toEqual([true, true, true]);
  await expect(page.getByText(/recibo\.png/)).toBeVisible();
});

test('a form is not drawn anew when what is above it comes @once', async ({ page, open, deed, words }) => {
  await begin(page, open, 'other', words);
  await deed('fault', { kind: 'latency', operation: 'problemInit', ms: '2500', count: '1' });
  await page.addInitScript(useAtOnce);
  const answer = page.waitForResponse(/problem-init/);
  await page.reload();
  await expect.poll(() => isStill(page)).toEqual([true, true, true]);
  await page.getByRole('textbox', { name: words('complaint.description') }).fill('Cobro dos veces');
  await page.evaluate(() => (Reflect.get(window, 'first') as HTMLInputElement).focus());
  await answer;
  await expect(page.getByRole('definition').first()).toHaveText(/\w/);
  expect(await isStill(page)).toEqual([true, true, true]);
});
