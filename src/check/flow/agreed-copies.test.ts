/** What is written at two places and has to agree: beside what differs, and what may. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const told = (code: string, body: Json, more: More = {}): readonly string[] =>
  placed(screen(body, more))
    .filter((each) => each.endsWith(` ${code}`))
    .map((each) => each.replace('screens/other.json', '').replace(` ${code}`, ''));

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const button = (...press: readonly Json[]): Json => ({ type: 'button', text: '@home.title', press });
const toast: Json = { do: 'toast', text: '@app.hello' };

describe('a text that a pick looks for', () => {
  const offer = '{{#money}}{{loan.amount}}{{/money}} {{loan.name}}';
  const found = (of: string, wanted: Json): readonly string[] =>
    told(
      'never-equal',
      [
        { type: 'checkbox', bind: 'state.agreed.0.offer', of, label: '@home.phone' },
        { type: 'text', text: '@app.hello', if: { some: 'same' } },
      ],
      {
        data,
        state: { agreed: [{ offer: '', name: '' }], whole: '' },
        pick: { same: { from: '{{state.agreed}}', where: wanted } },
        on: { ready: { do: 'set', 'state.agreed': [{ offer, name: '{{loan.name}}' }] } },
      },
    );

  it('is put together in one way', () => {
    expect(found(offer, { offer })).toEqual([]);
    expect(found(offer.replace(' ', '  '), { offer })).toEqual(['/body/0/of']);
    expect(found(offer, { offer: `${offer} ` })).toEqual(['/pick/same/where/offer']);
  });

  it('is never a single value of an answer', () => {
    expect(found('{{loan.amount}}', { offer })).toEqual(['/body/0/of']);
    expect(found('{{state.whole}}', { offer })).toEqual([]);
  });

  it('may be a figure of the address, written as the answer is', () => {
    const compared = (format: string): readonly string[] =>
      told('never-equal', [{ type: 'text', text: '@app.hello', if: { some: 'same' } }], {
        data,
        query: { orderId: {} },
        state: { asked: [{ amount: '' }] },
        pick: { same: { from: '{{state.asked}}', where: { amount: '{{#money}}{{loan.amount}}{{/money}}' } } },
        on: {
          enter: { do: 'set', 'state.asked': [{ amount: `{{#${format}}}{{query.orderId}}{{/${format}}}` }] },
        },
      });
    expect(compared('money')).toEqual([]);
    expect(compared('date')).toEqual(['/pick/same/where/amount']);
  });

  it('may be a value of its own', () => {
    expect(found(offer, { name: '{{loan.name}}' })).toEqual([]);
  });
});

describe('ways to one screen', () => {
  const way = (pass: Json, query: More): Json => button({ do: 'navigate', to: '/home', pass, query });
  const found = (...ways: readonly Json[]): readonly string[] =>
    told('odd-copy', ways, { query: { from: {}, orderId: {} } });
  const usual = way(['from'], { orderId: '{{query.orderId}}x' });

  it('hand over the same, where nearly all do', () => {
    expect(found(usual, usual, usual, way([], { orderId: '{{query.orderId}}x' }))).toEqual([
      '/body/3/press/0',
    ]);
    expect(
      found(usual, usual, usual, way(['from'], { orderId: '{{^query.orderId}}x{{/query.orderId}}' })),
    ).toEqual(['/body/3/press/0']);
  });

  it('may be few, hand over more, or say by a word which way it was', () => {
    expect(found(usual, usual, way([], { orderId: '{{query.orderId}}x' }))).toEqual([]);
    expect(found(usual, usual, usual, way(['from'], { orderId: 'x' }))).toEqual([]);
  });
});

describe('what is checked together', () => {
  const fields = ['a', 'b', 'c'];
  const field = (name: string): Json => ({ type: 'text-field', bind: `state.${name}`, label: '@home.phone' });
  const found = (set: More): readonly string[] =>
    told('odd-copy', [...fields.map(field), button({ do: 'check', fields }, { do: 'set', ...set }, toast)], {
      state: { a: '', b: '', c: '' },
    });

  it('is emptied together', () => {
    expect(found({ 'state.a': '', 'state.b': '', 'state.c': '' })).toEqual([]);
    expect(found({ 'state.a': '', 'state.c': '' })).toEqual(['/body/3/press/1']);
    expect(found({ 'state.a': '' })).toEqual([]);
  });
});

describe('what is set before the same words', () => {
  const set = (more: More): Json => button({ do: 'set', ...more }, toast);
  const both = { 'state.a': '1', 'state.b': '2' };
  const found = (...presses: readonly Json[]): readonly string[] =>
    told('odd-copy', presses, { state: { a: '', b: '' } });

  it('is the same each time', () => {
    expect(found(set(both), set(both), set({ 'state.a': '1' }))).toEqual(['/body/2/press/0']);
    expect(found(set(both), set(both), set(both))).toEqual([]);
  });

  it('may be less after one other, to another value, or before other words', () => {
    expect(found(set(both), set({ 'state.a': '1' }))).toEqual([]);
    expect(found(set(both), set(both), set({ 'state.a': '3' }))).toEqual([]);
    const other = button({ do: 'set', 'state.a': '1' }, { do: 'toast', text: '@home.phone' });
    expect(found(set(both), set(both), other)).toEqual([]);
  });
});

describe('the description of a value', () => {
  const found = (one: string, other: string): readonly string[] => {
    const value = (description: string): Json => ({ type: 'string', description });
    return told('same-name', [], { values: { offer: value(one), hint: value(other) } });
  };

  it('is that of no other', () => {
    expect(found('The name of the offer.', 'The name of the offer.')).toEqual(['/values/hint/description']);
    expect(found('The name of the offer.', 'The line under it.')).toEqual([]);
  });
});

describe('what a fragment is given', () => {
  const files = (given: More): readonly string[] =>
    placed({
      ...screen({ type: 'fragment', of: 'pair', with: given }, { data }),
      'screens/fragments/pair.json': {
        version: 2,
        params: {
          name: { description: 'The name.', type: 'text' },
          phone: { description: 'The telephone.', type: 'text' },
        },
        body: { type: 'text', text: '{{name}} {{phone}}' },
      },
    }).filter((each) => each.endsWith(' same-value'));

  it('is one value for one parameter', () => {
    expect(files({ name: '{{loan.name}}', phone: '{{loan.phone}}' })).toEqual([]);
    expect(files({ name: '{{loan.name}}', phone: '{{loan.name}}' })).toEqual([
      'screens/other.json/body/with/phone same-value',
    ]);
    expect(files({ name: '@home.title', phone: '@home.title' })).toEqual([]);
  });
});

describe('what is said once more', () => {
  const heading = (text: string, more: More = {}): Json => ({ type: 'heading', level: 2, text, ...more });
  const line: Json = { type: 'text', text: '@home.phone' };

  it('is a heading over something else', () => {
    const found = (...body: readonly Json[]): readonly string[] => told('same-name', body, { data });
    const first = heading('@home.title');
    expect(found(first, line, heading('@home.title'), line)).toEqual(['/body/2/text']);
    expect(found(first, line, heading('@app.hello'), line)).toEqual([]);
    expect(found(first, line, heading('@home.title', { if: { 'loan.open': true } }), line)).toEqual([]);
  });

  const rows = (text: string, value: string): Json => ({ type: 'rows', rows: [{ text, value }] });

  it('is a name over another value, or one list twice', () => {
    const found = (body: Json, code = 'same-name'): readonly string[] => told(code, body, { data });
    expect(found([rows('@home.phone', '{{loan.phone}}'), rows('@home.phone', '{{loan.name}}')])).toEqual([
      '/body/1/rows/0/text',
    ]);
    expect(found([rows('@home.phone', '{{loan.phone}}'), rows('@home.title', '{{loan.name}}')])).toEqual([]);
    const list: Json = { type: 'list', items: ['@home.phone', '@home.title'] };
    const card = (body: Json, title: string): Json => ({ type: 'card', title, body });
    expect(found([card(list, '@app.hello'), card([list], '@home.title')], 'same-value')).toEqual([
      '/body/1/body/0/items',
    ]);
    const asked = { ...(list as More), if: { 'loan.open': true } };
    expect(found([card(list, '@app.hello'), card([asked], '@home.title')], 'same-value')).toEqual([]);
  });
});

describe('a refresh', () => {
  const found = (refresh: Json): readonly string[] =>
    told(
      'idle-refresh',
      { type: 'text', text: '@home.amount' },
      {
        data,
        on: { refresh },
        dialogs: { sure: { title: '@home.title' } },
      },
    );
  const reload = { do: 'reload', data: 'loan' };
  const open = { do: 'open', dialog: 'sure' };

  it('loads something, and opens nothing by itself', () => {
    expect(found(reload)).toEqual([]);
    expect(found([reload, toast])).toEqual([]);
    expect(found(toast)).toEqual(['/on/refresh']);
    expect(found([reload, open])).toEqual(['/on/refresh/1']);
    expect(found([reload, { if: { 'loan.open': true }, then: open }])).toEqual([]);
  });
});

describe('a write that may be sent again in a certain way', () => {
  const send = (more: More): Json => ({
    do: 'call',
    call: 'repay',
    send: { orderId: '{{query.orderId}}', ...more },
  });
  const found = (...presses: readonly Json[]): readonly string[] =>
    told(
      'unguarded-write',
      presses.map((each) => button(each, toast)),
      {
        query: { orderId: { required: true } },
      },
    );

  it('is sent so the second time only', () => {
    expect(found(send({ again: '0' }), send({ again: '1' }))).toEqual([]);
    expect(found(send({ again: '0' }))).toEqual([]);
    expect(found(send({ again: '1' }))).toEqual(['/body/0/press/0/send']);
    expect(found(send({}), send({ again: '0' }))).toEqual(['/body/1/press/0/send']);
  });
});

describe('what a write cannot be without', () => {
  const push = { do: 'call', call: 'loanPush', send: { amount: '{{state.amount}}' } };
  const field: Json = {
    type: 'text-field',
    bind: 'state.amount',
    label: '@home.phone',
  };
  const found = (
    press: readonly Json[],
    more: More = {},
    state: Json = { amount: '' },
    typed: Json = field,
  ): readonly string[] =>
    told('maybe-missing', [typed, { ...(button(...press) as More), ...more }], { state });

  it('is asked for, filled before it, or there from the beginning', () => {
    expect(found([push])).toEqual(['/body/1/press/0/send/amount']);
    expect(found([{ do: 'check', fields: ['amount'] }, push])).toEqual([]);
    const rules = [{ test: { minLength: 1 }, message: '@home.phone' }];
    expect(found([push], {}, { amount: '' }, { ...(field as More), rules })).toEqual([]);
    expect(found([push], { enabled: { some: 'state.amount' } })).toEqual([]);
    expect(found([{ if: { 'state.amount': '' }, then: [toast, { do: 'stop' }] }, push])).toEqual([]);
    expect(found([{ do: 'set', 'state.amount': '1' }, push])).toEqual([]);
    expect(found([push], {}, { amount: '1' })).toEqual([]);
  });

  it('is not asked for behind it', () => {
    expect(found([push, { if: { 'state.amount': '' }, then: toast }])).toEqual([
      '/body/1/press/0/send/amount',
    ]);
  });
});

describe('a rule for a form', () => {
  const found = (autocomplete: string, test: string): readonly string[] =>
    told(
      'unfit-rule',
      [
        {
          type: 'text-field',
          bind: 'state.typed',
          label: '@home.phone',
          autocomplete,
          rules: [{ test, message: '@home.phone' }],
        },
        button({ do: 'check', fields: ['typed'] }, toast),
      ],
      { state: { typed: '' } },
    );

  it('is for what the field asks for', () => {
    expect(found('tel', 'email')).toEqual(['/body/0/rules/0/test']);
    expect(found('email', 'email')).toEqual([]);
    expect(found('off', 'email')).toEqual([]);
  });
});
