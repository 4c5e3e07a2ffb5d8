/** Why a change shows on no example of its screen is said in plain words. */
import { render, screen as page } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { openDraft } from '../core/draft.ts';
import { project, texts, withFile } from '../forms/testing.tsx';
import { viewOf } from '../forms/view.ts';
import { parsedOf, screensIn } from '../search/screens.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { ledOn, standsWhen } from './unseen.ts';
import { Unseen } from './Unseen.tsx';

const file = 'screens/repay-delay.json';
const definition = parsedOf(texts, file) ?? {};
const away = { do: 'navigate', if: { 'delay.productName': 'Lendora Flex' }, to: '/inThe', replace: true };
const led = withFile(file, { ...definition, on: { ready: [away] } });
const screens = screensIn(texts);
const delay = screens.find((each) => each.file === file);
const detail = screens.find((each) => each.id === 'loan-detail');

it('whoever comes is led on, and where to', () => {
  const found = ledOn({ base: texts, now: led }, { file }, viewOf(led), ['es', project]);
  expect(found).toEqual([{ to: detail?.file, when: expect.stringContaining('Lendora Flex') as string }]);
  expect(ledOn({ base: led, now: led }, { file }, viewOf(led), ['es', project])).toEqual([]);
});

it('who is not led before is led by what stands in the other way', () => {
  const step = { if: { some: 'query.orderId' }, then: [], else: { do: 'navigate', to: '/nowhere' } };
  const now = withFile(file, { ...definition, on: { enter: step } });
  const [found] = ledOn({ base: texts, now }, { file }, viewOf(now), ['en', project]);
  expect(found?.to).toBeUndefined();
  expect(found?.when).not.toBe('');
});

it('a part is seen under its own condition and those around it', () => {
  const box = {
    type: 'box',
    if: { 'loan.orderStatus': '180' },
    body: { type: 'text', if: { 'loan.productName': 'Lendora Flex' }, text: '@app.back' },
  };
  const place = { file: 'screens/loan-detail.json', pointer: '/body/0/body' };
  const now = withFile(place.file, { ...parsedOf(texts, place.file), body: [box] });
  const said = standsWhen({ now }, place, ['es', project]);
  expect(said).toContain('Vencido');
  expect(said).toContain('Lendora Flex');
  expect(standsWhen({ now: texts }, undefined, ['es', project])).toBe('');
});

it.each(['es', 'en'] as const)('is said to who reviews (%s)', (tongue) => {
  const draft = { ...openDraft(texts), now: led };
  const work = { draft, change: null };
  const workspace = { now: () => work, subscribe: () => () => undefined };
  const studio = { tongue, source: project, project: { files: Object.fromEntries(texts) }, workspace };
  if (delay === undefined || detail === undefined) throw new Error('no screens');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={studio as unknown as Studio}>
        <Unseen draft={draft} screen={delay} of="situations" otherwise={reviewWords[tongue].notSeenHere} />
        <Unseen draft={{ base: texts, now: texts }} screen={delay} of={undefined} otherwise="else" />
      </StudioProvider>
    </QueryClientProvider>,
  );
  expect(page.getByText(new RegExp(`Lendora Flex.*[«“]${detail.name[tongue]}[»”]`))).toBeVisible();
  expect(page.getByText('else')).toBeVisible();
});
