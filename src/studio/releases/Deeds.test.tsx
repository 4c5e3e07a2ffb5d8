/** What asks for a sign-in of just now is done after it, without being pressed once more. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StudioFailure } from '../api/client.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { Refused, useDeeds } from './Deeds.tsx';

const release = vi.fn<(operation: string, body: unknown) => Promise<{ words: readonly string[] }>>();
const signIn = vi.fn<(who: object) => Promise<object>>();
const say = vi.fn<(words: string) => void>();

function Page() {
  const deeds = useDeeds();
  return (
    <>
      <button type="button" disabled={deeds.busy} onClick={deeds.act('share', { share: 100 })}>
        all
      </button>
      <Refused {...deeds} />
    </>
  );
}

it('does what was pressed when the person has signed in again', async () => {
  release.mockRejectedValueOnce(new StudioFailure(403, { words: ['Otra vez.'], asks: 'sign-in' }));
  // What is said of the command line concerns nobody here.
  release.mockResolvedValueOnce({ words: ['Para todos.', 'O: npm run release -- off release r1'] });
  signIn.mockResolvedValueOnce({});
  const person = { id: '1', name: 'Ana', email: 'ana@demo.example', roles: ['publisher'] };
  const studio = { tongue: 'es', api: { release, signIn }, say, person, session: { demo: [person] } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={studio as unknown as Studio}>
        <Page />
      </StudioProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'all' }));
  expect(await screen.findByText('Otra vez.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Entrar como Ana' }));
  expect(signIn).toHaveBeenCalledWith({ email: 'ana@demo.example' });
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith('Para todos.'));
  expect(release.mock.calls).toEqual([
    ['share', { share: 100 }],
    ['share', { share: 100 }],
  ]);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Entrar como Ana' })).toBe(null));
});
