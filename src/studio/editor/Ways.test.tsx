/** What was left as it is stays told to whoever looks it over: only who may change it has it out of the way. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Narrowed } from '../../check/map/narrowed.ts';
import { openDraft } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { Ways } from './Ways.tsx';

const way: Narrowed = {
  from: 'loan-detail',
  to: 'repay-delay',
  hidden: { not: { 'loan.productName': { not: { const: 'Lendora Flex' } } } },
  still: [],
};

function show(onEdit: (() => void) | undefined, left: string[]): void {
  const work = { draft: openDraft(texts) };
  const studio = {
    tongue: 'es',
    source: project,
    project: { base: texts },
    settings: { left },
    choose: (some: { left: string[] }) => left.splice(0, left.length, ...some.left),
    workspace: { subscribe: () => () => undefined, now: () => work },
  } as unknown as Studio;
  render(
    <StudioProvider value={studio}>
      <Ways narrowed={[way]} onEdit={onEdit} />
    </StudioProvider>,
  );
}

it('offers to lead people back, and tells without a double "not" when it is hidden', () => {
  show(() => undefined, []);
  expect(screen.getByText(/cuando el nombre del producto del préstamo es «Lendora Flex»/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Llevarlo de vuelta a / })).toBeVisible();
});

it('tells who looks it over that it was left', async () => {
  const left: string[] = [];
  show(() => undefined, left);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dejarlo así' }));
  expect(screen.queryByRole('region', { name: 'Direcciones que siguen abiertas' })).toBeNull();
  show(undefined, left);
  expect(screen.getByText('Quien lo escribió eligió dejarlo así.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dejarlo así' })).toBeNull();
});
