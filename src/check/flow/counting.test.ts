/** What only counts is not waited for. */
import { expect, it } from 'vitest';
import { placed, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const count = (more: More = {}): Json => ({ do: 'call', call: 'count', ...more });
const toast: Json = { do: 'toast', text: '@app.hello' };
const of = (...press: readonly Json[]) => screen({ type: 'button', text: '@home.title', press });
const found = (...press: readonly Json[]): readonly string[] =>
  placed(of(...press)).filter((each) => each.endsWith(' vain-wait'));

it('is told with what stands behind it', () => {
  expect(found(count(), toast)).toEqual(['screens/other.json/body/press/0/call vain-wait']);
  expect(said(of(count(), toast)).filter((each) => each.startsWith('vain-wait'))).toEqual([
    'vain-wait: "count" only counts, and "toast" behind it waits for it: where it fails, nothing more is done. Write "wait": false beside it.',
  ]);
});

it('is silent where nothing waits, or for what does more than count', () => {
  expect(found(count({ wait: false }), toast)).toEqual([]);
  expect(found(toast, count())).toEqual([]);
  expect(found({ do: 'call', call: 'loanPush', send: { amount: 1 } }, toast)).toEqual([]);
});
