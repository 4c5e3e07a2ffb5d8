/** The command that rewrites definitions: whole, as the formatter has it, and once. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { formatted } from './formatted.ts';
import { migrateFiles } from './migrate.ts';
import { asksPresence, shorten } from './shorten.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'migrate-'));
for (const part of ['src', 'schemas', 'locales', 'screens'])
  cpSync(join(root, part), join(copy, part), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

const file = 'screens/old.json';
const write = (text: string): void => writeFileSync(join(copy, file), text);
const read = (): string => readFileSync(join(copy, file), 'utf8');

it('rewrites a file of version 1 and keeps what its author wrote', async () => {
  write(`{
  "$schema": "../schemas/screen.schema.json",
  "version": 1,
  "title": "@order.repay",
  "query": {
    "orderId": { "required": true }
  },
  "on": {
    "enter": [
      {
        "do": "choose",
        "$comment": "Why.",
        "of": [{ "if": { "query.orderId": "1" }, "then": [] }, { "then": { "do": "back" } }]
      }
    ]
  },
  "body": { "type": "text", "text": "{{query.orderId}}" }
}
`);
  const before = readdirSync(join(copy, 'screens')).length;
  expect(await migrateFiles(copy)).toEqual([{ file }]);
  expect(read()).toBe(`{
  "$schema": "../schemas/screen.schema.json",
  "version": 2,
  "title": "@order.repay",
  "query": {
    "orderId": { "required": true }
  },
  "on": {
    "enter": [{ "$comment": "Why.", "if": { "not": { "query.orderId": "1" } }, "then": { "do": "back" } }]
  },
  "body": { "type": "text", "text": "{{query.orderId}}" }
}
`);
  expect(await formatted(file, read())).toBe(read());
  expect(await migrateFiles(copy)).toEqual([]);
  expect(readdirSync(join(copy, 'screens'))).toHaveLength(before);
});

it('leaves a file that it cannot lift, and says why', async () => {
  const text = '{ "version": 1, "data": { "route": { "call": "loanDetails" } }, "body": [] }\n';
  write(text);
  const [done] = await migrateFiles(copy);
  expect(done?.error).toContain('"route" means something of its own since version 2');
  expect(read()).toBe(text);
  const unread = '{ "version": 1, ';
  write(unread);
  expect(await migrateFiles(copy)).toEqual([{ file, error: 'it is not JSON' }]);
  expect(read()).toBe(unread);
});

it('rewrites nothing of a file that its own version refuses', async () => {
  const text = '{ "version": 1, "query": { "id": { "kind": "order" } }, "body": [] }\n';
  write(text);
  const error = 'it is wrong in its own version, at /query/id; npm run check says how';
  expect(await migrateFiles(copy)).toEqual([{ file, error }]);
  expect(read()).toBe(text);
});

it('asks for presence in one word only where the type proves that it is the same', () => {
  const whole = { type: 'string', minLength: 1 };
  const text = { kinds: ['text'], absent: true } as const;
  expect(asksPresence(whole, text)).toBe(true);
  expect(asksPresence({ minLength: 1 }, text)).toBe(false);
  expect(asksPresence({ minLength: 1 }, { ...text, absent: false })).toBe(true);
  expect(asksPresence(whole, { kinds: ['text', 'number'], absent: false })).toBe(false);
  expect(asksPresence(whole, { kinds: undefined, absent: false })).toBe(false);
  expect(asksPresence({ type: 'array', minItems: 1 }, { kinds: ['list'], absent: true })).toBe(true);
  expect(asksPresence({ type: 'array', minItems: 1 }, text)).toBe(false);
  expect(asksPresence({ minLength: 2 }, text)).toBe(false);
});

it('writes the words that the language has, in the place of what they stand for', () => {
  const some = { type: 'string', minLength: 1 };
  const screen = {
    version: 2,
    body: [
      { type: 'text', if: { 'a.b': some, 'a.c': '1', 'a.d': some } },
      { type: 'link', press: { do: 'navigate', to: '/x', query: { id: '{{query.id}}' } } },
    ],
  };
  const proven = (pointer: readonly (string | number)[]): boolean => pointer.at(-1) === 'a.b';
  expect(shorten(screen, { pass: false, some: false }, proven)).toBe(screen);
  expect(shorten(screen, { pass: true, some: true }, proven)).toEqual({
    version: 2,
    body: [
      { type: 'text', if: { some: 'a.b', 'a.c': '1', 'a.d': some } },
      { type: 'link', press: { do: 'navigate', to: '/x', pass: ['id'] } },
    ],
  });
  expect(
    shorten(screen, { pass: false, some: true }, (pointer) => /\.[bd]$/.test(String(pointer.at(-1)))),
  ).toMatchObject({
    body: [{ if: { some: ['a.b', 'a.d'], 'a.c': '1' } }, {}],
  });
});
