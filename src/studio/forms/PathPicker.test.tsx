/** Data chosen from a list: drawn when somebody looks at it, all of it, and what nothing is called like is said. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DataPath } from '../conditions/paths.ts';
import { DeskRoom } from './DeskRoom.tsx';
import { deskOf } from './desk.ts';
import { PathPicker } from './PathPicker.tsx';
import { showAt } from './testing.tsx';

/** Roles of hundreds are slow to find. */
const options = () => document.querySelectorAll('[role=option]');

const file = 'screens/customer-service.json';

it('lists nothing until somebody looks, then all, and goes on with what is chosen', async () => {
  const pick = vi.fn<(path: DataPath, tag: string) => void>();
  showAt(file, (desk) => (
    <DeskRoom desk={deskOf(desk)}>
      <PathPicker label="Dato" pointer={['body', 0, 'text']} tag="" onPick={pick} />
      <PathPicker label="Otro" pointer={['body', 0, 'text']} tag="config.serviceHours" onPick={pick} />
    </DeskRoom>
  ));
  const user = userEvent.setup();
  expect(options()).toHaveLength(0);
  const other = screen.getByRole('combobox', { name: 'Otro' });
  const named = (other as HTMLInputElement).value;
  expect(named).not.toBe('');

  const field = screen.getByRole('combobox', { name: 'Dato' });
  await user.click(field);
  expect(options().length).toBeGreaterThan(5);
  await user.paste('zzz');
  expect(screen.getByText('Ningún dato se llama así.')).toBeInTheDocument();
  await user.clear(field);
  await user.paste(named);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(pick).toHaveBeenCalledTimes(1);
  expect(pick.mock.calls[0]?.[1]).toBe('{{config.serviceHours}}');

  // One with a choice keeps it when it is left as it was.
  await user.click(other);
  await user.tab();
  expect(other).toHaveValue(named);
  expect(pick).toHaveBeenCalledTimes(1);
});

it('calls what is no longer there what it was', () => {
  showAt(file, (desk) => (
    <DeskRoom desk={deskOf(desk)}>
      <PathPicker label="Dato" pointer={['body', 0, 'if']} tag="writes.loanPush" onPick={() => undefined} />
    </DeskRoom>
  ));
  expect(screen.getByRole('combobox', { name: 'Dato' })).toHaveValue('confirmación del préstamo en curso');
});
