/** Codes with which a call refuses: those that the contract names are handled, and no others. */
import { describe, expect, it } from 'vitest';
import { found, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';
import type { CallSpec } from '../../model/call.ts';

/** What is said of a button that sends, and handles its failure so. */
function handled(
  more: Readonly<Record<string, Json>>,
  envelope: CallSpec['envelope'] = 'C',
): readonly string[] {
  const press = { do: 'call', call: 'loanPush', send: { amount: 1 }, ...more };
  const files = screen({ type: 'button', text: '@home.title', press });
  return found(files, (input) => {
    const { loanPush } = input.calls;
    const facts = { tracking: false, carries: {}, answers: {}, codes: ['11', '101'] };
    return {
      calls: { ...input.calls, loanPush: { ...loanPush, envelope } },
      facts: { ...input.facts, calls: { ...input.facts.calls, loanPush: facts } },
    };
  })
    .filter(({ file }) => file === 'screens/other.json')
    .map(({ pointer, code, message, remedy }) => `${pointer} ${code}: ${message} ${remedy}`);
}

const say: Json = { do: 'toast', text: '@app.hello' };

describe('a code of the server', () => {
  it('is one that the contract names', () => {
    expect(handled({ on: { '101': say, fail: say } })).toEqual([]);
    expect(handled({ on: { '102': say, fail: say } })).toEqual([
      '/body/press/on/102 unknown-outcome: "loanPush" never ends with "102": these actions never run. Did you mean "101"? It refuses with: 101, 11. A new code belongs into "x-codes" of schemas/backend.openapi.json.',
    ]);
  });

  it('is tested as one of them', () => {
    const tested = (codes: Json): readonly string[] =>
      handled({ failed: { ...(say as object), if: { 'event.code': codes } } });
    expect(tested('11')).toEqual([]);
    expect(tested(['11', '101'])).toEqual([]);
    expect(tested(['11', '102'])).toEqual([
      '/body/press/failed/if/event.code/1 impossible-value: "event.code" is never "102". It is one of: 101, 11.',
    ]);
    const rows = { match: '{{event.code}}', is: { '12': say }, else: [] };
    expect(handled({ failed: rows })[0]).toMatch(/^\/body\/press\/failed\/is\/12 impossible-value/);
  });

  it('is never there where the answer has none', () => {
    expect(handled({ failed: { ...(say as object), if: { 'event.code': '11' } } }, 'B')).toEqual([
      '/body/press/failed/if/event.code impossible-value: "event.code" is never "11". It is never there: what answers has none.',
    ]);
  });
});
