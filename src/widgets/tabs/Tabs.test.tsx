/** Holds the bar: one part in sight, chosen by press and by keys, in the order in which the parts stand. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { TabPanel } from '../../ui/Tabs.tsx';
import { draw, standing } from '../testing.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const body = (...titles: readonly string[]) => (
  <>
    {titles.map((title) => (
      <TabPanel key={title} id={title} title={title}>
        <p>{`Parte ${title}`}</p>
      </TabPanel>
    ))}
  </>
);
const selected = (): string => screen.getByRole('tab', { selected: true }).textContent ?? '';

it('shows the first part, and the one that is pressed', async () => {
  draw(<Tabs {...standing} label="Estado" body={body('A', 'B')} />);
  expect(screen.getByRole('tablist', { name: 'Estado' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'A' }).textContent).toBe('Parte A');
  await userEvent.click(screen.getByRole('tab', { name: 'B' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Parte B');
  expect(screen.getByRole('tab', { name: 'A' }).tabIndex).toBe(-1);
});

it('is walked by the arrow keys, Home and End', async () => {
  draw(<Tabs {...standing} label="Estado" body={body('A', 'B', 'C')} />);
  await userEvent.tab();
  const walk: string[] = [];
  for (const key of ['ArrowLeft', 'ArrowRight', 'End', 'Home', 'Enter']) {
    await userEvent.keyboard(`{${key}}`);
    walk.push(selected());
  }
  expect(walk).toEqual(['C', 'A', 'C', 'A', 'A']);
  expect(document.activeElement?.textContent).toBe('A');
});

it('keeps the order of the parts when one comes later, and the choice when another goes', async () => {
  const { rerender } = draw(<Tabs {...standing} label="Estado" body={body('A', 'C')} />);
  await userEvent.click(screen.getByRole('tab', { name: 'C' }));
  rerender(<Tabs {...standing} label="Estado" body={body('A', 'B', 'C')} />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C']);
  rerender(<Tabs {...standing} label="Estado" body={body('B', 'C')} />);
  expect(selected()).toBe('C');
  rerender(<Tabs {...standing} label="Estado" body={body('B')} />);
  expect(selected()).toBe('B');
});

it('keeps the place of a tab whose words are on their way, and is no tab before', () => {
  const { container } = draw(
    <Tabs
      {...standing}
      label="Estado"
      body={
        <TabPanel id="a" title="" pending>
          <p>…</p>
        </TabPanel>
      }
    />,
  );
  expect(screen.getByRole('tablist').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(container.querySelector('[role=tablist] .skeleton')).not.toBeNull();
});

it('names a part without a title by its number', () => {
  draw(
    <Tabs
      {...standing}
      label="Estado"
      body={
        <TabPanel id="a" title="">
          …
        </TabPanel>
      }
    />,
  );
  expect(screen.getByRole('tab').textContent).toBe('1');
});
