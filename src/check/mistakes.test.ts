/** One mistake of an author gives one problem that names the way out, and no advice that would do harm. */
import { describe, expect, it } from 'vitest';
import { baseFiles, inputOf, type Files } from '../../tests/invalid/base.ts';
import type { Json } from '../model/json.ts';
import { checkProject } from './project.ts';

const found = (files: Files) => checkProject(inputOf({ ...baseFiles, ...files }));
const said = (files: Files) =>
  found(files).map(({ code, message, remedy }) => `${code}: ${message} ${remedy}`);
const screen = (body: Json, more: Readonly<Record<string, Json>> = {}): Files => ({
  'screens/other.json': { version: 1, ...more, body },
});
const button = (press: Json) => ({ type: 'button', text: 'x', press });
const home = baseFiles['screens/home.json'];

describe('a file that is no JSON', () => {
  it.each(['', '{ "version": 1, }', '{ "version": 1 // x\n}', '{ “version”: 1 }'])('is all: %j', (text) => {
    expect(found({ 'screens/home.json': text }).map(({ code }) => code)).toEqual(['bad-json']);
  });

  it('gets advice for what is wrong with it', () => {
    expect(said({ 'screens/home.json': '{ "version": 1 // x\n}' })[0]).toContain('Remove the comment');
    expect(said({ 'screens/home.json': '{ “version”: 1 }' })[0]).toContain('straight quotes');
    expect(said({ 'screens/home.json': '' })[0]).toContain('Copy a file');
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
    expect(found(screen({ type: 'button', glow: 1, sparkle: 1, text: 'x' })).map(({ code }) => code)).toEqual(
      ['missing-prop', 'unknown-prop', 'unknown-prop'],
    );
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

  it('taken twice is one problem that names both files, at the one not named like it', () => {
    const files = {
      'screens/a.json': { ...baseFiles['screens/list.json'] },
      'screens/b.json': { version: 1, routes: ['/home'], body: button({ do: 'navigate', to: '/gone' }) },
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
      '{ "version": 1,\n"body": { "type": "text", "text": "x", "tone": "muted",\n"tone": "plaid" } }';
    expect(
      found({ 'screens/other.json': text }).map(({ code, line, column }) => `${code} ${line}:${column}`),
    ).toEqual(['duplicate-name 3:1', 'wrong-value 3:9']);
  });
});

describe('words', () => {
  it.each<[string, Json, string]>([
    ['a missing text', { type: 'text' }, 'Add "text": "@your.key".'],
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
        version: 1,
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
