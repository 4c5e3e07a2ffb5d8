/** What a value of a few may be, where the contract says all that is taken. */
import { describe, expect, it } from 'vitest';
import { found, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const told = (words: string, taken: Json, test?: Json): readonly string[] =>
  found(
    screen(
      {
        type: 'button',
        text: '@home.title',
        press: [
          { do: 'call', call: 'rate', send: { words }, ...(test === undefined ? {} : { if: test }) },
          { do: 'toast', text: '@home.phone' },
        ],
      },
      { query: { way: { required: true, enum: ['1', '2'] } } },
    ),
    ({ known }) => ({ known: { ...known, parameters: { ...known.parameters, rate: { words: taken } } } }),
  )
    .filter(({ code }) => code === 'impossible-value')
    .map(({ message, remedy }) => `${message} ${remedy}`);

describe('one of a few values', () => {
  const both = { type: 'string', enum: ['1', '2'] };
  const one = { type: 'string', enum: ['1'] };

  it('is known to what it is sent to, each of them', () => {
    expect(told('{{query.way}}', both)).toEqual([]);
    expect(told('{{query.way}}', one)).toEqual([
      '"words" of call "rate" is never "2", which {{query.way}} may be. It is one of: "1".',
    ]);
  });

  it('may be what a test leaves, or one of those that grow', () => {
    expect(told('{{query.way}}', one, { 'query.way': '1' })).toEqual([]);
    expect(told('{{query.way}}', { type: 'string', 'x-known-values': ['1'] })).toEqual([]);
  });
});
