/** What stands right beside each mistake of this room, and is none. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import { baseFiles, type Files } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const button = (press: Json, more: More = {}): Json => ({
  type: 'button',
  text: '@home.title',
  press,
  ...more,
});
const shown = (more: More = {}): Json => ({ type: 'text', text: '@home.phone', ...more });
const push = (more: More = {}): Json => ({ do: 'call', call: 'loanPush', send: { amount: 1 }, ...more });
const toast: Json = { do: 'toast', text: '@home.phone' };
const found = (body: Json, more: More = {}, files: Files = {}): readonly string[] =>
  placed({ ...screen(body, more), ...files }).map((line) => line.replace('screens/other.json', ''));

describe('a write', () => {
  it('may count what is opened, and be sent by a press in a dialog', () => {
    const on = { enter: { do: 'call', call: 'count', wait: false } };
    const dialogs = {
      sure: {
        title: '@home.title',
        buttons: [{ text: '@home.title', press: [push({ busy: '@home.title' }), { do: 'close' }] }],
      },
    };
    expect(found(button({ do: 'open', dialog: 'sure' }), { on, dialogs })).toEqual([]);
  });

  it('may fail in other words, where somebody learns of it', () => {
    const state = { failed: false };
    const told = push({ on: { fail: { do: 'set', 'state.failed': true } } });
    expect(found([button(told), shown({ if: { 'state.failed': true } })], { state })).toEqual([]);
    expect(
      found(
        [button(told), button({ do: 'back' }, { text: '@app.hello', enabled: { 'state.failed': false } })],
        { state },
      ),
    ).toEqual(['/body/0/press/on/fail silent-failure']);
  });

  it('says what is unknown beside what is done where it fails', () => {
    const pay = (say: Json): Json =>
      button({ do: 'call', call: 'pay', send: { orderId: '1' }, on: { fail: toast }, say });
    expect(found(pay({ unknown: '@home.title', done: '@home.title' }))).toEqual([]);
    expect(found(pay({ unknown: '@home.title' }))).toEqual(['/body/press/call silent-success']);
    expect(found(pay({ refused: '@home.title', done: '@home.title' }))).toEqual([
      '/body/press/say/refused unheard-words',
    ]);
  });
});

describe('a result', () => {
  it('may be asked for before it is there, and read where another press has brought it', () => {
    const again = button([{ do: 'stop', if: { some: 'push' } }, push({ into: 'push' })]);
    expect(found(again)).toEqual([]);
    expect(
      found([
        button(push({ into: 'push' })),
        button(toast, { text: '@app.hello', if: { 'push.done': true } }),
      ]),
    ).toEqual([]);
  });

  it('is not there where its call has failed', () => {
    const press = push({
      into: 'push',
      failed: { do: 'toast', text: '@home.phone', if: { 'push.done': true } },
    });
    expect(found([button(press), shown({ if: { some: 'push' } })])).toEqual([
      '/body/0/press/failed/if early-result',
    ]);
  });
});

describe('a flag', () => {
  const run = (...press: readonly Json[]): readonly string[] =>
    found(button([...press], { enabled: { 'state.sending': false } }), { state: { sending: false } });
  const set = (value: boolean): Json => ({ do: 'set', 'state.sending': value });

  it('is right where every way ends it, or leaves the screen', () => {
    expect(run(set(true), push({ failed: set(false) }), set(false))).toEqual([]);
    expect(run(set(true), push({ failed: set(false) }), { do: 'back' })).toEqual([]);
    expect(run(push(), set(true), { do: 'back' })).toEqual([]);
  });

  it('is stuck where one of several failures forgets it', () => {
    expect(run(set(true), { do: 'reload', data: 'none' }, set(false))).toContain('/body/press/1 stuck-flag');
    expect(run(set(true), push({ on: { fail: [toast, set(false)] } }), set(false))).toEqual([]);
  });

  it('is stuck where the list itself goes no further while it is true', () => {
    const once = (...press: readonly Json[]): readonly string[] =>
      found(button([...press]), { state: { told: false } }).filter((line) => line.endsWith('stuck-flag'));
    const barred = { if: { 'state.told': true }, then: { do: 'stop' } };
    const told = (value: boolean): Json => ({ do: 'set', 'state.told': value });
    expect(once(barred, told(true), push())).toHaveLength(1);
    expect(once(barred, told(true), push({ failed: told(false) }))).toEqual([]);
    expect(once(barred, push(), told(true))).toEqual([]);
  });

  it('may stay true once something was done', () => {
    const press = [push(), { do: 'set', 'state.done': true }];
    expect(found(button(press, { enabled: { 'state.done': false } }), { state: { done: false } })).toEqual(
      [],
    );
  });
});

describe('a dialog', () => {
  const dialogs = (body: Json): More => ({
    dialogs: { code: { title: '@home.title', dismissible: false, body } },
  });
  const open = button({ do: 'open', dialog: 'code' });
  const close: Json = { do: 'close', dialog: 'code' };

  it('is left by a press that needs no answer', () => {
    expect(found(open, dialogs(button([{ do: 'set', 'state.a': '' }, close])))).not.toContain(
      '/dialogs/code trapped-dialog',
    );
    expect(found(open, dialogs(button([push({ failed: close }), close])))).toEqual([]);
  });

  it('is a trap where only success leads out, or only a failure', () => {
    expect(found(open, dialogs(button([push(), close])))).toEqual(['/dialogs/code trapped-dialog']);
    // Told where it is opened: what closes it is there, and is not enough.
    expect(found(open, dialogs(button(push({ failed: close }))))).toEqual([
      '/dialogs/code/body/press still-open',
      '/body/press trapped-dialog',
    ]);
  });

  it('is read where it stays long enough, or as long as a call takes', () => {
    const list = (...between: readonly Json[]): readonly string[] =>
      found(
        button([{ do: 'open', dialog: 'code' }, ...between, close]),
        dialogs([]).dialogs === undefined ? {} : dialogs(shown()),
      );
    expect(list({ do: 'wait', ms: 1500 })).toEqual([]);
    expect(list(push({ failed: close }))).toEqual([]);
    expect(list()).toEqual(['/body/press/0/dialog brief-wait']);
  });
});

describe('a way', () => {
  it('to the screen itself may change its address', () => {
    const more = { routes: ['/other'], query: { id: {} } };
    const body = (action: More): Json => [
      shown({ if: { some: 'query.id' } }),
      button({ do: 'navigate', to: '/other', ...action }),
    ];
    expect(found(body({ query: { id: '2' } }), more)).toEqual([]);
    expect(found(body({ replace: true }), more)).toEqual([]);
    expect(found(body({}), more)).toEqual(['/body/1/press/to same-place']);
    expect(found(body({ pass: ['id'] }), more)).toEqual(['/body/1/press/to same-place']);
  });

  it('to the screen itself leaves out what it is taken for', () => {
    const redirect = (action: More, test: Json = { some: 'query.id' }): More => ({
      routes: ['/other'],
      query: { id: {}, tab: {} },
      on: { enter: { do: 'navigate', to: '/other', replace: true, if: test, ...action } },
    });
    const body = [shown(), shown({ text: '{{query.id}} {{query.tab}}' })];
    const tab = { tab: '1' };
    expect(found(body, redirect({ query: tab }))).toEqual([]);
    expect(found(body, redirect({ query: tab, pass: ['id'] }))).toEqual(['/on/enter/to same-place']);
    // It is taken once: the second time the other one is there.
    const first = { all: [{ some: 'query.id' }, { not: { some: 'query.tab' } }] };
    expect(found(body, redirect({ query: tab, pass: ['id'] }, first))).toEqual([]);
    // A press is taken by nobody but the person.
    const press = { do: 'navigate', to: '/other', replace: true, query: tab, pass: ['id'] };
    const more = { routes: ['/other'], query: { id: {}, tab: {} } };
    expect(found([...body, button({ ...press, if: { some: 'query.id' } })], more)).toEqual([]);
  });

  it('on by itself ends where the next screen asks for something else', () => {
    const circle = (test: Json, back: Json): readonly string[] =>
      found(
        shown(),
        { routes: ['/other'], on: { enter: { do: 'navigate', to: '/next', if: test } } },
        {
          'screens/next.json': {
            version: 2,
            routes: ['/next'],
            query: { from: {} },
            on: { enter: { do: 'navigate', to: '/other', if: back } },
            body: shown(),
          },
        },
      ).filter((line) => line.endsWith('redirect-circle'));
    const isX = { 'config.appName': 'x' };
    expect(circle(isX, { not: isX })).toEqual([]);
    expect(circle(isX, { 'config.appName': 'y' })).toEqual([]);
    expect(circle(isX, { some: 'query.from' })).toEqual([]);
    expect(circle(isX, { not: { some: 'query.from' } })).toHaveLength(1);
  });
});

describe('two places', () => {
  it('may have one id where only one of them is shown', () => {
    const test = { some: 'query.id' };
    const pair = (other: Json): Json => [
      shown({ id: 'top', if: test }),
      button({ do: 'scroll-to', widget: 'top' }, { id: 'top', if: other }),
    ];
    expect(found(pair({ not: test }), { query: { id: {} } })).toEqual([]);
    expect(found(pair({ 'config.appName': 'x' }), { query: { id: {} } })).toEqual([
      '/body/1/id duplicate-id',
    ]);
  });

  it('agree on words where any other word means something as well', () => {
    const sent = {
      'screens/sender.json': {
        version: 2,
        body: button({ do: 'navigate', to: '/other', query: { from: 'menu' } }),
      },
    };
    const more = { routes: ['/other'], query: { from: {} } };
    expect(found(shown({ if: { 'query.from': 'paid' } }), more, sent)).toEqual([
      'screens/sender.json/body/press/query/from unknown-word',
    ]);
    expect(found(shown({ if: { not: { 'query.from': 'paid' } } }), more, sent)).toEqual([]);
    expect(found(shown({ text: '{{#query.from}}{{query.from}}{{/query.from}}' }), more, sent)).toEqual([]);
  });

  it('are no copies where their tests differ', () => {
    expect(found([shown({ if: { some: 'query.id' } }), shown()], { query: { id: {} } })).toEqual([]);
    expect(found([shown(), { type: 'divider' }, shown()])).toEqual(['/body/2 repeated-part']);
    expect(found(button([{ do: 'back' }, { do: 'back' }]))).toEqual([]);
  });

  it('are copies further down in the same part, where they can be pressed', () => {
    const card = (...body: readonly Json[]): Json => ({ type: 'card', body });
    const back = button({ do: 'back' });
    expect(found(card(back, shown(), back))).toEqual(['/body/body/2 repeated-part']);
    expect(found(card(back, shown(), back, shown({ text: '@app.hello' }), back))).toEqual([
      '/body/body/2 repeated-part',
    ]);
    expect(found(card(back, back))).toEqual(['/body/body/1 repeated-part']);
    expect(found([back, shown(), back])).toEqual([]);
    expect(found([card(back), card(shown(), back)])).toEqual([]);
    expect(found(card(shown(), back, shown()))).toEqual([]);
  });
});

describe('a name of a member', () => {
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };

  it('is one that the entries have', () => {
    const rows = (more: More): readonly string[] =>
      found({ type: 'rows', rows: '{{loan.rows}}', ...more }, { data }).filter((line) =>
        line.includes('member'),
      );
    expect(rows({ labelKey: 'text', valueKey: 'number' })).toEqual([]);
    expect(rows({ labelKey: 'texts', valueKey: 'number' })).toEqual(['/body/labelKey unknown-member']);
  });

  it('is one that the written entries have', () => {
    const rows = (...entries: readonly Json[]): readonly string[] =>
      found({ type: 'rows', rows: [...entries] });
    expect(rows({ text: '@home.title', value: 'x' }).filter((line) => line.includes('member'))).toEqual([]);
    expect(rows({ label: '@home.title', value: 'x' })).toContain('/body/rows/0 missing-member');
  });
});

describe('the words about a write', () => {
  it('are looked for by the codes of the server as well', () => {
    const texts = (key: string): Files => {
      const locale = (file: 'locales/es.json' | 'locales/en.json'): Files => ({
        [file]: { ...baseFiles[file], [key]: 'x' },
      });
      return { ...locale('locales/es.json'), ...locale('locales/en.json') };
    };
    const keys = (key: string): readonly string[] =>
      placed(texts(key)).filter((line) => line.endsWith('unknown-write-text'));
    expect(keys('app.write.pay.800005')).toEqual([]);
    expect(keys('app.write.pay.choice.again')).toEqual([]);
    expect(keys('app.write.loanPush.twice')).toHaveLength(1);
  });
});
