/** Holds the notice: its words. */
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
