/** What is switched off is named for people: they know no operation by the name that the program gives it. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Off } from '../../model/release.ts';
import { openDraft } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { releasesWords } from '../words/releases.ts';
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

it('is not switched off again while it is off, except with other words', async () => {
  show({ calls: { loanPush: { 'es-MX': 'Hoy no.' } } });
  const field = (role: 'combobox' | 'textbox' | 'button', name: RegExp): HTMLElement =>
    screen.getByRole(role, { name, hidden: true });
  await userEvent.selectOptions(field('combobox', /^Qué$/), 'call');
  await userEvent.selectOptions(field('combobox', /^Cuál$/), 'loanPush');
  expect(field('button', /^Apagar$/)).toBeDisabled();
  await userEvent.type(field('textbox', /en español$/), 'Hoy no.');
  expect(field('button', /^Apagar$/)).toBeDisabled();
  await userEvent.type(field('textbox', /en español$/), ' Mañana sí.');
  expect(field('button', /^Apagar$/)).toBeEnabled();
});

it('switches all that was published off at the second press alone, which a double click is not', async () => {
  const sent: unknown[] = [];
  show({}, (deed, body) => () => void sent.push([deed, body]));
  const [what] = screen.getAllByRole('combobox', { hidden: true });
  await userEvent.selectOptions(what as HTMLElement, 'all');
  const press = screen.getByRole('button', { name: 'Apagar', hidden: true });
  await userEvent.dblClick(press);
  expect(sent).toEqual([]);
  await userEvent.click(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Apagar', hidden: true }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: releasesWords.es.offSure, hidden: true }));
  expect(sent).toEqual([['off', { what: 'all' }]]);
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
