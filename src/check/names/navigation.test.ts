/** What one screen hands to another: by name, and as it is. */
import { describe, expect, it } from 'vitest';
import { said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

/** What is handed over is what these tests are about, and not what reads it. */
const heard = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !line.startsWith('unused-query: '));

const go = (action: Readonly<Record<string, Json>>, query: Json = { id: { required: true }, from: {} }) =>
  heard(
    said(
      screen(
        { type: 'button', text: '{{config.appName}}', press: { do: 'navigate', to: '/list', ...action } },
        { query },
      ),
    ),
  );

describe('what is passed', () => {
  it('is what the other screen needs', () => {
    expect(go({ pass: ['id'] })).toEqual([]);
    expect(go({})).toEqual([
      'missing-query: "/list" cannot be shown without the URL parameter "id". Add it: "query": { "id": … }, or "pass" it.',
    ]);
  });

  it('is needed there, and may be missing here', () => {
    expect(go({ pass: ['id'] }, { id: {} })).toEqual([
      'maybe-missing: The URL parameter "id" of "/list" is needed, but {{query.id}} may be missing. Let it happen only where the value is there: with an "if", or the "enabled" of the button; or declare "id" as "required": true.',
    ]);
    expect(go({ pass: ['id'], if: { some: 'query.id' } }, { id: {} })).toEqual([]);
  });

  it('is one of this screen', () => {
    expect(go({ pass: ['id', 'orderId'] })).toEqual([
      'unknown-query: The URL parameter "orderId" is not declared under "query". Declare it: "query": { "orderId": {} }.',
    ]);
    expect(go({ pass: ['di'] })).toEqual([
      'unknown-query: The URL parameter "di" is not declared under "query". Did you mean "id"?',
    ]);
  });

  it('is one that the other takes', () => {
    expect(go({ pass: ['id', 'from'] })).toEqual([
      'undeclared-query: "/list" does not take the URL parameter "from". It takes: id.',
    ]);
  });

  it('is not asked of what the query gives', () => {
    expect(go({ pass: ['id'], query: { id: '1' } }, { id: {} })).toEqual([]);
  });

  it('is mended where it is misspelt', () => {
    expect(go({ pass: ['id'], query: { idd: '1' } })[0]).toMatch(/^undeclared-query: .*Did you mean "id"/);
  });

  it('is looked at where a fragment passes it, by the screen around', () => {
    const files = {
      ...screen({ type: 'fragment', of: 'go' }, { query: { from: {} } }),
      'screens/fragments/go.json': {
        version: 2,
        params: {},
        body: {
          type: 'button',
          text: '{{config.appName}}',
          press: { do: 'navigate', to: '/list', pass: ['id'] },
        },
      },
    };
    expect(said(files).map((line) => line.split(':')[0])).toEqual(['unknown-query']);
  });
});

describe('a pattern of a parameter', () => {
  const declared = (parameter: Json): readonly string[] =>
    said(
      screen(
        { type: 'text', text: '{{#query.sum}}{{#money}}{{query.sum}}{{/money}}{{/query.sum}}' },
        {
          query: { sum: parameter },
        },
      ),
    ).filter((each) => each.startsWith('unfit-rule'));

  it('lets what is an amount through', () => {
    expect(declared({ kind: 'amount', pattern: '^[a-z]+$' })).toHaveLength(1);
    expect(declared({ kind: 'amount', pattern: '^\\$\\d+$' })).toHaveLength(1);
    expect(declared({ kind: 'amount', pattern: '^[1-9]\\d*$' })).toEqual([]);
    expect(declared({ pattern: '^[a-z]+$' })).toEqual([]);
  });
});

describe('what a parameter takes', () => {
  const parameters: Json = {
    tab: { enum: ['1', '2'] },
    amount: { pattern: '^[1-9]\\d{0,14}$', maxLength: 15 },
    mail: { format: 'email' },
    day: { pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
  };
  const ways = (action: Json, more: Readonly<Record<string, Json>> = {}) =>
    heard(
      said({
        ...screen({ type: 'button', text: '{{config.appName}}', press: action }, more),
        'screens/taker.json': {
          version: 2,
          routes: ['/taker'],
          title: '@home.title',
          query: parameters,
          body: { type: 'text', text: '{{config.appName}}', if: { 'query.tab': '1' } },
        },
      }),
    );
  const hand = (query: Json, more?: Readonly<Record<string, Json>>) =>
    ways({ do: 'navigate', to: '/taker', query }, more);

  it('is what is written down', () => {
    expect(hand({ tab: '2', amount: '345050', mail: 'ana@correo.mx' })).toEqual([]);
    expect(hand({ tab: '3' })).toEqual([
      'unfit-parameter: The URL parameter "tab" of "/taker" does not take "3": it would count as missing. It takes "1", "2".',
    ]);
    expect(hand({ amount: '0.5' })).toEqual([
      'unfit-parameter: The URL parameter "amount" of "/taker" does not take "0.5": it would count as missing. It takes what is like ^[1-9]\\d{0,14}$, at most 15 characters.',
    ]);
    expect(hand({ mail: 'ana' })[0]).toMatch(/^unfit-parameter: .*It takes what is written as email\.$/);
  });

  it('is all that an enumeration can be, and an empty text goes nowhere', () => {
    const query = { kind: { enum: ['1', '2', '3'] } };
    expect(hand({ tab: '{{query.kind}}' }, { query })).toEqual([
      'unfit-parameter: The URL parameter "tab" of "/taker" does not take all that {{query.kind}} can be: "3" would count as missing. It takes "1", "2".',
    ]);
    expect(hand({ tab: '{{query.kind}}' }, { query: { kind: { enum: ['1', '2'] } } })).toEqual([]);
    const narrowed = {
      do: 'navigate',
      to: '/taker',
      query: { tab: '{{query.kind}}' },
      if: { 'query.kind': ['1', '2'] },
    };
    expect(ways(narrowed, { query })).toEqual([]);
    const state = { step: '' };
    const steps = [
      { do: 'set', 'state.step': '1', if: { 'state.step': '' } },
      { do: 'navigate', to: '/taker', query: { tab: '{{state.step}}' } },
    ];
    expect(ways(steps, { state })).toEqual([]);
  });

  it('is each word behind a test, and the form of a flag or a number', () => {
    const state = { step: '', sure: false };
    const one = (value: string, name = 'tab', more: Readonly<Record<string, Json>> = { state }) =>
      hand({ [name]: value }, more).filter((line) => line.startsWith('unfit-parameter'));
    expect(one('{{#state.sure}}1{{/state.sure}}')).toEqual([]);
    expect(one('{{#state.sure}}1{{/state.sure}}{{^state.sure}}2{{/state.sure}}')).toEqual([]);
    expect(one('{{#state.sure}}3{{/state.sure}}')).toHaveLength(1);
    expect(one('{{^state.sure}}1{{/state.sure}}{{#state.sure}}x{{state.step}}{{/state.sure}}')).toEqual([]);
    expect(one('{{state.sure}}')).toHaveLength(1);
    const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
    expect(one('{{loan.amount}}', 'amount', { data })).toEqual([]);
    expect(one('{{loan.amount}}', 'day', { data })).toEqual([
      'unfit-parameter: The URL parameter "day" of "/taker" does not take all that {{loan.amount}} can be: a number would count as missing. It takes what is like ^\\d{4}-\\d\\d-\\d\\d$.',
    ]);
  });

  it('is not known of what may grow, nor of a text that is put together', () => {
    const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
    expect(hand({ amount: '{{loan.status}}', tab: 'x{{loan.status}}' }, { data })).toEqual([]);
    expect(hand({ tab: '{{loan.status}}' }, { data }).map((line) => line.split(':')[0])).toEqual([
      'unfit-parameter',
    ]);
  });

  it('is asked of what is passed, and of an address of the app itself', () => {
    const passed = { do: 'navigate', to: '/taker', pass: ['tab'] };
    expect(ways(passed, { query: { tab: { enum: ['1'] } } })).toEqual([]);
    expect(ways(passed, { query: { tab: { enum: ['5', '1'] } } }).map((line) => line.split(':')[0])).toEqual([
      'unfit-parameter',
    ]);
    const opened = (url: string, append: Json = {}) =>
      ways({ do: 'open-url', url, append }).map((line) => line.split(':')[0]);
    expect(opened('/taker?tab=1', { tab: '2' })).toEqual([]);
    expect(opened('/taker?tab=1&other=x')).toEqual(['undeclared-query']);
    expect(opened('/taker?tab=1&{{config.appName}}=x')).toEqual([]);
    expect(opened('/taker?tab=9')).toEqual(['unfit-parameter']);
    expect(opened('/taker', { tab: '9' })).toEqual(['unfit-parameter']);
    expect(opened('https://a.example/taker?tab=9')).toEqual(['foreign-address']);
  });

  it('is known inside the screen', () => {
    const asked = (test: Json, declared: Json = { enum: ['1', '2'] }) =>
      said(screen({ type: 'text', text: '{{config.appName}}', if: test }, { query: { tab: declared } })).map(
        (line) => line.split(':')[0],
      );
    expect(asked({ 'query.tab': '1' })).toEqual([]);
    expect(asked({ 'query.tab': '3' })).toEqual(['impossible-value']);
    expect(asked({ 'query.tab': ['1', '2'] }, { enum: ['1', '2'], required: true })).toEqual(['test-always']);
    expect(asked({ 'query.tab': ['1', '2'] })).toEqual([]);
  });

  it('can be read, and its default keeps to it', () => {
    const declared = (parameter: Json) =>
      heard(said(screen({ type: 'text', text: '{{config.appName}}' }, { query: { tab: parameter } })));
    expect(declared({ pattern: '^\\d+$', default: '1', enum: ['1', '2'] })).toEqual([]);
    expect(declared({ pattern: '^(a+)+$' })[0]).toMatch(/^bad-pattern: /);
    expect(declared({ enum: ['1'], default: '2' })).toEqual([
      'unfit-default: The default of "query.tab" does not keep to what it declares: "2". Write one of 1, or change what is declared.',
    ]);
    expect(declared({ enum: ['1', 'x'], pattern: '^\\d$' })[0]).toMatch(
      /^unfit-parameter: "tab" does not take "x"/,
    );
    expect(declared({ format: 'mail' })[0]).toMatch(/^wrong-value: /);
    expect(declared({ enum: [] })[0]).toMatch(/^wrong-value: /);
  });
});
