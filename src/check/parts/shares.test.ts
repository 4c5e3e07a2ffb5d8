/** Parts beside one another that share what a value can be, and rows of a table. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const looked = /shown-twice|uncovered-values|forgotten-row|same-words/;
const found = (body: Json, more: More = {}): readonly string[] =>
  placed(screen(body, { data, ...more }))
    .filter((line) => looked.test(line))
    .map((line) => line.replace('screens/other.json', ''));
const shown = (test: Json, more: More = {}): Json => ({ type: 'text', text: 'x', if: test, ...more });
const days = (condition: Json, more: More = {}): Json => shown({ 'loan.daysLeft': condition }, more);

describe('numbers up to a limit and above it', () => {
  const parts = (from: Json, today: Json, to: Json): Json => [days(from), days(today), days(to)];

  it('are each for one part', () => {
    expect(found(parts({ maximum: -1 }, 0, { minimum: 1 }))).toEqual([]);
    expect(found(parts({ exclusiveMaximum: 0 }, 0, { exclusiveMinimum: 0 }))).toEqual([]);
  });

  it('are not forgotten between two parts, nor shown by both', () => {
    expect(found(parts({ maximum: -1 }, 0, { minimum: 2 }))).toEqual(['/body/0/if uncovered-values']);
    expect(found(parts({ maximum: 0 }, 0, { minimum: 1 }))).toEqual(['/body/1/if shown-twice']);
  });

  it('may be told of two parts alone, beyond the last limit, or more with each', () => {
    expect(found([days({ maximum: -1 }), days({ minimum: 5 })])).toEqual([]);
    expect(found(parts(1, 2, 3))).toEqual([]);
    expect(found(parts({ minimum: 1 }, { minimum: 2 }, { minimum: 3 }))).toEqual([]);
  });
});

describe('the entries of one list', () => {
  const each = { each: '{{state.loans}}', as: 'one' };
  const listed = (...tests: readonly Json[]): readonly string[] =>
    found(
      tests.map((test) => shown(test, each)),
      { state: { loans: [{ days: 0 }] } },
    );

  it('are each in one of the parts that are repeated for them', () => {
    expect(listed({ 'one.days': { maximum: 0 } }, { 'one.days': { minimum: 1 } })).toEqual([]);
    expect(listed({ 'one.days': { maximum: 0 } }, { not: { 'one.days': { maximum: 0 } } })).toEqual([]);
  });

  it('are in no two of them', () => {
    expect(listed({ 'one.days': { maximum: 0 } }, { not: { 'one.days': { maximum: -1 } } })).toEqual([
      '/body/1/if shown-twice',
    ]);
  });
});

describe('the rows of a table', () => {
  const row = (text: string): Json => ({ text });
  const table = (is: More, more: More = {}): Json => ({
    type: 'notice',
    tone: 'info',
    match: '{{loan.stage}}',
    is,
    else: row('@home.phone'),
    ...more,
  });

  it('may leave several values to "else", or say that nothing is meant for them', () => {
    expect(found(table({ sent: row('@app.hello'), done: row('@home.title') }))).toEqual([]);
  });

  it('are all there where the tests around leave only one value', () => {
    const three = { sent: row('@app.hello'), read: row('@home.title'), done: row('@home.amount') };
    const values = ['sent', 'read', 'done', 'lost'];
    expect(found(table(three, { if: { 'loan.stage': values } }))).toEqual([]);
    expect(found(table(three))).toEqual(['/body/is forgotten-row']);
  });

  it('may share one of several words', () => {
    const rows = {
      sent: { title: '@app.hello', text: '@home.phone' },
      read: { title: '@home.title', text: '@home.phone' },
      done: { title: '@home.phone', text: '@home.title' },
      lost: { title: '@home.amount', text: '@home.title' },
    };
    expect(found(table(rows))).toEqual([]);
  });
});
