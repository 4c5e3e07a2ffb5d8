/** Holds the stack: its parts in the order given. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Stack } from './Stack.tsx';

afterEach(cleanup);

it('keeps the order of its parts', () => {
  const { container } = draw(
    <Stack {...standing} direction="row" body={[<b key="a">uno</b>, <b key="b">dos</b>]} />,
  );
  expect(container.textContent).toBe('unodos');
  expect(screen.getByText('uno').parentElement?.id).toBe(standing.id);
});
