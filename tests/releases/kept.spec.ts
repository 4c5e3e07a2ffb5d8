/** `npm run releases:kept`: a page that the browser kept whole and brings back (bfcache) over a change of release. */
import { places } from '../e2e/answers.ts';
import { expect } from '../e2e/fixtures.ts';
import { heading, test } from '../e2e/release-visits.ts';

const words = (of: string) => ({
  'words/es/order.title': `Crédito ${of}`,
  'words/es/repay.title': `Pago ${of}`,
  'words/es/service.title': `Ayuda ${of}`,
});

test('a page that comes back whole after a publish goes on with its release, in its steps and when it is loaded again', async ({
  page,
  watched,
  site,
  visit,
  say,
}) => {
  // What the page of the service asks for is not answered here.
  watched.allow(/call-failed at customer-service|status of 404/);
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted);
    });
  });
  site.make('first', words('uno'));
  site.make('second', words('dos'));
  site.show({ stable: 'first' });
  await visit('/inThe', places.repay.query);
  await expect(heading(page, 'Crédito uno')).toBeVisible();
  site.show({ stable: 'second' });
  // Another page of the app in this tab, which has begun nothing: it shows the release of now, and leaves its name in the tab.
  await page.goto(new URL(`/alsoGlobe${new URL(page.url()).search}`, site.origin).href);
  await expect(heading(page, 'Ayuda dos')).toBeVisible();
  // What is asked to go back at once is answered by nobody: the page is gone.
  await page.evaluate(() => void setTimeout(() => history.back(), 0));
  await expect(heading(page, 'Crédito uno')).toBeVisible();
  // Not loaded anew: else this would hold of any page.
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(page, 'Pago uno')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Pago uno')).toBeVisible();
  await visit('/inThe', places.repay.query);
  await expect(heading(page, 'Crédito dos')).toBeVisible();
});
