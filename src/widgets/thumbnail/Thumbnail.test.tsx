/** Holds the small picture: it opens over the screen and closes again; without a picture its words stand there. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Thumbnail } from './Thumbnail.tsx';

afterEach(cleanup);

it('opens over the whole screen, closes, and gives the focus back', async () => {
  draw(<Thumbnail {...standing} src="/a.png" alt="Imagen 1" />);
  await userEvent.click(screen.getByRole('button', { name: 'Imagen 1' }));
  expect(screen.getByRole('dialog', { name: 'Imagen 1' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'close' }));
  await userEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Imagen 1' }));
});

it('leaves its words where the picture is missing or broken', () => {
  const { container } = draw(<Thumbnail {...standing} src="/a.png" alt="Imagen 1" />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Imagen 1')).toBeTruthy();
  cleanup();
  draw(<Thumbnail {...standing} src={undefined} alt="Imagen 2" />);
  expect(screen.getByText('Imagen 2')).toBeTruthy();
});
