// @vitest-environment node
/** Holds what a page may ask for before the program has come: harmless reads that its address says whole. */
import { expect, it } from 'vitest';
import type { CallSpec } from '../model/call.ts';
import { firstRequests } from './first-requests.ts';
import { readParts } from '../build/parts.ts';
import { readFacts } from '../build/practice.ts';
import { root } from '../../tests/support/project.ts';

const read: CallSpec = {
  name: 'loan',
  method: 'POST',
  path: '/loan',
  envelope: 'A',
  effect: 'read',
  repeatable: true,
  body: 'form',
  parameters: ['id', 'kind'],
  required: [],
  data: null,
};
const { repeatable: _no, ...once } = read;
const calls: { readonly [name: string]: CallSpec } = {
  loan: read,
  once,
  picture: { ...read, envelope: 'image' },
  write: { ...once, effect: 'write' },
};
const facts = readFacts(readParts(root), {}, {}, []);
const query = { id: { kind: 'order', required: true, maxLength: 64 }, kind: { enum: ['a'], default: 'a' } };
const of = (source: object, more: object = query) =>
  firstRequests({ query: more, data: { loan: { call: 'loan', ...source } } }, calls, facts);

it('takes literals, and parameters of the address with what the page can judge of them', () => {
  expect(of({ send: { id: '{{query.id}}', kind: 'x' } })).toEqual({
    query: { id: { required: true, most: 64 } },
    requests: [
      {
        operation: 'loan',
        method: 'POST',
        path: '/loan',
        body: 'form',
        send: { id: { query: 'id' }, kind: { value: 'x' } },
      },
    ],
  });
  expect(of({ send: { kind: '{{query.kind}}' } }).query['kind']).toEqual({
    default: 'a',
    most: 256,
    enum: ['a'],
  });
});

it.each([
  ['a read that is not harmless', { call: 'once' }],
  ['a write', { call: 'write' }],
  ['a picture', { call: 'picture' }],
  ['a call that does not exist', { call: 'none' }],
  ['one that waits for its test', { if: { some: 'query.id' } }],
  ['what another source gives', { send: { id: '{{loan.id}}' } }],
  ['what is put together', { send: { id: 'a{{query.id}}' } }],
  ['the configuration', { send: { id: '{{config.appName}}' } }],
  ['a part of a parameter', { send: { id: '{{query.id.x}}' } }],
  ['a parameter that is not declared', { send: { id: '{{query.other}}' } }],
  ['a list', { send: { id: ['{{query.id}}'] } }],
])('leaves to the program: %s', (_what, source) => {
  expect(of(source).requests).toEqual([]);
});

it.each([{ pattern: '^[0-9]+$' }, { format: 'date' }])(
  'asks nothing where the page cannot judge a parameter that must be there: %j',
  (rule) => {
    expect(of({ send: { kind: 'x' } }, { id: { required: true, ...rule } })).toEqual({
      query: {},
      requests: [],
    });
    expect(of({ send: { kind: 'x' } }, { id: rule }).requests).toHaveLength(1);
    expect(of({ send: { id: '{{query.id}}' } }, { id: rule }).requests).toEqual([]);
  },
);

it.each([
  [{ do: 'navigate', to: '/other' }, 0],
  [[{ if: { some: 'query.id' }, then: [{ do: 'navigate', to: '/other' }] }], 0],
  [{ do: 'back' }, 0],
  [{ do: 'navigate', to: '/here', replace: true }, 1],
  [{ do: 'toast', text: '@app.retry' }, 1],
])('asks nothing for a screen that may be left as it opens: %j', (enter, count) => {
  const screen = { routes: ['/here'], on: { enter }, data: { loan: { call: 'loan' } } };
  expect(firstRequests(screen, calls, facts).requests).toHaveLength(count);
});

it.each([
  null,
  7,
  [],
  { data: null },
  { query: 3, data: { a: 4 } },
  { data: { a: { call: 'constructor' } } },
])('throws of no definition: %j', (screen) => {
  expect(firstRequests(screen, calls, facts).requests).toEqual([]);
});
