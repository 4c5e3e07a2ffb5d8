/** Complaining: what it asks for, what is lost on the way and comes back, and that it is sent once. */
import type { Page } from '@playwright/test';
import { begin, expectForm } from './complaint-begin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from './fixtures.ts';

/** A picture as a phone's camera makes it: a photo of that many pixels. */
async function photo(page: Page, width: number, height: number): Promise<Buffer> {
  const text = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [across, down];
      const context = canvas.getContext('2d');
      for (let at = 0; at < across; at += 8) {
        if (context) context.fillStyle = `hsl(${at % 360} 80% ${20 + (at % 60)}%)`;
        context?.fillRect(at, 0, 8, down);
      }
      return canvas.toDataURL('image/jpeg', 0.95);
    },
    [width, height] as const,
  );
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

const attach = (
  page: Page,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> => page.locator('input[type=file]').setInputFiles([...files]);

for (const kind of ['collection', 'other'] as const) {
  test(`a complaint (${kind}) with nine pictures is sent once and can be followed @once`, async ({
    page,
    open,
    words,
    asked,
  }) => {
    test.slow();
    await begin(page, open, kind, words);
    const buffer = await photo(page, 2400, 1200);
    const pictures = Array.from({ length: 11 }, (_, index) => ({
      name: `${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    }));
    await page.getByRole('textbox').fill('x'.repeat(230));
    await expect(page.getByText('200/200')).toBeVisible();
    await attach(page, pictures);
    await expect(page.getByText(words('complaint.tooMany'))).toBeVisible();
    await expect(page.getByText('9/9')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
    // What stands behind the footer is no target there.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const submit = page.getByRole('button', { name: words('complaint.submit') });
    await submit.dblclick();
    await expect(page.getByRole('dialog', { name: words('complaint.sentTitle') })).toBeVisible();
    await expect(page).toHaveURL(/andHim/);
    // The entry stands once in the history, and it is this one.
    expect(await page.evaluate(() => (window.history.state as { idx?: number } | null)?.idx)).toBe(0);
    const saved = (await asked()).filter(({ operation }) => operation === 'problemSave');
    expect(saved).toHaveLength(1);
    expect(saved[0]?.parameters['problemImage']?.split(',')).toHaveLength(9);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('complaint'))),
    ).toEqual([]);

    await page.getByRole('button', { name: words('complaint.mine') }).click();
    await expect(page).toHaveURL(/complaintList/);
    await expect(page.getByText('x'.repeat(40)).first()).toBeVisible();
    await page.getByRole('tabpanel').getByRole('button').first().click();
    await expect(page).toHaveURL(/complainDetails/);
    const sent = page.locator('main img');
    await expect(sent).toHaveCount(9);
    await expect(sent.first()).toHaveJSProperty('complete', true);
    // Made smaller on the phone: what was kept has 1600 pixels at its longer side.
    expect(await sent.first().evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1600);
  });
}

/** Noise, which no compression makes small: over 10 MB in the file. */
async function noise(page: Page, side: number): Promise<Buffer> {
  const text = await page.evaluate((length) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [length, length];
    const context = canvas.getContext('2d');
    const image = context?.createImageData(length, length);
    const words = new Uint32Array(image?.data.buffer ?? new ArrayBuffer(0));
    let seed = 1;
    for (let at = 0; at < words.length; at += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      words[at] = seed | 0xff000000;
    }
    if (image !== undefined) context?.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png');
  }, side);
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

/** What arrived of the one picture, and how wide it is: the kept draft shows it from where it was sent. */
async function arrived(page: Page): Promise<{ readonly bytes: Buffer; readonly width: number }> {
  await expect(page.getByText('1/9')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
  await page.reload();
  const sent = page.locator('main [role=group] img[src*="/"]:not([src^="blob:"])').first();
  await expect(sent).toHaveJSProperty('complete', true);
  const { src, width } = await sent.evaluate((image: HTMLImageElement) => ({
    src: image.src,
    width: image.naturalWidth,
  }));
  return { bytes: await (await page.request.get(src)).body(), width };
}

// A small one goes through the same hands; a camera of twelve megapixels makes the other.
for (const [width, height, sent] of [
  [320, 160, 320],
  [4000, 3000, 1600],
] as const)
  test(`a photo of ${width} by ${height} leaves the phone without where it was taken @once`, async ({
    page,
    open,
    words,
  }) => {
    await begin(page, open, 'other', words);
    const taken = Buffer.from('Exif\0\0GPSLatitude 19.4326 GPSLongitude 99.1332');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(taken.length + 2);
    const plain = await photo(page, width, height);
    // Behind the mark of a JPEG, where a camera writes it.
    const [mark, rest] = [plain.subarray(0, 2), plain.subarray(2)];
    const buffer = Buffer.concat([mark, Buffer.from([0xff, 0xe1]), length, taken, rest]);
    await attach(page, [{ name: 'home.jpg', mimeType: 'image/jpeg', buffer }]);
    const picture = await arrived(page);
    expect([picture.bytes.subarray(0, 3).toString('hex'), picture.width]).toEqual(['ffd8ff', sent]);
    expect(['Exif', 'GPS'].filter((word) => picture.bytes.includes(word))).toEqual([]);
  });

test('a picture that is hard to make small goes below 1 MB @once', async ({ page, open, words }) => {
  test.slow();
  await begin(page, open, 'other', words);
  const buffer = await noise(page, 2000);
  expect(buffer.length).toBeGreaterThan(5_000_000);
  await attach(page, [{ name: 'noise.png', mimeType: 'image/png', buffer }]);
  const { bytes, width } = await arrived(page);
  expect(bytes.length).toBeLessThanOrEqual(1024 * 1024);
  expect(bytes.length).toBeGreaterThan(100_000);
  expect(width).toBeGreaterThanOrEqual(600);
  expect(width).toBeLessThanOrEqual(1600);
});

test('another kind of file is refused in words, a lost connection in the third picture can be made good @once', async ({
  page,
  open,
  words,
  watched,
}) => {
  watched.allow(/call-failed|Failed to load resource|ERR_FAILED|ERR_INTERNET/);
  await begin(page, open, 'other', words);
  for (const [name, mimeType] of [
    ['notes.txt', 'text/plain'],
    ['notes.jpg', 'image/jpeg'],
  ] as const) {
    await attach(page, [{ name, mimeType, buffer: Buffer.from('no picture') }]);
    await expect(page.getByText(words('complaint.wrongKind'))).toBeVisible();
    await expect(page.getByText('0/9')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(1);
  }

  let uploads = 0;
  await page.route('**/upload-problem-img**', (route) => {
    uploads += 1;
    return uploads === 3 ? route.abort('connectionfailed') : route.continue();
  });
  const buffer = await photo(page, 300, 200);
  await attach(
    page,
    [1, 2, 3].map((index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })),
  );
  const retry = page.getByRole('button', { name: words('app.retry') });
  await expect(retry).toBeVisible();
  await page.getByRole('textbox').fill('Something happened');
  await page.getByRole('button', { name: words('complaint.submit') }).click();
  await expect(toast(page, words('complaint.notSent'))).toBeVisible();
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page.getByText('3/9')).toBeVisible();
});

test('a reload in the middle of the text loses nothing, and a failed send neither @once', async ({
  page,
  open,
  words,
  watched,
}) => {
  watched.allow(/call-failed|Failed to load resource|ERR_/);
  await begin(page, open, 'collection', words);
  await attach(page, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 300, 200) }]);
  await expect(page.getByText('1/9')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('textbox').pressSequentially('Half a sent');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Half a sent');
  await expect(page.getByText('1/9')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: words('complaint.submit') }).click();
  await expect(toast(page, words('app.write.unsent'))).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Half a sent');
  await expect(page.getByText('1/9')).toBeVisible();
});

test('a picture that was on its way at a reload is named @once', async ({ page, open, words }) => {
  await begin(page, open, 'other', words);
  await page.route('**/upload-problem-img**', () => undefined);
  await attach(page, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 300, 200) }]);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.reload();
  const lost = words('complaint.lost_one');
  await expect(page.getByText(lost)).toBeVisible();
  // What is still a skeleton takes nothing.
  await expect(page.getByRole('definition').first()).toHaveText(/\w/);
  await expect(page.getByText('0/9')).toBeVisible();
  await page.unroute('**/upload-problem-img**');
  await attach(page, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 300, 200) }]);
  await expect(page.getByText('1/9')).toBeVisible();
  await expect(page.getByText(lost)).toHaveCount(0);
});

test('on a small phone the second question comes into sight, and taps go through a toast', async ({
  page,
  open,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install();
  await open('/andHim', { orderId: '174' });
  await page.getByRole('radio').first().click();
  const reasons = page.getByRole('group', { name: words('complaint.sonTypeQuestion') });
  await expect(reasons.getByRole('radio').last()).toBeInViewport();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await reasons.getByRole('radio').first().click();
  await expectForm(page);
  await attach(page, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 300, 200) }]);
  const said = toast(page, words('complaint.uploaded'));
  await expect(said).toBeVisible();
  expect(
    await said.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(false);
  // What is said within the moment of leaving (300 ms) belongs to it, and would stay.
  await page.clock.runFor(350);
  await page.goBack();
  await expect(page).toHaveURL(/andHim/);
  // Of the 3000 ms that it would last.
  await expect(said).toHaveCount(0, { timeout: 1500 });
});
