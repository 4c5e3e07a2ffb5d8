/** Texts with plural forms where they are used: what is counted, and which key is named. */
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../../../tests/invalid/base.ts';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

function worded(other: string, text = '@days', state: Json = { days: 2 }): readonly string[] {
  const forms = { days_one: other, days_other: other };
  return placed({
    ...screen(
      [
        { type: 'text', text },
        { type: 'text', text: '{{loan.name}}' },
      ],
      { state, data: { loan: { call: 'loanDetails', send: { orderId: '1' } } } },
    ),
    'locales/es.json': { ...baseFiles['locales/es.json'], ...forms },
    'locales/en.json': { ...baseFiles['locales/en.json'], ...forms },
    // What is counted never changes here.
  }).filter((line) => !line.endsWith('constant-state'));
}

describe('a text that counts', () => {
  it('counts one whole number', () => {
    expect(worded('{{state.days}}')).toEqual([]);
    expect(worded('{{#number}}{{state.days}}{{/number}}: {{config.appName}}')).toEqual([]);
    expect(worded('{{#unsigned}}{{state.days}}{{/unsigned}}: {{config.appName}}')).toEqual([]);
    const unfit = ['screens/other.json/body/0/text unfit-plural'];
    expect(worded('{{state.days}}', '@days', { days: '2' })).toEqual(unfit);
    expect(worded('{{state.days}}', '@days', { days: 0.5 })).toEqual(unfit);
    expect(worded('{{config.appName}}')).toEqual(unfit);
    expect(worded('{{state.days}} {{state.more}}', '@days', { days: 2, more: 3 })).toEqual(unfit);
  });

  it('is named by itself, not by one of its forms', () => {
    expect(worded('{{state.days}}', '@days_one')).toEqual(['screens/other.json/body/0/text plural-form']);
    expect(worded('{{state.days}}', '@days_other')).toEqual(['screens/other.json/body/0/text plural-form']);
  });
});
