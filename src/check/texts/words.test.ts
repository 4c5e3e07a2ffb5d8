/** The words of a screen and the data in them: what is no text key, what is no amount, what differs by language. */
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../../../tests/invalid/base.ts';
import { found, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const home = baseFiles['screens/home.json'];

describe('words in a screen', () => {
  it('do not make the text that was meant one that nothing uses', () => {
    const files = {
      'screens/home.json': { ...home, title: 'Nuestra casa' },
      'locales/es.json': { ...baseFiles['locales/es.json'], more: 'x' },
      'locales/en.json': { ...baseFiles['locales/en.json'], more: 'x' },
    };
    expect(found(files).map(({ code }) => code)).toEqual(['literal-text']);
  });

  it('are only those members of a list that its widget shows', () => {
    const literal = (node: Json): readonly string[] =>
      found(screen([node], { state: { how: '' } }))
        .filter(({ code }) => code === 'literal-text')
        .map(({ pointer }) => pointer);
    const choice = { type: 'choice', bind: 'state.how', label: '@home.phone' };
    const bank = { value: 'bank', title: '@home.title', more: 'shop' };
    expect(literal({ ...choice, options: [bank] })).toEqual([]);
    expect(literal({ ...choice, options: [{ ...bank, title: 'A bank' }] })).toEqual([
      '/body/0/options/0/title',
    ]);
    expect(literal({ ...choice, titleKey: 'more', textKey: 'value', options: [bank] })).toEqual([
      '/body/0/options/0/value',
      '/body/0/options/0/more',
    ]);
    const row = { text: 'The term', value: 'Ten days', more: 'hidden' };
    expect(literal({ type: 'rows', rows: [row] })).toEqual(['/body/0/rows/0/text', '/body/0/rows/0/value']);
    expect(literal({ type: 'rows', rows: [row], labelKey: 'more' })).toEqual([
      '/body/0/rows/0/value',
      '/body/0/rows/0/more',
    ]);
    expect(literal({ type: 'list', items: ['Go to a shop'] })).toEqual(['/body/0/items/0']);
  });
});

describe('an amount with a sign before it', () => {
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
  it('is told to go without', () => {
    expect(said(screen({ type: 'text', text: '${{loan.amount}}' }, { data }))).toEqual([
      'raw-money: "loan.amount" is an amount of money and must be shown as one. ' +
        'Write {{#money}}{{loan.amount}}{{/money}}, without the "$" before it: the format writes the sign.',
    ]);
    expect(said(screen({ type: 'text', text: '$ 5, {{loan.amount}}' }, { data })).join()).not.toContain(
      'without',
    );
  });

  it('may have it anywhere else', () => {
    const text = '$: {{#money}}{{loan.amount}}{{/money}} $';
    expect(found(screen({ type: 'text', text }, { data }))).toEqual([]);
  });
});

describe('a text that reads other data in its two languages', () => {
  const wrong = (es: string, en: string) =>
    found({
      'locales/es.json': { ...baseFiles['locales/es.json'], 'home.amount': es },
      'locales/en.json': { ...baseFiles['locales/en.json'], 'home.amount': en },
    }).map(({ code, file }) => `${file} ${code}`);
  const right = '{{#money}}{{loan.amount}}{{/money}}';

  it.each([
    ['a path that leads nowhere', '{{#money}}{{loan.amuont}}{{/money}}'],
    ['a name that means nothing', '{{#money}}{{laon.amount}}{{/money}}'],
    ['a format that does not fit', '{{#number}}{{loan.amount}}{{/number}}'],
    ['a format that does not exist', '{{#mony}}{{loan.amount}}{{/mony}}'],
  ])('is wrong where it has %s', (_what, text) => {
    expect(wrong(right, text)).toEqual(['locales/en.json different-tags']);
    expect(wrong(text, right)).toEqual(['locales/es.json different-tags']);
  });

  it('is said of the one that lacks something', () => {
    expect(wrong('a', `a ${right}`)).toEqual(['locales/es.json different-tags']);
    expect(wrong(`a ${right}`, 'a')).toEqual(['locales/en.json different-tags']);
  });

  it('is said of the later file where both are possible', () => {
    expect(wrong(`a ${right}`, 'b {{loan.name}}')).toEqual(['locales/es.json different-tags']);
    expect(wrong('b {{loan.name}}', `a ${right}`)).toEqual(['locales/es.json different-tags']);
  });
});
