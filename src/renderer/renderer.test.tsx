// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { nextFrame } from '../../tests/support/next-frame.ts';
import { answer, failed } from '../../tests/support/ports.ts';
import { expectConsole } from '../../tests/support/console.ts';
import { renders, settled, show } from '../../tests/support/renderer.tsx';
import { callSpec } from '../../tests/support/screen.ts';

afterEach(cleanup);

const loan = callSpec('loanDetails');
const order = { data: { order: { call: 'loanDetails' } } };

describe('a screen while its data comes', () => {
  const body = [
    { type: 'text', text: 'above' },
    { type: 'box', title: 'card', body: [{ type: 'text', text: '{{order.name}}' }] },
    { type: 'text', text: 'below' },
  ];

  it('shows the shape of what is to come, hidden from readers, and what stands below it too', async () => {
    let resolve: (value: Awaited<ReturnType<typeof answer>>) => void = () => undefined;
    show({
      definition: { ...order, body },
      calls: [loan],
      answers: { loanDetails: () => new Promise((done) => (resolve = done)) },
    });
    // Nobody has seen a frame yet.
    expect([page.queryByText('above'), page.queryByText('below')]).toEqual([null, null]);
    await nextFrame();
    const hidden = (text: string): boolean => page.getByText(text).closest('[aria-hidden="true"]') !== null;
    expect([hidden('above'), hidden('card'), hidden('below')]).toEqual([false, false, true]);
    const below = page.getByText('below');
    resolve(answer({ name: 'Ana' }));
    await settled();
    expect(page.getByText('Ana')).toBeTruthy();
    expect(hidden('below')).toBe(false);
    // Another element: one that stays would be counted, and seen, as moved.
    expect(page.getByText('below')).not.toBe(below);
  });

  it('makes no shape where the data are there before the first frame, and draws each widget once', async () => {
    renders.clear();
    show({
      definition: { ...order, body: body.map((node, index) => ({ ...node, id: `n${index}` })) },
      calls: [loan],
      answers: { loanDetails: () => answer({ name: 'Ana' }) },
    });
    await settled();
    expect(page.getByText('Ana')).toBeTruthy();
    expect([...renders.values()]).toEqual([1, 1, 1, 1]);
  });

  it('says in place that it failed, once, with a way to try again, and keeps what does not need it', async () => {
    show({
      definition: {
        ...order,
        body: [...body, { type: 'text', text: '{{order.other}}' }],
        footer: [{ type: 'button', text: 'pay', if: { 'order.name': 'Ana' } }],
      },
      calls: [loan],
      texts: { 'app.failure.network': 'No connection' },
      answers: { loanDetails: (_, count) => (count === 1 ? failed('network') : answer({ name: 'Ana' })) },
    });
    await settled();
    expect(page.getAllByRole('alert')).toHaveLength(1);
    expect(page.getByText('above')).toBeTruthy();
    expect(page.getByText('below')).toBeTruthy();
    expect(page.queryByRole('region', { name: 'card' })).toBeNull();
    fireEvent.click(page.getByRole('button', { name: 'retry' }));
    await settled();
    expect(page.queryByRole('alert')).toBeNull();
    expect(page.getByText('Ana')).toBeTruthy();
    expect(page.getByRole('button', { name: 'pay' })).toBeTruthy();
  });

  it('takes the message away by itself when the network returns', async () => {
    show({
      definition: { ...order, body },
      calls: [{ ...loan, repeatable: true }],
      answers: { loanDetails: (_, count) => (count === 1 ? failed('network') : answer({ name: 'Ana' })) },
    });
    await settled();
    expect(page.getByRole('alert')).toBeTruthy();
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(page.queryByRole('alert')).toBeNull();
    expect(page.getByText('Ana')).toBeTruthy();
  });

  it('says of a picture that it failed where it would stand, and leaves the form around it', async () => {
    show({
      definition: {
        state: { phone: '' },
        data: { captcha: { call: 'getCaptcha' } },
        body: [
          {
            type: 'box',
            title: 'form',
            body: [
              { type: 'field', bind: 'state.phone' },
              { type: 'image', src: '{{captcha}}' },
            ],
          },
        ],
      },
      calls: [{ ...callSpec('getCaptcha'), envelope: 'image' }],
      answers: { getCaptcha: (_, count) => (count === 1 ? failed('network') : answer('blob:1')) },
    });
    const field = page.getByRole('textbox', { name: 'phone' });
    fireEvent.change(field, { target: { value: '138' } });
    await settled();
    const form = page.getByRole('region', { name: 'form' });
    expect(form.contains(page.getByRole('alert'))).toBe(true);
    fireEvent.click(page.getByRole('button', { name: 'retry' }));
    await settled();
    expect(page.queryByRole('alert')).toBeNull();
    expect(page.getByRole('textbox', { name: 'phone' })).toBe(field);
    expect(field).toHaveProperty('value', '138');
  });

  it('shows the empty state in place of what reads an empty source', async () => {
    show({
      definition: {
        data: { order: { call: 'loanDetails', empty: { 'order.rows': { maxItems: 0 } } } },
        body: [{ type: 'text', each: '{{order.rows}}', text: '{{item}}' }],
      },
      calls: [loan],
      answers: { loanDetails: () => answer({ rows: [] }) },
    });
    await settled();
    expect(page.getByText('nothing here')).toBeTruthy();
  });
});

describe('a change', () => {
  const many = (count: number): object[] =>
    Array.from({ length: count }, (_, index) => ({ type: 'text', id: `t${index}`, text: `static ${index}` }));

  it.each([10, 1000])(
    'of one typed character draws the field and what reads it, among %i widgets',
    async (count) => {
      show({
        definition: {
          state: { text: '' },
          body: [
            { type: 'field', id: 'f', bind: 'state.text' },
            { type: 'text', id: 'echo', text: '{{state.text}}' },
            ...many(count),
          ],
        },
      });
      await settled();
      renders.clear();
      fireEvent.change(page.getByRole('textbox', { name: 'text' }), { target: { value: 'a' } });
      expect(Object.fromEntries(renders)).toEqual({ 'w-f': 1, 'w-echo': 1 });
    },
  );

  it('of one character in one of 500 entries with state draws its field', async () => {
    show({
      definition: {
        ...order,
        body: { type: 'fragment', of: 'note', each: '{{order.rows}}', key: 'id', with: { row: '{{item}}' } },
      },
      fragments: {
        note: {
          version: 2,
          params: { row: {} },
          state: { text: '' },
          body: [
            { type: 'text', id: 'name', text: '{{row.id}}' },
            { type: 'field', id: 'f', bind: 'state.text' },
          ],
        },
      },
      calls: [loan],
      answers: {
        loanDetails: () => answer({ rows: Array.from({ length: 500 }, (_, id) => ({ id: `r${id}` })) }),
      },
    });
    await settled();
    const field = page.getAllByRole('textbox', { name: 'text' })[250];
    renders.clear();
    fireEvent.change(field ?? document.body, { target: { value: 'a' } });
    expect(Object.fromEntries(renders)).toEqual({ 'w-body-0--f-250': 1 });
    expect(field).toHaveProperty('value', 'a');
  });

  it('of one row draws that row', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ id: `r${index}`, text: `row ${index}` }));
    const changed = rows.map((row, index) => (index === 7 ? { ...row, text: 'new' } : { ...row }));
    show({
      definition: {
        ...order,
        body: [
          { type: 'text', id: 'row', each: '{{order.rows}}', key: 'id', text: '{{item.text}}' },
          { type: 'button', text: 'again', press: { do: 'reload', data: 'order' } },
        ],
      },
      calls: [loan],
      answers: { loanDetails: (_, count) => answer({ rows: count === 1 ? rows : changed }) },
    });
    await settled();
    renders.clear();
    fireEvent.click(page.getByRole('button', { name: 'again' }));
    await settled();
    expect(Object.fromEntries(renders)).toEqual({ 'w-row-7': 1 });
  });
});

describe('a node that throws', () => {
  it('is left out and reported once; the rest of the screen lives', async () => {
    const world = show({
      definition: {
        body: [
          { type: 'text', text: 'explode' },
          { type: 'text', text: 'alive' },
        ],
      },
    });
    await settled();
    expectConsole('hostile');
    expect(page.getByText('alive')).toBeTruthy();
    expect(world.recorded.reports).toEqual([{ code: 'node-threw', where: 'test:body.0', detail: 'hostile' }]);
  });
});

describe('repeats', () => {
  it('keep items apart whose key is the same, and say so', async () => {
    const world = show({
      definition: {
        ...order,
        body: [{ type: 'text', each: '{{order.rows}}', key: 'id', text: '{{itemNumber}} {{item.text}}' }],
      },
      calls: [loan],
      answers: {
        loanDetails: () => answer({ rows: [{ id: '1', text: 'a' }, { id: '1', text: 'b' }, { text: 'c' }] }),
      },
    });
    await settled();
    expect(['1 a', '2 b', '3 c'].map((text) => page.getByText(text).tagName)).toEqual(['P', 'P', 'P']);
    expect(new Set(world.recorded.reports.map(({ code }) => code))).toEqual(new Set(['repeated-key']));
  });
});

describe('a dialog', () => {
  it('opens with its texts and buttons, which run their actions', async () => {
    const world = show({
      definition: {
        state: { n: 3 },
        body: [{ type: 'button', text: 'open', press: { do: 'open', dialog: 'ask' } }],
        dialogs: {
          ask: {
            title: 'Sure {{state.n}}?',
            body: [{ type: 'text', text: 'Really' }],
            buttons: [{ text: 'Yes', press: [{ do: 'close' }, { do: 'toast', text: 'done' }] }],
          },
        },
      },
    });
    fireEvent.click(page.getByRole('button', { name: 'open' }));
    await settled();
    expect(page.getByRole('dialog', { name: 'Sure 3?' })).toBeTruthy();
    fireEvent.click(page.getByRole('button', { name: 'Yes' }));
    await settled();
    expect(page.queryByRole('dialog')).toBeNull();
    expect(world.recorded.toasts).toEqual(['done']);
  });
});
