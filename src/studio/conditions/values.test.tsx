/** A condition is found by what data can be, in the language of the studio, and is whole once it is chosen. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { deskOf } from '../forms/desk.ts';
import { DeskRoom } from '../forms/DeskRoom.tsx';
import { formWords } from '../forms/words.ts';
import { showAt } from '../forms/testing.tsx';
import { GroupForm } from './GroupForm.tsx';
import type { Group } from './rules.ts';

it.each([
  ['es', 'vencido', 'el estado del préstamo es Vencido'],
  ['en', 'overdue', 'the status of the loan is Overdue'],
] as const)('in %s, "%s" is a value of the status', async (tongue, asked, says) => {
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
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: formWords[tongue].addRule });
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
