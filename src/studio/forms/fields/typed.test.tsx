/** What is typed and cannot be read stands there with why, and nothing is edited. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { told } from '../../../release/told.ts';
import type { Field } from '../../core/fields.ts';
import { showAt, withFile, type Shown } from '../testing.tsx';
import { MoneyField } from './typed.tsx';

const file = 'screens/about.json';
const field: Field = {
  name: 'amount',
  kind: 'money',
  label: told('Amount', 'Monto'),
  help: told('', ''),
  examples: [],
  required: true,
};

const open = (amount: number): Shown =>
  showAt(file, () => <MoneyField field={field} pointer={['amount']} value={amount} />, {
    from: withFile(file, { amount }),
  });

it('an amount in letters stays as it was typed, is said, and changes nothing', async () => {
  const shown = open(150_000);
  const user = userEvent.setup();
  const amount = screen.getByRole('textbox', { name: 'Monto' });
  await user.clear(amount);
  await user.type(amount, 'mil pesos');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect(amount).toHaveValue('mil pesos');
  expect(amount).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Escríbelo con cifras. Mientras tanto se queda 1500.00.',
  );
  expect(shown.value()).toEqual({ amount: 150_000 });
});

it('one that can be read is taken, and nothing is said', async () => {
  const shown = open(0);
  const user = userEvent.setup();
  const amount = screen.getByRole('textbox', { name: 'Monto' });
  await user.clear(amount);
  await user.type(amount, '1,500');
  await user.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shown.value()).toEqual({ amount: 150_000 });
});
