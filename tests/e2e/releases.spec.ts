/** What borrowers see of releases: on trial or not, through a journey, at a step, switched off, at an address of its own. */
import type { Json } from '../../src/model/json.ts';
import { ownPart } from '../support/release.ts';
import { places } from './answers.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { heading, lotIn, test, withLot } from './release-visits.ts';

const title = 'words/es/order.title';

for (const tenth of [true, false])
  test(`a phone ${tenth ? 'in the tenth' : 'outside of it'} says once that its page stood there @once`, async ({
    page,
    site,
    visit,
    fetched,
  }) => {
    await withLot(page, lotIn(tenth));
    site.make('new-title', { [title]: 'Tu crédito' });
    site.show({ next: { release: 'new-title', share: 10 } });
    const heard: unknown[] = [];
    await visit('/inThe');
    await expect.poll(() => heard.push(...site.heard())).toBe(1);
    const arm = tenth ? 'next' : 'stable';
    expect(heard).toMatchObject([{ arm, outcome: 'visit', screen: '', share: 10, count: 1 }]);
    await visit('/inThe');
    await expect(heading(page, tenth ? 'Tu crédito' : 'Tu préstamo')).toBeVisible();
    expect(fetched.filter((path) => path === '/release/seen')).toHaveLength(1);
  });

for (const tenth of [true, false])
  test(`a borrower ${tenth ? '' : 'not '}in the tenth sees the ${tenth ? 'new' : 'old'} words at the next page @once`, async ({
    page,
    site,
    visit,
    fetched,
  }) => {
    await withLot(page, lotIn(tenth));
    site.make('new-title', { [title]: 'Tu crédito' });
    await visit('/inThe');
    await expect(heading(page, 'Tu préstamo')).toBeVisible();
    site.show({ next: { release: 'new-title', share: 10 } });
    await visit('/inThe');
    await expect(heading(page, tenth ? 'Tu crédito' : 'Tu préstamo')).toBeVisible();
    site.show({ stable: 'new-title' });
    await visit('/inThe');
    await expect(heading(page, 'Tu crédito')).toBeVisible();
    site.show({});
    await visit('/inThe');
    await expect(heading(page, 'Tu préstamo')).toBeVisible();
    // Bundles of a page come in it.
    expect(fetched).toEqual([]);
  });

test('a tab in which nothing was begun has the new words at its next load, and the old ones when they are back @once', async ({
  page,
  site,
  visit,
}) => {
  site.make('new-title', { [title]: 'Tu crédito' });
  await visit('/inThe');
  await expect(heading(page, 'Tu préstamo')).toBeVisible();
  const left = page.url();
  site.show({ stable: 'new-title' });
  await page.reload();
  await expect(heading(page, 'Tu crédito')).toBeVisible();
  site.show({});
  await page.goto(`${site.origin}/robots.txt`);
  await page.goto(left);
  await expect(heading(page, 'Tu préstamo')).toBeVisible();
  site.show({ stable: 'new-title' });
  // Left and found again: a page that the browser brings back as it kept it is the same page, and its next load is new.
  await page.goto(`${site.origin}/robots.txt`);
  await page.goBack();
  await page.reload();
  await expect(heading(page, 'Tu crédito')).toBeVisible();
});

test('an extension ends on the release that it began with, and the next visit has the new one @once', async ({
  page,
  site,
  visit,
}) => {
  site.make('first', { 'words/es/delay.title': 'Prórroga primera' });
  site.make('second', { 'words/es/delay.title': 'Prórroga segunda' });
  site.show({ stable: 'first' });
  await visit('/flatMultiple', places['repay-delay'].query);
  // Whoever has taken a way to pay is in the middle of it.
  await page
    .getByRole('button', { name: /North Bank/ })
    .first()
    .click();
  await expect(heading(page, 'Cómo pagar')).toBeVisible();
  site.show({ stable: 'second' });
  await page.reload();
  await page.goBack();
  await expect(heading(page, 'Prórroga primera')).toBeVisible();
  await visit('/flatMultiple', places['repay-delay'].query);
  await expect(heading(page, 'Prórroga segunda')).toBeVisible();
});

test('a step to a changed screen asks for one bundle beside its data, and a reload there keeps it @once', async ({
  page,
  site,
  visit,
  fetched,
  say,
}) => {
  const { screens } = site.make('first', { 'words/es/repay.title': 'Paga aquí' });
  site.make('second', { 'words/es/repay.title': 'Otra vez' });
  site.show({ stable: 'first' });
  await visit('/inThe', places.repay.query);
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(page, 'Paga aquí')).toBeVisible();
  expect(fetched).toEqual([`/release/b/${screens['repay'] ?? ''}.json`]);
  site.show({ stable: 'second' });
  await page.reload();
  await expect(heading(page, 'Paga aquí')).toBeVisible();
  await visit('/knowledgeEarth', places.repay.query);
  await expect(heading(page, 'Otra vez')).toBeVisible();
});

test('a screen that is off is the one of the build, and one that no release changes is closed @once', async ({
  page,
  site,
  visit,
  say,
}) => {
  site.make('first', { 'words/es/repay.title': 'Paga aquí', [title]: 'Tu crédito' });
  site.show({ stable: 'first' });
  await visit('/inThe', places.repay.query);
  await expect(heading(page, 'Tu crédito')).toBeVisible();
  site.show({ stable: 'first', off: { screens: { repay: null } } });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(page, 'Pago del préstamo')).toBeVisible();
  const words = { 'es-MX': 'Volvemos a las 8.', 'en-IN': 'Back at 8.' };
  site.show({ off: { screens: { repay: words } } });
  await visit('/knowledgeEarth', places.repay.query);
  await expect(heading(page, 'Por ahora no está disponible')).toBeVisible();
  await expect(page.getByText(words['es-MX'])).toBeVisible();
  await expect(page.getByRole('button', { name: /Llámanos/ })).toBeVisible();
  await expectAccessible(page);
});

test('a screen that is closed leads back to the one before it @once', async ({ page, site, visit, say }) => {
  await visit('/inThe', places.repay.query);
  site.show({ off: { screens: { repay: null } } });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(page, 'Por ahora no está disponible')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Atrás', exact: true }).click();
  await expect(heading(page, 'Tu préstamo')).toBeVisible();
});

test('a widget that is off is its fallback, and with all off the build speaks for itself from the next step on @once', async ({
  page,
  site,
  visit,
  say,
  words,
}) => {
  const from = ownPart('screens/login-failed');
  const question = {
    type: 'disclosure',
    title: '@service.how',
    body: { type: 'text', text: '@service.howText' },
    fallback: { type: 'text', text: '@service.paidText' },
  };
  site.make('first', {
    [title]: 'Tu crédito',
    'words/es/repay.title': 'Paga aquí',
    'screens/login-failed': { ...from, footer: [...(from['footer'] as readonly Json[]), question] },
  });
  site.show({ stable: 'first' });
  const own = (from['routes'] as readonly string[])[0] ?? '';
  await visit(own, {});
  await expect(page.getByText(words('service.how'))).toBeVisible();
  site.show({ stable: 'first', off: { widgets: ['disclosure'] } });
  await visit(own, {});
  await expect(page.getByText(words('service.paidText'))).toBeVisible();
  await expect(page.getByText(words('service.how'))).toHaveCount(0);

  site.show({ stable: 'first' });
  await visit('/inThe', places.repay.query);
  await expect(heading(page, 'Tu crédito')).toBeVisible();
  site.show({ stable: 'first', off: { all: true } });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(page, 'Pago del préstamo')).toBeVisible();
  await visit('/inThe');
  await expect(heading(page, 'Tu préstamo')).toBeVisible();
});

test('a screen at an address that no build has is opened by its address @once', async ({
  page,
  site,
  visit,
  watched,
  words,
}) => {
  watched.allow(/status of 404/);
  const from = ownPart('screens/login-failed');
  const offer = { ...from, routes: ['/newOffer'] };
  site.make('offer', { 'screens/new-offer': offer });
  site.show({ stable: 'offer' });
  await visit('/newOffer', {});
  await expect(page.getByText(words('login.failed'))).toBeVisible();
  site.show({});
  const gone = await page.reload();
  expect(gone?.status()).toBe(404);
});
