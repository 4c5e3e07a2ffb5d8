/** Holds the notice: its words, and no empty box. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Notice } from './Notice.tsx';

afterEach(cleanup);

it('shows title and text', () => {
  draw(<Notice {...standing} title="Importante" text="Paga hoy" tone="warning" />);
  expect(screen.getByText('Importante')).toBeTruthy();
  expect(screen.getByText('Paga hoy')).toBeTruthy();
});

it('takes no room without words', () => {
  expect(draw(<Notice {...standing} text="" />).container.childElementCount).toBe(0);
});
