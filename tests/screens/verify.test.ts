/** What differs from what a case expects is found, and told in words. */
import { expect, it } from 'vitest';
import { differences, type Seen } from './verify.ts';

const seen: Seen = {
  outline: 'main\n  heading 2 "Plan"\n  button "Repay" [disabled]\n  $12.00\n',
  dialogs: [],
  route: '/inThe?orderId=9',
  calls: [{ call: 'loanDetails', parameters: { orderId: '9', productId: '1' } }],
  toasts: [],
  bridge: [],
  goes: [],
  opens: [],
  reports: [],
};

it('finds nothing where all is as expected', () => {
  const expected = {
    shows: [
      ['heading', 'Plan'],
      ['button', 'Repay'],
    ],
    hides: [['button', 'Re']],
    disabled: [['button', 'Repay']],
    says: ['$12.00'],
    silent: ['Error'],
    calls: [['loanDetails', { productId: 1, orderId: '9' }]],
    route: '/inThe?orderId=9',
  } as const;
  expect(differences(expected, seen, true)).toEqual([]);
});

it.each([
  [{ shows: [['button', 'Delay']] }, 'shows: there is no button "Delay"'],
  [{ hides: [['button', 'Repay']] }, 'hides: there is a button "Repay"'],
  [{ disabled: [['heading', 'Plan']] }, 'disabled: the heading "Plan" is not there or can be used'],
  [{ says: ['$13.00'] }, 'says: nowhere does it say "$13.00"'],
  [{ silent: ['$12.00'] }, 'silent: it says "$12.00"'],
  [{ route: '/x' }, 'route\n  expected:\n    "/x"\n  but was:\n    "/inThe?orderId=9"'],
  [{ dialog: 'Sure?' }, 'dialog\n  expected:\n    "Sure?"\n  but was:\n    none'],
  [{ toasts: ['Saved'] }, 'toasts\n  expected:\n    "Saved"\n  but was:\n    none'],
] as const)('tells %j', (expected, sentence) => {
  expect(differences(expected, seen, true)).toContain(sentence);
});

it('compares calls in order, with all that was sent', () => {
  expect(differences({ calls: [['loanDetails', { orderId: '9' }]] }, seen, true)).toHaveLength(1);
  expect(differences({ calls: [] }, seen, true)).toHaveLength(1);
});

it('finds an effect that nobody expected at the end, not before', () => {
  const more: Seen = { ...seen, toasts: ['Saved'], dialogs: ['Sure?'] };
  expect(differences({}, more, true)).toHaveLength(2);
  expect(differences({}, more, false)).toEqual([]);
});
