/** Links of a change are ended only where there are some. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Change } from '../../model/studio.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { peopleWords } from '../words/people.ts';
import { ShareLink } from './ShareLink.tsx';

const words = peopleWords.es;
const change = { id: 'c1', state: 'open' } as Change;

function open(links: number): void {
  const person = { id: '1', name: 'Ana', email: '', roles: ['editor'] };
  const api = { links: () => Promise.resolve({ open: links }) };
  const studio = { api, person, tongue: 'es', say: () => undefined } as unknown as Studio;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={studio}>
        <ShareLink change={change} />
      </StudioProvider>
    </QueryClientProvider>,
  );
}

it('is not ended where there is none', async () => {
  open(0);
  expect(await screen.findByRole('button', { name: words.shareNow })).toBeVisible();
  await Promise.resolve();
  expect(screen.queryByRole('button', { name: words.shareEnd })).toBe(null);
});

it('is ended where there is one', async () => {
  open(1);
  expect(await screen.findByRole('button', { name: words.shareEnd })).toBeVisible();
});
