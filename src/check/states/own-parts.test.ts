/** The states of what a screen is made of: fragments with state of their own, widgets with tables. */
import { describe, expect, it } from 'vitest';
import type { FragmentDefinition } from '../../model/definition.ts';
import { fragmentsIn } from './situate.ts';
import { statesOf } from './states.ts';
import { input } from './testing.ts';

describe('a fragment with a state of its own', () => {
  const own: FragmentDefinition = {
    version: 2,
    params: { order: {} },
    state: { open: false },
    keep: ['state.open'],
    data: { list: { call: 'read', send: { id: '{{order}}' } } },
    on: { enter: { do: 'toast', text: 'x' } },
    body: [
      { type: 'text', if: { 'state.open': true }, text: 'open' },
      { type: 'text', if: { 'list.status': '174' }, text: '{{list.status}}' },
      { type: 'button', press: { do: 'set', 'state.open': true } },
    ],
  };
  const use = { type: 'fragment', of: 'own', with: { order: '{{query.id}}' } };
  const { states } = statesOf('two', {
    ...input,
    screens: { two: { version: 2, query: { id: { required: true } }, state: { open: 1 }, body: [use, use] } },
    fragments: { own },
  });

  it('varies by its variables and its sources, each use alike', () => {
    expect(states.map(({ name }) => name)).toEqual([
      'everything is there',
      'another fragment-own-list.status',
      '«open»',
      '«open» · another fragment-own-list.status',
      'loading',
      'could not be loaded',
      'opened without id',
    ]);
    const state = states.find(({ name }) => name === '«open»');
    expect(state?.variables).toEqual({ open: 1, 'fragment-own': { open: true } });
    expect(state?.query).toEqual({ id: '7' });
  });

  it('begins there, and does nothing by itself', () => {
    const state = states.find(({ name }) => name === '«open»');
    const begun = state === undefined ? {} : fragmentsIn({ own }, state);
    expect(begun['own']).toMatchObject({ state: { open: true }, on: { leave: { do: 'toast' } } });
    expect(begun['own']).not.toHaveProperty('keep');
  });
});

describe('a widget with a table', () => {
  const table = {
    version: 2,
    data: { order: { call: 'read', send: { id: '7' } } },
    body: {
      type: 'text',
      match: '{{order.status}}',
      is: { '174': { text: 'pay' }, '200': { text: 'paid' } },
      else: { text: 'other' },
    },
  };

  it('is drawn for each of its rows, and for what is in none', () => {
    const { states } = statesOf('order', { ...input, screens: { order: table } });
    expect(states.map(({ name }) => name)).toEqual([
      '«pay»',
      '«paid»',
      '«other»',
      'loading',
      'could not be loaded',
    ]);
  });

  it('varies what a row shows only where that row is drawn', () => {
    const body = {
      type: 'box',
      match: '{{order.status}}',
      is: { '200': { body: { type: 'text', if: { 'order.rows': { minItems: 1 } }, text: 'x' } } },
      else: {},
    };
    const widgets = { ...input.widgets, box: { body: 'nodes' } } as const;
    const { states } = statesOf('order', { ...input, widgets, screens: { order: { ...table, body } } });
    const rows = states.map(({ name }) => name).filter((name) => name.includes('«x»'));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((name) => !name.includes('order.status: 200'))).toEqual([]);
  });
});
