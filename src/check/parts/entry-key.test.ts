/** The member by which a repeat tells its entries apart. */
import { expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';

const keyed = (key: string, each = '{{loan.rows}}'): readonly string[] =>
  placed(
    screen(
      { type: 'text', each, as: 'row', key, text: '{{config.appName}}' },
      {
        data: {
          loan: { call: 'loanDetails', send: { orderId: '1' }, empty: { 'loan.rows': { maxItems: 0 } } },
        },
      },
    ),
  ).filter((line) => !line.endsWith('missing-empty-state'));

it('is one that the entries have', () => {
  expect(keyed('number')).toEqual([]);
  expect(keyed('id')).toEqual(['screens/other.json/body/key unknown-entry-key']);
  expect(keyed('row.number')).toEqual(['screens/other.json/body/key unknown-entry-key']);
  expect(keyed('anything', '{{loan.told}}')).toEqual([]);
});
