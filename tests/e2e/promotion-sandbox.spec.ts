/** A promotion's form with the sandbox behind it: from the link on its page, through every refusal, to the last second. */
import type { APIRequestContext, Page } from '@playwright/test';
import { promotions } from '../../src/server/sandbox/promotions.ts';
import { expect, holdClock, test, toast } from './fixtures.ts';

const phone = '13812345678';
const campaign = { id: 'classic', app_from: 'h5', user_from: 'ad', utm_tag: 'enero' };
const wrong = {
  phone: '请正确输入手机号！',
  captcha: '请正确输入图形验证码！',
  code: '请正确输入短信验证码！',
};

interface Visitor {
  readonly captcha: string | null;
  readonly codes: readonly { readonly code: string }[];
}

/** What a person reads from the picture and from the phone. */
async function read(request: APIRequestContext, origin: string, session: string): Promise<Visitor> {
  const answer = await request.get(`${origin}/sandbox/api/${encodeURIComponent(session)}/visitors`);
  const [newest] = (await answer.json()) as readonly Visitor[];
  if (newest === undefined) throw new Error('Nobody has come yet.');
  return newest;
}

function form(page: Page, words: (key: string) => string) {
  const box = (key: string) => page.getByRole('textbox', { name: words(key) });
  const button = (key: string) => page.getByRole('button', { name: words(key), exact: true }).last();
  return {
    phone: box('promotion.phone'),
    captcha: box('promotion.captcha'),
    code: box('promotion.smsCode'),
    picture: page.getByRole('img', { name: words('promotion.captchaPicture') }),
    send: button('promotion.getCode'),
    register: button('promotion.register'),
  };
}

test('each promotion is opened from the page of the sandbox', async ({
  page,
  sandbox,
  session,
  language,
  words,
  watched,
}) => {
  watched.allow(/template-refused|values-refused/);
  for (const { id } of promotions) {
    const query = language === 'en' ? '?isNeedPop=1' : '';
    await page.goto(`${sandbox.origin}/sandbox/session/${encodeURIComponent(session)}${query}`);
    await page
      .getByRole('link', { name: `${id} ${language === 'en' ? 'in English' : 'en español'}` })
      .click();
    if (id === 'screen') {
      const made = page.getByRole('heading', { name: /^(?:Hecho en el servidor|Made on the server)$/ });
      await expect(made).toBeVisible();
      continue;
    }
    await expect(form(page, words).phone, id).toBeVisible();
    await expect(form(page, words).picture, id).toBeVisible();
  }
});

test('a wrong captcha, a wrong code and a phone that is known are told, and the picture is another one @once', async ({
  page,
  open,
  words,
  session,
  sandbox,
  request,
  watched,
}) => {
  watched.allow(/call-failed/);
  await holdClock(page);
  await open('/promotion#/', { ...campaign, id: 'coupon', language: 'es' });
  const fields = form(page, words);
  const captcha = async (): Promise<string> => (await read(request, sandbox.origin, session)).captcha ?? '';
  /** A picture that counts again, and is another than before. */
  const another = async (before: string): Promise<string> => {
    await expect.poll(captcha).not.toBe('');
    await expect.poll(captcha).not.toBe(before);
    await expect(fields.picture).toBeVisible();
    // What is said next waits for what was said before.
    await page.clock.runFor(3_500);
    return captcha();
  };
  await expect(fields.picture).toBeVisible();
  await fields.phone.fill(phone);
  const first = await captcha();
  await fields.captcha.fill('0000');
  await fields.send.click();
  await expect(toast(page, 'El código de la imagen no coincide.')).toBeVisible();
  await fields.captcha.fill(await another(first));
  await fields.send.click();
  await expect(toast(page, '验证码已发送，请在手机上查看！')).toBeVisible();
  await page.clock.runFor(3_500);
  await fields.code.fill('000000');
  await fields.register.click();
  await expect(toast(page, 'El código del SMS no coincide.')).toBeVisible();
  await page.clock.runFor(3_500);
  const right = await captcha();
  await fields.captcha.fill('0000');
  await fields.register.click();
  await expect(toast(page, 'El código de la imagen no coincide.')).toBeVisible();
  await fields.captcha.fill(await another(right));
  const [sent] = (await read(request, sandbox.origin, session)).codes;
  await fields.code.fill(sent?.code ?? '');
  await fields.register.click();
  await expect(page).toHaveURL(/#\/downloadTemplate/);

  await open('/promotion#/', { ...campaign, id: 'coupon', language: 'es' });
  await expect(fields.picture).toBeVisible();
  await fields.phone.fill(phone);
  await fields.captcha.fill(await captcha());
  await fields.code.fill('123456');
  await fields.register.click();
  // This phone knows that it was done.
  await page.getByRole('button', { name: words('app.write.register.choice.another') }).click();
  await expect(toast(page, '您已注册,请直接下载APP登录！')).toBeVisible();
  await expect(page).toHaveURL(/#\/downloadTemplate/);
});

test('each field says what it lacks, one after another, and takes no more than it may @once', async ({
  page,
  open,
  words,
}) => {
  await open('/promotion#/', campaign);
  const fields = form(page, words);
  await expect(fields.picture).toBeVisible();
  await fields.send.click();
  await expect(page.getByText(wrong.phone)).toBeVisible();
  await expect(fields.phone).toBeFocused();
  for (const phone of ['23812345678', '12812345678', '1381234567']) {
    await fields.phone.fill(phone);
    await fields.send.click();
    await expect(page.getByText(wrong.phone), phone).toBeVisible();
  }
  await fields.phone.fill('');
  await fields.phone.pressSequentially('1381234567899');
  await expect(fields.phone).toHaveValue('138 1234 5678');
  await fields.send.click();
  await expect(page.getByText(wrong.phone)).toHaveCount(0);
  await expect(page.getByText(wrong.captcha)).toBeVisible();
  await fields.captcha.pressSequentially('a7k3p9');
  await expect(fields.captcha).toHaveValue('a7k3');
  await fields.register.click();
  await expect(page.getByText(wrong.captcha)).toHaveCount(0);
  await expect(page.getByText(wrong.code)).toBeVisible();
  await expect(fields.code).toBeFocused();
  await fields.code.pressSequentially('1234567');
  await expect(fields.code).toHaveValue('123456');
  await expect(fields.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(fields.code).toHaveAttribute('inputmode', 'numeric');
});

test('another picture is drawn for who has given a mobile number @once', async ({
  page,
  open,
  words,
  asked,
}) => {
  await open('/promotion#/', campaign);
  const fields = form(page, words);
  await expect(fields.picture).toBeVisible();
  const drawn = async () => (await asked()).filter(({ operation }) => operation === 'getCaptcha').length;
  const before = await drawn();
  await page.getByRole('link', { name: words('promotion.captchaAgain') }).click();
  await expect(page.getByText(wrong.phone)).toBeVisible();
  expect(await drawn()).toBe(before);
  const shown = await fields.picture.getAttribute('src');
  await fields.phone.fill('1');
  await page.getByRole('link', { name: words('promotion.captchaAgain') }).click();
  await expect(fields.picture).not.toHaveAttribute('src', shown ?? '');
  // The picture has its address before that is asked for.
  await expect.poll(drawn).toBe(before + 1);
});

test('a countdown of 60 s locks the button, goes on after a reload, and ends with its words @once', async ({
  page,
  open,
  words,
  session,
  sandbox,
  request,
}) => {
  await holdClock(page);
  await open('/promotion#/', campaign);
  const fields = form(page, words);
  await expect(fields.picture).toBeVisible();
  await fields.phone.fill(phone);
  await fields.captcha.fill((await read(request, sandbox.origin, session)).captcha ?? '');
  await fields.send.click();
  await expect(toast(page, '验证码已发送，请在手机上查看！')).toBeVisible();
  await expect(fields.send).toHaveAttribute('aria-disabled', 'true');
  const left = fields.send.getByText(/^\d+\s?s$/);
  await expect(left).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(left).toHaveText(/^(?:40|3\d)/);
  await page.reload();
  await expect(left).toHaveText(/^(?:40|3\d)/);
  await page.clock.fastForward(45_000);
  await expect(left).toHaveCount(0);
  await expect(fields.send).not.toHaveAttribute('aria-disabled', 'true');
});

test('a template that is refused is told, and the common page is shown @once', async ({
  page,
  open,
  words,
  watched,
}) => {
  watched.allow(/template-refused/);
  await open('/promotion#/', { ...campaign, id: '99', language: 'es' });
  await expect(toast(page, 'No encontramos esta promoción.')).toBeVisible();
  await expect(form(page, words).phone).toBeVisible();
  expect(watched.problems()).toEqual([]);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15' });

  test('visits are counted as ios @once', async ({ page, open, words, asked }) => {
    await open('/promotion#/', campaign);
    await expect(form(page, words).picture).toBeVisible();
    await expect
      .poll(async () =>
        (await asked())
          .filter(({ operation }) => operation === 'trackVisit')
          .map(({ parameters }) => parameters['client_type']),
      )
      .toEqual(['ios']);
  });
});
