/** What is switched off is named for people: they know no operation by the name that the program gives it. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openDraft } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { SwitchOff } from './SwitchOff.tsx';

it('lists operations, and what is off, by names for people', async () => {
  const work = { draft: openDraft(texts), change: null };
  const workspace = { subscribe: () => () => undefined, now: () => work };
  const studio = { tongue: 'es', source: project, workspace } as unknown as Studio;
  const off = { screens: {}, layouts: [], widgets: [], calls: { loanPush: {} }, releases: [], all: false };
  render(
    <StudioProvider value={studio}>
      <SwitchOff off={off as never} act={() => () => undefined} busy={false} />
    </StudioProvider>,
  );
  await userEvent.selectOptions(screen.getAllByRole('combobox', { hidden: true })[0] as HTMLElement, 'call');
  const [, names] = screen.getAllByRole('combobox', { hidden: true });
  const offered = within(names as HTMLElement).getAllByRole('option', { hidden: true });
  expect(offered.map(({ textContent }) => textContent)).toContain('Confirmar el préstamo');
  expect(offered.filter(({ textContent }) => /^[a-z]+[A-Z]/.test(textContent ?? ''))).toEqual([]);
  expect(screen.getByText(/Confirmar el préstamo/, { selector: '.st-list button' })).toBeInTheDocument();
});
