import { describe, expect, it } from 'vitest';
import { inState } from './situate.ts';
import { statesOf } from './states.ts';
import { filled, input, screen } from './testing.ts';

describe('the states of a screen', () => {
  const { states, count } = statesOf('order', input);
  const named = (name: string) => states.find((state) => state.name === name);

  it('have a name each, and leave out what cannot be', () => {
    expect(count).toBe('all 12 combinations');
    expect(states.map(({ name }) => name)).toEqual([
      'everything is there',
      'without order.rows[1].name',
      'without order.rows',
      'order.rows: only 1',
      'order.rows: only 1 · without order.rows[1].name',
      'another order.status',
      'another order.status · without order.rows[1].name',
      'another order.status · without order.rows',
      'another order.status · order.rows: only 1',
      'another order.status · order.rows: only 1 · without order.rows[1].name',
      'dialog «Scan»',
      'dialog «Scan» · without state.code',
      'loading',
      'could not be loaded',
      'opened without id',
    ]);
  });

  it('have more entries than are shown first, where a list is folded', () => {
    const rows = { type: 'rows', rows: '{{order.rows}}', limit: 2 };
    const widgets = { ...input.widgets, rows: { rows: 'list' } } as const;
    const folded = statesOf('order', { ...input, widgets, screens: { order: { ...screen, body: rows } } });
    expect(folded.states.map(({ name }) => name)).toContain('order.rows: 3');
  });

  it('have the data that makes them so', () => {
    expect(named('another order.status · order.rows: only 1 · without order.rows[1].name')?.sources).toEqual({
      order: { kind: 'ready', data: { status: '999', rows: [{}] } },
    });
    expect(named('without order.rows[1].name')?.sources).toEqual({
      order: { kind: 'ready', data: { status: '174', rows: [{}, { name: 'Ana' }] } },
    });
    expect(named('loading')?.sources).toEqual({ order: { kind: 'loading' } });
    expect(named('everything is there')?.query).toEqual({ id: '7' });
    expect(named('opened without id')?.query).toEqual({});
  });

  it('have the variables of whoever opened the dialog', () => {
    expect(named('dialog «Scan»')).toMatchObject({
      dialog: 'scan',
      variables: { code: 'Ana', more: false },
    });
  });

  it('begin there, and nothing else happens by itself', () => {
    const state = named('dialog «Scan»');
    const begun = state === undefined ? undefined : inState(screen, state);
    expect(begun).toMatchObject({
      state: { code: 'Ana', more: false },
      on: { enter: { do: 'open', dialog: 'scan' }, refresh: { do: 'reload', data: 'order' } },
    });
    expect(begun).not.toHaveProperty('keep');
    expect(begun?.on).not.toHaveProperty('ready');
  });

  it('show a source that loads where it is asked, not where it is not', () => {
    const order = { ...screen.data.order, if: { 'state.sid': { minLength: 1 } } };
    const asked = { ...screen, state: { sid: '' }, data: { order }, body: [], footer: [], dialogs: {} };
    const { states: found } = statesOf('asked', { ...input, screens: { asked } });
    const sidIn = (name: string): unknown => found.find((each) => each.name === name)?.variables['sid'];
    expect(sidIn('everything is there')).toBe('');
    expect([sidIn('loading'), sidIn('could not be loaded')]).not.toContain('');
  });

  it('keep to what a parameter takes', () => {
    const query = {
      id: { required: true, pattern: '^[1-9]\\d{3}$' },
      tab: { enum: ['open', 'paid'] },
    };
    const body = [
      { type: 'text', if: { 'query.tab': 'paid' }, text: 'a' },
      { type: 'text', if: { some: 'query.tab' }, text: 'b' },
    ];
    const given = { ...screen, query, data: {}, dialogs: {}, body };
    const { states: found } = statesOf('given', { ...input, screens: { given } });
    expect(found.map(({ query: of }) => of)).toEqual([
      { id: '1234', tab: 'open' },
      { id: '1234', tab: 'paid' },
      { id: '1234' },
      {},
    ]);
  });

  it('show money of the address as a loan has it, not its least', () => {
    const query = { sum: { kind: 'amount', required: true, pattern: '^[1-9]\\d{0,14}$' } };
    const body = [{ type: 'text', text: '{{query.sum}}' }];
    const given = { ...screen, query, data: {}, dialogs: {}, body };
    const { states: found } = statesOf('given', { ...input, screens: { given } });
    expect(found[0]?.query).toEqual({ sum: '123450' });
  });

  it('are those of each route, where routes differ in what they give', () => {
    const routed = {
      ...screen,
      routes: { '/versions': {}, '/severalA': {}, '/charter': { plan: true } },
      data: {},
      dialogs: {},
      body: [
        { type: 'text', if: { 'route.plan': true }, text: 'a' },
        { type: 'text', if: { all: [{ 'route.plan': true }, { 'state.more': true }] }, text: 'b' },
        { type: 'button', press: { do: 'set', 'state.more': true } },
      ],
    };
    const { states: found, count: counted } = statesOf('routed', { ...input, screens: { routed } });
    expect(found.map(({ name, route }) => [name, route])).toEqual([
      ['everything is there · at /versions', '/versions'],
      ['«b» · at /versions', '/versions'],
      ['opened without id · at /versions', '/versions'],
      ['everything is there · at /charter', '/charter'],
      ['«b» · at /charter', '/charter'],
      ['opened without id · at /charter', '/charter'],
    ]);
    expect(counted).toBe('all 4 combinations');
    const list = { ...routed, routes: ['/versions', '/charter'] };
    const { states: plain } = statesOf('list', { ...input, screens: { list } });
    expect(plain.map(({ name, route }) => [name, route])).toEqual([
      ['everything is there', '/versions'],
      ['«b»', '/versions'],
      ['opened without id', '/versions'],
    ]);
  });

  it('are said in Spanish too', () => {
    const spanish = statesOf('order', { ...input, language: 'es' });
    expect(spanish.states[1]?.name).toBe('sin order.rows[1].name');
    expect(spanish.count).toBe('las 12 combinaciones');
  });

  it('of a screen that is not there are none', () => {
    expect(statesOf('nobody', input).states).toEqual([]);
  });
});

describe('the states of a screen that picks an entry', () => {
  const picking = {
    version: 2,
    query: { name: {} },
    pick: { row: { from: '{{config.rows}}', where: { name: '{{query.name}}' } } },
    body: { type: 'text', if: { 'row.note': filled }, text: '{{row.note}}' },
  };
  const row = { name: 'b', note: 'Nota' };
  const config = {
    type: 'object',
    properties: {
      rows: {
        type: 'array',
        examples: [[row, { name: 'c' }]],
        items: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', examples: ['b'] },
            note: { type: 'string', examples: ['Nota'] },
          },
        },
      },
    },
  };
  const { states } = statesOf('row', {
    ...input,
    screens: { row: picking },
    known: { ...input.known, config },
  });

  it('are those of the first entry, which it looks for, and that there is none', () => {
    expect(states.map(({ name }) => name)).toEqual([
      'everything is there',
      'without config.rows[1].note',
      'without config.rows',
    ]);
    expect(states.map(({ query }) => query)).toEqual([{ name: 'b' }, { name: 'b' }, { name: 'b' }]);
    expect(states[0]?.config).toEqual({ rows: [row, { name: 'c' }] });
    expect(states[2]?.config).toEqual({ rows: [] });
  });
});
