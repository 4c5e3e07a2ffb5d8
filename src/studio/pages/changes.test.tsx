/** The list of changes: what a person took over is theirs, also before they wrote in it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { workWords } from '../words/work.ts';
import { ChangesPage } from './ChangesPage.tsx';

const words = workWords.es;
const head = (id: string, title: string, writer: string) => ({
  id,
  title,
  author: 'Ana',
  editors: ['Ana'],
  writer,
  state: 'open',
  version: 1,
  at: '2026-11-22T10:00:00.000Z',
  release: null,
  overtaken: [],
});

it("has what one took over among one's own", async () => {
  const api = { changes: () => Promise.resolve([head('c1', 'Tomado', 'Luis'), head('c2', 'Ajeno', 'Ana')]) };
  const work = { change: null };
  const workspace = { now: () => work, subscribe: () => () => undefined };
  const person = { id: '2', name: 'Luis', email: '', roles: ['editor'] };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={{ tongue: 'es', api, person, workspace } as unknown as Studio}>
        <ChangesPage />
      </StudioProvider>
    </QueryClientProvider>,
  );
  const part = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('section') ?? document.body;
  expect(within(await part(words.mine)).getByText('Tomado')).toBeVisible();
  expect(within(await part(words.others)).getByText('Ajeno')).toBeVisible();
  expect(within(await part(words.mine)).queryByText('Ajeno')).toBe(null);
});
