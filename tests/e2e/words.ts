/**
 * The labels of docs/contract.md 7 that journeys press and look for, by the keys of their texts. What they say is held
 * against the contract elsewhere (tests/facts.test.ts): other words make no journey fail.
 */
export type Language = 'es' | 'en';

export const labels = {
  repay: 'order.repay',
  extension: 'order.delay',
  'borrow again': 'order.again',
  'confirm delay': 'order.confirmDelay',
  'no need': 'order.noDelay',
  'submit loan': 'loan.submit',
  agreement: 'loan.agree',
  more: 'app.more',
  hide: 'app.hide',
  copy: 'app.copy',
  copied: 'app.copied',
  'scan to pay': 'channel.scan',
  retry: 'app.retry',
  'loan amount': 'loan.amount',
  'term in days': 'loan.term',
  'daily rate': 'loan.rate',
  'payment plan': 'loan.plan',
  'repayment amount': 'repay.amount',
  'total amount': 'instruction.total',
  'bar code': 'channel.bars',
  'yes, I have paid': 'done.yes',
  'not yet': 'done.no',
  apply: 'product.apply',
  pay: 'repayChoose.pay',
  confirm: 'repayChoose.confirm',
  'resend code': 'repayChoose.resend',
  'online wallet': 'repayChoose.wallet',
  'floating button': 'service.button',
} as const;

export type Label = keyof typeof labels;
