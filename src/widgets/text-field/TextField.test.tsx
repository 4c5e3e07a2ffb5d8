/** Holds the field: what it writes, its limit, its ties to label, hint and message. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Bound, draw, standing } from '../testing.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

it('writes what is typed and tells change', async () => {
  const seen = vi.fn();
  const change = vi.fn();
  draw(
    <Bound
      start=""
      seen={seen}
      draw={(bind) => <TextField {...standing} bind={bind} label="Nombre" change={change} />}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Añ');
  expect(seen.mock.calls).toEqual([['A'], ['Añ']]);
  expect(change).toHaveBeenLastCalledWith('Añ');
});

it('ignores what is beyond its limit, also when it is put in by script', () => {
  const seen = vi.fn();
  draw(
    <Bound
      start=""
      seen={seen}
      draw={(bind) => <TextField {...standing} bind={bind} label="Nombre" maxLength={3} />}
    />,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'abcdef' } });
  expect(seen).toHaveBeenCalledWith('abc');
});

it('is described by hint and message', () => {
  draw(
    <Bound
      start={12}
      error="Falta"
      draw={(bind) => <TextField {...standing} bind={bind} label="Nombre" hint="Completo" />}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Nombre', description: 'Completo Falta' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input).toHaveProperty('value', '12');
  expect(input.id).toBe(standing.id);
});

it('shows nothing for a value that is no text', () => {
  draw(
    <Bound
      start={{ a: 1 }}
      draw={(bind) => <TextField {...standing} bind={bind} label="Nombre" enabled={false} />}
    />,
  );
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  expect(screen.getByRole('textbox')).toHaveProperty('disabled', true);
});
