/** What a definition from a server may be made of. */
import { expect, it } from 'vitest';
import { partsOf } from './subset.ts';

const fragments = {
  good: { body: { type: 'text' } },
  bad: { body: { press: { do: 'bridge' } } },
  promoted: { state: { sid: '' }, keep: ['state.sid'], keepAs: 'promotion', cookies: { sid: 'state.sid' } },
  cookie: { state: { a: '' }, cookies: { sessionId: 'state.a' } },
  kept: { state: { a: '' }, keep: ['state.a'] },
  named: { state: { a: '' }, keep: ['state.a'], keepAs: 'complaint' },
  loads: { state: {}, data: { loan: { call: 'loanDetails' } } },
  begins: { state: {}, on: { enter: { do: 'locate', into: 'place' } } },
};
const calls = ['getSms'];

it('finds the names of its widgets and actions, those of its fragments included', () => {
  const definition = {
    body: [
      {
        type: 'button',
        press: [
          { do: 'call', call: 'getSms' },
          { do: 'navigate', to: '#/downloadTemplate' },
        ],
      },
      { type: 'fragment', of: 'good' },
    ],
  };
  const found = partsOf(definition, fragments, calls);
  expect(found.ok && [[...found.value.widgets].sort(), [...found.value.actions].sort()]).toEqual([
    ['button', 'text'],
    ['call', 'navigate'],
  ]);
});

it.each([
  [{ on: { enter: { do: 'bridge', message: 'logout' } } }, 'the action bridge'],
  [{ body: { press: [{ do: 'choose', of: [{ then: { do: 'upload' } }] }] } }, 'the action upload'],
  [{ body: { press: [{ if: {}, then: [], else: { do: 'upload' } }] } }, 'the action upload'],
  [{ body: { press: { match: '{{a.b}}', is: { x: { do: 'bridge' } }, else: [] } } }, 'the action bridge'],
  [
    { body: { type: 'card', match: '{{a.b}}', is: { x: { body: { type: 'embed' } } }, else: {} } },
    'the widget embed',
  ],
  [{ data: { loan: { call: 'loanDetails' } } }, 'the call loanDetails'],
  [{ data: { loan: { call: 'channelTemplate' } } }, 'the call channelTemplate'],
  [{ body: { do: 'navigate', to: '/inThe' } }, 'a way out of the promotion'],
  [{ body: { do: 'navigate' } }, 'a way out of the promotion'],
  [{ body: { type: 'embed', src: '/' } }, 'the widget embed'],
  [{ cookies: { sid: 'state.sid', sessionId: 'state.a' } }, 'the cookie sessionId'],
  [{ keep: ['state.text'], keepAs: 'complaint' }, 'what another page keeps'],
  [{ body: { type: 'fragment', of: 'bad' } }, 'the action bridge'],
  [{ body: { type: 'fragment', of: 'cookie' } }, 'the cookie sessionId'],
  [{ body: { type: 'fragment', of: 'kept' } }, 'what another page keeps'],
  [{ body: { type: 'fragment', of: 'named' } }, 'what another page keeps'],
  [{ body: { type: 'fragment', of: 'loads' } }, 'the call loanDetails'],
  [{ body: { type: 'fragment', of: 'begins' } }, 'the action locate'],
  [{ body: { type: 'fragment', of: 'constructor' } }, 'a fragment that there is not'],
])('refuses %j: %s', (definition, reason) => {
  expect(partsOf(definition, fragments, calls)).toEqual({ ok: false, error: reason });
});

it("keeps the promotion's own cookie and what its own pages keep", () => {
  expect(partsOf({ cookies: { sid: 'state.sid' }, keepAs: 'promotion' }, fragments, calls).ok).toBe(true);
});

it('inserts a fragment with a state of its own that leaves nothing else behind', () => {
  expect(partsOf({ body: { type: 'fragment', of: 'promoted' } }, fragments, calls).ok).toBe(true);
});

it('ends at what is nested too deep', () => {
  let deep: object = {};
  for (let level = 0; level < 100_000; level += 1) deep = { body: deep };
  expect(partsOf(deep, fragments, calls)).toEqual({ ok: false, error: 'nested too deep' });
});
