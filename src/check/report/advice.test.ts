/** A remedy mends what is wrong: it leads nowhere else, and where several ways are possible it names them. */
import { describe, expect, it } from 'vitest';
import { found, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const words = { type: 'text', text: '@home.title' };

/** Where each problem stands, what it says, and what to do. */
const told = (files: Parameters<typeof found>[0], code: string): readonly string[] =>
  found(files)
    .filter((each) => each.code === code)
    .map(({ pointer, message, remedy }) => `${pointer} ${message} ${remedy}`);

describe('a value that a parameter does not take', () => {
  const way = (tab: string): readonly string[] =>
    told(
      {
        'screens/taker.json': {
          version: 2,
          routes: ['/taker'],
          title: '@home.title',
          query: { tab: { enum: ['confirm', 'paid', 'told'] } },
          body: { ...words, if: { 'query.tab': 'paid' } },
        },
        ...screen({
          type: 'button',
          text: '@home.title',
          press: { do: 'navigate', to: '/taker', query: { tab } },
        }),
      },
      'unfit-parameter',
    );

  it('is guessed where it is misspelt, and listed where it may be another word', () => {
    expect(way('piad').join()).toContain('Did you mean "paid"?');
    expect(way('said').join()).toContain('It takes "confirm", "paid", "told".');
  });
});

describe('an address', () => {
  const opened = (url: string): readonly string[] =>
    told(
      screen({ type: 'button', text: '@home.title', press: { do: 'open-url', url } }, { data }),
      'bad-address',
    );
  const linked = (url: string, test: Json, code: string): readonly string[] =>
    told(screen([words, { type: 'link', text: '@home.title', url, if: test }], { data }), code);

  it('keeps its scheme where that lacks its colon', () => {
    expect(opened('http//wa.me/525550001234').join()).toContain('Did you mean "https://wa.me/525550001234"?');
    expect(opened('https//wa.me/525550001234').join()).toContain('"https://wa.me/525550001234"');
  });

  it('of a telephone is one with "tel:" before it', () => {
    expect(linked('{{loan.phone}}', { some: 'loan' }, 'wrong-kind').join()).toContain(
      'Write "tel:" before it: tel:{{loan.phone}}.',
    );
  });

  it('has one scheme, where a test asks for it', () => {
    const test = (pattern: string): Json => ({ 'loan.note': { type: 'string', pattern } });
    expect(linked('https://{{loan.note}}', test('^https?://\\S+$'), 'bad-address').join()).toContain(
      'Did you mean "{{loan.note}}"?',
    );
    expect(linked('https://{{loan.note}}', test('^\\S+$'), 'bad-address')).toEqual([]);
  });
});

describe('a range that is empty', () => {
  const never = (test: Json): readonly string[] =>
    told(screen([words, { ...words, if: test }], { data }), 'test-never');

  it('names both of its limits', () => {
    const both = '"minimum": 1 and "maximum": -1 exclude each other. Change one of the two';
    expect(never({ 'loan.amount': { minimum: 1, maximum: -1 } }).join()).toContain(both);
    expect(
      never({ 'loan.status': '21', 'loan.amount': { exclusiveMinimum: 5, maximum: 5 } }).join(),
    ).toContain('"exclusiveMinimum": 5 and "maximum": 5 exclude each other');
  });
});

describe('a screen that shows nothing', () => {
  const card = (test: Json): Json => ({ type: 'card', title: '@home.title', if: test, body: words });

  it('accuses no test where several may be the wrong way around', () => {
    const files = screen([card({ some: 'loan.note' }), card({ some: 'loan.note' })], { data });
    const [one] = told(files, 'blank-screen');
    expect(one).toMatch(/^\/body\/1\/if This test or another one \(line \d+\) seems to be/);
  });
});

describe('a color that reads a value of another format', () => {
  it('is told where the value is declared', () => {
    const layout = {
      version: 2,
      title: '@home.title',
      values: {
        colors: {
          type: 'object',
          description: 'Colors.',
          properties: {
            page: { type: 'string', format: 'uri-reference', description: 'One.' },
            words: { type: 'string', format: 'color', description: 'Another.' },
          },
          default: {},
        },
      },
      theme: { primary: '{{values.colors.page}}', onPrimary: '{{values.colors.words}}' },
      body: words,
    };
    const all = found({ 'screens/promotion/spring.json': layout }).filter(
      ({ severity }) => severity !== 'info',
    );
    expect(all.map(({ code, pointer, remedy }) => `${code} ${pointer} ${remedy}`)).toEqual([
      'wrong-value /values/colors/properties/page/format Did you mean "color"?',
    ]);
  });
});
