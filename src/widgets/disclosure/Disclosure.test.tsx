/** Holds the disclosure: closed until it is pressed, and found by what it is called. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Disclosure } from './Disclosure.tsx';

afterEach(cleanup);

const isOpen = (): boolean => screen.getByText('¿Cuándo?').closest('details')?.open ?? false;

it('opens and closes by its title', async () => {
  draw(<Disclosure {...standing} title="¿Cuándo?" body={<p>Mañana</p>} />);
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByText('¿Cuándo?'));
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByText('¿Cuándo?'));
  expect(isOpen()).toBe(false);
});

it('can be open at first, but shows nothing before its data are there', () => {
  draw(<Disclosure {...standing} title="¿Cuándo?" open body={<p>Mañana</p>} />);
  expect(isOpen()).toBe(true);
  cleanup();
  draw(<Disclosure {...standing} title="¿Cuándo?" open pending body={<p>Mañana</p>} />);
  expect(isOpen()).toBe(false);
});
