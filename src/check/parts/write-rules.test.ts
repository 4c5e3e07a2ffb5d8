/** What the checker knows of open writes, and the words of a call's endings. */
import { expect, it } from 'vitest';
import { baseFiles, inputOf } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';
import { checkProject } from '../project.ts';

const found = (body: Json): readonly string[] =>
  checkProject(inputOf({ ...baseFiles, 'screens/broken.json': { version: 2, body } }))
    .filter(({ file, severity }) => file === 'screens/broken.json' && severity === 'error')
    .map(({ code }) => code);

const shown = (test: Json): Json => ({ type: 'text', text: '@home.title', if: test });
/** One that asks for how a write went, which some button makes. */
const asking = (test: Json): Json => [
  shown(test),
  sending({ call: 'pay', send: { orderId: '1', amount: '2' } }),
];
const sending = (action: object): Json => ({
  type: 'button',
  text: '@home.title',
  press: { do: 'call', ...action },
});

it.each<[string, Json, readonly string[]]>([
  ['a write that is open', asking({ 'writes.pay': ['pending', 'unknown'] }), []],
  ['a write that is not open', asking({ not: { 'writes.pay': 'unknown' } }), []],
  ['a state that no write has', shown({ 'writes.pay': 'late' }), ['impossible-value']],
  ['a write that may happen twice', shown({ 'writes.loanPush': 'unknown' }), ['unknown-data']],
  [
    'words for an ending',
    sending({
      call: 'pay',
      send: { orderId: '1', amount: '2' },
      say: { unknown: '@home.title', done: '@home.title' },
    }),
    [],
  ],
  [
    'a key that is no text',
    sending({ call: 'pay', send: { orderId: '1' }, say: { unknown: '@home.nothing', done: '@home.title' } }),
    ['missing-text'],
  ],
  [
    'an ending that there is not',
    sending({ call: 'pay', send: { orderId: '1' }, say: { late: '@home.title', done: '@home.title' } }),
    ['unknown-key'],
  ],
])('%s', (_, body, codes) => {
  expect(found(body)).toEqual(codes);
});

it('a write that is settled by a value that its answer never has', () => {
  const told = (status: Json): readonly string[] => {
    const input = inputOf({
      ...baseFiles,
      'screens/broken.json': { version: 2, body: sending({ call: 'pay', send: { orderId: '1' } }) },
    });
    const { pay } = input.calls;
    const settled = { by: 'loanDetails', done: { status } };
    return checkProject({ ...input, calls: { ...input.calls, pay: { ...pay, settled } as never } })
      .filter(({ code }) => code === 'unfit-write')
      .map(({ message }) => message);
  };
  expect(told('200')).toEqual([]);
  expect(told(['151', '200'])).toEqual([]);
  expect(told('{{sent.orderId}}')).toEqual([]);
  expect(told('201')).toHaveLength(1);
  expect(told('201')[0]).toContain('"loanDetails" answers no "status" of "201"');
});
