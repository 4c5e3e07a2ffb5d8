/** The verdict of another person: what is sent back says why. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Change } from '../../model/studio.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { workWords } from '../words/work.ts';
import { ReviewForm } from './ReviewForm.tsx';

function open() {
  const review = vi.fn<Studio['api']['review']>(() => new Promise(() => undefined));
  const studio = { api: { review }, tongue: 'es' } as unknown as Studio;
  const change = { id: 'c1', version: 3, reviews: [] } as unknown as Change;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={studio}>
        <ReviewForm change={change} screens={[]} />
      </StudioProvider>
    </QueryClientProvider>,
  );
  return { review, user: userEvent.setup() };
}

const words = workWords.es;

it('is not sent back without a note, and says what is missing', async () => {
  const { review, user } = open();
  await user.click(screen.getByRole('button', { name: words.sendBack }));
  expect(screen.getByRole('alert')).toHaveTextContent(reviewWords.es.noteMissing);
  expect(review).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: words.note }), 'Más arriba');
  await user.click(screen.getByRole('button', { name: words.sendBack }));
  expect(review).toHaveBeenCalledWith('c1', {
    version: 3,
    verdict: 'sent-back',
    note: 'Más arriba',
    notes: {},
  });
});

it('is approved without one', async () => {
  const { review, user } = open();
  await user.click(screen.getByRole('button', { name: words.approve }));
  expect(review).toHaveBeenCalledWith('c1', expect.objectContaining({ verdict: 'approved' }));
});
