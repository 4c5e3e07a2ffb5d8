/**
 * Holds that no script of the build says what engines from Chrome 87 on cannot do and the compiler leaves as it is: spread
 * parameters after `?.` (V8 gets them wrong before 91), `#name in object`, and calls of what came after 87. It reads what was
 * built, packages and all; `npm run old-engines` tries the rest.
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

/** What came between Chrome 88 and 150 and has a name that nothing of ours has. `?.()` asks whether it is there. */
const youngNames =
  'at findLast findLastIndex toSorted toReversed toSpliced fromAsync groupBy hasOwn randomUUID withResolvers isWellFormed toWellFormed throwIfAborted checkVisibility showPopover hidePopover togglePopover startViewTransition'.split(
    ' ',
  );

const isYoungCall = ({ type, callee, optional }: Syntax): boolean => {
  if (type !== 'CallExpression' || optional === true || !isSyntax(callee)) return false;
  const { name, property } = callee as { name?: unknown; property?: Syntax };
  // A name of its own is short in what was built, and may be any of these.
  return name === 'structuredClone' || youngNames.includes(String(property?.['name']));
};

/** Where it begins, of each that is not for all. */
function tooYoung(value: unknown, inChain = false): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => tooYoung(each, inChain));
  if (!isSyntax(value)) return [];
  const { type, left } = value;
  const isBrand = type === 'BinaryExpression' && isSyntax(left) && left['type'] === 'PrivateIdentifier';
  const isYoung = isBrand || isYoungCall(value) || (inChain && spreads(value));
  const own = isYoung ? [value['start']] : [];
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
  expect(tooYoung(parseAst('a.at(-1); a.at; structuredClone(a)'))).toEqual([0, 16]);
  expect(tooYoung(parseAst('a.at?.(-1); crypto.randomUUID?.()'))).toEqual([]);
  const files = ['assets', 'assets/promotion'].flatMap((folder) =>
    readdirSync(join(root, 'dist', folder))
      // What measures is loaded by engines that can (src/app/vitals.ts).
      .filter((name) => name.endsWith('.js') && !name.startsWith('vitals-'))
      .map((name) => `dist/${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) expect([file, tooYoung(parseAst(read(file)))]).toEqual([file, []]);
});
