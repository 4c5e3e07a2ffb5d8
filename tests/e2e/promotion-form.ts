/** What the journeys through the promotion share: its form as a visitor meets it, and what the sandbox shows and sends them. */
import type { Page } from '@playwright/test';
import { expect, test as base, toast } from './fixtures.ts';

export const ad = {
  app_from: 'h5',
  user_from: 'facebook',
  utm_tag: 'enero',
  invite_code: 'AMIGO',
  links_id: '1',
  down_id: '2',
};
export const phone = '13800138000';

interface Visitor {
  readonly sid: string;
  readonly captcha: string;
  readonly codes: readonly { readonly code: string }[];
}

interface Promotion {
  /** What the sandbox showed and sent to this test's only visitor. */
  visitor: () => Promise<Visitor>;
  form: Form;
}

interface Form {
  fill: (label: 'phone' | 'captcha' | 'smsCode', text: string) => Promise<void>;
  press: (key: 'getCode' | 'register') => Promise<void>;
  /** Mobile and captcha, and the code that is sent. */
  upToCode: () => Promise<string>;
}

export const test = base.extend<Promotion>({
  visitor: async ({ request, sandbox, session }, use) =>
    use(async () => {
      const url = `${sandbox.origin}/sandbox/api/${encodeURIComponent(session)}/visitors`;
      let found: readonly Visitor[] = [];
      await expect
        .poll(async () => {
          found = (await (await request.get(url)).json()) as readonly Visitor[];
          return found.length;
        })
        .toBe(1);
      return found[0] as Visitor;
    }),
  form: async ({ page, words, visitor }, use) => {
    const fill: Form['fill'] = (label, text) =>
      page.getByRole('textbox', { name: words(`promotion.${label}`) }).fill(text);
    const press: Form['press'] = (key) =>
      page.getByRole('button', { name: words(`promotion.${key}`) }).click();
    await use({
      fill,
      press,
      async upToCode() {
        await expect(page.getByRole('img', { name: words('promotion.captchaPicture') })).toBeVisible();
        await fill('phone', phone);
        await fill('captcha', (await visitor()).captcha);
        await press('getCode');
        await expect(toast(page, '验证码已发送，请在手机上查看！')).toBeVisible();
        return (await visitor()).codes[0]?.code ?? '';
      },
    });
  },
});

/** The connection ends before an answer. */
export const drop = (page: Page, path: string): Promise<unknown> =>
  page.route(`**/gateway${path}*`, (route) => route.abort('connectionreset'));
