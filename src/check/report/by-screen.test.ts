/** Problems that are said where they can be mended, with advice that mends them. */
import { describe, expect, it } from 'vitest';
import type { Files } from '../../../tests/invalid/base.ts';
import { found, placed, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

describe('what a fragment needs of its screen', () => {
  const opener = {
    version: 2,
    params: {},
    body: { type: 'button', text: '@home.title', press: { do: 'open', dialog: 'sure' } },
  };
  const use: Json = { type: 'fragment', of: 'opener' };
  const dialogs = { dialogs: { sure: { title: '@home.title' } } };
  const on = (first: More, second: More): Files => ({
    'screens/fragments/opener.json': opener,
    ...screen(use, first),
    'screens/third.json': { version: 2, ...second, body: use },
  });

  it('is said of the screen that lacks it, where another has it', () => {
    const [one] = found(on(dialogs, {})).filter(({ code }) => code === 'unknown-dialog');
    expect(one?.file).toBe('screens/fragments/opener.json');
    expect(one?.message).toBe('For screens/third.json: The screen has no dialog "sure" under "dialogs".');
  });

  it('is said of the fragment where none has it', () => {
    const [one] = found(on({}, {})).filter(({ code }) => code === 'unknown-dialog');
    expect(one?.message).toBe('The screen has no dialog "sure" under "dialogs".');
    expect(found(on(dialogs, dialogs)).filter(({ code }) => code === 'unknown-dialog')).toEqual([]);
  });

  it('is said where it is given, where it may be missing there and not elsewhere', () => {
    const files = (day: string): Files => ({
      'screens/fragments/call.json': {
        version: 2,
        params: { phone: { type: 'text', kind: 'phone' } },
        body: {
          type: 'button',
          text: '@home.title',
          press: { do: 'bridge', message: 'callPhone', payload: { phone: '{{phone}}' } },
        },
      },
      ...screen(
        [
          { type: 'card', body: { type: 'fragment', of: 'call', with: { phone: '{{loan.phone}}' } } },
          { type: 'fragment', of: 'call', with: { phone: day } },
        ],
        {
          query: { phone: { kind: 'phone' } },
          data: { loan: { call: 'loanDetails', send: { orderId: '1' } } },
        },
      ),
    });
    const at = (day: string): readonly string[] =>
      placed(files(day)).filter((line) => /maybe-missing|unfit-argument/.test(line));
    expect(at('{{query.phone}}')).toEqual(['screens/other.json/body/1/with/phone unfit-argument']);
    expect(at('{{loan.phone}}')).toEqual([]);
  });
});

describe('an address', () => {
  const at = (url: string): readonly string[] =>
    said(screen({ type: 'button', text: '@home.title', press: { do: 'open-url', url } }));

  it('has both its slashes', () => {
    expect(at('https:/wa.me/525550001234')[0]).toContain('Did you mean "https://wa.me/525550001234"?');
    expect(at('https:wa.me/525550001234')[0]).toContain('bad-address');
    expect(at('https://wa.me/525550001234').join()).not.toContain('bad-address');
  });
});

describe('a test', () => {
  const at = (test: Json): readonly string[] =>
    placed(
      screen(
        { type: 'text', text: '@home.title', if: test },
        {
          pick: { row: { from: '{{loan.rows}}', where: { number: '1' } } },
          data: { loan: { call: 'loanDetails', send: { orderId: '1' } } },
        },
      ),
    ).filter((line) => line.includes('idle-member'));

  it('may ask for the whole before it asks for a part', () => {
    expect(at({ some: 'row', 'row.text': 'x' })).toEqual([]);
    expect(at({ 'row.text': 'x', all: [] })).toEqual([]);
    expect(at({ all: [{ some: 'row' }, { some: 'row' }] })).toHaveLength(1);
  });
});

describe('rows that are written out', () => {
  const at = (value: string): readonly string[] =>
    placed(
      screen(
        { type: 'rows', rows: [{ text: '@home.phone', value }] },
        { data: { loan: { call: 'loanDetails', send: { orderId: '1' } } } },
      ),
    ).filter((line) => line.includes('unmasked'));

  it('say each by itself how it is shown', () => {
    expect(at('{{loan.name}}')).toEqual([]);
    expect(at('{{#masked}}{{query.cardNo}}{{/masked}}')).toEqual([]);
    expect(
      placed(
        screen(
          { type: 'rows', rows: [{ text: '@home.phone', value: '{{query.cardNo}}' }] },
          { query: { cardNo: {} } },
        ),
      ).filter((line) => line.includes('unmasked')),
    ).toEqual(['screens/other.json/body/rows/0/value unmasked']);
  });
});

describe('a day', () => {
  const at = (day: string): readonly string[] =>
    placed({
      ...screen(
        {
          type: 'button',
          text: '@home.title',
          press: { do: 'navigate', to: '/day', query: { day } },
        },
        { data: { loan: { call: 'loanDetails', send: { orderId: '1' } } } },
      ),
      'screens/day.json': {
        version: 2,
        routes: ['/day'],
        title: '@home.title',
        query: { day: { pattern: '^\\d{4}-\\d\\d-\\d\\d$' } },
        body: { type: 'text', text: '{{query.day}}' },
      },
    }).filter((line) => line.includes('unfit-parameter'));

  it('is handed over in the one form that is taken', () => {
    expect(at('{{loan.day}}')).toEqual(['screens/other.json/body/press/query/day unfit-parameter']);
    expect(at('{{#loan.day}}{{#date}}{{loan.day}}{{/date}}{{/loan.day}}')).toEqual([]);
  });
});

describe('a line of several', () => {
  const at = (line: string): readonly string[] =>
    placed(
      screen(
        [
          { type: 'text-field', bind: 'state.name', label: '@home.phone' },
          { type: 'list', items: ['@home.title', line] },
        ],
        { state: { name: '' } },
      ),
    ).filter((each) => each.includes('unguarded'));

  it('is left out with its value', () => {
    expect(at('A: {{state.name}}')).toEqual(['screens/other.json/body/1/items/1 unguarded']);
    expect(at('{{#state.name}}A: {{state.name}}{{/state.name}}')).toEqual([]);
    expect(at('{{state.name}}')).toEqual([]);
  });
});

describe('a pick', () => {
  it('is compared with the member that is of the kind', () => {
    const lines = said(
      screen(
        { type: 'text', text: '{{row.name}}' },
        {
          query: { orderId: { kind: 'order' } },
          data: { loan: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } },
          state: { orders: [{ orderNo: '', phone: '' }] },
          pick: { row: { from: '{{state.orders}}', where: { phone: '{{query.orderId}}' } } },
        },
      ),
    );
    expect(lines.join()).not.toContain('its kind is declared wrong');
  });
});

describe('a text that is kept as a file', () => {
  const text = (id: string, title: string): Json => ({
    id,
    version: '1.0',
    date: '2026-11-21',
    title,
    sections: [{ heading: 'A', clauses: ['B.'] }],
  });
  const at = (document: string): readonly string[] =>
    placed({
      'locales/documents/constants.json': { units: {}, figures: {} },
      'locales/documents/terms.es.json': text('terms', 'Términos'),
      'locales/documents/terms.en.json': text('terms', 'Terms'),
      'locales/documents/notes.es.json': text('notes', 'Notas'),
      'locales/documents/notes.en.json': text('notes', 'Notes'),
      ...screen([
        { type: 'legal', document: 'terms' },
        {
          type: 'button',
          text: '@home.title',
          requires: ['save'],
          fallback: null,
          press: { do: 'save-document', document, name: 'x' },
        },
      ]),
    }).filter((line) => line.includes('unread-document'));

  it('is the one that is read there', () => {
    expect(at('notes')).toEqual(['screens/other.json/body/1/press/document unread-document']);
    expect(at('terms')).toEqual([]);
  });
});
