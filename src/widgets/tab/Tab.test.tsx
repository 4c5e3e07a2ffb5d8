/** Holds one part: its title stands in the bar, its body under it. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from '../../ui/Tabs.tsx';
import { draw, standing } from '../testing.tsx';
import { Tab } from './Tab.tsx';

afterEach(cleanup);

it('has its title in the bar and its body under it', () => {
  draw(
    <Tabs id="all" label="Estado">
      <Tab {...standing} title="En proceso" body={<p>Nada</p>} />
    </Tabs>,
  );
  expect(screen.getByRole('tab', { name: 'En proceso' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'En proceso' }).textContent).toBe('Nada');
});
