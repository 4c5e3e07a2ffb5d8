/** Colleagues are found by name: what they work on and, for who administers, their account. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChangeHead, StudioRole } from '../../model/studio.ts';
import { openDraft } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import { Finder } from './Finder.tsx';
import { StudioProvider, type Studio } from './studio.ts';
import { useColleagues } from './use-colleagues.ts';

afterEach(cleanup);

const change = (id: string, some: Partial<ChangeHead>): ChangeHead =>
  ({
    id,
    title: 'Aviso nuevo',
    author: 'Ana',
    editors: ['Ana'],
    writer: 'Ana',
    state: 'open',
    ...some,
  }) as ChangeHead;
const changes = [
  change('c1', { editors: ['Ana', 'Luis'] }),
  change('c2', {}),
  change('c3', { author: 'Luis', writer: 'Luis', editors: ['Luis'], title: 'Verano' }),
  change('c4', { author: 'Luis', editors: ['Luis'], title: 'Tirado', state: 'thrown-away' }),
];
const luis = { id: 'p2', name: 'Luis', email: 'luis@demo.example', roles: [], factor: false };

function Found() {
  return <Finder commands={useColleagues()} onClose={() => undefined} />;
}

function show(role: StudioRole) {
  const work = { draft: openDraft(texts), change: null };
  const people = vi.fn(async () => ({ people: [luis], invited: [] }));
  const studio = {
    tongue: 'es',
    person: { id: 'p1', name: 'Ana', roles: [role] },
    api: { changes: async () => changes, people },
    source: project,
    project: { files: Object.fromEntries(texts) },
    workspace: { now: () => work, subscribe: () => () => undefined },
  } as unknown as Studio;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StudioProvider value={studio}>
        <Found />
      </StudioProvider>
    </QueryClientProvider>,
  );
  return people;
}

const found = (): readonly (string | null)[] =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('by who administers, with their account, and by no name where nothing is looked for', async () => {
  show('admin');
  expect(await screen.findByRole('combobox')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox'), 'luis');
  expect(await screen.findByRole('option', { name: /^Luis\s*Personas$/ })).toBeVisible();
  expect(found().filter((each) => each?.includes('Cambios ·'))).toEqual([
    'Aviso nuevoCambios · Ana, Luis',
    'VeranoCambios · Luis',
  ]);
  await userEvent.clear(screen.getByRole('combobox'));
  expect(found().some((each) => each?.includes('Luis'))).toBe(false);
});

it('by others, who ask for no accounts', async () => {
  const people = show('editor');
  await userEvent.type(await screen.findByRole('combobox'), 'luis');
  expect(await screen.findByRole('option', { name: /^Verano/ })).toBeVisible();
  expect(people).not.toHaveBeenCalled();
});
