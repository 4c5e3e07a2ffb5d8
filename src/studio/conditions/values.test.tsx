/** A condition is found by what data can be, in the language of the studio, and is whole once it is chosen. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Tongue } from '../../lib/figures.ts';
import { deskOf } from '../forms/desk.ts';
import { DeskRoom } from '../forms/DeskRoom.tsx';
import { formWords } from '../forms/words.ts';
import { showAt } from '../forms/testing.tsx';
import { nameOfPath } from './data-words.ts';
import { GroupForm } from './GroupForm.tsx';
import type { Group } from './rules.ts';

/** The form of no conditions yet, and what it makes of what is chosen. */
function openAdding(tongue: Tongue): { readonly groups: readonly Group[]; readonly field: HTMLElement } {
  const groups: Group[] = [];
  showAt(
    'screens/loan-detail.json',
    (desk) => (
      <DeskRoom desk={deskOf(desk)}>
        <GroupForm
          group={{ kind: 'all', rules: [] }}
          pointer={['body', 0, 'if']}
          onChange={(group) => groups.push(group)}
        />
      </DeskRoom>
    ),
    { tongue },
  );
  return { groups, field: screen.getByRole('combobox', { name: formWords[tongue].addRule }) };
}

it.each([
  ['es', 'vencido', 'el estado del préstamo es Vencido'],
  ['en', 'overdue', 'the status of the loan is Overdue'],
] as const)('in %s, "%s" is a value of the status', async (tongue, asked, says) => {
  const { groups, field } = openAdding(tongue);
  const user = userEvent.setup();
  await user.click(field);
  await user.paste(asked);
  await user.click(screen.getByRole('option', { name: says }));
  expect(groups).toEqual([
    {
      kind: 'all',
      rules: [{ kind: 'is', path: 'loan.orderStatus', asked: { kind: 'one-of', values: ['180'] } }],
    },
  ]);
});

it.each(['es', 'en'] as const)(
  'in %s, what the screen asks for stands first, and is asked for a value',
  async (tongue) => {
    const { groups, field } = openAdding(tongue);
    const user = userEvent.setup();
    await user.click(field);
    const [here] = screen.getAllByRole('group', { name: formWords[tongue].dataHere });
    const status = nameOfPath('loan.orderStatus', tongue);
    const [option] = within(here as HTMLElement).getAllByRole('option', { name: new RegExp(`^${status}`) });
    await user.click(option as HTMLElement);
    expect(groups).toMatchObject([{ rules: [{ path: 'loan.orderStatus', asked: { kind: 'one-of' } }] }]);
  },
);
