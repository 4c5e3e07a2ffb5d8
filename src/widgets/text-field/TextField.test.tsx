/** Holds the field: what it writes, its limit, its ties to label, hint and message. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

it.each([true, false])('says that it must be filled in: %s', (required) => {
  draw(
    <Bound
      start=""
      draw={(bind) => <TextField {...standing} bind={{ ...bind, required }} label="Nombre" />}
    />,
  );
  expect(screen.getByRole('textbox').getAttribute('aria-required')).toBe(required ? 'true' : null);
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

describe('with a format', () => {
  const field = (props: { format: 'card' | 'phone' | 'digits'; maxLength?: number; start?: unknown }) => {
    const seen = vi.fn();
    const change = vi.fn();
    draw(
      <Bound
        start={props.start ?? ''}
        seen={seen}
        draw={(bind) => (
          <TextField
            {...standing}
            bind={bind}
            label="Número"
            format={props.format}
            maxLength={props.maxLength}
            change={change}
          />
        )}
      />,
    );
    return { seen, change, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Número' }) };
  };

  it('shows groups, and writes and tells digits only', async () => {
    const { seen, change, input } = field({ format: 'card' });
    await userEvent.type(input, '4000 1234-5');
    expect(input.value).toBe('4000 1234 5');
    expect(seen).toHaveBeenLastCalledWith('400012345');
    expect(change).toHaveBeenLastCalledWith('400012345');
    // The space and the dash changed nothing.
    expect(seen).toHaveBeenCalledTimes(9);
  });

  it.each([
    ['card', '12345678901234567890123', '1234 5678 9012 3456 789'],
    ['phone', '138001380001', '138 0013 8000'],
  ] as const)('%s has its usual limit', async (format, typed, shown) => {
    const { input } = field({ format });
    await userEvent.type(input, typed);
    expect(input.value).toBe(shown);
  });

  it('counts digits for its limit, pasted spaces not', async () => {
    const { seen, input } = field({ format: 'digits', maxLength: 6 });
    await userEvent.click(input);
    await userEvent.paste('482 913 7');
    expect(seen.mock.calls).toEqual([['482913']]);
    expect(input.maxLength).not.toBe(6);
  });

  it('groups what is there already', () => {
    expect(field({ format: 'phone', start: 13800138000 }).input.value).toBe('138 0013 8000');
  });

  it.each([
    ['card', 'numeric', 'text'],
    ['digits', 'numeric', 'text'],
    ['phone', 'tel', 'tel'],
  ] as const)('%s opens the keyboard for it', (format, keyboard, type) => {
    const { input } = field({ format });
    expect([input.getAttribute('inputmode'), input.type]).toEqual([keyboard, type]);
  });

  it('leaves an input method alone until it has ended', () => {
    const { seen, input } = field({ format: 'card', start: '1234' });
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '1234５６' }, isComposing: true });
    expect(input.value).toBe('1234５６');
    expect(seen).not.toHaveBeenCalled();
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('1234 56');
    expect(seen.mock.calls).toEqual([['123456']]);
  });
});
