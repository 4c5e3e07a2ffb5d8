/** Holds the link: an address, actions, or plain words when the address was refused. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Link } from './Link.tsx';

afterEach(cleanup);

it('leads to its address without telling where it came from', () => {
  draw(<Link {...standing} text="Escríbenos" url="mailto:a@b.mx" />);
  const link = screen.getByRole('link', { name: 'Escríbenos' });
  expect(link.getAttribute('href')).toBe('mailto:a@b.mx');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

it('runs actions by pointer and by keyboard', async () => {
  const press = vi.fn();
  draw(<Link {...standing} text="Contrato" press={press} />);
  await userEvent.click(screen.getByRole('link', { name: 'Contrato' }));
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

it('is plain words when its address was refused, and nothing without words', () => {
  draw(<Link {...standing} text="Contrato" url={undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Contrato')).toBeTruthy();
  expect(draw(<Link {...standing} text="" url="mailto:" />).container.childElementCount).toBe(0);
});
