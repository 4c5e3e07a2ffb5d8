/** Good practice inside choices and tables: what stands there is found as anywhere else. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json.ts';
import { placed } from '../../../tests/invalid/checked.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const at = (more: { readonly [key: string]: Json }): readonly string[] =>
  placed({ 'screens/other.json': { version: 2, data, body: [], ...more } })
    .filter((place) => place.startsWith('screens/other.json') && !place.endsWith('literal-text'))
    .map((place) => place.replace('screens/other.json', ''));

const shown = { type: 'text', text: '{{loan.name}}' };
const press = (actions: Json): Json => [shown, { type: 'button', text: '@home.title', press: actions }];

describe('in a choice', () => {
  it('a write without a sign of it is found', () => {
    const call = { do: 'call', call: 'loanPush', send: { amount: 1 } };
    const link = (actions: Json): Json => [shown, { type: 'link', text: '@home.title', press: actions }];
    const test = { 'loan.open': true };
    expect(at({ body: link({ if: test, then: [], else: call }) })).toEqual([
      '/body/1/press/else/call missing-busy',
    ]);
    expect(
      at({ body: link({ match: '{{loan.status}}', is: { '21': call }, else: { do: 'back' } }) }),
    ).toEqual(['/body/1/press/is/21/call missing-busy']);
  });

  it('what is set, read and opened counts as used', () => {
    const more = {
      state: { step: '1', seen: false },
      dialogs: { sure: { title: '@home.title', buttons: [{ text: '@home.phone', press: { do: 'close' } }] } },
      body: press([
        {
          match: '{{state.step}}',
          is: { '1': { do: 'set', 'state.step': '2' } },
          else: { do: 'open', dialog: 'sure' },
        },
        { if: { 'state.seen': false }, then: { do: 'set', 'state.seen': true } },
      ]),
    };
    expect(at(more)).toEqual([]);
  });

  it('a dialog that nothing closes is found', () => {
    const dialogs = { wait: { title: '@home.title', dismissible: false } };
    const test = { 'loan.open': true };
    const open = { do: 'open', dialog: 'wait' };
    expect(at({ dialogs, body: press({ if: test, then: [open] }) })).toEqual([
      '/dialogs/wait trapped-dialog',
    ]);
    const closed = {
      match: '{{loan.open}}',
      is: { true: { do: 'close' } },
      else: { do: 'close', dialog: 'wait' },
    };
    expect(at({ dialogs, body: press([open, closed]) })).toEqual([]);
  });
});

describe('in a table of a widget', () => {
  it('rows that differ in nothing but their color are found, and with words from data they are not', () => {
    const notice = (text: string): Json => [
      shown,
      {
        type: 'notice',
        match: '{{loan.open}}',
        is: { true: { tone: 'info' } },
        else: { tone: 'danger' },
        text,
      },
    ];
    expect(at({ body: notice('@home.title') })).toEqual(['/body/1/else/tone only-color']);
    expect(at({ body: notice('{{loan.name}}') })).toEqual([]);
  });

  it('a list without words for none of it is found in a row', () => {
    const card = {
      type: 'card',
      match: '{{loan.open}}',
      is: { true: { body: { type: 'text', each: '{{loan.rows}}', as: 'row', text: '{{row.text}}' } } },
      else: { body: [] },
    };
    expect(at({ body: card })).toEqual(['/body/is/true/body/each missing-empty-state']);
  });

  it('a variable that only decides is used', () => {
    const body = [
      {
        type: 'text',
        match: '{{state.step}}',
        is: { '1': { text: '@home.title' } },
        else: { text: '@home.phone' },
      },
      { type: 'button', text: '@home.title', press: { do: 'set', 'state.step': '2' } },
      shown,
    ];
    expect(at({ state: { step: '1' }, body })).toEqual([]);
  });

  it('wide and deep ones are walked in no time', () => {
    const rows = (inner: Json): Json =>
      Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`v${n}`, inner]));
    let body: Json = { type: 'text', text: '{{query.a}}' };
    for (let level = 0; level < 9; level += 1)
      body = { type: 'card', match: '{{query.a}}', is: rows({}), else: {}, body: [body] };
    const before = performance.now();
    at({ query: { a: {} }, body: [shown, body] });
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

describe('how a write went', () => {
  const asked = { type: 'text', if: { 'writes.pay': 'unknown' }, text: '@home.title' };
  const made: Json = { do: 'call', call: 'pay', send: {}, busy: '@home.title' };
  const told = (files: { readonly [file: string]: Json }): readonly string[] =>
    placed(files).filter((place) => place.endsWith('unmade-write'));

  it('is asked for nothing where no button of any screen makes it', () => {
    expect(told({ 'screens/other.json': { version: 2, body: asked } })).toEqual([
      'screens/other.json/body/if unmade-write',
    ]);
  });

  it('may be asked where another screen makes it', () => {
    const maker = { version: 2, body: { type: 'button', text: '@home.title', press: made } };
    expect(told({ 'screens/other.json': { version: 2, body: asked }, 'screens/more.json': maker })).toEqual(
      [],
    );
  });
});
