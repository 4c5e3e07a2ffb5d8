/** Holds what the action key of the keyboard presses. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const field = (label: string): ReactElement => (
  <TextField id={label} label={label} value="" onChange={() => undefined} />
);

it('presses the next main button, not one beside the field', async () => {
  const pressed = vi.fn<(what?: string) => void>();
  render(
    <>
      <Button text="Arriba" onPress={() => pressed('above')} />
      {field('Teléfono')}
      <Button text="Código" tone="secondary" onPress={() => pressed('code')} />
      <Button text="Registrarme" onPress={() => pressed('register')} />
      <Button text="Otro" onPress={() => pressed('other')} />
    </>,
  );
  const input = screen.getByRole('textbox');
  await userEvent.type(input, '{Enter}');
  expect(pressed.mock.calls).toEqual([['register']]);
  expect(input.getAttribute('enterkeyhint')).toBe('go');
  expect(document.activeElement).not.toBe(input);
});

it('where none follows, the last before', async () => {
  const pressed = vi.fn<(what?: string) => void>();
  render(
    <>
      <Button text="Pagar" onPress={() => pressed()} />
      {field('Monto')}
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(pressed).toHaveBeenCalledOnce();
});

it('a field in a dialog has the buttons of the dialog, the page has its own', async () => {
  const pressed = vi.fn<(what?: string) => void>();
  render(
    <>
      {field('Afuera')}
      <dialog open>
        {field('Código')}
        <Button text="Confirmar" onPress={() => pressed('dialog')} />
      </dialog>
      <Button text="Pagar" onPress={() => pressed('page')} />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Código' }), '{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Afuera' }), '{Enter}');
  expect(pressed.mock.calls).toEqual([['dialog'], ['page']]);
});

it('only closes the keyboard where there is none, or where the button may not be pressed', async () => {
  const pressed = vi.fn<(what?: string) => void>();
  const { rerender } = render(field('Nota'));
  const input = screen.getByRole('textbox');
  await userEvent.type(input, '{Enter}');
  expect(input.getAttribute('enterkeyhint')).toBe('done');
  rerender(
    <>
      {field('Nota')}
      <Button text="Enviar" disabled onPress={() => pressed()} />
      <Button text="Enviar" tone="plain" onPress={() => pressed()} />
    </>,
  );
  await userEvent.type(input, '{Enter}');
  expect(pressed).not.toHaveBeenCalled();
});

it('an input method that composes a word keeps the key', () => {
  const pressed = vi.fn<(what?: string) => void>();
  render(
    <>
      {field('Nombre')}
      <Button text="Seguir" onPress={() => pressed()} />
    </>,
  );
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
  expect(pressed).not.toHaveBeenCalled();
});
