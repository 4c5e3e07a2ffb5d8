/** What tests, choices and rules say together, each with a neighbor that is right; and which test a reason names. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json.ts';
import { placed, said, screen } from '../../../tests/invalid/checked.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const codes = (files: Parameters<typeof placed>[0]): readonly string[] =>
  placed(files).filter((each) => !each.endsWith('literal-text'));
const words = { type: 'text', text: 'x' };
const asked = (test: Json): readonly string[] =>
  codes(screen([words, { ...words, if: test }], { data, state: { count: 0 } })).filter(
    (each) => !/ (?:unused|constant)-state$/.test(each),
  );

describe('a test', () => {
  it.each<[Json, string]>([
    [{ all: [{ 'loan.status': '21' }, { 'loan.status': '200' }] }, 'test-never'],
    [{ all: [{ some: 'loan.note' }, { 'loan.note': '' }] }, 'test-never'],
    [{ 'loan.amount': { exclusiveMinimum: 0, exclusiveMaximum: 1 } }, 'test-never'],
    [{ all: [{ some: 'loan.rows' }, { 'loan.rows': { maxItems: 0 } }] }, 'test-never'],
    [{ any: [{ not: { 'loan.status': '21' } }, { not: { 'loan.status': '200' } }] }, 'test-always'],
    [{ not: { all: [{ 'loan.open': true }, { 'loan.open': false }] } }, 'test-always'],
  ])('%j is decided as a whole', (test, code) => {
    expect(asked(test)).toEqual([`screens/other.json/body/1/if ${code}`]);
  });

  it.each<[Json, string]>([
    [{ all: [{ 'loan.open': true }, { 'loan.open': { const: true } }] }, '/all/1'],
    [{ any: [{ 'loan.status': ['21', '200'] }, { 'loan.status': '200' }] }, '/any/1'],
    [{ some: 'loan.status', 'loan.status': ['21', '200'] }, '/some'],
    [{ 'loan.status': ['21', '200', '21'] }, '/loan.status/2'],
  ])('%j has a member that changes nothing', (test, at) => {
    expect(asked(test)).toEqual([`screens/other.json/body/1/if${at} idle-member`]);
  });

  it.each<[Json]>([
    [{ all: [{ not: { 'loan.status': ['21', '200'] } }, { 'loan.open': true }] }],
    [{ any: [{ 'loan.status': '21' }, { 'loan.status': '200', 'loan.open': true }] }],
    [{ 'loan.amount': { exclusiveMinimum: 0, maximum: 1 } }],
    [{ all: [{ some: 'loan' }, { not: { some: 'loan.note' } }] }],
    [{ all: [{ 'loan.name': { pattern: 'a' } }, { not: { 'loan.name': { pattern: 'b' } } }] }],
  ])('%j is silent', (test) => {
    expect(asked(test)).toEqual([]);
  });

  it('that another decides names it, with its place', () => {
    const inner = { type: 'text', text: 'x', if: { 'loan.status': '200' } };
    const [first] = said(screen({ type: 'card', if: { 'loan.status': '21' }, body: inner }, { data })).filter(
      (each) => each.startsWith('test-never'),
    );
    expect(first).toContain(': it is reached only where loan.status is 21 (card, line ');
  });

  const why = (body: Json, code: string): readonly string[] =>
    said(screen([words, body], { data })).flatMap((each) =>
      each.startsWith(code) ? [/: .*?: (.*?)\. /.exec(each)?.[1] ?? ''] : [],
    );

  it('that several decide together names the fewest of them, each with its place', () => {
    const card = (test: Json, body: Json): Json => ({ type: 'card', if: test, body });
    const inner = { type: 'text', text: 'x', if: { 'loan.status': '200' } };
    const around = card(
      { 'loan.open': true },
      card({ not: { 'loan.status': '151' } }, card({ 'loan.status': ['151', '200'] }, inner)),
    );
    const other = { ...inner, if: { not: { 'loan.status': '200' } } };
    expect(why(around, 'test-always')).toEqual([
      'together these decide it: loan.status is 151 or 200 (card, line 30); loan.status is not 151 (card, line 23)',
    ]);
    const never = card({ not: { 'loan.status': '151' } }, card({ 'loan.status': ['151', '200'] }, other));
    expect(why(never, 'test-never')[0]).toMatch(
      /^together these decide it: .* \(card, line \d+\); .* \(card/,
    );
    const either = { any: [{ 'loan.open': true }, { 'loan.amount': 5 }] };
    const others = [{ some: 'loan.note' }, { 'loan.open': false }, { not: { 'loan.amount': 5 } }];
    expect(why({ ...words, if: { all: [either, ...others] } }, 'test-never')).toEqual([
      `${JSON.stringify(either)} (line 21), {"loan.open":false} (line 34) and ` +
        '{"not":{"loan.amount":5}} (line 37) exclude each other',
    ]);
  });

  it('inside of one that never holds says nothing more', () => {
    const never = { all: [{ 'loan.open': true }, { 'loan.open': false }] };
    const inner = { type: 'text', text: 'x', if: { 'loan.open': false, 'loan.status': '21' } };
    expect(codes(screen({ type: 'card', if: never, body: inner }, { data }))).toEqual([
      'screens/other.json/body/if test-never',
    ]);
  });

  it('of what may have changed while the list was held is not decided', () => {
    const stop = { if: { 'state.count': { exclusiveMinimum: 0 } }, then: { do: 'stop' } };
    const press = (between: Json): Json => ({
      type: 'button',
      text: 'x',
      press: [stop, between, { do: 'back', if: { 'state.count': { exclusiveMinimum: 0 } } }],
    });
    const rating = { type: 'rating', bind: 'state.count', label: 'x' };
    const found = (between: Json): readonly string[] =>
      codes(screen([rating, press(between)], { state: { count: 0 }, keep: ['state.count'] }));
    expect(found({ do: 'wait', ms: 1000 })).toEqual([]);
    expect(found({ do: 'forget' })).toEqual(['screens/other.json/body/1/press/2/if test-never']);
  });
});

describe('a list', () => {
  const list = { type: 'text', each: '{{loan.told}}', text: '{{item}}' };
  const empty = (...others: readonly Json[]): readonly string[] =>
    codes(screen([list, ...others], { data })).filter((each) => each.endsWith('missing-empty-state'));

  it('is thought of where something is shown for none of it', () => {
    expect(empty({ ...words, if: { not: { some: 'loan.told' } } })).toEqual([]);
    expect(empty({ ...words, if: { 'loan.told': { maxItems: 0 } } })).toEqual([]);
    expect(empty({ ...words, if: { some: 'loan.told' } })).toHaveLength(1);
    expect(empty({ ...words, if: { 'loan.told': { minItems: 2 } } })).toHaveLength(1);
  });

  it('goes with the part around it', () => {
    const around = { type: 'card', if: { some: 'loan.told' }, body: [{ type: 'heading', text: 'x' }, list] };
    expect(codes(screen([words, around], { data }))).toEqual([]);
  });
});

describe('an address that may be missing', () => {
  const opened = (more: Readonly<Record<string, Json>>): readonly string[] =>
    codes(
      screen(
        { type: 'button', text: 'x', press: { do: 'open-url', url: '{{query.to}}', ...more } },
        { query: { to: {} } },
      ),
    );

  it('is told where it is opened, unless something is done then', () => {
    expect(opened({})).toEqual(['screens/other.json/body/press/url maybe-missing']);
    expect(opened({ if: { some: 'query.to' } })).toEqual([]);
    expect(opened({ fail: { do: 'back' } })).toEqual([]);
  });
});

describe('a test of a fragment', () => {
  const never = { 'order.amount': { minimum: 1, maximum: 0 } };
  const uses = (...body: readonly Json[]): readonly string[] =>
    codes({
      'screens/fragments/part.json': {
        version: 2,
        params: { order: { type: 'object', description: 'A loan.' } },
        body: { ...words, if: never },
      },
      ...screen([words, ...body], { data }),
    }).filter((each) => each.includes('part.json'));
  const use = { type: 'fragment', of: 'part', with: { order: '{{loan}}' } };
  const nobody = { all: [{ 'loan.open': true }, { 'loan.open': false }] };

  it('is judged by the uses where somebody comes', () => {
    expect(uses(use)).toEqual(['screens/fragments/part.json/body/if test-never']);
    expect(uses(use, { ...use, if: nobody })).toEqual(['screens/fragments/part.json/body/if test-never']);
    expect(uses({ ...use, if: nobody })).toEqual([]);
  });
});
