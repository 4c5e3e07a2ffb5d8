/** Data that a screen asks for or shows comes before all other. */
import { expect, it } from 'vitest';
import { dataHere } from './data-here.ts';

it('has what conditions ask for, then what is shown, and nothing else', () => {
  const definition = {
    data: { loan: { call: 'order' } },
    body: [
      { type: 'text', text: '{{#money}}{{loan.amount}}{{/money}}', if: { some: 'loan.days' } },
      { type: 'text', text: '@a', if: { 'loan.status': '180' } },
    ],
  };
  const paths = [
    { path: 'loan', kind: 'object' },
    ...['loan.amount', 'loan.status', 'loan.days', 'config.name'].map(
      (path) => ({ path, kind: 'text' }) as const,
    ),
  ] as const;
  expect(dataHere(definition, paths).map(({ path }) => path)).toEqual([
    'loan.status',
    'loan.days',
    'loan.amount',
  ]);
  expect(dataHere(undefined, paths)).toEqual([]);
});
