/** What one call of a screen does about a code, another that has the same code does as well. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const said: Json = { do: 'alert', text: '@home.phone' };
const told = (...calls: readonly More[]): readonly string[] =>
  placed(
    screen(
      calls.map((more, index) => ({
        type: 'button',
        text: index === 0 ? '@home.title' : '@home.phone',
        press: [
          { do: 'call', call: 'rate', send: { stars: '5' }, ...more },
          { do: 'toast', text: '@app.hello' },
        ],
      })),
    ),
  )
    .filter((each) => each.endsWith(' unheard-code'))
    .map((each) => each.replace('screens/other.json', '').replace(' unheard-code', ''));

/** A test behind every failure. */
const tested = (codes: Json): More => ({ failed: { if: { 'event.code': codes }, then: said } });

describe('a code that one call has a branch for', () => {
  it('has one at another, or a test', () => {
    expect(told({ on: { 7: said } }, {})).toEqual(['/body/1/press/0/call']);
    expect(told({ on: { 7: said } }, { on: { 7: said } })).toEqual([]);
    expect(told({ on: { 7: said } }, tested('7'))).toEqual([]);
    expect(told({ on: { 7: said } }, tested(['7', '9']))).toEqual([]);
  });

  it('may be none of the other call', () => {
    const other = { call: 'loanPush', send: { amount: 1 } };
    expect(told({ on: { 7: said } }, other)).toEqual([]);
    expect(told({ on: { fail: said } }, {})).toEqual([]);
  });
});

describe('codes that one test asks for', () => {
  it('are all asked for where one of them is', () => {
    expect(told(tested(['7', '9']), tested('7'))).toEqual(['/body/1/press/0/failed/if/event.code']);
    expect(told(tested(['7', '9']), tested({ enum: ['9', '7'] }))).toEqual([]);
    const table = { failed: { match: '{{event.code}}', is: { 7: said }, else: [] } };
    expect(told(tested(['7', '9']), table)).toEqual(['/body/1/press/0/failed/is']);
  });

  it('may all be left to the message', () => {
    expect(told(tested(['7', '9']), {})).toEqual([]);
  });
});
