/** What stands against what the project says elsewhere; and what stands beside each mistake and is none. */
import { describe, expect, it } from 'vitest';
import { baseFiles, type Files } from '../../../tests/invalid/base.ts';
import { screen, told } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const worded = (words: Readonly<Record<string, string>>): Files => ({
  'locales/en.json': { ...baseFiles['locales/en.json'], ...words },
  'locales/es.json': { ...baseFiles['locales/es.json'], ...words },
});
const loan = { data: { loan: { call: 'loanDetails', send: { orderId: '1' } } } };
const button = (press: Json): Json => ({ type: 'button', text: '@app.hello', press });

describe('a tone', () => {
  const words = worded({ 'a.late': 'Late', 'a.paid': 'Paid', 'a.notLate': 'Not late', 'a.any': 'Your loan' });
  const at = (...notices: readonly More[]): readonly string[] =>
    told('other-tone', {
      ...screen(notices.map((notice) => ({ type: 'notice', ...notice }))),
      ...words,
    });

  it('says what the words say', () => {
    expect(at({ tone: 'success', text: '@a.late' })).toEqual(['/body/0/tone']);
    expect(at({ tone: 'danger', text: '@a.paid' })).toEqual(['/body/0/tone']);
  });

  it('may say less, and nothing where the words say both or neither', () => {
    expect(at({ tone: 'warning', text: '@a.paid' }, { tone: 'danger', text: '@a.late' })).toEqual([]);
    expect(at({ tone: 'success', text: '@a.notLate' }, { tone: 'danger', text: '@a.any' })).toEqual([]);
    expect(at({ tone: 'success', title: '@a.paid', text: '@a.late' })).toEqual([]);
  });

  it('is of one meaning for the same words', () => {
    const first = { tone: 'success', title: '@a.any', text: '@home.title' };
    expect(at(first, { tone: 'warning', title: '@a.any', text: '@home.phone' })).toEqual(['/body/1/tone']);
    expect(at(first, { tone: 'info', title: '@a.any', text: '@home.phone' })).toEqual([]);
  });
});

describe('a guard', () => {
  const at = (...body: readonly More[]): readonly string[] =>
    told('other-guard', screen([{ type: 'text', text: '@home.title' }, ...body], loan));
  const note = { type: 'heading', text: '{{loan.note}}' };

  it('asks for what is shown', () => {
    expect(at({ ...note, if: { some: 'loan.stageText' } })).toEqual(['/body/1/if']);
  });

  it('may ask for more, and for what is of another kind or always there', () => {
    expect(at({ ...note, if: { some: ['loan.stageText', 'loan.note'] } })).toEqual([]);
    expect(at({ ...note, if: { some: 'loan.day' } })).toEqual([]);
    expect(at({ type: 'heading', text: '{{loan.name}}', if: { some: 'loan.stageText' } })).toEqual([]);
    expect(at({ type: 'heading', text: '@home.phone', if: { some: 'loan.note' } })).toEqual([]);
  });

  it('of a choice in a text is one', () => {
    const choice = (asked: string): More => ({
      type: 'heading',
      text: `{{#${asked}}}{{loan.note}}{{/${asked}}}{{^loan.note}}{{loan.name}}{{/loan.note}}`,
    });
    expect(at(choice('loan.stageText'))).toEqual(['/body/1/text']);
    expect(at(choice('loan.note'))).toEqual([]);
  });
});

describe('a label', () => {
  const words = worded({
    'a.date': 'Date',
    'a.amount': 'Amount',
    'a.due': 'Amount due by that date',
    'a.bankNo': 'Bank number',
    'a.note': 'Note',
    'a.one': 'One',
    'a.two': 'Two',
  });
  const at = (...figures: readonly (readonly [string, string])[]): readonly string[] =>
    told('other-label', {
      ...screen(
        figures.map(([label, value]) => ({ type: 'figure', label, value })),
        loan,
      ),
      ...words,
    });

  it('for a day stands over no money', () => {
    expect(at(['@a.date', '{{#money}}{{loan.amount}}{{/money}}'])).toEqual(['/body/0/label']);
    expect(at(['@a.amount', '{{#money}}{{loan.amount}}{{/money}}'])).toEqual([]);
    expect(at(['@a.due', '{{#money}}{{loan.amount}}{{/money}}'])).toEqual([]);
  });

  it('is the one that its data has elsewhere', () => {
    const there = (label: string, value: string): readonly string[] =>
      told('other-label', {
        ...screen({ type: 'figure', label: '@a.bankNo', value: '{{loan.bankNo}}' }, loan),
        'screens/third.json': { version: 2, ...loan, body: { type: 'figure', label, value } },
        ...words,
      }).map((place) => place.replace('screens/third.json', ''));
    expect(there('@a.note', '{{loan.bankNo}}')).toEqual(['/body/label']);
    expect(there('@a.bankNo', '{{loan.bankNo}}')).toEqual([]);
    expect(there('@a.note', '{{loan.name}}')).toEqual([]);
  });
});

describe('a call', () => {
  const sent = { words: '{{query.words}}', stars: '{{query.stars}}' };
  const files = (first: More, second: More): Files =>
    screen(
      button({
        if: { 'query.words': 'x' },
        then: { do: 'call', call: 'rate', send: sent, ...first },
        else: { do: 'call', call: 'rate', send: sent, ...second },
      }),
      { query: { words: {}, stars: {} } },
    );
  const at = (first: More, second: More): readonly string[] => told('odd-copy', files(first, second));

  it('is made in one manner on both ways of a press', () => {
    const both = { busy: '@home.title', ends: true };
    expect(at(both, { busy: '@home.title' })).toEqual(['/body/press/else/call']);
    expect(at({ ends: true }, both)).toEqual(['/body/press/then/call']);
    expect(at(both, both)).toEqual([]);
    expect(at({ busy: '@home.title' }, { busy: '@home.phone' })).toEqual([]);
    expect(at({}, {})).toEqual([]);
  });

  it('sends data wherever it sends data', () => {
    const written = { send: { ...sent, stars: '5' } };
    expect(at(written, {})).toEqual(['/body/press/then/send/stars']);
    expect(at(written, written)).toEqual([]);
  });
});

describe('a parameter of addresses', () => {
  const files = (says: More): Files => ({
    ...screen({ type: 'text', text: '{{query.code}}' }, { routes: ['/a'], query: { code: says } }),
    'screens/b.json': page('/b', { pattern: '^\\d+$', maxLength: 64 }),
    'screens/c.json': page('/c', { pattern: '^[1-9]+$', maxLength: 64 }),
    'screens/d.json': page('/d', { pattern: '^\\d+$', maxLength: 64 }),
  });
  const page = (route: string, code: More): Json => ({
    version: 2,
    routes: [route],
    title: '@home.title',
    query: { code },
    body: { type: 'text', text: '{{query.code}}' },
  });
  const at = (says: More): readonly string[] => told('odd-copy', files(says));

  it('is described on each screen as on all others', () => {
    expect(at({ maxLength: 64 })).toEqual(['/query/code']);
    expect(at({ pattern: '^\\d+$' })).toEqual(['/query/code']);
    expect(at({ pattern: '^\\d+$', maxLength: 6 })).toEqual(['/query/code/maxLength']);
  });

  it('may take more, other values, and be needed or not', () => {
    expect(at({ pattern: '^x$', maxLength: 64, required: true })).toEqual([]);
    expect(at({ pattern: '^\\d+$', maxLength: 80 })).toEqual([]);
  });
});

describe('variables', () => {
  const states = { state: { a: '', b: 0, asked: false } };
  const dialogs = {
    ask: { title: '@home.title', buttons: [{ text: '@home.phone', press: { do: 'close' } }] },
  };
  const at = (...presses: readonly Json[]): readonly string[] =>
    told('odd-copy', screen(presses.map(button), { ...states, dialogs }));
  const both = { do: 'set', 'state.a': 'x', 'state.b': 1 };

  it('that are set together are so at each place', () => {
    const one = { do: 'set', 'state.a': 'x' };
    expect(at(both, both, both, one)).toEqual(['/body/3/press']);
    expect(at(both, both, one, one)).toEqual([]);
    expect(at(both, both, one)).toEqual([]);
  });

  it('that let something be opened once are set wherever it is', () => {
    const open = { do: 'open', dialog: 'ask' };
    const asked = { do: 'set', 'state.asked': true };
    const once = (...then: readonly Json[]): Json => ({ if: { 'state.asked': false }, then });
    expect(at(once(asked, open), [open])).toEqual(['/body/1/press/0']);
    expect(at([asked, open], once(open))).toEqual(['/body/1/press/then/0']);
    expect(at(once(asked, open), [asked, open])).toEqual([]);
    expect(at([asked, open], [open])).toEqual([]);
  });
});

describe('what is handed over', () => {
  const at = (query: Json): readonly string[] =>
    told(
      'crossed-labels',
      screen(button({ do: 'navigate', to: '/list', query }), { state: { id: '', code: '', other: '' } }),
    );

  it('is not under the name of what another gets', () => {
    expect(at({ id: '{{state.code}}', code: '{{state.other}}' })).toEqual(['/body/press/query/id']);
    expect(at({ id: '{{state.code}}', code: '{{state.code}}' })).toEqual([]);
    expect(at({ id: '{{state.other}}', code: '{{state.code}}' })).toEqual([]);
  });
});

describe('a main label', () => {
  const words = {
    'locales/es.json': { ...baseFiles['locales/es.json'], 'order.repay': 'Pagar' },
    'locales/en.json': { ...baseFiles['locales/en.json'], 'order.repay': 'Repay' },
    'screens/repay.json': {
      version: 2,
      routes: ['/knowledgeEarth'],
      title: '@home.title',
      body: { type: 'text', text: '@home.phone' },
    },
  };
  const repay = { do: 'navigate', to: '/knowledgeEarth' };
  const at = (press: Json, more: More = {}): readonly string[] =>
    told('lost-deed', { ...words, ...screen({ type: 'button', text: '@order.repay', press }, more) });
  const dialogs = (press: Json): More => ({
    dialogs: { sure: { title: '@home.title', buttons: [{ text: '@home.phone', press }] } },
  });

  it('leads to what it stands for', () => {
    expect(at({ do: 'bridge', message: 'close' })).toEqual(['/body/press']);
    expect(at(repay)).toEqual([]);
  });

  it('is missed on the control that does what it stands for', () => {
    const said = { type: 'button', text: '@home.phone', press: repay };
    expect(told('lost-label', { ...words, ...screen(said) })).toEqual(['/body/text']);
    expect(told('lost-label', { ...words, ...screen({ ...said, text: '@order.repay' }) })).toEqual([]);
  });

  it('may lead there by some way, also through a dialog', () => {
    expect(
      at({ if: { 'config.appName': 'A' }, then: repay, else: { do: 'toast', text: '@app.hello' } }),
    ).toEqual([]);
    expect(at({ do: 'open', dialog: 'sure' }, dialogs([{ do: 'close' }, repay]))).toEqual([]);
    expect(at({ do: 'open', dialog: 'sure' }, dialogs({ do: 'close' }))).toEqual(['/body/press']);
  });
});

describe('a text that nothing says any more', () => {
  const words = worded({
    'a.fast': 'Fast',
    'a.fastText': 'In minutes.',
    'a.clear': 'Clear',
    'a.clearText': 'You see it.',
  });
  const item = (title: string, text: string): Json => ({
    type: 'list-item',
    title: `@a.${title}`,
    text: `@a.${text}`,
  });
  const at = (...body: readonly Json[]): readonly string[] => [
    ...told('other-words', { ...screen(body), ...words }),
    ...told('unused-text', { ...screen(body), ...words }),
  ];

  it('is told where its neighbour stands twice', () => {
    expect(at(item('fast', 'fastText'), item('clear', 'fastText'))).toEqual(['/body/1/text']);
    expect(at(item('fast', 'clearText'), item('clear', 'clearText'))).toEqual(['/body/0/text']);
    expect(at(item('fast', 'fastText'), item('clear', 'clearText'))).toEqual([]);
  });

  it('is told in its file where what said it was taken away', () => {
    expect(at(item('fast', 'fastText'), { type: 'list-item', title: '@a.clear' })).toEqual([
      'locales/en.json/a.clearText',
    ]);
  });
});
