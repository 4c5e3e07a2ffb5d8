/** Tests that let the wrong side through, and what stands beside them and is right. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const told = (code: string, body: Json, more: More = {}): readonly string[] =>
  placed(screen(body, more))
    .filter((line) => line.startsWith('screens/other.json') && line.endsWith(` ${code}`))
    .map((line) => line.slice('screens/other.json'.length).replace(` ${code}`, ''));

const loan = { data: { loan: { call: 'loanDetails', send: { orderId: '1' } } } };
const words = { type: 'text', text: '@home.title' };
const more = { type: 'heading', text: '@home.phone' };
const button = (press: Json): Json => ({ type: 'button', text: '@app.hello', press });

describe('a flag of an answer', () => {
  const at = (...body: readonly Json[]): readonly string[] => told('turned-test', [words, ...body], loan);

  it('is not asked for its no alone', () => {
    expect(at({ ...more, if: { 'loan.open': false } })).toEqual(['/body/1/if/loan.open']);
    expect(at({ ...more, if: { not: { 'loan.open': true } } })).toEqual(['/body/1/if/not/loan.open']);
  });

  it('may be asked for its no where its yes is asked for as well, or shown', () => {
    expect(at({ ...more, if: { 'loan.open': true } })).toEqual([]);
    expect(at({ ...more, if: { not: { 'loan.open': false } } })).toEqual([]);
    const notice = { type: 'notice', text: '@home.phone', if: { 'loan.open': true } };
    expect(at({ ...more, if: { 'loan.open': false } }, notice)).toEqual([]);
    const toast = { do: 'toast', text: '@app.hello' };
    const choice = { if: { 'loan.open': false }, then: toast, else: { do: 'reload', data: 'loan' } };
    expect(at(button(choice))).toEqual([]);
  });
});

describe('what is noted of a failure', () => {
  const failing = { call: 'loanDetails', send: { orderId: '1' }, failed: { do: 'set', 'state.lost': true } };
  const at = (test: Json, ready: Json = { do: 'set', 'state.lost': false }): readonly string[] =>
    told('turned-test', [words, { ...more, if: test }, { type: 'text', text: '{{loan.name}}' }], {
      state: { lost: false },
      data: { loan: failing },
      on: { ready },
    });

  it('is not shown where nothing failed', () => {
    expect(at({ 'state.lost': false })).toEqual(['/body/1/if/state.lost']);
  });

  it('is shown where it failed, and taken back where it did not', () => {
    expect(at({ 'state.lost': true })).toEqual([]);
    expect(at({ 'state.lost': false }, { do: 'set', 'state.lost': true })).toEqual([]);
  });
});

describe('an amount', () => {
  const at = (test: Json): readonly string[] =>
    told('turned-test', [words, { ...more, text: '@home.amount', if: test }], loan);

  it('is not shown where it is nothing', () => {
    expect(at({ 'loan.amount': { maximum: 0 } })).toEqual(['/body/1/if']);
    expect(at({ not: { 'loan.amount': { exclusiveMinimum: 0 } } })).toEqual(['/body/1/if']);
  });

  it('is shown where there is some', () => {
    expect(at({ 'loan.amount': { minimum: 1 } })).toEqual([]);
    expect(at({ 'loan.amount': { maximum: 5000 } })).toEqual([]);
    expect(at({ 'loan.daysLeft': { maximum: 0 } })).toEqual([]);
  });
});

describe('alternatives', () => {
  const at = (any: Json): readonly string[] => told('idle-member', [words, { ...more, if: { any } }], loan);
  const days = (asked: Json): Json => ({ 'loan.daysLeft': asked });

  it('leave something out', () => {
    expect(at([days({ minimum: 0 }), days({ maximum: 0 })])).toEqual(['/body/1/if/any']);
    expect(at([days({ minimum: 1 }), days({ maximum: -1 })])).toEqual([]);
    expect(at([days({ minimum: 0 }), { 'loan.open': true }])).toEqual([]);
  });

  it('may be all the words that are known, one by one', () => {
    const stages = ['sent', 'read', 'done', 'lost'].map((stage) => ({ 'loan.stage': stage }));
    expect(at(stages)).toEqual([]);
  });
});

describe('conditions that exclude each other', () => {
  it('are told at the test, whatever is asked inside', () => {
    const inner = { ...more, if: { 'loan.stage': 'sent' } };
    const all = [{ 'loan.stage': 'sent' }, { 'loan.stage': 'read' }];
    const body = [
      words,
      { type: 'stack', if: { all }, body: [inner, { ...more, if: { 'loan.stage': 'read' } }] },
    ];
    const found = placed(screen(body, loan)).filter((line) => line.startsWith('screens/other.json'));
    expect(found).toEqual(['screens/other.json/body/1/if test-never']);
  });
});

describe('a list of actions', () => {
  it('is not told to load again what nobody sees any more', () => {
    const leave = { do: 'reload', data: 'loan' };
    expect(told('late-action', { type: 'text', text: '{{loan.name}}' }, { ...loan, on: { leave } })).toEqual([
      '/on/leave',
    ]);
  });

  it('reads what is given on each way to it', () => {
    const push = { do: 'call', call: 'loanPush', send: { amount: 1 }, into: 'push' };
    const set = { do: 'set', 'state.a': '{{push.done}}' };
    const stop = { do: 'stop' };
    const at = (...ways: readonly Json[]): readonly string[] =>
      told('early-result', [words, button([{ if: { 'query.b': 'x' }, then: push, else: ways }, set])], {
        query: { b: {} },
        state: { a: false },
      });
    const toast = { do: 'toast', text: '@app.hello' };
    expect(at(toast)).toEqual(['/body/1/press/0/else']);
    expect(at(push)).toEqual([]);
    expect(at(toast, stop)).toEqual([]);
  });
});

describe('a button of a dialog', () => {
  const at = (dialog: More): readonly string[] =>
    told('idle-press', [words, button({ do: 'open', dialog: 'sure' })], {
      dialogs: { sure: { title: '@home.title', ...dialog } },
    });

  it('does something', () => {
    expect(at({ buttons: [{ text: '@home.phone' }] })).toEqual(['/dialogs/sure/buttons/0/press']);
    expect(at({ buttons: [{ text: '@home.phone', press: { do: 'close' } }] })).toEqual([]);
  });

  it('of a dialog that nobody can leave is told as that', () => {
    expect(at({ dismissible: false, buttons: [{ text: '@home.phone' }] })).toEqual([]);
  });
});

describe('what is done where it fails', () => {
  const push = { do: 'call', call: 'loanPush', send: { amount: 1 } };
  const at = (failed: Json): readonly string[] =>
    told('idle-press', [
      words,
      button([
        { ...push, failed },
        { do: 'toast', text: '@app.hello' },
      ]),
    ]);

  it('is something', () => {
    expect(at([])).toEqual(['/body/1/press/0/failed']);
    expect(at([{ do: 'toast', text: '@app.hello' }])).toEqual([]);
  });
});
