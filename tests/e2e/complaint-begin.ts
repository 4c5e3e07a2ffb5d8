/** The way to the form of a complaint. */
import type { Page } from '@playwright/test';
import { expect, type Open } from './fixtures.ts';

type Words = (key: string) => string;

/** Through the entry to the form: the first kind is a collection complaint, which asks for what happened. */
export async function begin(
  page: Page,
  open: Open,
  kind: 'collection' | 'other',
  words: Words,
): Promise<void> {
  await open('/andHim', { orderId: '174' });
  const types = page.getByRole('group', { name: words('complaint.typeQuestion') });
  await types
    .getByRole('radio')
    .nth(kind === 'collection' ? 0 : 1)
    .click();
  if (kind === 'collection') {
    const reasons = page.getByRole('group', { name: words('complaint.sonTypeQuestion') });
    await reasons.getByRole('radio').first().click();
  }
  await expectForm(page);
}

/** The form stands there, with its data: the address is its own before, and what is still a skeleton takes nothing. */
export async function expectForm(page: Page): Promise<void> {
  await expect(page).toHaveURL(/complainPageNext/);
  await expect(page.getByText('0/200')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/\w/);
}
