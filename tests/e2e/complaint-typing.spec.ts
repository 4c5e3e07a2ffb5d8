/** What a phone does while somebody writes a complaint: it is turned around, and its keyboard takes half of the page. */
import { begin } from './complaint-begin.ts';
import { expect, test } from './fixtures.ts';

test('turned around in the middle of the text, everything is as it was @once', async ({
  page,
  open,
  words,
}) => {
  await begin(page, open, 'other', words);
  const text = page.getByRole('textbox');
  await text.pressSequentially('Half a sentence');
  for (let back = 0; back < 4; back += 1) await page.keyboard.press('ArrowLeft');
  for (const size of [
    { width: 640, height: 360 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect(text).toBeFocused();
    await page.keyboard.press('x');
  }
  await expect(text).toHaveValue('Half a sentxxence');
  await expect(page).toHaveURL(/complainPageNext/);
});

test('with a keyboard over half of the phone what is written stays in sight @once', async ({
  page,
  open,
  words,
}) => {
  await begin(page, open, 'other', words);
  const text = page.getByRole('textbox');
  await text.pressSequentially('Half a sent');
  // What a WebView makes of a page when a keyboard comes.
  await page.setViewportSize({ width: 360, height: 300 });
  await page.keyboard.type('ence');
  await expect(text).toHaveValue('Half a sentence');
  // A line and more of it, not only its edge, is under no bar.
  const lines = await text.evaluate((field) => {
    const { left, top, bottom } = field.getBoundingClientRect();
    const seen = Array.from({ length: Math.ceil(bottom - top) }, (_, y) => top + y);
    return seen.filter((y) => document.elementFromPoint(left + 20, y) === field).length;
  });
  expect(lines).toBeGreaterThan(48);
});
