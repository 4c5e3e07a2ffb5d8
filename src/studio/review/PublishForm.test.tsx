/** For whom and when: nothing is said of a moment that is chosen, and what was published is told shortly, by its title. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { enterWords } from '../words/enter.ts';
import { whenWords } from '../words/when.ts';
import { workWords } from '../words/work.ts';
import { PublishForm } from './PublishForm.tsx';

const words = workWords.es;

function open(isFresh = true) {
  const say = vi.fn<(words: string) => void>();
  const api = {
    isFresh: () => isFresh,
    releases: () => Promise.resolve({ releases: [{ id: 'r1', note: 'Aviso', told: [] }] }),
    publish: () =>
      Promise.resolve({ words: ['Se publicó r2.', 'El 10 % ve r2. Los demás ven r1.'], release: 'r2' }),
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={{ api, tongue: 'es', say } as unknown as Studio}>
        <PublishForm id="c2" title="Verano" version={1} isClosed={false} />
      </StudioProvider>
    </QueryClientProvider>,
  );
  return say;
}

it('says that it begins now and never ends only where no moment is chosen', () => {
  open();
  expect(screen.getByText(words.now)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText(new RegExp(`^${words.start}`)), {
    target: { value: '2099-12-01T09:00' },
  });
  expect(screen.queryByText(words.now)).toBe(null);
  expect(screen.getByText(words.never)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText(new RegExp(`^${words.end}`)), {
    target: { value: '2099-12-31T09:00' },
  });
  expect(screen.queryByText(words.never)).toBe(null);
  expect(screen.getByText(/^En tu hora: aquí son las \d\d:\d\d \(.+\)\.$/)).toBeInTheDocument();
});

it('tells what was published by its title', async () => {
  const say = open();
  await userEvent.click(screen.getByRole('button', { name: words.publishAll }));
  // Who sees what stands on the page.
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith('Se publicó «Verano».'));
});

it('says at its field why an end cannot be, and when it begins on the button', () => {
  open();
  const choose = (label: string, value: string): void =>
    void fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  choose(words.end, '2020-01-01T09:00');
  expect(screen.getByText(whenWords.es.isOver)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.publishAll })).toBeDisabled();
  choose(words.start, '2099-12-01T09:00');
  choose(words.end, '2099-11-30T09:00');
  expect(screen.getByText(whenWords.es.endsBefore)).toBeInTheDocument();
  choose(words.end, '2099-12-31T09:00');
  expect(screen.queryByText(whenWords.es.endsBefore)).toBe(null);
  fireEvent.click(screen.getByLabelText(words.some));
  expect(screen.getByRole('button', { name: /^Publicar para el 10 % desde 1 dic 2099/ })).toBeEnabled();
});

it('says before the press that one will be asked to sign in again, where that is so', async () => {
  open();
  expect(screen.queryByText(enterWords.es.asksAgain)).toBe(null);
  cleanup();
  open(false);
  expect(screen.getByText(enterWords.es.asksAgain)).toBeInTheDocument();
  // A few get it without.
  fireEvent.click(screen.getByLabelText(words.some));
  expect(screen.queryByText(enterWords.es.asksAgain)).toBe(null);
});
