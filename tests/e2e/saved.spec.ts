/**
 * What a borrower keeps: a code to pay with, a note of a payment, the day it is due. As files of a browser, through the host app,
 * by the phone's own sharing; and where none of these is there, as words to copy.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hostMessages, installHost } from './host.ts';

const order = { productId: '1', orderId: '174' };
const voucher = { ...order, amount: '317697', payCode: 'tienda24', requestType: '1' };

/** Remembers the words that the page writes into a picture. */
const watchWriting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { prototype } = CanvasRenderingContext2D;
    const write = prototype.fillText;
    prototype.fillText = function fillText(text, ...place) {
      written.push(text);
      write.call(this, text, ...place);
    };
  });

const written = (page: Page): Promise<string> =>
  page.evaluate(() => (Reflect.get(window, 'written') as readonly string[]).join(' '));

/** As a phone that shares files, which remembers them. */
const installShare = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shared: unknown[] = [];
    const share = async ({ files = [] }: ShareData): Promise<void> => {
      for (const file of files)
        shared.push({ name: file.name, type: file.type, size: file.size, text: await file.text() });
    };
    Object.assign(window, { shared });
    Object.assign(navigator, { share, canShare: ({ files = [] }: ShareData) => files.length > 0 });
  });

interface Shared {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const shared = (page: Page): Promise<readonly Shared[]> =>
  page.evaluate(() => Reflect.get(window, 'shared') as readonly Shared[]);

/** The app around the page does not say that it keeps files. */
const withoutOffers = (page: Page): Promise<unknown> =>
  page.route(
    (url) => !/\.\w+$|^\/gateway\//.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"offers":["saveFile"]', '"offers":[]');
      await route.fulfill({ response: answer, body });
    },
  );

interface Message {
  readonly payload: { readonly base64: string };
}

interface Kept {
  readonly name: string;
  readonly bytes: Buffer;
}

async function download(page: Page, button: string): Promise<Kept> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** How wide the picture is, its ground, and how many of its lines are alike and have the bars of a code. */
const look = (page: Page, { bytes }: Pick<Kept, 'bytes'>) =>
  page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([data], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('nothing to draw on');
    context.drawImage(bitmap, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, width, height);
    const dot = (x: number, y: number): string => ((pixels[4 * (y * width + x)] ?? 0) < 128 ? '#' : ' ');
    const rows = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (__, x) => dot(x, y)).join(''),
    );
    const bars = rows.filter((row, y) => row === rows[y - 1] && row.split(/#+/).length > 30);
    return { width, ground: Array.from(pixels.slice(0, 4)), bars: bars.length };
  }, bytes.toString('base64'));

/** Of an entry for a calendar: one whole day, its alarm, and the words given. */
function expectDay(text: string, day: string, title: string): void {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  expect(lines).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  expect(lines).toContain(`SUMMARY:${title}`);
  expect(lines).toContain('TRIGGER:-P1D');
}

const dayTitle = 'Lendora Efectivo: paga tu préstamo';
const shownDay = (page: Pick<Page, 'getByText'>): Promise<string | null> =>
  page
    .getByText(/^\d{4}-\d\d-\d\d$/)
    .first()
    .textContent();

test('in a browser a code, the note of its payment and the day come as files @once', async ({
  page,
  open,
  say,
  words,
}) => {
  await watchWriting(page);
  await open('/carpmm', voucher);
  const code = (await page.getByText(/^646180\d{12}$/).textContent()) ?? '';
  const slip = await download(page, words('instruction.save'));
  expect(slip.name).toBe('codigo-de-pago.png');
  expect(await look(page, slip)).toMatchObject({ width: 720, ground: [255, 255, 255, 255] });
  expect((await look(page, slip)).bars).toBeGreaterThan(60);
  const onSlip = await written(page);
  for (const part of ['Paga en Tienda 24', '$3,176.97', `Código de pago: ${code}`, 'Lendora Servicios'])
    expect(onSlip).toContain(part);
  expect(onSlip).toMatch(/Vence: \d{4}-\d\d-\d\d 23:59:59 Guardado el/);

  await page.getByRole('button', { name: words('instruction.done') }).click();
  await page.getByRole('button', { name: say('yes, I have paid') }).click();
  const note = await download(page, words('slip.save'));
  expect(note.name).toBe('pago-174.png');
  expect(await look(page, note)).toEqual({ width: 720, ground: [255, 255, 255, 255], bars: 0 });
  const onNote = (await written(page)).slice(onSlip.length);
  for (const part of [words('order.told'), 'Préstamo: 174', '$3,176.97', words('slip.noProof')])
    expect(onNote).toContain(part);
  expect(onNote).not.toContain(code);

  const day = (await shownDay(page)) ?? '';
  const entry = await download(page, words('order.calendar'));
  expect(entry.name).toBe(`${day}.ics`);
  expectDay(entry.bytes.toString('utf8'), day, dayTitle);
});

test('who has paid is told how the receipt is sent: by e-mail, or in a chat of the service', async ({
  page,
  open,
  say,
  words,
  language,
  watched,
}) => {
  watched.allow(/wa\.me/);
  await page.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
  await open('/showRefraction', { ...voucher, language });
  await page.getByRole('button', { name: say('yes, I have paid') }).click();
  const how = page.getByText(words('service.paidText'));
  await expect(page.locator('summary', { hasText: words('service.paid') })).toBeVisible();
  await expect(how).toBeHidden();
  await page.locator('summary', { hasText: words('service.paid') }).click();
  await expect(how).toBeVisible();
  // Until when to wait, and what is sent then.
  await expect(how).toContainText(
    language === 'en' ? /24 hours.*photo of the receipt/ : /24 horas.*foto del comprobante/,
  );
  await expect(page.getByRole('link', { name: words('service.write') })).toHaveAttribute(
    'href',
    'mailto:ayuda@lendora.example',
  );
  await page.getByRole('link', { name: words('repayChoose.help') }).click();
  await expect(page).toHaveURL(/\/alsoGlobe\?/);
  await page.getByRole('link', { name: words('service.chat') }).click();
  await expect(page).toHaveURL('https://wa.me/525550005678');
});

test('where the host app keeps files it gets them whole, as the test page shows @once', async ({
  page,
  open,
  say,
  words,
}) => {
  await open('/testPreview', { orderId: '174' });
  await page.getByRole('checkbox', { name: words('test.framed') }).check();
  await page.getByRole('button', { name: words('test.open.detail') }).click();
  const phone = page.frameLocator('iframe');
  await phone.getByRole('button', { name: words('order.calendar') }).click();
  await expect(page.getByText('saveFile').first()).toBeVisible();
  const day = (await shownDay(phone)) ?? '';
  await phone.getByRole('button', { name: say('repay'), exact: true }).click();
  await phone.getByRole('button', { name: /^Tienda 24/ }).click();
  await phone.getByRole('button', { name: words('instruction.save') }).click();
  const log = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('bridge-log') ?? '[]') as readonly Message[]);
  await expect.poll(async () => (await log()).length).toBe(2);

  const messages = await log();
  expect(messages).toMatchObject([
    { type: 'saveFile', payload: { name: `${day}.ics`, type: 'text/calendar' } },
    { type: 'saveFile', payload: { name: 'codigo-de-pago.png', type: 'image/png' } },
  ]);
  const [entry, slip] = messages.map(({ payload }) => Buffer.from(payload.base64, 'base64'));
  expectDay(entry?.toString('utf8') ?? '', day, dayTitle);
  expect((await look(page, { bytes: slip ?? Buffer.alloc(0) })).bars).toBeGreaterThan(60);
});

for (const place of ['a browser', 'an app that keeps no files'] as const) {
  test(`where ${place} shares files, what is kept is shared @once`, async ({ page, open, words }) => {
    const downloads: unknown[] = [];
    page.on('download', (file) => downloads.push(file));
    await installShare(page);
    if (place !== 'a browser') {
      await installHost(page);
      await withoutOffers(page);
    }
    await open('/inThe', order);
    const day = (await shownDay(page)) ?? '';
    await page.getByRole('button', { name: words('order.calendar') }).click();
    await expect.poll(() => shared(page)).toMatchObject([{ name: `${day}.ics`, type: 'text/calendar' }]);
    expectDay((await shared(page))[0]?.text ?? '', day, dayTitle);

    await open('/carpmm', voucher);
    await page.getByRole('button', { name: words('instruction.save') }).click();
    await expect.poll(() => shared(page)).toMatchObject([{ name: 'codigo-de-pago.png', type: 'image/png' }]);
    if (place !== 'a browser') expect(await hostMessages(page)).toEqual([]);
    expect(downloads).toEqual([]);
  });
}

test('in an app that neither keeps nor shares files there are words to copy, and nothing that cannot work @once', async ({
  page,
  context,
  open,
  words,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await installHost(page);
  await withoutOffers(page);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const copyAll = page.getByRole('button', { name: words('instruction.copyAll') });
  await open('/carpmm', voucher);
  const code = (await page.getByText(/^646180\d{12}$/).textContent()) ?? '';
  await copyAll.click();
  await expect.poll(copied).toContain(`Código de pago: ${code}`);
  for (const part of ['Paga en Tienda 24', 'Monto: $3,176.97', 'Empresa: Lendora', 'Vence: '])
    expect(await copied()).toContain(part);
  await expect(page.getByRole('button', { name: words('instruction.save') })).toHaveCount(0);

  await open('/inThe', { ...order, from: 'told', amount: voucher.amount });
  await copyAll.click();
  await expect.poll(copied).toContain('Préstamo: 174');
  expect(await copied()).toContain('Monto: $3,176.97');
  for (const name of ['slip.save', 'order.calendar'])
    await expect(page.getByRole('button', { name: words(name) })).toHaveCount(0);

  await open('/heldUntil', { orderId: '174' });
  await expect(page.getByText('$134.63', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: words('agreement.save') })).toHaveCount(0);
});
