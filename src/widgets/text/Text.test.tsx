/** Holds the paragraph: words as they are, and room for those to come. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Text } from './Text.tsx';

afterEach(cleanup);

it('shows markup and tags as the characters they are', () => {
  draw(<Text {...standing} text={'<b>Hola</b> {{order.id}} 👋 مرحبا'} />);
  expect(screen.getByText('<b>Hola</b> {{order.id}} 👋 مرحبا').tagName).toBe('P');
});

it('keeps its room while its words are awaited', () => {
  expect(draw(<Text {...standing} pending text={'\u00a0\u00a0'} />).container.childElementCount).toBe(1);
});
