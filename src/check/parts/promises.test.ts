/** An amount that words promise is there: neither a dash nor the 0 of nobody's amount is read in its place. */
import { describe, expect, it } from 'vitest';
import { found, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const words = '{{config.appName}}';
/** A pick may not be found, and what is read of it may be missing. */
const unguarded = (part: Json): readonly string[] =>
  found(
    screen(part, {
      routes: ['/other'],
      query: { orderId: { required: true } },
      data: { loan: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } },
      pick: { offer: { from: '{{loan.rows}}', where: { amount: 1 } } },
    }),
  ).flatMap(({ code, pointer }) => (code === 'unguarded' ? [pointer] : []));
const money = '{{#money}}{{offer.amount}}{{/money}}';
const there = { some: 'offer.amount' };

describe('an amount that may be missing', () => {
  it('is no figure, and no label of a button, without a test', () => {
    const figure = { type: 'figure', label: words, value: money };
    const button = { type: 'button', text: `Pay ${money}`, press: { do: 'back' } };
    expect(unguarded(figure)).toEqual(['/body/value']);
    expect(unguarded({ ...figure, if: there })).toEqual([]);
    expect(unguarded(button)).toEqual(['/body/text']);
    expect(unguarded({ ...button, if: there })).toEqual([]);
  });

  it('is all that a line tells whose other words never change', () => {
    const line = { type: 'list-item', title: words, trailing: money };
    expect(unguarded({ ...line, title: '@home.title' })).toEqual(['/body/trailing']);
    expect(unguarded({ ...line, title: '{{loan.name}}' })).toEqual([]);
    expect(unguarded({ ...line, title: '@home.title', if: there })).toEqual([]);
  });

  it('is left out by itself where the words go with it', () => {
    expect(unguarded({ type: 'text', text: `Pay ${money}` })).toEqual([]);
    expect(unguarded({ type: 'rows', rows: [{ text: words, value: money }] })).toEqual([]);
  });
});

describe('an amount that a layout leaves at 0', () => {
  const layout = (test?: Json): readonly string[] =>
    found({
      'screens/promotion/plain.json': {
        version: 2,
        title: '@home.title',
        values: {
          amount: { type: 'integer', format: 'minor', maximum: 9, description: 'Most.', default: 0 },
        },
        body: {
          type: 'figure',
          label: words,
          value: '{{#money}}{{values.amount}}{{/money}}',
          ...(test === undefined ? {} : { if: test }),
        },
      },
    }).flatMap(({ code, severity }) => (severity === 'info' ? [] : [code]));

  it('is shown where there is one', () => {
    expect(layout()).toEqual(['unguarded']);
    expect(layout({ 'values.amount': { exclusiveMinimum: 0 } })).toEqual([]);
    expect(layout({ not: { 'values.amount': 0 } })).toEqual([]);
  });

  it('is asked for once where the test asks too little', () => {
    expect(layout({ 'values.amount': { minimum: 0 } })).toEqual(['test-always']);
  });
});
