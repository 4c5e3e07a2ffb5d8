/** Holds the status: the words speak, the picture is an ornament. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Status } from './Status.tsx';

afterEach(cleanup);

it('is a heading with an explanation, and hides its picture from readers', () => {
  const { container } = draw(
    <Status {...standing} picture="alarm" tone="special" title="Vencido" text="Paga hoy" />,
  );
  expect(screen.getByRole('heading', { name: 'Vencido' })).toBeTruthy();
  expect(screen.getByText('Paga hoy')).toBeTruthy();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('has no empty heading', () => {
  draw(<Status {...standing} picture="question" tone="neutral" title="" text="" />);
  expect(screen.queryByRole('heading')).toBeNull();
});
