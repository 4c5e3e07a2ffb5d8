/** The words of a server come with a refusal alone, and not with each. */
import { expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const told = (code: string, failed: Json): readonly string[] =>
  placed(
    screen(
      { type: 'text', text: '@home.amount' },
      { data: { loan: { call: 'loanDetails', send: { orderId: '1' }, failed } } },
    ),
  )
    .filter((each) => each.endsWith(` ${code}`))
    .map((each) => each.replace('screens/other.json', '').replace(` ${code}`, ''));

const say = (test: Json, text = '{{event.message}}'): Json => ({ do: 'toast', text, if: test });
const under = (test: Json, then: Json): Json => ({ if: test, then });
const words: Json = { do: 'toast', text: '{{event.message}}' };

it('are read where the server has refused', () => {
  expect(told('never-there', under({ 'event.kind': 'refused' }, words))).toEqual([]);
  expect(told('never-there', under({ 'event.kind': ['refused', 'network'] }, words))).toEqual([]);
  expect(told('never-there', under({ 'event.kind': 'network' }, words))).toEqual(['/data/loan/failed/if']);
  expect(told('never-there', under({ not: { 'event.kind': 'refused' } }, words))).toEqual([
    '/data/loan/failed/if',
  ]);
});

it('may be none: something is said then as well', () => {
  const some = { some: 'event.message' };
  expect(told('silent-failure', [say(some), say({ not: some }, '@home.phone')])).toEqual([]);
  expect(told('silent-failure', [say(some), say(some, '@home.phone')])).toEqual(['/data/loan/failed']);
  expect(told('silent-failure', words)).toEqual([]);
});
