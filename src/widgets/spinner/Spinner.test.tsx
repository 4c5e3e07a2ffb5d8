/** Holds the sign of waiting: its words are a status. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Spinner } from './Spinner.tsx';

afterEach(cleanup);

it('says what is waited for', () => {
  draw(<Spinner {...standing} text="Calculamos" />);
  expect(screen.getByRole('status').textContent).toBe('Calculamos');
});
