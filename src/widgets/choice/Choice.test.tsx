/** Holds the options: what is chosen and told, by press and by keys, and what is left out. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Bound, draw, standing } from '../testing.tsx';
import { Choice } from './Choice.tsx';

afterEach(cleanup);

const options = [{ title: 'Pagos', value: 2 }, { title: 'Otro', value: 'x' }, { title: 'Sin valor' }, null];
const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });

it('writes the value and tells it, again when the chosen one is pressed again', async () => {
  const [seen, change] = [vi.fn(), vi.fn()];
  draw(
    <Bound
      start=""
      seen={seen}
      draw={(bind) => <Choice {...standing} bind={bind} label="Tipo" options={options} change={change} />}
    />,
  );
  expect(screen.getByRole('group', { name: 'Tipo' })).toBeTruthy();
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
  await userEvent.click(radio('Pagos'));
  await userEvent.click(radio('Pagos'));
  expect(seen.mock.calls).toEqual([['2'], ['2']]);
  expect(change.mock.calls).toEqual([['2'], ['2']]);
  expect(screen.getByRole('radio', { name: 'Pagos', checked: true })).toBeTruthy();
});

it('an arrow key moves the focus and chooses nothing; the space bar chooses', async () => {
  const change = vi.fn();
  draw(
    <Bound
      start=""
      draw={(bind) => <Choice {...standing} bind={bind} label="Tipo" options={options} change={change} />}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(radio('Otro'));
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([['x']]);
});

it('shows its message, and nothing without options', () => {
  draw(
    <Bound
      start=""
      error="Elige"
      draw={(bind) => <Choice {...standing} bind={bind} label="Tipo" options={options} />}
    />,
  );
  expect(screen.getByRole('group', { description: 'Elige' })).toBeTruthy();
  cleanup();
  draw(<Bound start="" draw={(bind) => <Choice {...standing} bind={bind} label="Tipo" options={[]} />} />);
  expect(screen.queryByRole('group')).toBeNull();
});

it('shows only what was chosen, to be read', () => {
  const look = 'chosen' as const;
  draw(
    <Bound
      start="x"
      draw={(bind) => <Choice {...standing} bind={bind} look={look} label="Tipo" options={options} />}
    />,
  );
  expect(screen.getByRole('definition').textContent).toBe('Otro');
  expect(screen.queryByRole('radio')).toBeNull();
  cleanup();
  draw(
    <Bound
      start="y"
      draw={(bind) => <Choice {...standing} bind={bind} look={look} label="Tipo" options={options} />}
    />,
  );
  expect(screen.queryByRole('definition')).toBeNull();
});

it('reads the fields it is told to, and says of a card no more than its last four digits', () => {
  const cards = [
    { id: 11, bankName: 'Banco Norte', cardNo: '4000001234564821' },
    { id: '12', cardNo: '**** 3377' },
    { id: '13', bankName: 'Banco Laguna', cardNo: null },
    { id: '14' },
  ];
  const naming = { titleKey: 'bankName', textKey: 'cardNo', valueKey: 'id' } as const;
  draw(
    <Bound
      start="11"
      draw={(bind) => (
        <Choice {...standing} {...naming} textFormat="masked" bind={bind} label="Tarjeta" options={cards} />
      )}
    />,
  );
  const names = screen.getAllByRole('radio').map((input) => input.closest('label')?.textContent);
  expect(names).toEqual(['Banco Norte ••••4821', ' ••••3377', 'Banco Laguna']);
  expect(screen.getByRole('radio', { checked: true, name: 'Banco Norte ••••4821' })).toBeTruthy();
  expect(document.body.innerHTML).not.toContain('40000012');
});
