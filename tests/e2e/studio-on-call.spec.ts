/** Who is on call at night, alone: a share is held and stopped, a release taken back, a call and a screen switched off and on. */
import type { Page } from '@playwright/test';
import { callWords } from '../../src/studio/forms/fields/names.ts';
import { expect } from './fixtures.ts';
import { aside, findWords, onDesk, proof, test, texts, toPage, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 480_000 });

/** Borrowers here read Spanish. */
const { es } = texts;

/** A screen whose details are more than are shown at first. */
const folded = '/knowledgeEarth?productId=1&orderId=174&isNeedPop=2';
const service = '/alsoGlobe?isNeedPop=2';
const now = 'Ver todo';
const why = { es: 'Lo arreglamos esta noche.', en: 'We mend it tonight.' } as const;

test('who is on call holds, stops, takes back and switches off, alone and without a review @long', async ({
  page,
  enter,
  invite,
  borrow,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const { work, released, editor } = words;
  const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true });
  /** What a borrower who comes now reads. */
  const reads = (route: string, text: string) =>
    expect(async () => {
      const opened = await borrow(route);
      await expect(opened.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 5_000 });
      await opened.close();
    }).toPass(proof);

  await enter(page, 'Ana', aside);
  const eva = await invite(page, 'Eva', 'publisher');
  await toPage(page, speaks, 'screens');
  await findWords(page, texts[speaks]['app.more']);
  await page.getByLabel(editor.inSpanish).first().fill(now);
  await page.getByLabel(editor.inEnglish).first().fill('See it all');
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: words.see }).click();
  await page.getByText(work.more, { exact: true }).click(proof);
  await page.getByRole('radio', { name: work.some }).check();
  await button(page, work.publishSome(10)).click(proof);
  await expect(page.getByText(work.trial('').trim())).toBeVisible(proof);
  await page.close();

  await toPage(eva, speaks, 'releases');
  await expect(button(eva, released.stop)).toBeVisible(proof);
  // Nothing raises it by itself, and so there is nothing to hold.
  await expect(button(eva, released.hold)).toHaveCount(0);
  await button(eva, released.stop).click();
  await expect(eva.getByText(`${released.share}: 0 %`)).toBeVisible(proof);
  await button(eva, released.toAll).click();
  await reads(folded, now);
  await button(eva, new RegExp(`^(?:${released.end}|${released.takeBack})$`))
    .first()
    .click();
  await reads(folded, es['app.more']);
  await expect(eva.getByRole('listitem').filter({ hasText: now }).first()).toContainText(
    new RegExp(`${released.stands.tried}|${released.stands['taken-back']}`),
    proof,
  );

  const off = eva.getByRole('group').filter({ hasText: released.off });
  const which = off.getByRole('combobox', { name: released.offName, exact: true });
  const turnOff = async (kind: 'screen' | 'call', name: string): Promise<void> => {
    await off
      .getByRole('combobox', { name: released.offWhat, exact: true })
      .selectOption({ label: released.offKinds[kind] });
    await which.selectOption({ label: name });
    for (const tongue of ['es', 'en'] as const)
      await off.getByRole('textbox', { name: released.offWords[tongue] }).fill(why[tongue]);
    await button(eva, released.turnOff).click();
    await expect(button(eva, released.turnOn(name))).toBeVisible(proof);
  };
  const turnOn = async (name: string): Promise<void> => {
    await button(eva, released.turnOn(name)).click();
    await expect(button(eva, released.turnOn(name))).toHaveCount(0, proof);
  };
  await eva.getByText(released.off, { exact: true }).click();
  const call = callWords('loanPlan', speaks);
  await turnOff('call', call);
  await reads(folded, why.es);
  await turnOn(call);
  await reads(folded, es['app.more']);

  const screen = texts[speaks]['service.title'];
  await turnOff('screen', screen);
  await reads(service, why.es);
  await turnOn(screen);
  await reads(service, es['service.how']);

  // Whose deeds they were is noted.
  await eva.getByText(released.log, { exact: true }).click();
  await expect(eva.getByRole('listitem').filter({ hasText: /Eva/ })).not.toHaveCount(0);
});
