/** The rules of writes, by cases: what a mark means for a press, and what becomes of it. */
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../model/call.ts';
import {
  afterSending,
  countIn,
  isBegun,
  judge,
  settled,
  type Ending,
  type Press,
  verdictOf,
} from './judge-write.ts';
import type { Mark } from './ports.ts';

const mark = (more: Partial<Mark> = {}): Mark => ({
  guard: 'g',
  operation: 'pay',
  intent: 'i',
  key: 'k1',
  state: 'done',
  time: 1000,
  sequence: 3,
  done: {},
  ...more,
});
const press = (more: Partial<Press> = {}): Press => ({
  guard: 'g',
  operation: 'pay',
  intent: 'i',
  key: 'k2',
  stamp: 3,
  signs: undefined,
  before: undefined,
  agreed: {},
  ...more,
});

describe('a press', () => {
  it.each<[string, Mark | undefined, Partial<Press>, string, string | undefined]>([
    ['the first of all', undefined, { stamp: -1 }, 'free', 'k2'],
    ['after another that was refused', mark({ state: 'refused' }), {}, 'free', 'k2'],
    ['after one of another intent', mark({ done: { pay: 'j' } }), {}, 'free', 'k2'],
    [
      'of what was read before the last ending',
      mark({ done: { pay: 'j' } }),
      { stamp: 2 },
      'stale',
      undefined,
    ],
    ['equal to the last that was done', mark({ done: { pay: 'i' } }), {}, 'twice', undefined],
    ['equal to it, and meant so', mark({ done: { pay: 'i' } }), { agreed: { sequence: 3 } }, 'free', 'k2'],
    [
      'equal to it, meant so before another ending',
      mark({ done: { pay: 'i' } }),
      { agreed: { sequence: 2 } },
      'twice',
      undefined,
    ],
    ['while one is unknown', mark({ state: 'unknown' }), {}, 'unknown', undefined],
    ['while one is unknown, agreed to', mark({ state: 'unknown' }), { agreed: { key: 'k1' } }, 'free', 'k1'],
    [
      'of another intent, agreed to',
      mark({ state: 'unknown' }),
      { intent: 'j', agreed: { key: 'k1' } },
      'unknown',
      undefined,
    ],
    [
      'with another card, agreed to',
      mark({ state: 'unknown', same: 'card' }),
      { same: 'other', agreed: { key: 'k1' } },
      'unknown',
      undefined,
    ],
    [
      'with the same card, agreed to',
      mark({ state: 'unknown', same: 'card' }),
      { same: 'card', agreed: { key: 'k1' } },
      'free',
      'k1',
    ],
    [
      'of another operation, agreed to',
      mark({ state: 'unknown' }),
      { operation: 'confirm', agreed: { key: 'k1' } },
      'unknown',
      undefined,
    ],
    [
      'agreed to for another that was unknown',
      mark({ state: 'unknown' }),
      { agreed: { key: 'k0' } },
      'unknown',
      undefined,
    ],
    ['while one is pending without an owner', mark({ state: 'pending' }), {}, 'unknown', undefined],
  ])('%s', (_, before, given, kind, key) => {
    const finding = judge(before, press(given), 9);
    expect([finding.kind, finding.kind === 'free' ? finding.mark.key : undefined]).toEqual([kind, key]);
    if (finding.kind === 'free') expect(finding.mark.state).toBe('pending');
  });

  it('finds what its page has left behind unknown from now on', () => {
    expect(judge(mark({ state: 'pending' }), press(), 9).mark).toMatchObject({
      state: 'unknown',
      sequence: 9,
    });
  });
});

it.each<[Ending, Partial<Mark>, Partial<Mark>]>([
  ['done', {}, { state: 'done', sequence: 9, done: { pay: 'i' }, time: 5 }],
  ['refused', {}, { state: 'refused', sequence: 3, done: {} }],
  ['unsent', {}, { state: 'refused', sequence: 3 }],
  ['unknown', {}, { state: 'unknown', sequence: 9, time: 5 }],
  ['done', { doubt: true }, { state: 'done', done: { pay: 'i' } }],
  // Of the first time nothing is known by it.
  ['refused', { doubt: true }, { state: 'unknown', sequence: 3 }],
  ['unsent', { doubt: true }, { state: 'unknown', sequence: 3 }],
])('a sending that is %s: %j', (ending, before, after) => {
  expect(afterSending(mark({ state: 'pending', time: 0, ...before }), ending, 5, 9)).toMatchObject(after);
});

it('an answer that says that nothing is done yet leaves no trace of a write that was done', () => {
  const once = { guard: ['orderId'], intent: [], unless: { needValid: true } };
  expect(isBegun(once, { needValid: true })).toBe(true);
  expect(isBegun(once, { needValid: false })).toBe(false);
  expect(isBegun(once, {})).toBe(false);
  expect(isBegun({ guard: [], intent: [] }, { needValid: true })).toBe(false);
  const before = mark({ state: 'pending', doubt: true, done: { pay: 'other' } });
  expect(afterSending(before, 'begun', 5, 9)).toMatchObject({
    state: 'refused',
    sequence: 3,
    done: { pay: 'other' },
  });
});

it('what was not done leaves what was read true', () => {
  expect(settled(mark({ state: 'unknown' }), false, 5, 9)).toMatchObject({ state: 'refused', sequence: 3 });
});

describe('a read', () => {
  const rule = { by: 'read', done: { 'rows.*.state': 'paid' }, not: { 'rows.*.state': 'void' } };
  const verdict = (rows: readonly string[], more: Partial<Mark>, time: number) => {
    const answer = { rows: rows.map((state) => ({ state })) };
    const count = (evidence: Evidence) => countIn(evidence, answer, undefined, new Map());
    return verdictOf(rule, mark({ state: 'unknown', ...more }), count, time);
  };
  it.each<[string, readonly string[], Partial<Mark>, number, string | undefined]>([
    ['shows it', ['paid'], {}, 1000, 'done'],
    ['shows no more than before', ['paid'], { before: 1 }, 1000, undefined],
    ['shows one more than before', ['paid', 'paid'], { before: 1 }, 1000, 'done'],
    ['shows that it was not, too early to count', ['void'], {}, 1000 + 599_999, undefined],
    ['shows that it was not, ten minutes after', ['void'], {}, 1000 + 600_000, 'not'],
    ['shows nothing ten minutes after, which says nothing', [], {}, 1000 + 600_000, undefined],
    ['shows nothing, and nobody knows since when', [], { time: 0 }, 9_000_000, undefined],
    ['shows nothing, and the server told no time', [], {}, 0, undefined],
  ])('%s', (_, rows, more, time, expected) => {
    expect(verdict(rows, more, time)).toBe(expected);
  });

  it.each<[string, number, string | undefined]>([
    ['not before ten minutes have passed', 1000 + 599_999, undefined],
    ['from then on', 1000 + 600_000, 'not'],
  ])('tells that it was not by its absence where the contract says so: %s', (_, time, expected) => {
    const complete = { ...rule, not: 'otherwise' } as const;
    expect(verdictOf(complete, mark({ state: 'unknown' }), () => 0, time)).toBe(expected);
  });

  it('is compared by hash where only that is kept', () => {
    const done = { 'tabs.*.items.*.content': '{{sent.text}}' };
    const answer = { tabs: [{ items: [{ content: 'a' }, { content: 'b' }] }, { items: 5 }, null] };
    const hashes = new Map([
      ['a', 'ha'],
      ['b', 'hb'],
    ]);
    expect(countIn(done, answer, { text: 'hb' }, hashes)).toBe(1);
    expect(countIn(done, answer, { text: 'hc' }, hashes)).toBe(0);
    expect(countIn(done, answer, undefined, hashes)).toBe(0);
  });
});
