/** Layouts of the promotion that come through a release: whom they reach, and what stands where one is not there. */
import type { Page } from '@playwright/test';
import type { Json } from '../../src/model/json.ts';
import { coded } from '../support/backend.ts';
import { ownPart } from '../support/release.ts';
import { pixel } from './answers.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { lotIn, test as base, withLot } from './release-visits.ts';

interface Visits {
  /** Opens the promotion of a campaign whose template names this layout. */
  campaign: (layout: string) => Promise<void>;
  /** Layouts that could not be shown. */
  refused: readonly string[];
}

const test = base.extend<Visits>({
  campaign: async ({ backend, visit, watched }, use) => {
    // Nothing but the template is answered here.
    watched.allow(/call-failed|status of 404|template-refused/);
    await use(async (layout) => {
      const values = { heroTitle: 'Rosa y su taller', sections: [] };
      backend.answer(
        '/api/v2/youmi/service/channel/channel-template',
        coded({ template: { layout, values } }, '00'),
      );
      await visit('/promotion', { id: layout });
    });
  },
  refused: async ({ page }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('template-refused')) said.push(message.text());
    });
    await use(said);
  },
});

/** The layout `story` with a heading at its end. */
function storyWith(text: string): Json {
  const story = ownPart('layouts/story');
  return { ...story, body: [...(story['body'] as readonly Json[]), { type: 'heading', text }] };
}
const parts = {
  'layouts/story': storyWith('Historia nueva'),
  'layouts/january': storyWith('Oferta de enero'),
};

const picture = Buffer.from(pixel.split(',')[1] ?? '', 'base64');

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

for (const tenth of [true, false])
  test(`a layout that is changed and one that is new reach who is ${tenth ? '' : 'not '}in the tenth @once`, async ({
    page,
    site,
    campaign,
    refused,
    words,
  }) => {
    await withLot(page, lotIn(tenth));
    site.make('january', parts);
    site.show({ next: { release: 'january', share: 10 } });
    await campaign('story');
    await expect(title(page, 'Rosa y su taller')).toBeVisible();
    await expect(title(page, words('promotion.formTitle'))).toBeVisible();
    await expect(title(page, 'Historia nueva')).toHaveCount(tenth ? 1 : 0);
    expect(refused).toEqual([]);
    await campaign('january');
    await expect(title(page, words('promotion.formTitle'))).toBeVisible();
    await expect(title(page, 'Oferta de enero')).toHaveCount(tenth ? 1 : 0);
    // Whoever does not have it sees the common page, which says its own title.
    await expect(title(page, words('promotion.heroTitle'))).toHaveCount(tenth ? 0 : 1);
    expect(refused).toHaveLength(tenth ? 0 : 1);
    await expectAccessible(page);
  });

test('who came before the campaign, and whom its share did not reach, gets it with the next page; who has begun goes on @once', async ({
  page,
  site,
  campaign,
  backend,
  words,
}) => {
  // Something to hear, which the form keeps by itself.
  const audio = '/gateway/files/captcha-s1.wav';
  backend.answer('/api/v2/youmi/promotion/get-sid', coded({ sid: 's1', audio }));
  backend.answer('/promotion/get-captcha', { type: 'image/png', body: picture });
  backend.answer('/api/v2/youmi/promotion/get-sms', coded({}));
  const common = title(page, words('promotion.heroTitle'));
  const offer = title(page, 'Oferta de enero');
  const kept = (): Promise<readonly string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => /^h5:keep:.*[^!]$/.test(name)));
  /** What counts visits is a write, under which nothing changes: the page is left once it has an end. */
  const counted = () => page.waitForResponse(/track-visit/);
  const again = async (): Promise<void> => {
    const visit = counted();
    await page.reload();
    await visit;
  };
  await withLot(page, lotIn(false));
  site.make('january', parts);
  const first = counted();
  await campaign('january');
  await first;
  await expect(common).toBeVisible();
  await expect.poll(kept).toEqual([expect.stringMatching(/:promotion:state\.audio$/)]);
  site.show({ next: { release: 'january', share: 10 } });
  await again();
  await expect(common).toBeVisible();
  site.show({ stable: 'january' });
  await again();
  await expect(offer).toBeVisible();
  // Nor does it hold who only looked when it is over.
  site.make('after', { 'words/es/order.title': 'Crédito', 'words/en/order.title': 'Your credit' });
  site.show({ stable: 'after' });
  await again();
  await expect(common).toBeVisible();
  // Who is waiting for a code has begun.
  await page.getByRole('textbox', { name: words('promotion.phone') }).fill('13800138000');
  await page.getByRole('textbox', { name: words('promotion.captcha') }).fill('abcd');
  await page.getByRole('button', { name: words('promotion.getCode') }).click();
  await expect.poll(kept).toHaveLength(2);
  site.show({ stable: 'january' });
  await again();
  await expect(page.getByText(words('promotion.again'))).toBeVisible();
  await expect(common).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a layout that is off is the common page, and one of a release that is off is the own of the build @once', async ({
  page,
  site,
  campaign,
  refused,
  words,
}) => {
  site.make('january', parts);
  site.show({ stable: 'january' });
  await campaign('january');
  await expect(title(page, 'Oferta de enero')).toBeVisible();
  site.show({ stable: 'january', off: { layouts: ['january'] } });
  await campaign('january');
  // The layout `story` begins with a button of its own, the one that all fall back to does not.
  const start = page.getByRole('button', { name: words('promotion.start') });
  await expect(page.getByRole('button', { name: words('promotion.register') })).toHaveCount(1);
  await expect(start).toHaveCount(0);
  await expect(title(page, 'Oferta de enero')).toHaveCount(0);
  await campaign('story');
  await expect(title(page, 'Historia nueva')).toBeVisible();
  await expect(start).toHaveCount(1);
  expect(refused).toEqual([]);
  site.show({ stable: 'january', off: { releases: ['january'] } });
  await campaign('story');
  await expect(start).toHaveCount(1);
  await expect(title(page, 'Historia nueva')).toHaveCount(0);
});
