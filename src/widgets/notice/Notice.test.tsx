/** Holds the notice: its words, and its link. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Notice } from './Notice.tsx';

afterEach(cleanup);

it('shows title and text', () => {
  draw(<Notice {...standing} title="Importante" text="Paga hoy" tone="warning" />);
  expect(screen.getByText('Importante')).toBeTruthy();
  expect(screen.getByText('Paga hoy')).toBeTruthy();
});

it('leads on by its link, where it has words and somewhere to lead', async () => {
  const press = vi.fn();
  draw(<Notice {...standing} text="Paga hoy" linkText="Hablar con una persona" press={press} />);
  await userEvent.click(screen.getByRole('link', { name: 'Hablar con una persona' }));
  expect(press).toHaveBeenCalledTimes(1);
  cleanup();
  draw(<Notice {...standing} text="Paga hoy" linkText="Hablar con una persona" />);
  expect(screen.queryByText('Hablar con una persona')).toBeNull();
});
