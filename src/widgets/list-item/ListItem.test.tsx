/** Holds the line: one button named by its words, a letter for a broken picture. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { ListItem } from './ListItem.tsx';

afterEach(cleanup);

it('is one button named by what stands on it', async () => {
  const press = vi.fn();
  draw(<ListItem {...standing} title="OXXO" text="En tienda" trailing="$5" press={press} />);
  await userEvent.click(screen.getByRole('button', { name: /OXXO.*En tienda.*\$5/ }));
  expect(press).toHaveBeenCalledTimes(1);
});

it('does nothing while busy', async () => {
  const press = vi.fn();
  draw(<ListItem {...standing} busy title="OXXO" press={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'OXXO' }));
  expect(press).not.toHaveBeenCalled();
});

it('is no button without press', () => {
  draw(<ListItem {...standing} title="Cupón" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('puts the first letter in place of a picture that is broken or refused', () => {
  const { container, unmount } = draw(
    <ListItem {...standing} title="oxxo" image="https://cdn.example/a.png" />,
  );
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('O')).toBeTruthy();
  unmount();
  draw(<ListItem {...standing} title="7-Eleven" image={undefined} />);
  expect(screen.getByText('7')).toBeTruthy();
});
