/** Registering in a browser: from an ad to the app, and what must not stop a stranger on the way. */
import { expect, expectAccessible, holdClock, toast } from './fixtures.ts';
import { ad, phone, test } from './promotion-form.ts';

const register = '/api/v2/youmi/promotion/register';
const getSms = '/api/v2/youmi/promotion/get-sms';

test('registers a stranger and leads to the app with every parameter', async ({
  page,
  open,
  form,
  visitor,
  words,
  asked,
  context,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      NativeBridge: { postMessage: (text: string) => Object.assign(window, { told: text }) },
    });
  });
  await open('/promotion#/', { id: 'classic', ...ad, uctrackid: 'uc-9' });
  const code = await form.upToCode();
  const { sid } = await visitor();
  const said = await toast(page, '验证码已发送，请在手机上查看！').locator('p').boundingBox();
  const main = await page.getByRole('button', { name: words('promotion.register') }).boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0), 'the toast covers no button').toBeLessThan(main?.y ?? 0);
  const sms = page.getByRole('textbox', { name: words('promotion.smsCode') });
  await expect(sms).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(sms).toHaveAttribute('inputmode', 'numeric');
  // It rests, and whoever presses it all the same is told why.
  await page.getByRole('button', { name: words('promotion.getCode') }).click({ force: true });
  await expect(toast(page, '请勿重复发送验证码!')).toBeVisible();
  await sms.focus();
  await page.evaluate(
    (text) => document.execCommand('insertText', false, text),
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await form.press('register');
  await expect(toast(page, '注册成功')).toBeVisible();
  await expect(page.getByRole('heading', { name: words('promotion.downloadLead') })).toBeVisible();
  const url = new URL(page.url());
  expect([url.pathname, url.hash]).toEqual(['/promotion', '#/downloadTemplate']);
  const { down_id: _down, ...carried } = ad;
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ id: 'classic', ...carried });
  expect(url.searchParams.get('down_id')).toBeNull();
  expect(JSON.parse(await page.evaluate(() => (window as unknown as { told: string }).told))).toEqual({
    type: 'adConversion',
    payload: { uctrackid: 'uc-9' },
  });
  const calls = await asked();
  const of = (name: string) => calls.filter(({ operation }) => operation === name);
  expect(of('trackVisit').map(({ parameters }) => parameters)).toMatchObject([
    { page_id: 'classic', page_type: '1', client_type: 'android', utm_tag: 'enero' },
  ]);
  expect(of('trackClick')[0]?.parameters).toMatchObject({ phone });
  expect(of('register')[0]?.parameters).toMatchObject({
    phone,
    userName: phone,
    deviceId: sid,
    sid,
    merchantNumber: '0',
    smsCode: code,
    invite_code: 'AMIGO',
    id: 'classic',
  });
  expect(calls.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'ok')).toEqual([]);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sid');
  // A browser keeps none for longer than 400 days.
  expect([cookie?.value, (cookie?.expires ?? 0) > Date.now() / 1000 + 390 * 86_400]).toEqual([sid, true]);
  await open('/promotion#/', { id: 'classic' });
  await expect(page.getByRole('img', { name: words('promotion.captchaPicture') })).toBeVisible();
  expect((await asked()).filter(({ operation }) => operation === 'getSid')).toHaveLength(1);
});

test('says what is wrong in the order of the fields, in the words of the specification @once', async ({
  page,
  open,
  form,
  words,
}) => {
  await open('/promotion#/', { id: 'classic' });
  const again = page.getByRole('link', { name: words('promotion.captchaAgain') });
  await again.click();
  await expect(page.getByText('请正确输入手机号！')).toBeVisible();
  await expect(page.getByRole('textbox', { name: words('promotion.phone') })).toBeFocused();
  await form.fill('phone', '12800138000999');
  await expect(page.getByRole('textbox', { name: words('promotion.phone') })).toHaveValue('128 0013 8000');
  await form.press('register');
  await expect(page.getByText('请正确输入手机号！')).toBeVisible();
  await form.fill('phone', phone);
  await form.press('getCode');
  await expect(page.getByText('请正确输入图形验证码！')).toBeVisible();
  await form.fill('captcha', 'abcdef');
  await expect(page.getByRole('textbox', { name: words('promotion.captcha') })).toHaveValue('abcd');
  await form.press('register');
  await expect(page.getByText('请正确输入短信验证码！')).toBeVisible();
});

for (const [call, path] of [
  ['getSms', getSms],
  ['register', register],
] as const) {
  test(`each answer to ${call} has its own end @once`, async ({
    page,
    open,
    form,
    asked,
    watched,
    words,
  }) => {
    watched.allow(/call-failed|ERR_|Failed to load/);
    let body: object | 'drop' = { code: '101', message: 'La imagen no coincide' };
    await page.route(`**/gateway${path}*`, (route) =>
      body === 'drop' ? route.abort('connectionreset') : route.fulfill({ json: body }),
    );
    await holdClock(page);
    await open('/promotion#/', { id: 'classic', ...ad });
    await expect(page.getByRole('img', { name: words('promotion.captchaPicture') })).toBeVisible();
    await form.fill('phone', phone);
    const send = async (): Promise<void> => {
      await form.fill('captcha', 'abcd');
      await form.fill('smsCode', '123456');
      await form.press(call === 'getSms' ? 'getCode' : 'register');
    };
    const drawn = async (): Promise<number> =>
      (await asked()).filter(({ operation }) => operation === 'getCaptcha').length;
    for (const [code, message, pictures] of [
      ['101', 'La imagen no coincide', 2],
      ['-1', 'Otra vez la imagen', 3],
      ['7', 'Inténtalo mañana', 3],
    ] as const) {
      body = { code, message };
      await send();
      await expect(toast(page, message)).toBeVisible();
      await expect.poll(drawn).toBe(pictures);
      await page.clock.runFor(3_500);
    }
    body = 'drop';
    await send();
    // What became of it is told first; a notice waits for the one before it.
    await expect(
      toast(page, words(call === 'register' ? 'app.write.register.unknown' : 'promotion.smsUnsure')),
    ).toBeVisible();
    await page.clock.runFor(3_500);
    await expect(toast(page, words('promotion.error_meaning'))).toBeVisible();
    await page.clock.runFor(3_500);
    body = { code: '11', message: 'x' };
    await send();
    // Nobody knows the end of the one before: it is asked about.
    if (call === 'register')
      await page.getByRole('button', { name: words('app.write.register.choice.again') }).click();
    await expect(toast(page, '您已注册,请直接下载APP登录！')).toBeVisible();
    await expect(page).toHaveURL(/#\/downloadTemplate$/);
    await expect(page.getByText(words('promotion.known'))).toBeVisible();
    const { down_id: _down, ...carried } = ad;
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ id: 'classic', ...carried });
  });
}

test('works with cookies blocked @once', async ({ page, open, form }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await open('/promotion#/', { id: 'classic' });
  const code = await form.upToCode();
  await form.fill('smsCode', code);
  await form.press('register');
  await expect(page).toHaveURL(/#\/downloadTemplate$/);
});

test('the countdown survives a reload, what was typed is not kept on the phone and says so @once', async ({
  page,
  open,
  form,
  words,
}) => {
  await open('/promotion#/', { id: 'classic' });
  await form.upToCode();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(phone);
  await page.reload();
  await expect(page.getByText(/^[1-5]?\ds$/)).toBeVisible();
  await expect(page.getByText(words('promotion.again'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: words('promotion.phone') })).toHaveValue('');
  await form.fill('phone', phone);
  await expect(page.getByText(words('promotion.again'))).toHaveCount(0);
});

test('registering without a connection sends nothing, and says so @once', async ({
  page,
  open,
  form,
  words,
  watched,
  context,
}) => {
  watched.allow(/call-failed|ERR_/);
  await open('/promotion#/', { id: 'classic' });
  await expect(page.getByRole('img', { name: words('promotion.captchaPicture') })).toBeVisible();
  await form.fill('phone', phone);
  await form.fill('captcha', 'abcd');
  await form.fill('smsCode', '123456');
  await context.setOffline(true);
  await form.press('register');
  await expect(toast(page, words('promotion.error_meaning'))).toBeVisible();
  await expect(page.getByText(words('app.write.unsent'))).toBeInViewport();
  await expect(page.getByText(words('app.write.register.unknownTitle'))).toHaveCount(0);
  await context.setOffline(false);
});

test('the action key in each field does what the main button does, and ends with the registration', async ({
  page,
  open,
  form,
  words,
  asked,
}) => {
  await open('/promotion#/', { id: 'classic', ...ad });
  const field = page.getByRole('textbox', { name: words('promotion.phone') });
  await field.focus();
  await expect(field).toHaveAttribute('enterkeyhint', 'go');
  await form.fill('phone', '123');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/请正确输入手机号！/);
  await expect(field).toBeFocused();
  await form.fill('phone', phone);
  await field.press('Enter');
  const captcha = page.getByRole('textbox', { name: words('promotion.captcha') });
  await expect(captcha).toHaveAccessibleDescription(/请正确输入图形验证码！/);
  await expect(captcha).toBeFocused();
  await expect(captcha).toHaveAttribute('enterkeyhint', 'go');
  await form.fill('captcha', 'abcd');
  await captcha.press('Enter');
  const sms = page.getByRole('textbox', { name: words('promotion.smsCode') });
  await expect(sms).toHaveAccessibleDescription(/请正确输入短信验证码！/);
  await expect(sms).toBeFocused();
  await expect(sms).toHaveAttribute('enterkeyhint', 'go');
  expect((await asked()).map(({ operation }) => operation)).not.toContain('register');
  await form.fill('smsCode', await form.upToCode());
  await sms.press('Enter');
  await expect(page).toHaveURL(/#\/downloadTemplate$/);
});

test('the agreement and the way back keep the parameters and what was typed', async ({
  page,
  open,
  form,
  words,
  asked,
}) => {
  await open('/promotion#/', { id: 'classic', ...ad });
  const picture = page.getByRole('img', { name: words('promotion.captchaPicture') });
  await expect(picture).toBeVisible();
  const shown = await picture.getAttribute('src');
  await form.fill('phone', phone);
  await form.fill('captcha', 'abcd');
  await form.fill('smsCode', '123456');
  const link = page.getByRole('link', { name: words('promotion.agreementName') });
  await link.click();
  await expect(page).toHaveURL(/#\/agreementTemplate$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('promotion.agreementName'));
  await expectAccessible(page);
  await page.locator('summary').click();
  for (const part of await page.getByRole('navigation').getByRole('link').all()) {
    const box = await part.boundingBox();
    expect(box?.height, await part.innerText()).toBeGreaterThanOrEqual(24);
  }
  const register = page.getByRole('button', { name: words('promotion.register') });
  for (const back of [
    () => page.getByRole('button', { name: words('promotion.agreementBack') }).click(),
    () => page.goBack(),
  ]) {
    await back();
    await expect(register).toBeEnabled();
    await expect(page).toHaveTitle(words('promotion.title'));
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await expect(page.getByRole('textbox', { name: words('promotion.phone') })).toHaveValue('138 0013 8000');
    await expect(page.getByRole('textbox', { name: words('promotion.captcha') })).toHaveValue('abcd');
    await expect(page.getByRole('textbox', { name: words('promotion.smsCode') })).toHaveValue('123456');
    await expect(picture).toHaveAttribute('src', shown ?? '');
    await link.click();
    await expect(register).toBeHidden();
  }
  expect((await asked()).filter(({ operation }) => operation === 'trackVisit')).toHaveLength(1);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    id: 'classic',
    utm_tag: 'enero',
  });
});
