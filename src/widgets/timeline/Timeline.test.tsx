/** Holds the timeline: its steps are a list in their order. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Timeline } from './Timeline.tsx';

afterEach(cleanup);

it('is a list that keeps the order of its steps', () => {
  draw(<Timeline {...standing} body={[<li key="a">uno</li>, <li key="b">dos</li>]} />);
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['uno', 'dos']);
});
