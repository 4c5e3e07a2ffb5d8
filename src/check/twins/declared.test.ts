/** What is declared, kept, handed over and shown alike at several places, and what is right beside it. */
import { describe, expect, it } from 'vitest';
import type { Files } from '../../../tests/invalid/base.ts';
import { placed, screen, told, worded, type More } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

describe('a word of a parameter', () => {
  const asks = (route: string, words: Json): Json => ({
    version: 2,
    routes: [route],
    title: '@home.title',
    query: { kind: { enum: words } },
    body: { type: 'text', text: '@home.phone', if: { 'query.kind': '1' } },
  });
  const at = (words: Json): readonly string[] =>
    told('odd-copy', {
      'screens/a.json': asks('/a', ['1', '2']),
      'screens/b.json': asks('/b', ['1', '2']),
      'screens/other.json': asks('/c', words),
    });

  it('is one that all others take', () => {
    expect(at(['1', '3'])).toEqual(['/query/kind/enum/1']);
    expect(at(['1', '2'])).toEqual([]);
    expect(at(['1', '2', '3'])).toEqual([]);
    expect(at(['1'])).toEqual([]);
  });

  const inner = (says: More): Files => ({
    'screens/fragments/inner.json': {
      version: 2,
      params: { kind: { type: 'text', enum: ['1', '2'] } },
      body: { type: 'text', text: '@home.title', if: { kind: '1' } },
    },
    'screens/fragments/outer.json': {
      version: 2,
      params: { kind: { type: 'text', ...says } },
      body: { type: 'fragment', of: 'inner', with: { kind: '{{kind}}' } },
    },
    ...screen([
      { type: 'fragment', of: 'outer', with: { kind: '1' } },
      { type: 'heading', text: '@home.phone' },
      { type: 'fragment', of: 'inner', with: { kind: '2' } },
    ]),
  });

  it('is said by a fragment that hands it to another', () => {
    expect(told('odd-copy', inner({}))).toEqual(['screens/fragments/outer.json/params/kind']);
    expect(told('odd-copy', inner({ enum: ['1', '2'] }))).toEqual([]);
    expect(told('odd-copy', inner({ enum: ['1'] }))).toEqual([]);
  });
});

describe('a value of layouts', () => {
  const layout = (says: More): Json => ({
    version: 2,
    title: '@home.title',
    values: { top: { type: 'integer', description: 'The highest loan.', default: 0, ...says } },
    body: { type: 'text', text: '{{#money}}{{values.top}}{{/money}}', if: { 'values.top': { minimum: 1 } } },
  });
  const at = (says: More): readonly string[] =>
    placed({
      'screens/promotion/classic.json': layout({ format: 'minor' }),
      'screens/promotion/other.json': layout(says),
    }).filter((line) => line.startsWith('screens/promotion/other.json'));

  it('has the form that the other says', () => {
    expect(at({})).toEqual(['screens/promotion/other.json/values/top odd-copy']);
    expect(at({ format: 'minor' })).toEqual([]);
  });
});

describe('what is chosen', () => {
  const at = (valueKey: string): readonly string[] =>
    told(
      'never-equal',
      screen(
        [
          {
            type: 'choice',
            bind: 'state.row',
            label: '@home.title',
            options: '{{loan.rows}}',
            titleKey: 'text',
            valueKey,
          },
          { type: 'text', text: '{{mine.text}}' },
        ],
        {
          state: { row: '' },
          data: { loan: { call: 'loanDetails', send: { orderId: '1' } } },
          pick: { mine: { from: '{{loan.rows}}', where: { number: '{{state.row}}' } } },
        },
      ),
    );

  it('gives what it is looked for by', () => {
    expect(at('text')).toEqual(['/body/0/valueKey']);
    expect(at('number')).toEqual([]);
  });
});

describe('what a screen keeps with another', () => {
  const kept = (more: More): Json => ({
    version: 2,
    title: '@home.title',
    state: { a: '', b: '' },
    keep: ['state.a', 'state.b'],
    body: [
      { type: 'text-field', bind: 'state.a', label: '@home.title' },
      { type: 'text-field', bind: 'state.b', label: '@home.phone' },
    ],
    ...more,
  });
  const at = (more: More): readonly string[] =>
    told('lone-keep', {
      'screens/one.json': kept({ routes: ['/one'], keepAs: 'both' }),
      'screens/other.json': kept({ routes: ['/two'], ...more }),
    });

  it('has its name on both', () => {
    expect(at({})).toEqual(['/keep']);
    expect(at({ keepAs: 'both' })).toEqual([]);
  });
});

describe('a card number', () => {
  const at = (en: string, es: string): readonly string[] =>
    told('different-tags', {
      ...worded({ 'a.card': [en, es] }),
      ...screen(
        { type: 'text', text: '@a.card' },
        {
          data: { loan: { call: 'loanDetails', send: { orderId: '1' } } },
        },
      ),
    });
  const masked = '{{#masked}}{{loan.bankNo}}{{/masked}}';

  it('is told in the language that does not hide it', () => {
    expect(at(`To ${masked}`, 'A {{#card}}{{loan.bankNo}}{{/card}}')).toEqual(['locales/es.json/a.card']);
    expect(at('To {{#card}}{{loan.bankNo}}{{/card}}', `A ${masked}`)).toEqual(['locales/en.json/a.card']);
    expect(at(`To ${masked}`, `A ${masked}`)).toEqual([]);
  });
});

describe('one value for two parameters', () => {
  const at = (name: string, logo: string): readonly string[] =>
    told('same-value', {
      'screens/fragments/product.json': {
        version: 2,
        params: { name: { type: 'text' }, url: { type: 'text' } },
        body: { type: 'list-item', title: '{{name}}', text: '{{url}}' },
      },
      ...screen(
        [
          { type: 'text', text: '@home.title' },
          { type: 'fragment', of: 'product', with: { name, url: logo } },
        ],
        { data: { loan: { call: 'loanDetails', send: { orderId: '1' } } } },
      ),
    });

  it('is told at the one that it is not called by', () => {
    expect(at('{{loan.url}}', '{{loan.url}}')).toEqual(['/body/1/with/name']);
    expect(at('{{loan.name}}', '{{loan.name}}')).toEqual(['/body/1/with/url']);
    expect(at('{{loan.name}}', '{{#loan.name}}{{loan.name}}{{/loan.name}}')).toEqual(['/body/1/with/url']);
    expect(at('{{loan.name}}', '{{loan.name}} · {{loan.bankNo}}')).not.toContain('/body/1/with/url');
    expect(at('{{loan.name}}', '{{loan.url}}')).toEqual([]);
  });
});

describe('a dialog', () => {
  const shown = { type: 'text', text: '{{state.words}}' };
  const at = (...presses: readonly Json[]): readonly string[] =>
    told(
      'odd-copy',
      screen(
        presses.map((press) => ({ type: 'button', text: '@app.hello', press })),
        {
          state: { words: '', other: '' },
          dialogs: {
            ask: {
              title: '@home.title',
              body: shown,
              buttons: [{ text: '@home.phone', press: { do: 'close' } }],
            },
          },
        },
      ),
    );
  const open = { do: 'open', dialog: 'ask' };
  const set = { do: 'set', 'state.words': '{{config.appName}}' };

  it('is opened with what it shows', () => {
    expect(at([set, open], [open])).toEqual(['/body/1/press/0']);
    expect(at([set, open], [set, open])).toEqual([]);
    expect(at([open], [open])).toEqual([]);
    expect(at([set, open], [{ if: { 'state.words': 'x' }, then: open }])).toEqual([]);
  });
});
