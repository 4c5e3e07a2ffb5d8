/** What a fragment finds wrong with what it is given is said where it is given; its own mistakes stay its own. */
import { describe, expect, it } from 'vitest';
import { placed, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const row = (text: string, params: Json = { row: {} }) => ({
  'screens/fragments/row.json': {
    version: 2,
    params,
    body: { type: 'text', text },
  },
});
const uses = (...given: readonly string[]): Json =>
  given.map((value) => ({ type: 'fragment', of: 'row', with: { row: value } }));

describe('what a fragment is given', () => {
  it('is wrong where only one use is', () => {
    expect(
      placed({ ...screen(uses('{{loan.rows.0}}', '{{loan}}'), { data }), ...row('{{row.text}}') }),
    ).toEqual(['screens/other.json/body/1/with/row unfit-argument']);
  });

  it('is right where the fragment is wrong', () => {
    expect(
      placed({ ...screen(uses('{{loan.rows.0}}', '{{loan.rows.1}}'), { data }), ...row('{{row.txet}}') }),
    ).toEqual(['screens/fragments/row.json/body/text unknown-data']);
  });

  it('may be missing at one use, which says so and how to mend it', () => {
    const figure = {
      'screens/fragments/row.json': {
        version: 2,
        params: { row: {} },
        body: { type: 'figure', label: '@home.title', value: '{{row}}' },
      },
    };
    const files = { ...screen(uses('{{loan.name}}', '{{loan.note}}'), { data }), ...figure };
    expect(placed(files)).toEqual(['screens/other.json/body/1/with/row unfit-argument']);
    expect(said(files)[0]).toContain(
      'Let the fragment be there only where the value is: "if": { "some": "loan.note" }.',
    );
  });

  it('may be missing as a whole at the only use', () => {
    const sum = {
      'screens/fragments/row.json': {
        version: 2,
        params: { row: {} },
        body: { type: 'figure', label: '@home.title', value: '{{#money}}{{row.amount}}{{/money}}' },
      },
    };
    const words = { type: 'text', text: '@home.phone' };
    const pick = { offer: { from: '{{loan.rows}}', where: { number: '1' } } };
    const used = (more: Readonly<Record<string, Json>>): readonly string[] =>
      placed({
        ...screen([words, { type: 'fragment', of: 'row', with: { row: '{{offer}}' }, ...more }], {
          data,
          pick,
        }),
        ...sum,
      });
    expect(used({})).toEqual(['screens/other.json/body/1/with/row unfit-argument']);
    expect(used({ if: { some: 'offer' } })).toEqual([]);
  });

  it('may be empty at one use, which is to say so', () => {
    const list = {
      'screens/fragments/row.json': {
        version: 2,
        params: { row: {} },
        body: { type: 'text', each: '{{row}}', text: '{{item}}' },
      },
    };
    const none = { type: 'text', text: '@home.title', if: { not: { some: 'loan.told' } } };
    const files = (...more: readonly Json[]) => ({
      ...screen([...(uses('{{loan.told}}') as readonly Json[]), ...more], { data }),
      ...list,
    });
    expect(placed(files())).toEqual(['screens/other.json/body/0 missing-empty-state']);
    expect(placed(files(none))).toEqual([]);
  });

  it('is said once where it is of another kind', () => {
    expect(
      placed({
        ...screen(uses('{{loan.amount}}'), { data }),
        ...row('{{#date}}{{row}}{{/date}}', { row: { type: 'date' } }),
      }),
    ).toEqual(['screens/other.json/body/0/with/row wrong-kind']);
  });

  it('may be what it is where nobody gives it, which is checked where it is declared', () => {
    const told = (otherwise: string): readonly string[] =>
      placed({
        ...screen({ type: 'fragment', of: 'row' }),
        ...row('{{row}}', { row: { type: 'text', default: otherwise } }),
      });
    expect(told('@home.title')).toEqual([]);
    expect(told('@home.titel')).toEqual(['screens/fragments/row.json/params/row/default missing-text']);
  });

  it('may be put together, and each member is what it reads', () => {
    const given = (text: string): readonly string[] =>
      placed({
        ...screen({ type: 'fragment', of: 'row', with: { row: { sum: '{{loan.amount}}' } } }, { data }),
        ...row(text),
      });
    expect(given('{{#money}}{{row.sum}}{{/money}}')).toEqual([]);
    expect(given('{{row.sum}}')).toEqual(['screens/other.json/body/with/row unfit-argument']);
    expect(given('{{row.total}}')).toEqual(['screens/fragments/row.json/body/text unknown-data']);
  });

  it('is of the kind and one of the values that are declared', () => {
    const given = (value: string, parameter: Json): readonly string[] =>
      placed({ ...screen(uses(value), { data }), ...row('{{row}}', { row: parameter }) }).filter(
        (line) => !line.endsWith('unused-source'),
      );
    expect(given('{{loan.phone}}', { kind: 'phone' })).toEqual([]);
    expect(given('{{loan.name}}', { kind: 'phone' })).toEqual([
      'screens/other.json/body/0/with/row wrong-kind',
    ]);
    expect(given('One', { enum: ['One', 'Two'] })).toEqual([]);
    expect(given('three', { enum: ['One', 'Two'] })).toEqual([
      'screens/other.json/body/0/with/row impossible-value',
    ]);
  });
});
