/** Holds the feature: a heading with words. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Feature } from './Feature.tsx';

afterEach(cleanup);

it('says its point and its words', () => {
  draw(<Feature {...standing} icon="bank" title="Recibe" text="En tu cuenta" />);
  expect(screen.getByRole('heading', { level: 3, name: 'Recibe' })).toBeTruthy();
  expect(screen.getByText('En tu cuenta')).toBeTruthy();
});
