/** Holds the rows: what a missing field shows, the first rows until "more", the growth of a very long list. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { nextFrame } from '../../../tests/support/next-frame.ts';
import { draw, standing } from '../testing.tsx';
import { Rows } from './Rows.tsx';

afterEach(cleanup);

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `L${index}`, value: `V${index}` }));
const labels = () => [...document.querySelectorAll('dt')].map((term) => term.textContent);
const values = () => [...document.querySelectorAll('dd')].map((value) => value.textContent);

it('shows pairs, and a dash for whatever is missing or not a word', () => {
  draw(
    <Rows
      {...standing}
      rows={[
        { text: 'Plazo', value: 91 },
        { text: 'IVA' },
        { value: '' },
        null,
        'x',
        [],
        { text: {}, value: 0 },
      ]}
    />,
  );
  expect(labels()).toEqual(['Plazo', 'IVA', '—', '—', '—', '—', '—']);
  expect(values()).toEqual(['91', '—', '—', '—', '—', '—', '0']);
});

it('never reads what an object only inherits', () => {
  draw(<Rows {...standing} rows={[{}]} labelKey="constructor" valueKey="__proto__" />);
  expect([...labels(), ...values()]).toEqual(['—', '—']);
});

it('reads other keys', () => {
  draw(<Rows {...standing} rows={[{ title: 'Producto', n: '1' }]} labelKey="title" valueKey="n" />);
  expect([...labels(), ...values()]).toEqual(['Producto', '1']);
});

it('shows the first rows until more is asked for, and hides them again', async () => {
  draw(<Rows {...standing} rows={many(5)} limit={2} />);
  expect(labels()).toEqual(['L0', 'L1']);
  await userEvent.click(screen.getByRole('button', { name: 'more', expanded: false }));
  expect(labels()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'hide', expanded: true }));
  expect(labels()).toEqual(['L0', 'L1']);
});

it('has no button when there is no more', () => {
  draw(<Rows {...standing} rows={many(2)} limit={2} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('draws again the neighbors of a row that changed, not the whole list', () => {
  const read = vi.fn<(row: object, name: PropertyKey) => unknown>(Reflect.get);
  const rows = many(200).map((row) => new Proxy(row, { get: read }));
  const { rerender } = draw(<Rows {...standing} rows={rows} />);
  read.mockClear();
  const changed = rows.map((row, index) => (index === 120 ? { text: 'L120', value: 'nuevo' } : row));
  rerender(<Rows {...standing} rows={changed} />);
  expect(values()[120]).toBe('nuevo');
  expect(read).toHaveBeenCalledTimes(2 * 19);
});

it('opens two thousand rows in steps, and in the end shows all', async () => {
  draw(<Rows {...standing} rows={many(2000)} limit={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'more' }));
  expect(labels().length).toBeLessThan(2000);
  while (labels().length < 2000) await nextFrame();
  expect(labels().at(-1)).toBe('L1999');
});
