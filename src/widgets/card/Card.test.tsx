/** Holds the card: its title is the button, and what lies on it stays separate. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Card } from './Card.tsx';

afterEach(cleanup);

it('opens by its title and leaves inner buttons alone', async () => {
  const press = vi.fn();
  const inner = vi.fn();
  draw(
    <Card
      {...standing}
      title="Pedido 174"
      press={press}
      body={
        <button type="button" onClick={inner}>
          Copiar
        </button>
      }
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(inner).toHaveBeenCalledTimes(1);
  expect(press).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Pedido 174' }));
  expect(press).toHaveBeenCalledTimes(1);
});

it('has a plain heading without press', () => {
  draw(<Card {...standing} title="Detalle" body={<p>algo</p>} />);
  expect(screen.getByRole('heading', { name: 'Detalle' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
