/** Where a layout leaves the promotion: the build and a phone hold it to the same. */
import { expect, it } from 'vitest';
import { leavings, trespasses } from './trespass.ts';

const allowed = {
  call: (name: string) => name === 'getSms',
  leadsTo: ({ do: action, to }: Readonly<Record<string, unknown>>) =>
    action === 'navigate' ? { to } : undefined,
};
const told = (definition: unknown): readonly string[] =>
  [...trespasses(definition, allowed)].map(({ what, name, at }) => `${what} ${name} ${at.join('/')}`).sort();

it('is told of everything that does so, with its place', () => {
  expect(
    told({
      keepAs: 'complaint',
      cookies: { sid: 'state.a', $comment: 'a note', mail: 'state.b' },
      data: { loan: { call: 'loanDetails' }, sms: { call: 'getSms' } },
      body: [
        {
          type: 'embed',
          press: [
            { do: 'navigate', to: '#/next' },
            { do: 'navigate', to: '/home' },
          ],
        },
        { match: '{{a.b}}', is: { x: { do: 'bridge' } } },
      ],
    }),
  ).toEqual([
    'action bridge body/1/is/x',
    'call loanDetails data/loan',
    'cookie mail cookies',
    'kept complaint ',
    'way /home body/0/press/1',
    'widget embed body/0',
  ]);
});

it('is told of what a fragment keeps for all who insert it, and of nothing in what is no object', () => {
  const whats = (fragment: unknown): readonly string[] =>
    [...leavings(fragment, true)].map(({ what }) => what);
  expect([whats({ keep: ['state.a'] }), whats({ keep: ['state.a'], keepAs: 'promotion' })]).toEqual([
    ['own'],
    [],
  ]);
  expect([told(null), told('text'), whats(undefined)]).toEqual([[], [], []]);
});
