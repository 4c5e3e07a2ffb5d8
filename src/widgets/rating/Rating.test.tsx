/** Holds the stars: radio inputs with names, one number written. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Bound, draw, standing } from '../testing.tsx';
import { Rating } from './Rating.tsx';

afterEach(cleanup);

it('writes the chosen number', async () => {
  const seen = vi.fn();
  draw(
    <Bound start={null} seen={seen} draw={(bind) => <Rating {...standing} bind={bind} label="Califica" />} />,
  );
  expect(screen.getByRole('group', { name: 'Califica' })).toBeTruthy();
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(5);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(seen.mock.calls).toEqual([[4]]);
  expect(screen.getByRole('radio', { name: '4 stars', checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '1 star', checked: false })).toBeTruthy();
});

it('has as many stars as asked for and shows its message', () => {
  draw(
    <Bound
      start={0}
      error="Elige"
      draw={(bind) => <Rating {...standing} bind={bind} label="Califica" max={10} />}
    />,
  );
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  expect(screen.getByRole('group', { description: 'Elige' })).toBeTruthy();
});
