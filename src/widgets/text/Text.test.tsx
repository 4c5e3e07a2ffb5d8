/** Holds the paragraph: words as they are, no room when there are none. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Text } from './Text.tsx';

afterEach(cleanup);

it('shows markup and tags as the characters they are', () => {
  draw(<Text {...standing} text={'<b>Hola</b> {{order.id}} 👋 مرحبا'} />);
  expect(screen.getByText('<b>Hola</b> {{order.id}} 👋 مرحبا').tagName).toBe('P');
});

it('takes no room without words, and keeps it while they are awaited', () => {
  expect(draw(<Text {...standing} text="" />).container.childElementCount).toBe(0);
  expect(draw(<Text {...standing} pending text={'\u00a0\u00a0'} />).container.childElementCount).toBe(1);
});
