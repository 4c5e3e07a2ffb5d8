/** Words that go with where they lead and what they stand for, and what is right beside them. */
import { describe, expect, it } from 'vitest';
import type { Files } from '../../../tests/invalid/base.ts';
import { placed, screen, told, worded, type More } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const page = (route: string, title: string): Json => ({
  version: 2,
  routes: [route],
  title,
  body: { type: 'text', text: '@home.phone' },
});
const link = (title: string, to: string): Json => ({
  type: 'list-item',
  title,
  press: { do: 'navigate', to },
});

describe('words that are pressed', () => {
  const words = worded({
    'a.help': ['Customer service', 'Atención a clientes'],
    'a.loans': ['My loans', 'Mis préstamos'],
    'a.see': ['My loans', 'Mis préstamos'],
    'a.terms': ['Loan terms', 'Condiciones del préstamo'],
    'a.all': ['Loan terms and conditions', 'Condiciones del préstamo y sus costos'],
  });
  const pages = {
    'screens/loans.json': page('/loans', '@a.loans'),
    'screens/service.json': page('/service', '@home.phone'),
    'screens/terms.json': page('/terms', '@a.all'),
  };
  const at = (...body: readonly Json[]): readonly string[] =>
    told('other-press', { ...words, ...pages, ...screen([{ type: 'text', text: '@home.title' }, ...body]) });

  it('lead to the screen that they are the name of', () => {
    expect(at(link('@a.see', '/service'))).toEqual(['/body/1/press/to']);
    expect(at(link('@a.terms', '/service'))).toEqual(['/body/1/press/to']);
    expect(at(link('@a.see', '/loans'), link('@a.terms', '/terms'))).toEqual([]);
    expect(at(link('@a.help', '/service'))).toEqual([]);
  });

  it('lead where they lead everywhere else', () => {
    const help = (to: string): Json => ({ type: 'stack', body: link('@a.help', to) });
    expect(at(help('/service'), help('/service'), help('/terms'))).toEqual(['/body/3/body/press/to']);
    expect(at(help('/service'), help('/terms'))).toEqual([]);
  });
});

describe('an entry of a list', () => {
  const rows = (text: string): Files =>
    screen(
      [
        { type: 'text', text: '@home.title' },
        { type: 'text', each: '{{loan.rows}}', as: 'row', text },
      ],
      {
        data: { loan: { call: 'loanDetails', send: { orderId: '1' } } },
      },
    );

  it('shows its own', () => {
    expect(told('same-value', rows('{{#money}}{{loan.amount}}{{/money}}'))).toEqual(['/body/1/text']);
    expect(told('same-value', rows('{{#money}}{{row.amount}}{{/money}}'))).toEqual([]);
    expect(told('same-value', rows('{{row.text}} {{loan.name}}'))).toEqual([]);
    const both = '{{#money}}{{row.amount}}{{/money}} / {{#money}}{{loan.amount}}{{/money}}';
    expect(told('same-value', rows(both))).toEqual([]);
  });
});

describe('writes that must not happen twice', () => {
  const call = (name: string, more: More = {}): Json => ({
    type: 'button',
    text: name === 'pay' ? '@home.phone' : '@home.title',
    press: { do: 'call', call: name, send: { orderId: '{{query.orderId}}' }, ...more },
  });
  const at = (...body: readonly Json[]): readonly string[] =>
    told('odd-copy', screen(body, { query: { orderId: { kind: 'order', required: true } } }));
  const busy = { busy: '@app.hello' };

  it('say all of them that they are under way, or none', () => {
    expect(at(call('pay', busy), call('repay'))).toEqual(['/body/1/press/call']);
    expect(at(call('pay', busy), call('repay', busy))).toEqual([]);
    expect(at(call('pay'), call('repay'))).toEqual([]);
  });

  it('may be silent where one may be repeated', () => {
    const again = { send: { orderId: '{{query.orderId}}', again: '1' } };
    expect(at(call('pay', busy), call('repay', again))).toEqual([]);
  });
});

describe('the label of a field', () => {
  const words = worded({ 'a.name': ['Your name', 'Tu nombre'], 'a.mail': ['Email', 'Correo'] });
  const field = (name: string, label: string): Json => ({
    type: 'text-field',
    bind: `state.${name}`,
    label: `@a.${label}`,
  });
  const at = (...body: readonly Json[]): readonly string[] =>
    placed({ ...words, ...screen(body, { state: { name: '', mail: '' } }) })
      .filter((line) => line.startsWith('screens/other.json/body'))
      .map((line) => line.slice('screens/other.json'.length));

  it('is the one with the name of its variable, where both have the same', () => {
    expect(at(field('name', 'mail'), field('mail', 'mail'))).toContain('/body/0/label same-name');
    expect(at(field('name', 'name'), field('mail', 'name'))).toContain('/body/1/label same-name');
  });
});

describe('words for a call that runs', () => {
  const words = worded({
    'a.sending': ['Counting it', 'Contando'],
    'a.send': ['Count it now', 'Cuéntalo ahora'],
  });
  const at = (call: More): readonly string[] =>
    told('unused-text', {
      ...words,
      ...screen([
        { type: 'button', text: '@a.send', press: { do: 'call', call: 'rate', send: {}, ...call } },
      ]),
    });

  it('are missed at the call that nothing is said of', () => {
    expect(at({})).toEqual(['/body/0/press/call']);
    expect(at({ busy: '@a.sending' })).toEqual([]);
    expect(at({ busy: '@app.hello' })).toEqual(['locales/en.json/a.sending']);
  });
});
