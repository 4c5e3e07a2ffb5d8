/** Holds the line between parts. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Divider } from './Divider.tsx';

afterEach(cleanup);

it('is a separator', () => {
  draw(<Divider {...standing} />);
  expect(screen.getByRole('separator').id).toBe(standing.id);
});
