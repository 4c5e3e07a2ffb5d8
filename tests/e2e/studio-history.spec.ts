/** One thing of what was published is taken back alone, as a new change; the rest stays. */
import type { Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { historyWords } from '../../src/studio/words/history.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { aside, onDesk, proof, studioOf, test, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 240_000 });

const texts = { es, en } as const;
const [kept, regretted] = ['service.questions', 'service.how'] as const;
const now = {
  [kept]: { es: 'Dudas frecuentes', en: 'What people ask' },
  [regretted]: { es: '¿Cómo le hago para pagar?', en: 'How on earth do I repay?' },
} as const;

async function reword(
  page: Page,
  desk: RunningServer,
  key: keyof typeof now,
  names: readonly string[],
): Promise<void> {
  await page.goto(`${studioOf(desk)}/studio#/screen/customer-service?words=${key}`);
  const [spanish = '', english = ''] = names;
  const heading = page
    .getByRole('heading', { name: `«${es[key]}»` })
    .or(page.getByRole('heading', { name: `«${en[key]}»` }));
  await expect(heading).toBeVisible();
  await page.getByLabel(spanish).first().fill(now[key].es);
  await page.getByLabel(english).first().fill(now[key].en);
}

test('one of two published words is taken back alone @long', async ({
  page,
  desk,
  enter,
  borrow,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const history = historyWords[speaks];
  const publish = async (): Promise<void> => {
    await page.getByRole('link', { name: words.see }).click();
    await page.getByRole('button', { name: words.work.publishAll }).click(proof);
    await expect(page.getByText(words.work.live('').trim())).toBeVisible(proof);
  };
  await enter(page, 'Ana', aside);
  for (const key of [kept, regretted] as const)
    await reword(page, desk, key, [words.editor.inSpanish, words.editor.inEnglish]);
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible(proof);
  await publish();

  await page.goto(`${studioOf(desk)}/studio#/screen/customer-service`);
  await page.getByRole('link', { name: history.open }).click();
  const regret = page
    .getByRole('button', { name: new RegExp(`^${history.takeBack}`) })
    .filter({ visible: true });
  await expect(regret).toHaveCount(2, proof);
  await expectAccessible(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: now[regretted][speaks] })
    .last()
    .getByRole('button')
    .click();

  const changed = page.getByRole('region', { name: words.work.whatChanged });
  await expect(changed).toContainText(texts[speaks][regretted]);
  await expect(changed).not.toContainText(texts[speaks][kept]);
  await publish();

  const seen = await borrow('/alsoGlobe?isNeedPop=2');
  await expect(seen.getByText(now[kept].es)).toBeVisible();
  await expect(seen.getByText(es[regretted])).toBeVisible();
  await page.goto(`${studioOf(desk)}/studio#/history/customer-service`);
  await page.reload();
  // The newest stands open; the one before it is opened.
  await expect(page.getByRole('button', { name: new RegExp(`^${history.takeBack}`) })).toHaveCount(1, proof);
  await page.getByRole('main').getByText(words.work.whatChanged, { exact: true }).last().click();
  await expect(page.getByText(history.why.same).first()).toBeVisible(proof);
});
