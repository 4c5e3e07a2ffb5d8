/** Long lists: the first entries and a button, ten times as many at each press, for each place of a visit on its own. */
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { nextFrame } from '../../tests/support/next-frame.ts';
import { drawnScreen, settled, show } from '../../tests/support/renderer.tsx';

afterEach(cleanup);

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `n${index}` }));
const row = { type: 'text', id: 'row', each: '{{state.list}}', text: '{{item.name}}', show: 3 };
const drawn = (): number => page.queryAllByText(/^n\d+$/).length;
const buttons = (): readonly (string | null)[] =>
  page.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string, at = 0): void => {
  const button = page.getAllByRole('button', { name })[at];
  if (button !== undefined) fireEvent.click(button);
};
const list = (count: number, body: unknown = row): void =>
  void show({ definition: { state: { list: rows(count), open: true }, body } });

describe('a long list', () => {
  it('shows its first entries, ten times as many at each press, and goes back', () => {
    list(40);
    expect([drawn(), buttons()]).toEqual([3, ['more']]);
    press('more');
    expect([drawn(), buttons()]).toEqual([30, ['more', 'less']]);
    expect(document.querySelector('[data-first]')?.getAttribute('data-first')).toBe('w-row-3');
    press('more');
    expect([drawn(), buttons()]).toEqual([40, ['less']]);
    press('less');
    expect([drawn(), buttons()]).toEqual([3, ['more']]);
    expect(document.querySelector('[data-first]')).toBeNull();
  });

  it('has no button where all entries are shown', () => {
    list(3);
    expect([drawn(), buttons()]).toEqual([3, []]);
  });

  it('follows a list that grows and shrinks', () => {
    list(2);
    const write = (count: number): void =>
      act(() => drawnScreen().store.write(['state', 'list'], rows(count)));
    write(5);
    expect([drawn(), buttons()]).toEqual([3, ['more']]);
    press('more');
    write(4);
    expect([drawn(), buttons()]).toEqual([4, ['less']]);
    write(3);
    expect([drawn(), buttons()]).toEqual([3, []]);
  });

  it('stays open while a test hides it', async () => {
    list(5, { type: 'box', if: { 'state.open': true }, body: row });
    press('more');
    for (const open of [false, true]) act(() => drawnScreen().store.write(['state', 'open'], open));
    await settled();
    expect([drawn(), buttons()]).toEqual([5, ['less']]);
  });

  it('is open for each entry around it on its own', () => {
    const groups = [{ list: rows(4) }, { list: rows(4) }];
    show({
      definition: {
        state: { groups },
        body: {
          type: 'box',
          each: '{{state.groups}}',
          as: 'group',
          body: { type: 'text', each: '{{group.list}}', text: '{{item.name}}', show: 2 },
        },
      },
    });
    expect([drawn(), buttons()]).toEqual([4, ['more', 'more']]);
    press('more', 1);
    expect([drawn(), buttons()]).toEqual([6, ['more', 'less']]);
  });

  it('opens two thousand entries in steps, and in the end has them all', async () => {
    list(2000, { ...row, show: 20 });
    press('more');
    expect([drawn(), buttons()]).toEqual([200, ['more', 'less']]);
    press('more');
    expect([drawn(), buttons()]).toEqual([600, ['less']]);
    while (drawn() < 2000) await nextFrame();
    expect([drawn(), buttons()]).toEqual([2000, ['less']]);
    press('less');
    expect([drawn(), buttons()]).toEqual([20, ['more']]);
  });
});

describe('a list with an order', () => {
  const days = [{ days: 4 }, { days: -2 }, {}, { days: -9, name: 'x' }, { days: 4, name: 'y' }].map(
    (each, index) => ({ name: `n${index}`, ...each }),
  );
  const ordered = (more: object, list: readonly unknown[] = days): void =>
    void show({
      definition: {
        state: { list },
        body: {
          type: 'text',
          id: 'row',
          each: '{{state.list}}',
          sort: 'days',
          text: '{{item.name}} {{itemNumber}}',
          ...more,
        },
      },
    });
  const texts = (): readonly (string | null)[] =>
    page.queryAllByText(/ \d$/).map(({ textContent }) => textContent);

  it('begins with the smallest, or with the greatest, and ends with what has none', () => {
    ordered({});
    expect(texts()).toEqual(['x 4', 'n1 2', 'n0 1', 'y 5', 'n2 3']);
    cleanup();
    ordered({ sort: '-days', key: 'name' });
    expect(texts()).toEqual(['n0 1', 'y 5', 'n1 2', 'x 4', 'n2 3']);
    cleanup();
    ordered({ sort: 'on' }, [
      { name: 'b', on: '2026-02-01' },
      { name: 'a', on: '2026-01-31' },
    ]);
    expect(texts()).toEqual(['a 2', 'b 1']);
  });

  it('shows the first of its order, and the rest where they belong', () => {
    ordered({ show: 2 });
    expect(texts()).toEqual(['x 4', 'n1 2']);
    press('more');
    expect(texts()).toEqual(['x 4', 'n1 2', 'n0 1', 'y 5', 'n2 3']);
    expect(document.querySelector('[data-first]')?.getAttribute('data-first')).toBe('w-row-0');
  });

  it('follows what becomes of an entry', () => {
    ordered({ key: 'name' });
    act(() => drawnScreen().store.write(['state', 'list', '0', 'days'], -20));
    expect(texts()).toEqual(['n0 1', 'x 4', 'n1 2', 'y 5', 'n2 3']);
  });
});
