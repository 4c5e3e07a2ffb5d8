/** The members by which a repeat tells its entries apart and orders them. */
import { expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';

const repeated = (by: object, each = '{{loan.rows}}'): readonly string[] =>
  placed(
    screen(
      { type: 'text', each, as: 'row', ...by, text: '{{config.appName}}' },
      {
        data: {
          loan: { call: 'loanDetails', send: { orderId: '1' }, empty: { 'loan.rows': { maxItems: 0 } } },
        },
      },
    ),
  ).filter((line) => !line.endsWith('missing-empty-state'));

const keyed = (key: string, each?: string): readonly string[] => repeated({ key }, each);

it('is one that the entries have', () => {
  expect(keyed('number')).toEqual([]);
  expect(keyed('id')).toEqual(['screens/other.json/body/key unknown-entry-key']);
  expect(keyed('row.number')).toEqual(['screens/other.json/body/key unknown-entry-key']);
  expect(keyed('anything', '{{loan.told}}')).toEqual([]);
});

it('orders them by a number or a text that they have', () => {
  expect([repeated({ sort: 'number' }), repeated({ sort: '-text' })]).toEqual([[], []]);
  expect(repeated({ sort: '-id' })).toEqual(['screens/other.json/body/sort unknown-entry-key']);
  expect(placed(screen({ type: 'text', sort: 'number', text: '{{config.appName}}' }))).toContain(
    'screens/other.json/body/sort as-without-each',
  );
  expect(
    placed(
      screen(
        { type: 'text', each: '{{loan.groups}}', as: 'group', sort: 'items', text: '{{config.appName}}' },
        { data: { loan: { call: 'loanDetails', send: { orderId: '1' } } } },
      ),
    ),
  ).toContain('screens/other.json/body/sort wrong-type');
});
