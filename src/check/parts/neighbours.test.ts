/** Mistakes beside what looks like them and is right: the first is told at its place, the second not at all. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const more = {
  routes: ['/other'],
  query: { orderId: { required: true }, name: {} },
  data: { loan: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } },
};
const other = (body: Json, given: Readonly<Record<string, Json>> = {}): readonly string[] =>
  placed(screen(body, { ...more, ...given }))
    .filter((each) => each.startsWith('screens/other.json'))
    .map((each) => each.replace('screens/other.json', ''))
    .filter(
      (each) =>
        !/(?:unreachable-screen|literal-text|unused-source|unused-query|unused-state|blank-screen)$/.test(
          each,
        ),
    );
const button = (press: Json): Json => ({ type: 'button', text: '@home.title', press });

describe('a text with two values, of which one may be missing', () => {
  it.each<[what: string, text: string, isTold: boolean]>([
    ['a sentence about both', 'Pay order {{query.orderId}} in the name of {{query.name}}', true],
    [
      'a sentence with a section',
      'Pay order {{query.orderId}} now{{#query.name}} for {{query.name}}{{/query.name}}',
      false,
    ],
    ['two values with a word between them', '{{query.orderId}} for {{query.name}}', false],
    ['a sentence about the missing one alone', 'Pay this order in the name of {{query.name}}', false],
  ])('%s', (_what, text, isTold) => {
    expect(other({ type: 'text', text })).toEqual(isTold ? ['/body/text lost-words'] : []);
  });
});

describe('the name of what can be pressed', () => {
  const line = (more: Readonly<Record<string, Json>>): Json => ({
    type: 'list-item',
    text: '@home.title',
    ...more,
  });

  it('is there', () => {
    const press = { do: 'toast', text: '@app.hello' };
    expect(other(line({ title: '{{query.name}}', press }))).toEqual(['/body/title unguarded']);
    expect(other(line({ title: '{{query.name}}', press, if: { some: 'query.name' } }))).toEqual([]);
    expect(other(line({ title: '{{query.name}}' }))).toEqual([]);
  });
});

describe('a day to save', () => {
  const save = (date: string): Json => button({ do: 'save-date', title: '@home.title', date });

  it('is a day, and no words', () => {
    expect(other(save('{{loan.name}}'))).toEqual(['/body/press/date wrong-kind']);
    expect(other({ ...(save('{{loan.day}}') as object), if: { some: 'loan.day' } })).toEqual([]);
  });
});

describe('a test that one of its members decides', () => {
  const test = (member: Json): Json => ({ type: 'divider', if: { all: [{ 'loan.name': 'a' }, member] } });

  it('is told at that member', () => {
    const never = { 'state.count': { exclusiveMinimum: 0, maximum: 0 } };
    const state = { count: 0 };
    const set = button({ do: 'set', 'state.count': 2 });
    expect(other([test(never), set], { state })).toEqual(['/body/0/if/all/1 test-never']);
    expect(other([test({ 'state.count': { exclusiveMinimum: 0 } }), set], { state })).toEqual([]);
  });
});

describe('two parts with the same words', () => {
  const part = (test: Json, tone: string, text = '{{loan.daysLeft}} days'): Json => ({
    type: 'text',
    variant: 'strong',
    tone,
    if: { 'loan.daysLeft': test },
    text,
  });

  it('may differ in color where the words say the number that tells them apart', () => {
    expect(other([part({ maximum: 3 }, 'danger'), part({ minimum: 4 }, 'muted')])).toEqual([]);
    expect(other([part({ maximum: 3 }, 'danger', 'Soon'), part({ minimum: 4 }, 'muted', 'Soon')])).toEqual([
      '/body/1/tone only-color',
    ]);
  });
});

describe('a list that may be empty', () => {
  const choice = (more: Readonly<Record<string, Json>> = {}): Json => ({
    type: 'choice',
    bind: 'state.chosen',
    label: '@home.title',
    options: '{{loan.rows}}',
    titleKey: 'text',
    valueKey: 'number',
    ...more,
  });
  const state = { chosen: '', rows: [], open: false };
  const shown: Json = { type: 'text', text: '{{state.chosen}}' };

  it('is said where its entries are the answers to a question', () => {
    expect(other([choice(), shown], { state })).toEqual(['/body/0/options missing-empty-state']);
    const none = { type: 'text', text: '@home.title', if: { not: { some: 'loan.rows' } } };
    expect(other([choice(), none, shown], { state })).toEqual([]);
    // What was chosen before is no question.
    expect(other([choice({ look: 'chosen' }), shown], { state })).toEqual([]);
  });

  it('is said of a variable where a part is there for it', () => {
    const rows = { type: 'text', each: '{{state.rows}}', text: '{{item}}' };
    const part = (test: Json): Json => ({
      type: 'stack',
      if: test,
      body: [{ type: 'notice', text: '@home.title' }, rows],
    });
    const set = button([
      { do: 'set', 'state.rows': ['a'] },
      { do: 'set', 'state.open': true },
    ]);
    expect(other([part({ 'state.open': true }), set], { state })).toContain(
      '/body/0/body/1/each missing-empty-state',
    );
    expect(other([part({ 'state.open': true, some: 'state.rows' }), set], { state })).not.toContain(
      '/body/0/body/1/each missing-empty-state',
    );
    expect(other([rows, set], { state })).not.toContain('/body/0/each missing-empty-state');
  });
});

describe('what is hashed for a consent', () => {
  const press = (text: string): Json =>
    button([
      { do: 'hash-document', document: 'terms', into: 'consent' },
      { do: 'toast', text },
    ]);

  it('has an edition, and a hash that is no words', () => {
    expect(other(press('{{consent.hash}}'))).toContain('/body/press/1/text not-words');
    expect(other(press('{{consent.version}}'))).not.toContain('/body/press/1/text not-words');
    expect(other(press('{{consent.edition}}'))).toContain('/body/press/1/text unknown-data');
  });
});

describe('a member of the entries that is shown', () => {
  const rows = (more: Readonly<Record<string, Json>>): readonly string[] =>
    other({ type: 'rows', rows: '{{loan.rows}}', labelKey: 'text', ...more });

  it('is one that people read', () => {
    expect(rows({ valueKey: 'number' })).toEqual([]);
    expect(rows({ valueKey: 'amount' })).toEqual(['/body/valueKey raw-money']);
  });
});
