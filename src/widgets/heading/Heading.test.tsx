/** Holds the heading: its level in the outline. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Heading } from './Heading.tsx';

afterEach(cleanup);

it('is a heading of its level, the second by default', () => {
  draw(
    <>
      <Heading {...standing} text="Plan" />
      <Heading {...standing} id="other" text="Detalle" level={3} />
    </>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Plan' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Detalle' })).toBeTruthy();
});
