/** A reviewer who comes again reads what changed since, in words; the whole stands below. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Change, Look } from '../../model/studio.ts';
import { openDraft, touched, type Texts } from '../core/draft.ts';
import { beforeOf } from '../core/over.ts';
import { project, texts } from '../forms/testing.tsx';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { SinceLooked } from './SinceLooked.tsx';
import { useLook } from './use-look.ts';

const words = reviewWords.es;
const names = 'locales/es.json';
const page = 'screens/about.json';

const reworded = (from: Texts, word: string): Texts =>
  new Map([
    ...from,
    [names, (from.get(names) ?? '').replace(/"app\.back": "[^"]*"/, `"app.back": "${word}"`)],
  ]);
const withText = (from: Texts): Texts => {
  const screenNow = JSON.parse(from.get(page) ?? '') as { body: unknown[] };
  const body = [...screenNow.body, { type: 'text', text: '@app.back' }];
  return new Map([...from, [page, JSON.stringify({ ...screenNow, body }, null, 2)]]);
};

const lookAt = (now: Texts): Look => ({
  version: 3,
  at: '2026-02-03T10:00:00.000Z',
  files: touched({ base: texts, now }),
  before: beforeOf({ base: texts, now }),
});

const change: Change = {
  id: 'c1',
  title: 'Un cambio',
  author: 'Ana',
  editors: ['Ana'],
  writer: 'Ana',
  state: 'asked',
  version: 5,
  at: '2026-02-03T11:00:00.000Z',
  release: null,
  overtaken: [],
  base: 'b1',
  files: {},
  before: {},
  history: [],
  reviews: [],
};

function around(see = vi.fn<Studio['api']['see']>(), name = 'Luis') {
  const work = { draft: openDraft(texts), change: null };
  const workspace = { now: () => work, subscribe: () => () => undefined };
  const studio = {
    api: { see },
    person: { id: name, name, roles: ['reviewer'] },
    tongue: 'es',
    source: project,
    project: { files: Object.fromEntries(texts) },
    workspace,
  } as unknown as Studio;
  return ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={studio}>{children}</StudioProvider>
    </QueryClientProvider>
  );
}

const show = (seen: Texts, now: Texts, reviews: Change['reviews'] = []) => {
  const draft = { ...openDraft(texts), now };
  render(<SinceLooked change={{ ...change, reviews }} look={lookAt(seen)} draft={draft} />, {
    wrapper: around(),
  });
  return within(screen.getByRole('region', { name: words.sinceLooked }));
};

it('is only what is otherwise than what was looked at', () => {
  const seen = reworded(texts, 'Vuelve');
  const since = show(seen, withText(reworded(seen, 'Regresa')));
  expect(since.getByText('Vuelve')).toBeInTheDocument();
  expect(since.getByText('Regresa')).toBeInTheDocument();
  const { 'app.back': live = '' } = JSON.parse(texts.get(names) ?? '') as Record<string, string>;
  expect(since.queryByText(live)).toBeNull();
  // Words that are reworded, and the new part.
  expect(since.getAllByRole('listitem')).toHaveLength(2);
  expect(since.getByText(/^Lo viste/)).toBeInTheDocument();
});

it('says what the reviewer said of it then', () => {
  const review = { by: 'Luis', at: '2026-02-03T10:00:00.000Z', version: 3, note: 'No', notes: {} };
  const since = show(reworded(texts, 'Vuelve'), reworded(texts, 'Regresa'), [
    { ...review, verdict: 'sent-back' },
  ]);
  expect(since.getByText(/^Lo devolviste con notas/)).toBeInTheDocument();
});

it('says where nothing of it is read or seen', () => {
  const spaced = new Map([...texts, [page, `${texts.get(page) ?? ''}\n`]]);
  expect(show(spaced, texts).getByText(words.sinceNothing)).toBeInTheDocument();
});

it('is asked for by who may review it alone', async () => {
  const look = lookAt(reworded(texts, 'Vuelve'));
  const see = vi.fn<Studio['api']['see']>(async () => ({ earlier: look }));
  const { result } = renderHook(() => useLook(change), { wrapper: around(see) });
  await waitFor(() => expect(result.current).toEqual(look));
  expect(see).toHaveBeenCalledExactlyOnceWith('c1', 5);
  see.mockClear();
  renderHook(() => useLook(change), { wrapper: around(see, 'Ana') });
  renderHook(() => useLook({ ...change, state: 'live' }), { wrapper: around(see) });
  expect(see).not.toHaveBeenCalled();
});
