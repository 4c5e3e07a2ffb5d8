/** What a list of the state holds, as an author meets it: an amount that was put in is an amount where it is shown. */
import { describe, expect, it } from 'vitest';
import { baseFiles, inputOf } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';
import { checkProject } from '../project.ts';

/** The codes of a screen that keeps `put` in a list and shows `text` of each entry. */
const codesOf = (put: Json, text: string, more: Json = []): readonly string[] => {
  const screen = {
    version: 2,
    state: { seen: [] },
    data: { loan: { call: 'loanDetails', send: { orderId: '1' } } },
    on: { ready: [{ do: 'set', 'state.seen': put }, ...[more].flat()] },
    body: { type: 'text', each: '{{state.seen}}', as: 'last', text },
  };
  return checkProject(inputOf({ ...baseFiles, 'screens/other.json': screen }))
    .filter(({ severity, file }) => severity !== 'info' && file === 'screens/other.json')
    .map(({ code }) => code);
};

describe('an entry of a list that begins empty', () => {
  it('is what was put there', () => {
    const put = [{ cost: '{{loan.amount}}' }];
    expect(codesOf(put, '{{#money}}{{last.cost}}{{/money}}')).toEqual([]);
    expect(codesOf(put, '{{last.cost}}')).toContain('raw-money');
    expect(codesOf(put, '{{last.costs}}')).toContain('unknown-data');
    expect(codesOf(['{{loan.amount}}'], '{{last}}')).toContain('raw-money');
  });

  it('may be anything where two ways fill it', () => {
    const other = { do: 'set', 'state.seen': [{ name: 'x' }] };
    expect(codesOf([{ cost: '{{loan.amount}}' }], '{{last.cost}}', other)).toEqual([]);
  });

  it('is what was put there where it is emptied besides', () => {
    const empty = { do: 'set', 'state.seen': [] };
    expect(codesOf([{ cost: '{{loan.amount}}' }], '{{last.cost}}', empty)).toContain('raw-money');
  });
});
