/** A campaign from a copy of a layout to its end, opened by an id of its own, without a developer. */
import type { Page } from '@playwright/test';
import es from '../../locales/es.json' with { type: 'json' };
import story from '../../screens/promotion/story.json' with { type: 'json' };
import { tongues } from '../../src/lib/figures.ts';
import { campaignFields } from '../../src/studio/forms/campaign/values.ts';
import { campaignWords } from '../../src/studio/forms/campaign/words.ts';
import { pictureWords } from '../../src/studio/forms/picture-words.ts';
import { formWords } from '../../src/studio/forms/words.ts';
import { expect, toast } from './fixtures.ts';
import { aside, onDesk, openScreen, phoneOf, proof, test, wordsIn } from './studio-site.ts';

test.use({ ...onDesk, actionTimeout: 20_000 });
test.describe.configure({ timeout: 480_000 });

/** Whom the sandbox sent what. */
interface Visitor {
  readonly captcha: string;
  readonly codes: readonly { readonly code: string }[];
}

const campaign = '/promotion?id=verano&language=es#/';
const own = 'Un verano sin filas';

test('a layout is copied, filled in, approved, live for some, raised and ended @long', async ({
  page,
  desk,
  enter,
  another,
  borrow,
  speaks,
  watched,
}) => {
  // A campaign without a layout is the common page, and says so once.
  watched.allow(/template-refused/);
  const { work, released, ...words } = wordsIn(speaks);
  const forms = formWords[speaks];
  const pictures = pictureWords[speaks];
  const campaignForm = campaignWords[speaks];
  /** As the form calls what the layout can be filled with. */
  const called = (name: string, inside?: string): string => {
    const value = campaignFields(story).find((field) => field.name === name);
    const field = inside === undefined ? value : value?.inner?.find((each) => each.name === inside);
    if (field === undefined) throw new Error(`no ${name}`);
    return field.label[tongues[speaks]];
  };
  const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });
  const toChange = (on: Page) =>
    on
      .getByRole('navigation', { name: words.pages })
      .getByRole('link', { name: words.changes })
      .click()
      .then(() => on.getByRole('main').getByRole('listitem').getByRole('link').first().click());
  /** What a borrower reads there first, as soon as it is so. */
  const reads = (name: string) =>
    expect(async () => {
      const opened = await borrow(campaign);
      await expect(opened.getByRole('heading', { name, exact: true })).toBeVisible();
      await opened.close();
    }).toPass(proof);
  const common = es['promotion.heroTitle'];
  /** As a stranger who opens it from an advertisement. */
  const register = async (): Promise<void> => {
    const visitor = await borrow(`/promotion?id=verano&language=es&sessionId=stranger#/`);
    const fill = (label: keyof typeof es, text: string) =>
      visitor.getByRole('textbox', { name: es[label] }).fill(text);
    await expect(visitor.getByRole('img', { name: es['promotion.captchaPicture'] })).toBeVisible();
    const known = async (): Promise<Visitor | undefined> =>
      (
        (await (
          await visitor.request.get(`${desk.origin}/sandbox/api/stranger/visitors`)
        ).json()) as Visitor[]
      )[0];
    await fill('promotion.phone', '13800138000');
    await fill('promotion.captcha', (await known())?.captcha ?? '');
    await button(visitor, es['promotion.getCode']).click();
    await expect.poll(async () => (await known())?.codes.length).toBe(1);
    await fill('promotion.smsCode', (await known())?.codes[0]?.code ?? '');
    // The first of this name leads to the form.
    await button(visitor, es['promotion.register']).last().click();
    await expect(toast(visitor, '注册成功')).toBeVisible();
    await visitor.close();
  };

  await enter(page, 'Ana', aside);
  await openScreen(page, desk, 'story');
  await page.getByRole('textbox', { name: campaignForm.id }).fill('verano');
  await button(page, campaignForm.make).click();
  await expect(page).toHaveURL(/#\/screen\/verano/);
  await page.getByRole('textbox', { name: called('heroImage') }).fill('/gateway/files/scene-road.svg');
  // One of one's own takes its place.
  const chooser = page.waitForEvent('filechooser');
  await button(page, pictures.bringOther).first().click();
  await (await chooser).setFiles('public/share.jpg');
  const hero = page.getByRole('group', { name: called('heroImage') });
  await expect(hero.getByText(pictures.came(1080, 567, 0).split(',')[0] ?? '')).toBeVisible();
  await expect(phoneOf(page).locator('img[src*="/release/p/"]')).toBeVisible();
  const title = page.getByRole('group', { name: called('heroTitle') });
  // The campaign that it was copied from keeps its own words.
  await button(page, forms.onlyHere).first().click();
  await title.getByRole('textbox', { name: forms.spanish }).fill(own);
  await title.getByRole('textbox', { name: forms.english }).fill('A summer without lines');
  const colors = page.getByRole('group', { name: called('colors') });
  await colors.getByRole('textbox', { name: called('colors', 'primary'), exact: true }).fill('#7a2e8e');
  await expect(
    colors.getByText(new RegExp(forms.readable('#').replace(/[().]/g, '\\$&').replace('#', '[\\d.]+'))),
  ).toBeVisible();
  const address = page.getByRole('textbox', { name: released.address });
  await expect(address).toHaveValue(`${desk.origin}/promotion?id=verano#/`);
  await reads(common);

  await page.getByRole('link', { name: words.see }).click();
  // A screen that is new was nothing before, and is said to be.
  await expect(page.getByText(work.notBefore, { exact: true }).first()).toBeVisible();
  await button(page, work.ask).click(proof);
  await expect(page.getByText(work.asked)).toBeVisible(proof);
  const other = await another();
  await enter(other, 'Luis', aside);
  await toChange(other);
  await button(other, work.approve).click(proof);
  await expect(other.getByText(work.states.approved, { exact: true })).toBeVisible(proof);

  await toChange(page);
  await expect(button(page, work.publishAll)).toBeVisible(proof);
  await expect(page.getByRole('heading', { name: work.pictures })).toBeVisible();
  await page.getByText(work.more, { exact: true }).click();
  await page.getByRole('radio', { name: work.some }).check();
  await page.getByLabel(work.end).fill('2099-12-31T23:59');
  await button(page, work.publishSome(10)).click();
  await expect(page.getByText(work.trial('').trim())).toBeVisible(proof);

  // Its own page says how it goes, and is where it is raised and ended.
  await openScreen(page, desk, 'verano');
  const goes = page.getByRole('region', { name: released.goes });
  await expect(goes.getByText(`${released.share}: 10 %`)).toBeVisible(proof);
  await expect(goes.getByText(/2099/)).toBeVisible();
  await goes.getByRole('slider').fill('100');
  await button(page, released.raise).click();
  await expect(goes.getByText(`${released.share}: 100 %`)).toBeVisible(proof);
  await reads(own);
  const seen = await borrow(campaign);
  const brought = seen.locator('img[src*="/release/p/"]');
  await expect
    .poll(() =>
      brought.evaluate((picture: HTMLImageElement) => [picture.naturalWidth, picture.naturalHeight]),
    )
    .toEqual([1080, 567]);
  await seen.close();
  await register();
  const counted = (deed: keyof typeof released.deeds) =>
    goes
      .getByRole('row', { name: released.total })
      .getByRole('cell')
      .nth(Object.keys(released.deeds).indexOf(deed))
      .locator('[data-side=with]');
  await expect(counted('registrations')).toHaveText(/^1 /, proof);
  await expect(counted('codes')).toHaveText(/^1 /);
  await expect(counted('visits')).toHaveText(/^[1-9]/);

  await goes.getByRole('button', { name: released.end, exact: true }).click();
  await expect(button(page, released.end)).toHaveCount(0, proof);
  await reads(common);
});
