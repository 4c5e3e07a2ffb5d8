/** One journey, one release: two tabs, Back over a change of release, what a page keeps where another one came between. */
import { coded } from '../support/backend.ts';
import { places } from './answers.ts';
import { expect } from './fixtures.ts';
import { heading, test } from './release-visits.ts';

const words = (of: string) => ({
  'words/es/order.title': `Crédito ${of}`,
  'words/es/repay.title': `Pago ${of}`,
  'words/es/complaint.title': `Queja ${of}`,
  'words/es/service.title': `Ayuda ${of}`,
});

test('each of two tabs ends on the release that it began with, in its steps and when it is loaded again @once', async ({
  page,
  context,
  site,
  visit,
  address,
  fetched,
  say,
}) => {
  const { screens } = site.make('first', words('uno'));
  site.make('second', words('dos'));
  site.show({ stable: 'first' });
  await visit('/inThe', places.repay.query);
  await expect(heading(page, 'Crédito uno')).toBeVisible();
  site.show({ stable: 'second' });
  const other = await context.newPage();
  await other.goto(address('/inThe', places.repay.query));
  await expect(heading(other, 'Crédito dos')).toBeVisible();
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(page, 'Pago uno')).toBeVisible();
  await other.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(other, 'Pago dos')).toBeVisible();
  for (const [tab, of] of [
    [page, 'uno'],
    [other, 'dos'],
  ] as const) {
    await tab.reload();
    await expect(heading(tab, `Pago ${of}`)).toBeVisible();
    await tab.goBack();
    await expect(heading(tab, `Crédito ${of}`)).toBeVisible();
  }
  // The page of the second one knows nothing of the first but its name.
  expect(fetched.filter((path) => path.startsWith('/release/r/'))).toEqual(['/release/r/first.json']);
  expect(fetched).toContain(`/release/b/${screens['repay'] ?? ''}.json`);
  await other.close();
});

test('Back over a change of release finds the journey as it was left, on its release, with what was typed @once', async ({
  page,
  backend,
  site,
  visit,
  watched,
  words: own,
}) => {
  // What the page of the service asks for is not answered here.
  watched.allow(/call-failed at customer-service|status of 404/);
  const kinds = { problemType: [1, 2].map((value) => ({ title: `Tipo ${value}`, value: String(value) })) };
  backend.answer('/user-problem/problem-init', coded(kinds));
  site.make('first', words('uno'));
  site.make('second', words('dos'));
  site.show({ stable: 'first' });
  await visit('/andHim', { orderId: '174' });
  await page
    .getByRole('group', { name: own('complaint.typeQuestion') })
    .getByRole('radio')
    .nth(1)
    .click();
  const text = page.getByRole('textbox').first();
  await text.fill('No reconozco este cobro.');
  const left = page.url();
  site.show({ stable: 'second' });
  // Another page of the app by its address, in the same tab: whoever has begun something goes on with it there, too.
  await page.goto(new URL(`/alsoGlobe${new URL(left).search}`, left).href);
  await expect(heading(page, 'Ayuda uno')).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe(left);
  await expect(heading(page, 'Queja uno')).toBeVisible();
  await expect(text).toHaveValue('No reconozco este cobro.');
  await page.goForward();
  await expect(heading(page, 'Ayuda uno')).toBeVisible();
  await page.goBack();
  // A visit of its own begins anew.
  await visit('/alsoGlobe', {});
  await expect(heading(page, 'Ayuda dos')).toBeVisible();
});

test('Back from a page that is none of the app goes on with its release @once', async ({
  page,
  watched,
  site,
  visit,
  say,
}) => {
  site.make('first', words('uno'));
  site.make('second', words('dos'));
  site.show({ stable: 'first' });
  await visit('/inThe', places.repay.query);
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(page, 'Pago uno')).toBeVisible();
  site.show({ stable: 'second' });
  // The browser looks for a picture of the site, too.
  watched.allow(/favicon/);
  await page.goto(`${site.origin}/robots.txt`);
  await expect(page.getByText('User-agent')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Pago uno')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Crédito uno')).toBeVisible();
});
