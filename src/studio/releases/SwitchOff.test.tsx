/** What is switched off is named for people: they know no operation by the name that the program gives it. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Off } from '../../model/release.ts';
import { openDraft } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { SwitchOff } from './SwitchOff.tsx';
import type { Act } from './Trial.tsx';

const nothing: Off = { screens: {}, layouts: [], widgets: [], calls: {}, releases: [], all: false };

function show(off: Partial<Off>, act: Act = () => () => undefined): void {
  const work = { draft: openDraft(texts), change: null };
  const workspace = { subscribe: () => () => undefined, now: () => work };
  const studio = { tongue: 'es', source: project, workspace } as unknown as Studio;
  render(
    <StudioProvider value={studio}>
      <SwitchOff off={{ ...nothing, ...off }} act={act} busy={false} />
    </StudioProvider>,
  );
}

it('lists operations, and what is off, by names for people', async () => {
  show({ calls: { loanPush: {} } });
  await userEvent.selectOptions(screen.getAllByRole('combobox', { hidden: true })[0] as HTMLElement, 'call');
  const [, names] = screen.getAllByRole('combobox', { hidden: true });
  const offered = within(names as HTMLElement).getAllByRole('option', { hidden: true });
  expect(offered.map(({ textContent }) => textContent)).toContain('Confirmar el préstamo');
  expect(offered.filter(({ textContent }) => /^[a-z]+[A-Z]/.test(textContent ?? ''))).toEqual([]);
  expect(screen.getByText(/Confirmar el préstamo/, { selector: '.st-list button' })).toBeInTheDocument();
});

it('switches an operation off with the words of one language, or with none: the app has its own', async () => {
  const sent: unknown[] = [];
  show({}, (deed, body) => () => void sent.push([deed, body]));
  const field = (role: 'combobox' | 'textbox' | 'button', name: RegExp): HTMLElement =>
    screen.getByRole(role, { name, hidden: true });
  await userEvent.selectOptions(field('combobox', /^Qué$/), 'call');
  await userEvent.selectOptions(field('combobox', /^Cuál$/), 'loanPush');
  await userEvent.click(field('button', /^Apagar$/));
  await userEvent.type(field('textbox', /en español$/), 'Hoy no.');
  await userEvent.click(field('button', /^Apagar$/));
  expect(sent).toEqual([
    ['off', { what: 'call', name: 'loanPush' }],
    ['off', { what: 'call', name: 'loanPush', words: { 'es-MX': 'Hoy no.' } }],
  ]);
});
