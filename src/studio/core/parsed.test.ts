/** A text is read once while it says the same, beside the one that everyone has. */
import { expect, it } from 'vitest';
import { once, parsedAt } from './parsed.ts';

const file = 'screens/read-once.json';
const at = (text: string) => parsedAt(new Map([[file, text]]), file);

it('gives the same object for the same text, also with another in between, and nothing for what is no JSON', () => {
  const [base, now] = [at('{ "a": 1 }'), at('{ "a": 2 }')];
  expect(base).toEqual({ a: 1 });
  expect(at('{ "a": 2 }')).toBe(now);
  expect(at('{ "a": 1 }')).toBe(base);
  expect(at('{ "a": ')).toBe(undefined);
  expect(parsedAt(new Map(), file)).toBe(undefined);
});

it('tells two files of one text apart', () => {
  const other = 'screens/read-twice.json';
  const texts = new Map([
    [file, '{}'],
    [other, '{}'],
  ]);
  expect(parsedAt(texts, file)).not.toBe(parsedAt(texts, other));
});

it('makes something of an object once, nothing too', () => {
  let made = 0;
  const count = once<object, undefined>(() => {
    made += 1;
  });
  const one = {};
  count(one);
  count(one);
  count({});
  expect(made).toBe(2);
});
