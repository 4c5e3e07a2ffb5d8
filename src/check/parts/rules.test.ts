/** Rules whose pattern stands in the data: what is read for it, and what is not said of what only the data knows. */
import { describe, expect, it } from 'vitest';
import { found, placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const files = (pattern: string, more: Readonly<Record<string, Json>> = {}) =>
  screen(
    [
      { type: 'text', text: '{{loan.name}}' },
      {
        type: 'text-field',
        bind: 'state.code',
        label: '@home.phone',
        rules: [
          { test: { minLength: 1 }, message: '@home.title' },
          { test: { pattern }, message: '@home.title' },
        ],
        ...more,
      },
      {
        type: 'button',
        text: '@home.title',
        press: [
          { do: 'check', fields: ['code'] },
          { do: 'navigate', to: '/list', query: { id: '{{state.code}}' } },
        ],
      },
    ],
    { data, state: { code: '' } },
  );

describe('a pattern in the data', () => {
  it('is a text', () => {
    expect(placed(files('{{config.appName}}'))).toEqual([]);
    expect(placed(files('{{config.appName}}', { maxLength: 10 }))).toEqual([]);
  });

  it.each([
    ['{{config.appNam}}', 'unknown-config'],
    ['^{{config.appName}}$', 'not-one-tag'],
    ['{{loan.amount}}', 'wrong-type'],
    ['{{config.appName', 'bad-template'],
  ])('%s is %s', (pattern, code) => {
    expect(placed(files(pattern))).toEqual([`screens/other.json/body/1/rules/1/test/pattern ${code}`]);
  });

  it('leaves the figures of its texts to the data', () => {
    const hint = { hint: '10 dígitos' };
    const figures = (pattern: string) =>
      found(files(pattern, { ...hint, maxLength: '{{loan.amount}}', format: 'digits' })).filter(
        ({ code }) => code === 'unkept-figure',
      );
    expect(figures('{{config.appName}}')).toEqual([]);
  });
});
