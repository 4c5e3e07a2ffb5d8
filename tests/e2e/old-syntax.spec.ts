/**
 * Holds that no script of the build says what engines from Chrome 87 on cannot do and the compiler leaves as it is for 91: spread
 * parameters after `?.` (V8 gets them wrong before 91), and `#name in object`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseAst } from 'vite';
import { read, root } from '../support/project.ts';

type Syntax = Readonly<Record<string, unknown>>;

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

const spreads = ({ type, arguments: given }: Syntax): boolean =>
  type === 'CallExpression' &&
  Array.isArray(given) &&
  given.some((each: Syntax) => each['type'] === 'SpreadElement');

/** Where it begins, of each that is not for all. */
function tooYoung(value: unknown, inChain = false): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => tooYoung(each, inChain));
  if (!isSyntax(value)) return [];
  const { type, left } = value;
  const isBrand = type === 'BinaryExpression' && isSyntax(left) && left['type'] === 'PrivateIdentifier';
  const own = isBrand || (inChain && spreads(value)) ? [value['start']] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, inner]) =>
      // What is given to a call of a chain is no part of it.
      tooYoung(inner, type === 'ChainExpression' || (inChain && (name === 'object' || name === 'callee'))),
    ),
  ];
}

test('nothing that is run on a phone is too young for it @once', () => {
  expect(tooYoung(parseAst('a?.b(...c)'))).toEqual([0]);
  expect(tooYoung(parseAst('a?.b(c).d(...e)'))).toEqual([0]);
  expect(tooYoung(parseAst('a?.b((...c) => d(...c)); e(...f)'))).toEqual([]);
  expect(tooYoung(parseAst('class A { #a; is(b) { return #a in b; } }'))).toHaveLength(1);
  const files = ['assets', 'assets/promotion'].flatMap((folder) =>
    readdirSync(join(root, 'dist', folder))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `dist/${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) expect([file, tooYoung(parseAst(read(file)))]).toEqual([file, []]);
});
