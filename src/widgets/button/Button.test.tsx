/** Holds the button: presses once, not while busy, not while its test fails. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

it('runs its actions', async () => {
  const press = vi.fn();
  draw(<Button {...standing} text="Pagar" press={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pagar' }));
  expect(press).toHaveBeenCalledTimes(1);
});

it('keeps its focus but does nothing while busy', async () => {
  const press = vi.fn();
  draw(<Button {...standing} text="Pagar" press={press} busy />);
  const button = screen.getByRole('button', { name: 'Pagar' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('is disabled while its test does not hold', () => {
  draw(<Button {...standing} text="Pagar" press={vi.fn()} enabled={false} />);
  expect(screen.getByRole('button', { name: 'Pagar' })).toHaveProperty('disabled', true);
});
