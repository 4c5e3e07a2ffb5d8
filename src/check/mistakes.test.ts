/** One mistake of an author gives one problem that names the way out, and no advice that would do harm. */
import { describe, expect, it } from 'vitest';
import { baseFiles, type Files } from '../../tests/invalid/base.ts';
import { found, placed, said, screen } from '../../tests/invalid/checked.ts';
import type { Json } from '../model/json.ts';

const button = (press: Json) => ({ type: 'button', text: 'x', press });
const home = baseFiles['screens/home.json'];

describe('a file that is no JSON', () => {
  it.each(['', '{ "version": 2, }', '{ "version": 2 // x\n}', '{ “version”: 1 }'])('is all: %j', (text) => {
    expect(found({ 'screens/home.json': text }).map(({ code }) => code)).toEqual(['bad-json']);
  });

  it('gets advice for what is wrong with it', () => {
    expect(said({ 'screens/home.json': '{ "version": 2 // x\n}' })[0]).toContain('Remove the comment');
    expect(said({ 'screens/home.json': '{ “version”: 1 }' })[0]).toContain('straight quotes');
    expect(said({ 'screens/home.json': '' })[0]).toContain('Copy a file');
    expect(
      said({ 'screens/home.json': '{ "body": [{ "type": "divider"\n { "type": "divider" }] }' }),
    ).toEqual([
      'bad-json: This is not JSON: a } is missing before the next {. ' +
        'End the object here, with a } and a comma, before the next one begins.',
    ]);
  });
});

describe('a name written for another', () => {
  it('is one problem where one is missing and one unknown', () => {
    expect(said(screen({ type: 'button', label: 'x', press: { do: 'back' } }))).toEqual([
      'unknown-prop: Unknown prop "label" of button, which needs "text". Write "text" instead.',
    ]);
  });

  it('is one problem in what a call is sent', () => {
    const data = { loan: { call: 'loanDetails', send: { order: '1', prodId: '2' } } };
    expect(said(screen([], { data }))).toEqual([
      'unknown-call-parameter: Unknown parameter "order" of call "loanDetails". Did you mean "orderId"?',
      'unknown-call-parameter: Unknown parameter "prodId" of call "loanDetails". Did you mean "productId"?',
    ]);
    expect(said(screen(button({ do: 'call', call: 'loanPush', send: { sum: 1 } })))).toEqual([
      'unknown-call-parameter: Unknown parameter "sum" of call "loanPush". Did you mean "amount"?',
    ]);
  });

  it('is one problem in the parameters of a route, at the name', () => {
    const files = screen(button({ do: 'navigate', to: '/home', query: { order: '1' } }));
    expect(found(files).map(({ pointer }) => pointer)).toEqual(['/body/press/query/order']);
    expect(said(files)).toEqual([
      'missing-query: "/home" cannot be shown without the URL parameter "orderId". Write "orderId" instead of "order".',
    ]);
  });

  it('keeps two mistakes apart', () => {
    expect(
      found(screen({ type: 'button', zigzag: 1, sparkle: 1, text: 'x' })).map(({ code }) => code),
    ).toEqual(['missing-prop', 'unknown-prop', 'unknown-prop']);
  });

  it('does not make the right text a text that nothing uses', () => {
    expect(
      said({ 'screens/home.json': { ...home, title: '@home.titel', dialogs: {} } }).join(),
    ).not.toContain('unused-text');
  });
});

describe('a route', () => {
  it('without its slash is one problem with the right form', () => {
    const files = {
      'screens/list.json': { ...baseFiles['screens/list.json'], routes: ['list'] },
    };
    expect(said(files)).toEqual([
      'wrong-value: "list" is not possible for an entry of "routes". Did you mean "/list"?',
    ]);
  });

  it('that a screen has lost is one problem, at the screen, however many lead to it', () => {
    const { routes, ...list } = baseFiles['screens/list.json'];
    const whole = (files: Files) => placed(files, ({ known }) => ({ known: { ...known, opens: ['/home'] } }));
    expect(placed({ 'screens/list.json': { ...list, routes: [] } })).toEqual([
      'screens/list.json/routes missing-route',
    ]);
    expect(whole({ 'screens/list.json': list })).toEqual(['screens/list.json missing-route']);
    expect(whole({ 'screens/list.json': { ...list, routs: routes } })).toEqual([
      'screens/list.json/routs unknown-key',
    ]);
  });

  it('taken twice is one problem that names both files, at the one not named like it', () => {
    const files = {
      'screens/a.json': { ...baseFiles['screens/list.json'] },
      'screens/b.json': {
        version: 2,
        routes: ['/home'],
        title: '@home.title',
        body: button({ do: 'navigate', to: '/gone' }),
      },
    };
    expect(found(files).map(({ file, code }) => `${file} ${code}`)).toEqual([
      'screens/a.json duplicate-route',
      'screens/b.json duplicate-route',
    ]);
    expect(said(files)[0]).toContain('screens/list.json and screens/a.json');
  });
});

describe('a key written twice', () => {
  it('has the problems of its value at the second', () => {
    const text =
      '{ "version": 2,\n"body": { "type": "text", "text": "x", "tone": "muted",\n"tone": "plaid" } }';
    expect(
      found({ 'screens/other.json': text }).map(({ code, line, column }) => `${code} ${line}:${column}`),
    ).toEqual(['duplicate-name 3:1', 'wrong-value 3:9']);
  });
});

describe('words', () => {
  it.each<[string, Json, string]>([
    ['a missing text', { type: 'text' }, 'Add "text": "@your.key".'],
    [
      'missing actions',
      { type: 'button', text: 'x' },
      'Add "press", for example "press": { "do": "toast", … }.',
    ],
    ['a missing type', { text: 'x' }, 'such as { "type": "text" }'],
    ['a number in quotes', { type: 'rating', bind: 'state.a', label: 'x', max: '2' }, 'without quotes'],
    ['a condition in words', { type: 'text', text: 'x', if: 'config.brand' }, 'a condition such as {'],
    [
      'braces in a condition',
      { type: 'text', text: 'x', if: { '{{config.brand}}': 1 } },
      'without the braces',
    ],
    ['braces in a name', { type: 'text', text: 'x', each: '{{state.list}}', as: '{{a}}' }, 'a plain name'],
    ['a dialog that is not there', button({ do: 'open', dialog: 'scan' }), 'Add "scan" under "dialogs".'],
    ['an action after the end', button([{ do: 'stop' }, { do: 'back' }]), 'before what ends the list'],
  ])('help with %s', (_what, body, words) => {
    const all = said(screen(body, { state: { a: 1, list: [] } }));
    expect(all).toHaveLength(1);
    expect(all[0]).toContain(words);
  });
});

describe('a value without its quotes, or with quotes too many', () => {
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
  const shownIf = (test: Json) => said(screen({ type: 'text', text: 'x', if: test }, { data }));

  it('is told so where it would be possible otherwise', () => {
    expect(shownIf({ 'loan.status': 21 })).toEqual([
      'impossible-value: "loan.status" is a text, and 21 is none. Write "21", with quotes.',
    ]);
    expect(shownIf({ 'loan.open': 'true' })).toEqual([
      'impossible-value: "loan.open" is true or false, and "true" is none. Write true, without quotes.',
    ]);
    expect(shownIf({ 'loan.amount': '500' })).toEqual([
      'impossible-value: "loan.amount" is an amount of money, and "500" is none. Write 500, without quotes.',
    ]);
    expect(shownIf({ 'loan.status': 22 })).toEqual([
      'impossible-value: "loan.status" is never 22. It is one of: 151, 200, 21.',
    ]);
  });

  it('is judged by all the uses of a fragment', () => {
    const fragment = (test: Json): Files => ({
      'screens/fragments/kind.json': {
        version: 2,
        params: { kind: { description: 'What it is for.' } },
        body: { type: 'text', text: 'x', if: test },
      },
      ...screen(['1', '2'].map((kind) => ({ type: 'fragment', of: 'kind', with: { kind } }))),
    });
    expect(said(fragment({ kind: 2 }))).toEqual([
      'impossible-value: "kind" is a text, and 2 is none. Write "2", with quotes.',
    ]);
    expect(said(fragment({ kind: '3' }))).toEqual([
      'impossible-value: "kind" is never "3". It is one of: 1, 2.',
    ]);
  });
});

describe('what is written as in another language', () => {
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
  const shownIf = (test: Json) => said(screen({ type: 'text', text: 'x', if: test }, { data }));
  const state = { agree: false, name: '' };

  it('is understood in a condition', () => {
    expect(shownIf({ or: [{ 'loan.status': '21' }] })).toEqual([
      'unknown-key: Unknown key "or" of a condition. Did you mean "any"?',
    ]);
    expect(shownIf({ 'loan.name': '!= null' })[0]).toMatch(
      /^bad-test: .*"!= null" is compared as it is written/,
    );
    expect(shownIf({ 'loan.name': true })).toEqual([
      'impossible-value: "loan.name" is never true. It is a text; whether it is there is asked with "some".',
    ]);
    expect(
      said(screen({ type: 'text', text: '{{loan.note}}', visible: { 'loan.note': 'x' } }, { data })),
    ).toEqual(['unknown-prop: Unknown prop "visible" of text. Did you mean "if"?']);
  });

  it('teaches that what "some" names is there, and finds what it misspells', () => {
    const words = { type: 'text', text: '{{config.appName}}' };
    const note = (test: Json) => shownNote(test).map((line) => line.split(':')[0]);
    const shownNote = (test: Json) =>
      said(screen([words, { type: 'spinner', text: '{{loan.note}}', if: test }], { data }));
    expect(note({ some: 'loan.note' })).toEqual([]);
    expect(note({ some: ['loan.note', 'loan.name'] })).toEqual([]);
    // What is asked for is what another part shows.
    expect(note({ some: 'loan.name' })).toEqual(['other-guard']);
    expect(note({ any: [{ some: 'loan.note' }, { some: 'loan.name' }] })).toEqual(['unguarded']);
    expect(note({ not: { some: 'loan.note' } })).toEqual(['never-there']);
    expect(shownNote({ some: ['loan.note', 'loan.nam'] })).toEqual([
      'unknown-data: "loan" has no "nam". Did you mean "name"?',
    ]);
    expect(shownNote({ some: ['loan.note', 'loan..x'] })[0]).toMatch(/^bad-path: /);
    expect(note({ some: 'loan.note', any: [{ 'loan.open': true }] })).toEqual(['bad-test']);
    expect(note({ some: [] })).toEqual(['wrong-value']);
  });

  it('is one problem where a condition cannot be read and what it guards may be missing', () => {
    const node = { type: 'notice', text: '{{loan.note}}', if: 'loan.note' };
    expect(said(screen(node, { data })).map((line) => line.split(':')[0])).toEqual(['wrong-value']);
  });

  it('is told the path into the state', () => {
    const set = (name: string) =>
      said(screen(button({ do: 'set', [name]: true }), { state: { agree: false } }));
    for (const name of ['agree', '{{state.agree}}'])
      expect(set(name)[0]).toBe(
        `unknown-parameter: Unknown parameter "${name}" of action "set". Did you mean "state.agree"?`,
      );
    const field = { type: 'text-field', bind: 'name', label: '@home.phone' };
    expect(said(screen([field, button({ do: 'check', fields: ['state.name'] })], { state }))).toEqual(
      expect.arrayContaining([
        'wrong-value: "name" is not possible for "bind". Did you mean "state.name"?',
        'unknown-field: No field of the screen is bound to "state.state.name". Did you mean "name"?',
      ]),
    );
  });

  it('is told the value that was meant', () => {
    expect(said(screen(button({ do: 'set', 'state.agree': 'true' }), { state: { agree: false } }))[0]).toBe(
      'wrong-type: "true" is a text, but "state.agree" takes true or false. Write true.',
    );
    expect(said(screen({ type: 'text', each: 'loan.rows', text: 'x' }, { data }))[0]).toMatch(
      /^not-one-tag: .* Did you mean "\{\{loan\.rows\}\}"\?$/,
    );
    const list = {
      version: 2,
      params: { list: { type: 'list' } },
      body: { type: 'text', text: 'x', if: { list: { minItems: 1 } } },
    };
    const node = { type: 'fragment', of: 'list', with: { list: 'loan.rows' } };
    expect(said({ ...screen(node, { data }), 'screens/fragments/list.json': list })).toEqual([
      'wrong-type: "loan.rows" is a text, but "list" of fragment "list" takes a list. Write "{{loan.rows}}".',
    ]);
  });

  it('is told the route, whatever names its screen', () => {
    const to = (route: string) => said(screen(button({ do: 'navigate', to: route, query: { id: '1' } })));
    for (const name of ['screens/list.json', 'list.json'])
      expect(to(name)).toEqual([`unknown-route: No screen has the route "${name}". Did you mean "/list"?`]);
    expect(to('/list?id=1')).toEqual([
      'unknown-route: No screen has the route "/list?id=1". Write "/list", and the parameters under "query".',
    ]);
  });

  it('is told the name of a fragment', () => {
    for (const of of ['fragments/note', 'note.json'])
      expect(said(screen({ type: 'fragment', of, with: { text: 'x' } }))[0]).toMatch(
        /Did you mean "note"\?$/,
      );
  });

  it('gets advice where it is no JSON', () => {
    const advice = (text: string) => said({ 'screens/home.json': text })[0];
    expect(advice("{ 'version': 1 }")).toContain('straight quotes');
    expect(advice('{ "version": True }')).toContain('Write true, in small letters');
    expect(advice('{ "version" = 1 }')).toContain('Write a colon');
    expect(advice('{ "title": hola }')).toContain('between double quotes');
  });
});
