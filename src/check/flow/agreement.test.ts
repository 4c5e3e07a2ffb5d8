/** What stands right beside a mistake of agreement, and is none. */
import { describe, expect, it } from 'vitest';
import { placed, said, screen } from '../../../tests/invalid/checked.ts';
import type { Files } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const button = (press: Json, more: More = {}): Json => ({
  type: 'button',
  text: '@home.title',
  press,
  ...more,
});
const shown: Json = { type: 'text', text: '@home.phone' };
const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const found = (body: Json, more: More = {}, files: Files = {}): readonly string[] =>
  placed({ ...screen(body, more), ...files }).map((line) => line.replace('screens/other.json', ''));

describe('a consent', () => {
  const box: Json = {
    type: 'checkbox',
    bind: 'state.agreed',
    label: '@home.phone',
    linkText: '@app.hello',
    press: { do: 'navigate', to: '/list', query: { id: '1' } },
  };
  const pay: Json = {
    do: 'call',
    call: 'pay',
    send: { orderId: '{{query.orderId}}', amount: 1 },
    say: { done: '@home.title' },
  };
  const more = { query: { orderId: { required: true } }, state: { agreed: false } };

  it('is asked for by the button, or by what is done before the write', () => {
    expect(found([box, button(pay, { enabled: { 'state.agreed': true } })], more)).toEqual([]);
    const stop = {
      if: { 'state.agreed': false },
      then: [{ do: 'toast', text: '@app.hello' }, { do: 'stop' }],
    };
    expect(found([box, button([stop, pay])], more)).toEqual([]);
    const rules = [{ test: { const: true }, message: '@app.hello' }];
    const ruled = { ...(box as More), rules };
    expect(found([ruled, button([{ do: 'check', fields: ['agreed'] }, pay])], more)).toEqual([]);
  });

  it('needs a box where it is told what was agreed to', () => {
    const accept: Json = {
      do: 'call',
      call: 'accept',
      send: { terms: 'conditions' },
      say: { done: '@home.title' },
    };
    const asked = button(accept, { enabled: { 'state.agreed': true } });
    expect(found([box, asked], { state: { agreed: false } })).toEqual([]);
    expect(found([asked], { state: { agreed: false } })).toContain('/body/0/press/call no-consent');
    expect(found([button({ ...accept, send: {} })])).toEqual([]);
  });

  it('is told with the edition of what was agreed to, or with nothing of it', () => {
    const seal = (send: Json): Json => ({ do: 'call', call: 'seal', send, say: { done: '@home.title' } });
    const asked = (send: Json): readonly string[] =>
      found([box, button(seal(send), { enabled: { 'state.agreed': true } })], { state: { agreed: false } });
    expect(asked({ terms: 'conditions', edition: '1.0' })).toEqual([]);
    expect(asked({ terms: 'conditions' })).toEqual(['/body/1/press/call half-consent']);
    expect(asked({ edition: '1.0' })).toEqual(['/body/1/press/call half-consent']);
    expect(asked({})).toEqual([]);
  });

  it('is of no concern for what may be sent twice, nor is a box that only chooses', () => {
    const push: Json = { do: 'call', call: 'loanPush', send: { amount: 1 } };
    const read: Json = { type: 'text', text: '@app.hello', if: { 'state.agreed': true } };
    expect(found([box, read, button(push)], { state: { agreed: false } })).toEqual([]);
    const { press: _press, linkText: _linkText, ...plain } = box as More;
    expect(found([plain, read, button(pay)], more)).toEqual([]);
  });
});

describe('what is done when a screen is opened', () => {
  it('may lead away under a test, in the place of the screen', () => {
    const to = { do: 'navigate', to: '/list', query: { id: '1' }, replace: true };
    const more = { query: { from: {} } };
    expect(found(shown, { ...more, on: { enter: { ...to, if: { some: 'query.from' } } } })).toEqual([]);
    const stop = { if: { some: 'query.from' }, then: { do: 'stop' } };
    expect(found(shown, { ...more, on: { enter: [stop, to] } })).toEqual([]);
  });
});

describe('what a press sends', () => {
  const push = { do: 'call', call: 'loanPush', send: { amount: '{{state.amount}}' } };
  const field = { type: 'text-field', bind: 'state.amount', label: '@home.phone' };
  const more = { state: { amount: '1' } };

  it('may be emptied behind it, in a case of its own, or written anew before it', () => {
    const empty = { do: 'set', 'state.amount': '' };
    expect(found([field, button([push, empty])], more)).toEqual([]);
    expect(found([field, button([{ ...empty, if: { 'state.amount': '0' } }, push])], more)).toEqual([]);
    const anew = { do: 'set', 'state.amount': '{{loan.note}}', if: { some: 'loan.note' } };
    expect(found([field, button([empty, anew, push])], { ...more, data })).toEqual([]);
  });

  it('may be a word that says how, which no field writes', () => {
    const set = { do: 'set', 'state.amount': '1' };
    expect(found([button([set, push]), button([{ ...set, 'state.amount': '2' }, push])], more)).not.toContain(
      'sent-empty',
    );
  });
});

describe('two parts with names of their own', () => {
  const home = { do: 'bridge', message: 'goHome' };

  it('may do the same where never both are shown, or where they only close', () => {
    const parts = [
      button(home, { if: { 'loan.open': true } }),
      button(home, { text: '@home.phone', if: { 'loan.open': false } }),
    ];
    expect(found(parts, { data })).toEqual([]);
    const close = { do: 'close' };
    const buttons = [
      { text: '@home.title', press: close },
      { text: '@home.phone', press: close },
    ];
    const dialogs = { sure: { title: '@home.title', buttons } };
    expect(found(button({ do: 'open', dialog: 'sure' }), { dialogs })).toEqual([]);
  });

  it('may show one value in two ways, or to two cases', () => {
    const copy = (label: string, more: More = {}): Json => ({
      type: 'copy-text',
      label,
      value: '{{loan.bankNo}}',
      ...more,
    });
    const parts = [
      copy('@home.title', { if: { 'loan.open': true } }),
      copy('@home.phone', { if: { 'loan.open': false } }),
      { type: 'text', text: '{{loan.bankNo}}' },
    ];
    expect(found(parts, { data })).toEqual([]);
  });
});

describe('a name', () => {
  const figure = (label: string, more: More = {}): Json => ({
    type: 'figure',
    label,
    value: '{{loan.name}}',
    ...more,
  });

  it('may be that of two parts of which one is shown, or of two kinds', () => {
    const other = { value: '{{loan.bankNo}}' };
    const [open, closed] = [{ if: { 'loan.open': true } }, { if: { 'loan.open': false } }];
    const parts = [figure('@home.title', open), figure('@home.title', { ...other, ...closed })];
    expect(found(parts, { data })).toEqual([]);
    expect(found([figure('@home.title'), { type: 'heading', text: '@home.title' }], { data })).toEqual([]);
  });

  it('is said of an entry of rows where only its value was changed', () => {
    const rows = (...entries: readonly (readonly [string, string])[]): readonly string[] =>
      found({ type: 'rows', rows: entries.map(([text, value]) => ({ text, value })) }, { data }).filter(
        (line) => line.includes('same-'),
      );
    expect(rows(['@home.title', '{{loan.name}}'], ['@home.phone', '{{loan.bankNo}}'])).toEqual([]);
    expect(rows(['@home.title', '{{loan.name}}'], ['@home.title', '{{loan.bankNo}}'])).toEqual([
      '/body/rows/1/text same-name',
    ]);
    expect(rows(['@home.title', '{{loan.name}}'], ['@home.phone', '{{loan.name}}'])).toEqual([
      '/body/rows/1/value same-value',
    ]);
  });
});

describe('a dialog', () => {
  const dialogs = {
    sure: { title: '@home.title', buttons: [{ text: '@home.phone', press: { do: 'close' } }] },
  };
  const open = { do: 'open', dialog: 'sure' };
  const list = { do: 'navigate', to: '/list', query: { id: '1' } };

  it('may be seen for a time, or end the list', () => {
    expect(found(button([open, { do: 'wait', ms: 3000 }, list]), { dialogs })).toEqual([]);
    const asked = { if: { 'query.from': 'a' }, then: [open, { do: 'stop' }] };
    expect(found(button([asked, list]), { dialogs, query: { from: {} } })).toEqual([]);
  });
});

describe('two choices between the same ways', () => {
  const toast = { do: 'toast', text: '@app.hello' };
  const home = { do: 'bridge', message: 'goHome' };
  const way = (test: Json, then: Json, other: Json): Json => ({ if: test, then, else: other });

  it('agree however they are written', () => {
    const open = { 'loan.open': true };
    const presses = [
      button(way(open, home, toast)),
      button([way({ not: open }, toast, home), { do: 'reload', data: 'loan' }], { text: '@home.phone' }),
    ];
    expect(found(presses, { data })).toEqual([]);
  });
});

describe('what is kept', () => {
  const kept = { state: { text: '' }, keep: ['state.text'] };
  const body = [
    { type: 'text-field', bind: 'state.text', label: '@home.phone' },
    { type: 'text', text: '{{state.text}}{{query.orderId}}' },
  ];

  it('may belong to one order, or to no order in particular', () => {
    const query = { orderId: { required: true, kind: 'order' } };
    expect(found(body, { ...kept, query, keepFor: ['orderId'] })).toEqual([]);
    expect(found(body, { ...kept, query: { orderId: { kind: 'order' } } })).toEqual([]);
  });

  it('is of what the sources are asked for: an order is of one product', () => {
    const [orderId, productId] = ['order', 'product'].map((kind) => ({ required: true, kind }));
    const query = { orderId, productId } as Json;
    const data = { loan: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } };
    const told = (keepFor?: Json): readonly string[] =>
      said(screen(body, { ...kept, query, data, ...(keepFor !== undefined && { keepFor }) })).filter((line) =>
        line.startsWith('kept-for-any'),
      );
    const reason =
      'kept-for-any: What is kept here is shown for any "orderId": who opens another one finds what belongs to this one. ';
    expect(told(['orderId'])).toEqual([]);
    expect(told([{ name: 'orderId', only: ['state.text'] }])).toEqual([]);
    expect(told()).toEqual([`${reason}Write "keepFor": ["orderId"] beside it.`]);
    expect(told([])).toEqual([`${reason}Write "keepFor": ["orderId"].`]);
    expect(told(['productId'])).toEqual([`${reason}Write "keepFor": ["orderId"].`]);
  });

  it('may be shared with a screen that only forgets it', () => {
    const shared = { ...kept, query: { orderId: {} }, keepAs: 'note' };
    const over = { version: 2, ...kept, keepAs: 'note', body: button({ do: 'forget' }) };
    expect(found(body, shared, { 'screens/over.json': over })).toEqual([]);
  });
});

describe('what can be pressed', () => {
  const push: Json = { do: 'call', call: 'loanPush', send: { amount: 1 } };
  const sent: Json = { do: 'set', 'state.sent': true };
  const more = { state: { sent: false } };

  it('may wait for what its own press sets, and for what another sets', () => {
    const [once, then] = [{ not: { 'state.sent': true } }, { 'state.sent': true }];
    expect(found([shown, button([sent, push], { enabled: once })], more)).toEqual([]);
    const after = button({ do: 'back' }, { text: '@home.phone', enabled: then });
    expect(found([shown, button([sent, push]), after], more)).toEqual([]);
  });

  it('may be there only while a write is open, where it sends none', () => {
    const paid = button([{ do: 'call', call: 'pay', send: { orderId: '1', amount: '2' } }, { do: 'back' }]);
    const held = (press: Json, enabled: Json): Json => button(press, { text: '@home.phone', enabled });
    expect(found([paid, held({ do: 'back' }, { some: 'writes.pay' })])).toEqual([]);
    expect(found([paid, held(push, { not: { some: 'writes.pay' } })])).toEqual([]);
  });

  it('is a link by its address, by its actions, or by a row of its table', () => {
    const link = { type: 'link', text: '@home.title' };
    expect(found([shown, { ...link, url: 'https://app.example/x' }])).not.toContain('/body/1 idle-link');
    expect(found([shown, { ...link, press: { do: 'back' } }])).toEqual([]);
    expect(found([shown, { ...link, prss: { do: 'back' } }])).not.toContain('/body/1 idle-link');
  });

  it('is drawn under a message only where it does something', () => {
    const notice = { type: 'notice', text: '{{config.appName}}', linkText: '@home.title' };
    expect(found([shown, notice])).toContain('/body/1/linkText idle-link');
    expect(found([shown, { ...notice, press: { do: 'back' } }])).toEqual([]);
    expect(found([shown, { ...notice, pres: { do: 'back' } }])).not.toContain('/body/1/linkText idle-link');
    expect(found([shown, { type: 'card', press: { do: 'back' }, body: notice }])).toContain(
      '/body/1/body/linkText idle-link',
    );
  });
});

describe('the labels of two fields', () => {
  const field = (label: string, bind: string): Json => ({ type: 'text-field', label, bind });
  const told = (first: string, second: string): readonly string[] =>
    placed(
      screen(
        [
          field(first, 'state.phone'),
          { type: 'card', body: { type: 'stack', body: field(second, 'state.title') } },
        ],
        { state: { phone: '', title: '' } },
      ),
    ).filter((each) => each.endsWith(' crossed-labels'));

  it('stand each over its own, wherever the fields are', () => {
    expect(told('@home.title', '@home.phone')).toEqual([
      'screens/other.json/body/1/body/body/label crossed-labels',
    ]);
    expect(told('@home.phone', '@home.title')).toEqual([]);
    expect(told('@app.hello', '@home.title')).toEqual([]);
  });
});
