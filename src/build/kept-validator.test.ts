import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileValidator } from '../release/validator.ts';
import { keptValidator } from './kept-validator.ts';

const folder = mkdtempSync(join(tmpdir(), 'validators-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = (most: number) => ({
  type: 'object',
  properties: { name: { type: 'string', maxLength: most }, of: { $ref: '#' } },
  additionalProperties: false,
});
const wrong = { name: 'ñañaña', of: { nme: 1 }, more: true };
const kept = (most: number) => {
  const validate = keptValidator(schema(most), folder);
  return (value: unknown) => (validate(value) ? [] : validate.errors);
};
const [only = ''] = (kept(5), readdirSync(folder));

test('the second process says what the first said, to the letter', () => {
  const plain = compileValidator(schema(5))(wrong);
  expect(plain).toHaveLength(3);
  expect(kept(5)(wrong)).toEqual(plain);
  expect(kept(5)({ name: 'ñañañ' })).toEqual([]);
});

test('it is loaded, not made again', () => {
  writeFileSync(join(folder, only), 'module.exports = () => true;');
  expect(kept(5)(wrong)).toEqual([]);
});

test('another schema is another file', () => {
  expect(kept(4)({ name: 'ñañañ' })).toHaveLength(1);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('one that was cut is made again', () => {
  const file = join(folder, only);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 9));
  expect(kept(5)(wrong)).toHaveLength(3);
  expect(kept(5)(wrong)).toHaveLength(3);
  expect(statSync(file).size).toBeGreaterThan(100);
});

test('where nothing can be written it is compiled each time', () => {
  const validate = keptValidator(schema(5), join(folder, only, 'inside a file'));
  expect(validate(wrong)).toBe(false);
});

test('the oldest go', () => {
  utimesSync(join(folder, only), 1, 1);
  for (let most = 10; most < 18; most += 1) kept(most);
  expect(readdirSync(folder)).toHaveLength(8);
  expect(readdirSync(folder)).not.toContain(only);
});
