/** A remedy mends what is wrong: it leads nowhere else, and where several ways are possible it names them. */
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../../../tests/invalid/base.ts';
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

describe('what is not what it seems', () => {
  const first = (files: Parameters<typeof found>[0], code: string): string => told(files, code)[0] ?? '';
  const locales = (es: string, en: string): Parameters<typeof found>[0] => ({
    'locales/es.json': { ...baseFiles['locales/es.json'], 'home.extra': es },
    'locales/en.json': { ...baseFiles['locales/en.json'], 'home.extra': en },
    ...screen([words, { type: 'text', text: '@home.extra' }], { data }),
  });

  it('is a row without what it reads: no test can be turned there', () => {
    const row = { type: 'text', text: '{{loan.note}}' };
    const table: Json = { match: '{{loan.stage}}', is: { sent: words }, else: row };
    expect(first(screen(table, { data }), 'never-there')).toBe('');
    const press: Json = {
      match: '{{event.kind}}',
      is: { network: { do: 'toast', text: '{{event.message}}' } },
      else: { if: { 'event.kind': ['network', 'status'] }, do: 'toast', text: '@home.title' },
    };
    const failed = { loan: { ...data.loan, failed: press } };
    const files = screen(words, { data: failed });
    expect(first(files, 'never-there')).toContain('Read what is there in this case');
    expect(first(files, 'idle-member')).toBe('');
  });

  it('is a dialog that a way leads past', () => {
    const files = screen(
      {
        type: 'button',
        text: '@home.title',
        press: [
          { do: 'open', dialog: 'ask' },
          { do: 'navigate', to: '/list', query: { id: '1' } },
        ],
      },
      { dialogs: { ask: { title: '@home.title' } } },
    );
    expect(first(files, 'unseen-dialog')).toContain('leads away at once');
    expect(first(files, 'brief-wait')).toBe('');
  });

  it('is one name for two that ask for the same', () => {
    const link = (id: string, url: string): Json => ({
      type: 'link',
      text: '@home.title',
      url,
      if: { 'query.id': id },
    });
    const files = (id: string) =>
      screen([words, link('1', '/list?id=1'), link(id, '/list?id=2')], { query: { id: {} } });
    expect(first(files('1'), 'same-name')).toContain('/body/2/if');
    expect(first(files('1'), 'same-name')).toContain('Both are there with "query.id": "1"');
    expect(first(files('2'), 'same-name')).toBe('');
  });

  it('is one tag of a text', () => {
    const money = '{{#money}}{{loan.amount}}{{/money}}';
    expect(first(locales('Va {{loan.amount}}', `It is ${money}`), 'different-tags')).toContain(
      `"loan.amount" stands without {{#money}}, which locales/en.json has around it. Write ${money}.`,
    );
    expect(first(locales(`Va ${money}`, 'It is {loan.amount}'), 'different-tags')).toContain(
      `"{loan.amount}" has single braces, and would be shown as it stands. Write ${money}.`,
    );
    expect(first(locales(`Va ${money}`, 'It is {{loan.day}}'), 'different-tags')).toContain(
      'reads other data in its two languages',
    );
  });

  it('is a share that became an amount', () => {
    const files = locales('Cuesta 3% al mes.', 'It costs Rs.3 a month.');
    expect(first(files, 'different-figures')).toContain('"Rs.3" is said here, but "3 %"');
    expect(first(files, 'literal-value')).toBe('');
    expect(first(locales('Cuesta mucho.', 'It costs Rs.3.'), 'literal-value')).toContain('an amount');
  });

  it('is a source that waits for itself', () => {
    const itself = { loan: { ...data.loan, if: { some: 'loan.amount' } } };
    const files = screen({ type: 'text', text: '{{#money}}{{loan.amount}}{{/money}}' }, { data: itself });
    expect(first(files, 'circular-data')).toContain('It is not there before it has come');
    expect(first(files, 'only-waits') + first(files, 'unguarded')).toBe('');
  });

  it('are two fields on one variable', () => {
    const field = (bind: string): Json => ({ type: 'text-field', bind, label: '@home.phone' });
    const press = { do: 'check', fields: ['bank', 'card'] };
    const files = (bind: string) =>
      screen([field('state.bank'), field(bind), { type: 'button', text: '@home.title', press }], {
        state: { bank: '', card: '' },
      });
    expect(first(files('state.bank'), 'unknown-field')).toContain(
      'Two fields are bound to "state.bank": bind one of them to "state.card".',
    );
    expect(first(files('state.card'), 'unknown-field')).toBe('');
  });

  it('is a rest that the test around it leaves nobody', () => {
    const table: Json = {
      type: 'text',
      if: { 'loan.status': '21' },
      match: '{{loan.status}}',
      is: { 21: { text: '@home.title' } },
      else: { text: '@app.hello' },
    };
    expect(first(screen([words, table], { data }), 'idle-member')).toContain(
      'Nothing is shown for 151, 200: let the test around it through',
    );
  });

  it('is a length that only asks for something', () => {
    const field = {
      type: 'text-field',
      bind: 'state.code',
      label: '@home.extra',
      maxLength: 9,
      rules: [
        { test: { minLength: 1 }, message: '@home.phone' },
        { test: { minLength: 4 }, message: '@home.phone' },
      ],
    };
    const files = {
      ...locales('5 a 9 dígitos', '5 to 9 digits'),
      ...screen([words, field], { state: { code: '' } }),
    };
    expect(first(files, 'unkept-figure')).toContain('limits are 4 and 9');
  });
});

describe('a dialog that does not close', () => {
  const text = '@home.title';
  const close = { do: 'close', dialog: 'ask' };
  const push: Json = { do: 'call', call: 'loanPush', send: { amount: 1 } };
  const trapped = (press: Json, buttons: Json): readonly string[] =>
    told(
      screen([words, { type: 'button', text, press }], {
        dialogs: { ask: { title: text, dismissible: false, buttons } },
      }),
      'trapped-dialog',
    );
  const open = { do: 'open', dialog: 'ask' };

  it('is told at the button that does not close it', () => {
    const yes: Json = { text, press: [push, close] };
    const no: Json = { text: '@home.phone', press: { do: 'toast', text } };
    expect(trapped(open, [yes, no]).join()).toContain('/dialogs/ask/buttons/1 This button does not close');
    expect(trapped(open, [yes, { text: '@home.phone', press: close }])).toEqual([]);
  });

  it('is told where it is opened, when only a failure closes it', () => {
    const failing: Json = { ...(push as object), on: { fail: close } };
    expect(trapped([open, failing], []).join()).toContain('is closed only where something fails');
  });
});
