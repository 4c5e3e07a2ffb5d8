/** A file of cases that is wrong is refused in words that product staff understand. */
import { expect, it } from 'vitest';
import { checkCases } from './check-cases.ts';

const file = 'tests/screens/some.cases.json';
const check = (value: unknown): readonly string[] =>
  checkCases(file, JSON.stringify(value, null, 2), ['/versions', '/severalA']);
const one = (given: object): object => ({ cases: [{ name: 'ready', expect: {}, ...given }] });

it('has nothing to say about a good file', () => {
  const answers = { loanConfirm: [{ fail: 'timeout' }, { data: { amount: 1 } }] };
  const steps = [{ type: ['Name', 'Ana'], expect: { route: '/x' } }, { advance: 10 }, { back: true }];
  expect(check({ answers, ...one({ steps, at: '/severalA', clock: '2026-12-24T05:59:00Z' }) })).toEqual([]);
});

it.each<[what: string, value: object, sentence: string]>([
  [
    'a misspelt member',
    one({ expext: {} }),
    ':3: case "ready": "expext" means nothing here. Did you mean "expect"?',
  ],
  ['what is missing', { cases: [{ name: 'ready' }] }, ':3: case "ready": "expect" is missing.'],
  ['no cases', { cases: [] }, ':2: cases: This must have at least 1 in its list.'],
  [
    'a wrong kind of value',
    one({ expect: { toasts: 'Saved' } }),
    ':6: case "ready", expect.toasts: This must be a list in [ ].',
  ],
  [
    'a way to fail that there is not',
    one({ answers: { loanConfirm: { fail: 'slow' } } }),
    ':8: case "ready", answers.loanConfirm.fail: This must be one of "network", "timeout", "status", "shape".',
  ],
  [
    'two answers in one',
    one({ answers: { loanConfirm: { data: {}, never: true } } }),
    ':7: case "ready", answers.loanConfirm: This must say exactly one of data, fail, refused, never.',
  ],
  [
    'a call that there is not',
    one({ answers: { loanConfirmm: { never: true } } }),
    ':7: case "ready", answers.loanConfirmm: There is no call "loanConfirmm". Did you mean "loanConfirm"?',
  ],
  [
    'an expected call that there is not',
    one({ expect: { calls: [['loanPul', {}]] } }),
    ':7: case "ready", expect.calls.0: There is no call "loanPul". Did you mean "loanPush"?',
  ],
  [
    'a change of nothing',
    one({ change: { loanConfirm: { amount: 1 } } }),
    ':7: case "ready", change.loanConfirm: There is no answer with data of loanConfirm to change.',
  ],
  [
    'a step that is two',
    one({ steps: [{ press: 'A', tick: 'B' }] }),
    ':7: case "ready", step 1: A step is exactly one of press, choose, tick, type, attach, advance, online, back, reload; this is press and tick.',
  ],
  [
    'a step that is none',
    one({ steps: [{ number: 2 }] }),
    ':7: case "ready", step 1: A step is exactly one of press, choose, tick, type, attach, advance, online, back, reload.',
  ],
  [
    'a route of another screen',
    one({ at: '/severalB' }),
    ':6: case "ready", at: The screen has no route /severalB. Did you mean "/severalA"?',
  ],
  [
    'a moment that is none',
    one({ clock: 'tomorrow' }),
    ':6: case "ready", clock: This must look like "2026-12-24T05:59:00Z".',
  ],
  [
    'a text that there is not',
    one({ steps: [{ press: '@order.repya' }] }),
    ':8: case "ready", step 1, press: There is no text "order.repya" in the locales. Did you mean "@order.repay"? Where an @ is meant as it is, write "@@".',
  ],
  [
    'a text without what is shown in it',
    one({ expect: { shows: [['button', '@orders.name']] } }),
    ':9: case "ready", expect.shows.0.1: The text "orders.name" is "Préstamo {{order.orderNo}}". Say what is shown in it: @orders.name{order.orderNo=…}.',
  ],
  [
    'a tag that the text has not',
    one({ steps: [{ back: true, expect: { says: ['@orders.name{order.orderNo=1}{order.no=1}'] } }] }),
    ':11: case "ready", step 1, expect.says.0: The text "orders.name" has no tag "order.no". It has: order.orderNo.',
  ],
  [
    'a text with several forms',
    one({ expect: { toasts: ['@complaint.lost'] } }),
    ':7: case "ready", expect.toasts.0: The text "complaint.lost" has several forms. Name the one that is shown: @complaint.lost_one or @complaint.lost_many or @complaint.lost_other.',
  ],
  [
    'a name that is there twice',
    {
      cases: [
        { name: 'no code', expect: {}, golden: true },
        { name: 'No code!', expect: {}, golden: true },
      ],
    },
    ':9: case "No code!", name: There is a case "no code" already: names must differ, in letters or digits where outlines are kept.',
  ],
])('says so: %s', (_, value, sentence) => {
  expect(check(value)).toContain(file + sentence);
});

it('tells every mistake of a file', () => {
  expect(check(one({ name: 7, language: 'fr', expect: { says: [1] } }))).toHaveLength(3);
});

it('says where JSON ends', () => {
  expect(checkCases(file, '{ "cases": [', [])).toEqual([expect.stringContaining('This is no JSON')]);
});
