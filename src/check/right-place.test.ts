/** A mistake is told where it is made and for what it is, and what is like it and right stays silent. */
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../../tests/invalid/base.ts';
import { found, placed, said, screen } from '../../tests/invalid/checked.ts';
import type { Json } from '../model/json.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const words = { type: 'text', text: '@home.title' };
const button = (press: Json): Json => ({ type: 'button', text: '@home.phone', press });
const rows = (around: Json = {}): Json => ({
  type: 'stack',
  ...(around as object),
  body: { type: 'text', each: '{{loan.rows}}', as: 'row', text: '{{row.text}}' },
});

const told = (...[body, more]: Parameters<typeof screen>): readonly string[] =>
  placed(screen(body, more))
    .filter((each) => each.startsWith('screens/other.json'))
    .map((each) => each.slice('screens/other.json'.length));

describe('a list', () => {
  it('that a test lets in without entries says nothing of it', () => {
    expect(told([words, rows({ if: { 'loan.rows': { maxItems: 10 } } })], { data })).toEqual([
      '/body/1/body/each missing-empty-state',
    ]);
    expect(told([words, rows({ if: { 'loan.rows': { minItems: 1, maxItems: 10 } } })], { data })).toEqual([]);
    const none = { type: 'text', text: '@home.phone', if: { 'loan.rows': { maxItems: 0 } } };
    expect(told([words, rows(), none], { data })).toEqual([]);
  });

  it('in a dialog that nothing opens is not what is wrong with it', () => {
    const dialogs = { all: { title: '@home.title', body: rows() } };
    expect(told([words], { data, dialogs })).toEqual(['/dialogs/all unused-dialog']);
    expect(told([words, button({ do: 'open', dialog: 'all' })], { data, dialogs })).toEqual([
      '/dialogs/all/body/body/each missing-empty-state',
    ]);
  });
});

describe('what is kept', () => {
  const kept = (until: string): readonly string[] =>
    told(
      [
        { ...words, if: { some: 'state.seen' } },
        button({ do: 'set', 'state.seen': [1], 'state.until': '{{loan.day}}' }),
      ],
      {
        data,
        state: { seen: [], until: '' },
        keep: ['state.seen', 'state.until'],
        keepUntil: until,
      },
    ).filter((each) => each.startsWith('/keepUntil'));

  it('ends at a moment, which is a text', () => {
    expect(kept('state.seen')).toEqual(['/keepUntil wrong-type']);
    expect(kept('state.until')).toEqual([]);
  });

  it('is shared with the screen that has nearly the same name', () => {
    const more = (keepAs: string) => ({ state: { a: '' }, keep: ['state.a'], keepAs });
    const other = { version: 2, ...more('voucher'), body: { type: 'text', text: '{{state.a}}' } };
    const files = {
      ...screen({ type: 'text', text: '{{state.a}}' }, more('vouchers')),
      'screens/third.json': other,
    };
    expect(said(files).filter((each) => each.startsWith('lone-keep'))).toEqual([
      expect.stringContaining('screens/third.json says "voucher": write one of the two in both.'),
    ]);
  });
});

describe('what is handed over', () => {
  const from = (value: string): readonly string[] =>
    found({
      ...screen(button({ do: 'navigate', to: '/day', query: { day: value } }), { data }),
      'screens/day.json': {
        version: 2,
        title: '@home.title',
        routes: ['/day'],
        query: { day: { pattern: '^\\d{4}-\\d\\d-\\d\\d$' } },
        body: { type: 'text', text: '{{query.day}}' },
      },
    }).flatMap(({ code, pointer }) => (code === 'unfit-parameter' ? [pointer] : []));

  it('is no amount where a day is taken', () => {
    expect(from('{{#loan.note}}{{#money}}{{loan.amount}}{{/money}}{{/loan.note}}')).toEqual([
      '/body/press/query/day',
    ]);
    expect(from('{{#date}}{{loan.day}}{{/date}}')).toEqual([]);
  });

  it('goes by its own name, also from a fragment with state of its own', () => {
    const sends = (first: string): Json => ({
      version: 2,
      params: {},
      state: { x: '' },
      body: button({
        do: 'call',
        call: 'loanDetails',
        send: { orderId: first, productId: '{{query.productId}}' },
      }),
    });
    const at = (first: string): readonly string[] =>
      found({
        ...screen({ type: 'fragment', of: 'own' }, { query: { orderId: {}, productId: {} } }),
        'screens/fragments/own.json': sends(first),
      }).flatMap(({ code, pointer }) => (code === 'same-value' || code === 'wrong-kind' ? [pointer] : []));
    expect(at('{{query.productId}}')).toEqual(['/body/press/send/orderId']);
    expect(at('{{query.orderId}}')).toEqual([]);
  });
});

describe('a part', () => {
  it('that is pressed and holds others has a title', () => {
    const card = (more: object): Json => ({ type: 'card', press: { do: 'back' }, body: words, ...more });
    expect(told([words, card({})])).toContain('/body/1/press missing-name');
    expect(told([words, card({ title: '@home.phone' })])).toEqual([]);
    expect(told([words, { type: 'card', body: { ...words, text: '@home.phone' } }])).toEqual([]);
  });
});

describe('a test', () => {
  it('is not turned round twice', () => {
    const test = { not: { 'loan.status': '21' } };
    expect(told([words, { ...words, text: '@home.phone', if: { not: test } }], { data })).toEqual([
      '/body/1/if/not idle-member',
    ]);
    expect(told([words, { ...words, text: '@home.phone', if: test }], { data })).toEqual([]);
  });
});

describe('a type that is asked for', () => {
  const asked = (type: Json): readonly string[] =>
    told([words, { ...words, text: '@home.phone', if: { 'loan.daysLeft': { type } } }], { data });

  it('is one that the value can have', () => {
    expect(asked('string')).toEqual(['/body/1/if/loan.daysLeft/type impossible-value']);
    expect(asked(['string', 'boolean'])).toEqual(['/body/1/if/loan.daysLeft/type impossible-value']);
    expect(asked('integer')).toEqual([]);
    expect(asked(['string', 'number'])).toEqual([]);
  });

  it('of what a fragment is given once, whatever the other uses hand on', () => {
    const fragment = (type: Json): Json => ({
      version: 2,
      params: { days: { type: 'object' } },
      body: { type: 'text', text: '@home.phone', if: { 'days.daysLeft': { type } } },
    });
    const at = (type: Json): readonly string[] => {
      const one = { type: 'fragment', of: 'late', with: { days: '{{loan}}' } };
      const other = { type: 'fragment', of: 'late', each: '{{loan.told}}', with: { days: '{{item}}' } };
      const files = {
        ...screen([words, one, other], { data }),
        'screens/fragments/late.json': fragment(type),
      };
      return placed(files).filter((each) => each.endsWith('impossible-value'));
    };
    expect(at('string')).toEqual(['screens/fragments/late.json/body/if/days.daysLeft/type impossible-value']);
    expect(at('number')).toEqual([]);
  });
});

describe('two parts that share the codes of a value', () => {
  const shared = (one: readonly string[], other: readonly string[]): readonly string[] =>
    told(
      [
        words,
        { type: 'notice', text: '@home.phone', if: { 'loan.stage': one } },
        { type: 'card', body: { ...words, text: '@home.phone' }, if: { 'loan.stage': other } },
      ],
      { data },
    ).filter((each) => each.endsWith('shown-twice'));

  it('do not show one of them both', () => {
    expect(shared(['sent', 'read'], ['read', 'done', 'lost'])).toEqual(['/body/2/if shown-twice']);
    expect(shared(['sent', 'read'], ['done', 'lost'])).toEqual([]);
    expect(shared(['sent', 'read'], ['read', 'done'])).toEqual([]);
    expect(shared(['read'], ['sent', 'read', 'done', 'lost'])).toEqual([]);
  });
});

describe('a pause before a dialog', () => {
  const paused = (ms: number): readonly string[] =>
    told(
      button([
        { do: 'toast', text: '@app.hello' },
        { do: 'wait', ms },
        { do: 'open', dialog: 'all' },
      ]),
      {
        dialogs: { all: { title: '@home.title', body: words } },
      },
    ).filter((each) => each.endsWith('brief-wait'));

  it('is long enough for what is told before', () => {
    expect(paused(200)).toEqual(['/body/press/1/ms brief-wait']);
    expect(paused(3000)).toEqual([]);
  });
});

it('is based on a project without a mistake', () => {
  expect(found(baseFiles)).toEqual([]);
});
