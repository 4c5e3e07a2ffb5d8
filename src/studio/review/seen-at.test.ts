/** A borrower's page is led to where it can be opened, and nowhere else. */
import { expect, it } from 'vitest';
import { texts } from '../forms/testing.tsx';
import { viewOf } from '../forms/view.ts';
import { keysChanged, publishedDraft } from './affected.ts';
import { seenAt } from './seen-at.ts';

const view = viewOf(texts);
const at = (file: string, kinds: Readonly<Record<string, string>> = {}): string | undefined =>
  seenAt({ file }, view, kinds);

it('has the address of a screen, of a campaign, and of a loan where there is one to show', () => {
  expect(at('screens/customer-service.json')).toBe('/alsoGlobe');
  expect(at('screens/promotion/coupon.json')).toBe('/promotion?id=coupon#/');
  expect(at('screens/loan-detail.json', { product: '2', order: '174' })).toBe(
    '/inThe?productId=2&orderId=174',
  );
});

it('has none for a screen that only a borrower of their own can open', () => {
  expect(at('screens/loan-detail.json')).toBeUndefined();
  expect(at('screens/loan-detail.json', { product: '2' })).toBeUndefined();
  expect(at('screens/none.json')).toBeUndefined();
});

it('knows what a change changed that everyone has by now', () => {
  const file = 'locales/es.json';
  const before = texts.get(file) ?? '';
  const files = { [file]: before.replace('"service.title": "', '"service.title": "x') };
  const everyone = new Map([...texts, ...Object.entries(files)]);
  const draft = publishedDraft(everyone, { files, before: { [file]: before } });
  expect([...keysChanged(draft)]).toEqual(['service.title']);
});
