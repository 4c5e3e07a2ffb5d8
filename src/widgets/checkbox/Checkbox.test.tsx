/** Holds the box: what it writes, its link, its message. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Bound, draw, standing } from '../testing.tsx';
import { Checkbox } from './Checkbox.tsx';

afterEach(cleanup);

it('writes true and false, and tells change', async () => {
  const seen = vi.fn();
  const change = vi.fn();
  draw(
    <Bound
      start
      seen={seen}
      draw={(bind) => <Checkbox {...standing} bind={bind} label="Acepto" change={change} />}
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'Acepto', checked: true });
  await userEvent.click(box);
  await userEvent.click(screen.getByText('Acepto'));
  expect(seen.mock.calls).toEqual([[false], [true]]);
  expect(change.mock.calls).toEqual([[false], [true]]);
});

it('opens its link without ticking', async () => {
  const seen = vi.fn();
  const press = vi.fn();
  draw(
    <Bound
      start
      seen={seen}
      draw={(bind) => <Checkbox {...standing} bind={bind} label="Acepto" linkText="Contrato" press={press} />}
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Contrato' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(seen).not.toHaveBeenCalled();
});

it('is ticked by true alone, and tied to its message', () => {
  draw(
    <Bound
      start="yes"
      error="Marca la casilla"
      draw={(bind) => <Checkbox {...standing} bind={bind} label="Acepto" />}
    />,
  );
  const box = screen.getByRole('checkbox', { checked: false, description: 'Marca la casilla' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

it('is ticked for what it was ticked for, and for nothing else', async () => {
  const seen = vi.fn();
  const box = (of: string) => (
    <Bound
      start="500"
      seen={seen}
      draw={(bind) => <Checkbox {...standing} bind={bind} of={of} label="Acepto" />}
    />
  );
  const { rerender } = draw(box('500'));
  expect(screen.getByRole('checkbox', { checked: true })).toBeTruthy();
  rerender(box('450'));
  await userEvent.click(screen.getByRole('checkbox', { checked: false }));
  await userEvent.click(screen.getByRole('checkbox', { checked: true }));
  expect(seen.mock.calls).toEqual([['450'], ['']]);
});
