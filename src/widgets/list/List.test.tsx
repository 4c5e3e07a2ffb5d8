/** Holds the list: sentences only, and the room of those that are awaited. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { List } from './List.tsx';

afterEach(cleanup);

it('shows sentences and numbers, and leaves the rest out', () => {
  draw(<List {...standing} items={['Uno', '', null, 2, {}, ['x']]} variant="numbers" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Uno', '2']);
  expect(screen.getByRole('list').tagName).toBe('OL');
});

it('keeps one line for each sentence that is awaited, takes no room for none', () => {
  draw(<List {...standing} pending items={[{}, {}]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  cleanup();
  expect(draw(<List {...standing} items={[{}]} />).container.childElementCount).toBe(0);
});
