/** People, and those who are invited: what they may do, a link that comes into sight, and an invitation that is cancelled. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { enterWords } from '../words/enter.ts';
import { peopleWords } from '../words/people.ts';
import { PeoplePage } from './PeoplePage.tsx';

const words = peopleWords.es;
const ana = { id: '1', name: 'Ana', email: 'ana@demo.example', roles: ['admin'], factor: false };
const eva = {
  name: 'Eva',
  email: 'eva@demo.example',
  roles: ['editor', 'reviewer'],
  until: '2099-01-01T00:00:00Z',
};

function open(isFresh = true) {
  const people = { people: [ana], invited: [eva] };
  const api = {
    isFresh: () => isFresh,
    people: () => Promise.resolve(people),
    reset: vi.fn(() => Promise.resolve({ path: '/studio#/join/x', until: eva.until })),
    uninvite: vi.fn(() => Promise.resolve({ ...people, invited: [] })),
    leave: vi.fn(() => Promise.resolve(people)),
  };
  const studio = { tongue: 'es', api, person: ana, session: { demo: [], publicUrl: null, phoneOrigin: '' } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={studio as unknown as Studio}>
        <PeoplePage />
      </StudioProvider>
    </QueryClientProvider>,
  );
  return api;
}

it('says what somebody invited may do, and cancels the invitation', async () => {
  const api = open();
  const invited = await screen.findByRole('region', { name: words.invited });
  expect(invited).toHaveTextContent(`${words.roles.editor}, ${words.roles.reviewer}`);
  await userEvent.click(within(invited).getByRole('button', { name: words.uninvite('Eva') }));
  expect(api.uninvite).toHaveBeenCalledWith('eva@demo.example');
});

it('brings a link that is shown once into sight, ready to be copied', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: words.reset('Ana') }));
  expect(await screen.findByRole('textbox', { name: words.linkTo('Ana') })).toHaveFocus();
});

it('ends an access at the second press', async () => {
  const api = open();
  await userEvent.click(await screen.findByRole('button', { name: words.leave('Ana') }));
  expect(api.leave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: words.leaveSure('Ana') }));
  expect(api.leave).toHaveBeenCalledWith('1');
});

it('says beforehand that one will be asked to sign in again', async () => {
  open(false);
  expect(await screen.findByText(enterWords.es.asksAgain)).toBeVisible();
});
