import { describe, expect, it } from 'vitest';
import { baseFiles, inputOf } from '../../../tests/invalid/base.ts';
import { checkProject } from '../project.ts';
import { whereabouts } from './whereabouts.ts';

const screen = {
  version: 2,
  routes: ['/loan'],
  title: '@loan.title',
  query: { orderId: {} },
  state: { agree: false },
  pick: { row: { from: '{{plan.rows}}', where: { number: '1' } } },
  values: { amount: { type: 'integer', description: 'An amount.', items: { type: 'string' }, default: 0 } },
  data: { plan: { call: 'plan', emptyBody: { type: 'empty', text: 'Nothing' } } },
  on: { enter: [{ do: 'toast', text: '@loan.title' }], ready: { do: 'set', 'state.agree': true } },
  body: [
    { type: 'text', text: '{{#money}}{{plan.amount}}{{/money}}' },
    {
      type: 'card',
      title: 'Your plan',
      body: [{ type: 'divider' }, { type: 'text', text: 'Of {{plan.name}}' }],
    },
    { type: 'text-field', bind: 'state.phone' },
    { type: 'fragment', of: 'note', with: { text: 'x' } },
    { type: 'button', text: '@loan.pay', press: [{ do: 'call', call: 'loanPush', send: { amount: 1 } }] },
    { type: 'text', text: 'A text that is so long that nobody wants to read all of it again' },
    { type: 'divider' },
  ],
  footer: { type: 'button', text: '@loan.pay' },
  dialogs: {
    reminder: { title: 'x', body: { type: 'text', text: 'Sure?' }, buttons: [{ text: '@loan.pay' }] },
  },
};
const texts = new Map([
  ['loan.title', 'Tu préstamo'],
  ['loan.pay', 'Pagar'],
]);

describe('the place in words', () => {
  it.each([
    [[], ''],
    [['title'], 'the title'],
    [['routes', 0], 'route "/loan"'],
    [['query', 'orderId'], 'URL parameter "orderId"'],
    [['state', 'agree'], 'variable "agree"'],
    [['pick', 'row', 'from'], 'pick "row"'],
    [['values', 'amount', 'default'], 'value "amount"'],
    [['values', 'amount', 'items', 'type'], 'value "amount"'],
    [['data', 'plan', 'call'], 'source "plan"'],
    [['data', 'plan', 'emptyBody', 'text'], 'empty "Nothing" in source "plan"'],
    [['on', 'enter'], 'on enter'],
    [['on', 'enter', 0, 'text'], 'toast "Tu préstamo" on enter'],
    [['on', 'ready', 'state.agree'], 'set on ready'],
    [['body', 0, 'text'], 'text "{{plan.amount}}"'],
    [['body', 1, 'body', 0], 'divider in card "Your plan"'],
    [['body', 1, 'body', 1, 'text'], 'text "Of …"'],
    [['body', 2, 'bind'], 'text-field "state.phone"'],
    [['body', 3, 'with', 'text'], 'fragment "note"'],
    [['body', 4, 'text'], 'button "Pagar"'],
    [['body', 4, 'press', 0, 'send', 'amount'], 'call "loanPush" of button "Pagar"'],
    [['body', 5, 'text'], 'text "A text that is so long that nobody want…"'],
    [['body', 6], 'divider'],
    [['footer', 'text'], 'button "Pagar" in the footer'],
    [['dialogs', 'reminder'], 'dialog "reminder"'],
    [['dialogs', 'reminder', 'body', 'text'], 'text "Sure?" in dialog "reminder"'],
    [['dialogs', 'reminder', 'buttons', 0, 'press'], 'button "Pagar" in dialog "reminder"'],
    [['nowhere', 'at', 7, 'all'], ''],
  ] as const)('%j is %s', (pointer, words) => {
    expect(whereabouts('screens/loan.json', screen, pointer, texts)).toBe(words);
  });

  it('names a text by its key and file, and an example by its number', () => {
    expect(whereabouts('locales/es.json', { 'repay.title': '{{' }, ['repay.title'], texts)).toBe(
      'text "repay.title" in locales/es.json',
    );
    const examples = [{ node: { type: 'text', text: 'x' } }];
    expect(whereabouts('src/widgets/text/examples.json', examples, [0, 'node', 'text'], texts)).toBe(
      'text "x" in example 1',
    );
  });

  it('stands at every problem of a definition, in the language of its authors', () => {
    const broken = { version: 2, body: [{ type: 'text', text: '@home.title', tone: 'no' }] };
    const [found] = checkProject(inputOf({ ...baseFiles, 'screens/broken.json': broken }));
    expect(found?.words).toBe('text "Inicio"');
  });
});
