/** What `ready` sets is so beside every answer, and not before it. */
import { expect, it } from 'vitest';
import { statesOf } from './states.ts';
import { input } from './testing.ts';
import { stateWords } from './words.ts';

const screen = (ready: unknown, more: object = {}) => ({
  version: 2,
  state: { known: false },
  data: { loan: { call: 'read' } },
  on: { ready },
  body: [
    { type: 'text', if: { 'loan.status': '174' }, text: '{{loan.status}}' },
    { type: 'text', if: { 'state.known': false }, text: 'meanwhile' },
  ],
  ...more,
});
const variables = (definition: object): readonly (readonly [string, unknown])[] =>
  statesOf('one', { ...input, screens: { one: definition } }).states.map(
    ({ sources, variables: { known } }) => [sources['loan']?.kind ?? '', known],
  );
const set = { do: 'set', 'state.known': true };

it('stands beside every answer, and as declared while there is none', () => {
  const found = variables(screen(set));
  expect(found.filter(([kind]) => kind === 'ready').map(([, known]) => known)).not.toContain(false);
  expect(found.filter(([kind]) => kind !== 'ready')).toEqual([
    ['loading', false],
    ['failed', false],
  ]);
});

it('says what else differs before there is an answer, as what could not be loaded', () => {
  const body = [
    { type: 'text', if: { 'loan.status': '174' }, text: '{{loan.status}}' },
    { type: 'text', if: { all: [{ 'state.known': false }, { some: 'config.servicePhone' }] }, text: 'call' },
  ];
  const config = { type: 'object', properties: { servicePhone: { type: 'string' } } };
  const { states } = statesOf('one', {
    ...input,
    known: { ...input.known, config },
    screens: { one: screen(set, { body }) },
  });
  const group = stateWords.en.groups.sources;
  const told = states.filter(({ sources }) => sources['loan']?.kind !== 'ready');
  expect(told.map(({ name, group, config: brand }) => ({ name, group, brand }))).toEqual([
    { name: 'loading', group, brand: { servicePhone: 'Texto' } },
    { name: 'could not be loaded', group, brand: { servicePhone: 'Texto' } },
    { name: 'could not be loaded · without config.servicePhone', group, brand: {} },
  ]);
});

it.each<[string, object]>([
  ['on a condition', screen({ ...set, if: { 'loan.status': '174' } })],
  ['behind what may end it', screen([{ do: 'check', fields: [] }, set])],
  [
    'and a press does, too',
    screen(set, { footer: { type: 'button', press: { do: 'set', 'state.known': false } } }),
  ],
  ['of what was kept before', screen(set, { keep: ['state.known'] })],
])('varies where that is done %s', (_what, definition) => {
  const ready = variables(definition).filter(([kind]) => kind === 'ready');
  expect(new Set(ready.map(([, known]) => known))).toEqual(new Set([false, true]));
});
