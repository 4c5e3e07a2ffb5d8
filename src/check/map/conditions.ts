/**
 * Tests of a definition in plain words. What a fragment's parameters decide already is left out; it must not know data.
 */
import { presence, some, testMembers } from '../../lib/presence.ts';
import { equal, evaluateTest, parseTest } from '../../lib/test.ts';
import { isList, isObject } from '../document/document.ts';
import { lookUp, type Given } from './parameters.ts';
import type { Words } from './words.ts';

/** `true`, `false`: decided whatever the data is. */
export type Folded = boolean | Readonly<Record<string, unknown>>;

/** Inserts parameters into a test and decides what they decide. */
export function foldTest(test: unknown, given: Given): Folded {
  if (!isObject(test)) return true;
  if (isList(test['any'])) return join('any', test['any'], given);
  if (isList(test['all'])) return join('all', test['all'], given);
  if (isObject(test['not'])) return opposite(foldTest(test['not'], given));
  const entries: [string, unknown][] = [];
  const present: string[] = [];
  for (const { path, condition } of testMembers(test)) {
    const known = lookUp(path, given);
    const open = known.kind === 'path' ? known.path : known.kind === 'mixed' ? path : undefined;
    if (open === undefined) {
      if (known.kind === 'literal' && !holds(condition, known.value)) return false;
    } else if (condition === presence) present.push(open);
    else entries.push([open, condition]);
  }
  if (present.length > 0) entries.push([some, present.length === 1 ? present[0] : present]);
  return entries.length === 0 ? true : Object.fromEntries(entries);
}

function join(word: 'any' | 'all', tests: readonly unknown[], given: Given): Folded {
  const open: Folded[] = [];
  for (const test of tests.map((each) => foldTest(each, given))) {
    if (test === (word === 'any')) return test;
    if (typeof test !== 'boolean') open.push(test);
  }
  return open.length === 0 ? word === 'all' : open.length === 1 ? (open[0] ?? true) : { [word]: open };
}

export function opposite(test: Folded): Folded {
  if (typeof test === 'boolean') return !test;
  const names = Object.keys(test);
  return names.length === 1 && isObject(test['not']) ? test['not'] : { not: test };
}

/** The tests that a test is made of, all of which must hold. */
export function apart(test: Folded): readonly Folded[] {
  if (typeof test === 'boolean') return test ? [] : [test];
  return Object.entries(test).flatMap(([name, value]): readonly Folded[] =>
    name === 'all' && isList(value)
      ? value.flatMap((each) => apart(isObject(each) ? each : true))
      : name === '$comment'
        ? []
        : [{ [name]: value }],
  );
}

export const areSame = (one: Folded, other: Folded): boolean => equal(one, other);

function holds(condition: unknown, value: unknown): boolean {
  const parsed = parseTest({ value: condition });
  return parsed.ok && evaluateTest(parsed.value, () => value);
}

/** A test as words; empty when it says nothing. */
export function testWords(test: Folded, words: Words, nested = false): string {
  if (typeof test === 'boolean') return test ? '' : words.no;
  for (const [word, link] of [
    ['any', words.or],
    ['all', words.and],
  ] as const) {
    const tests = test[word];
    if (!isList(tests)) continue;
    const said = tests.map((each) => testWords(isObject(each) ? each : true, words, true)).join(` ${link} `);
    return nested ? `(${said})` : said;
  }
  if (isObject(test['not'])) return oppositeWords(test['not'], words);
  const entries = testMembers(test);
  const said = entries
    .map(({ path, condition }) => `${path} ${predicate(path, condition, words, false)}`)
    .join(` ${words.and} `);
  return nested && entries.length > 1 ? `(${said})` : said;
}

function oppositeWords(test: Readonly<Record<string, unknown>>, words: Words): string {
  const [{ path, condition } = { path: '', condition: undefined }, second] = testMembers(test);
  const plain = second === undefined && !['any', 'all', 'not'].includes(path);
  return plain ? `${path} ${predicate(path, condition, words, true)}` : words.neither(testWords(test, words));
}

function valueWords(value: unknown, words: Words): string {
  if (value === true) return words.yes;
  if (value === false) return words.no;
  if (value === '' || value === null) return words.empty;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

const listWords = (values: readonly unknown[], words: Words): string =>
  values.map((value) => valueWords(value, words)).join(` ${words.or} `);

function predicate(path: string, condition: unknown, words: Words, negated: boolean): string {
  const turn = (said: string): string => (negated ? words.not(said) : said);
  if (isList(condition)) return turn(words.is(listWords(condition, words)));
  if (condition === presence) return turn(words.present);
  // A variable of the screen always has a value: the opposite of "at most 3" is "over 3" and nothing else.
  const always = path.startsWith('state.');
  if (typeof condition === 'boolean' && always) return words.is(valueWords(condition !== negated, words));
  if (!isObject(condition)) return turn(words.is(valueWords(condition, words)));
  const schema = Object.entries(condition).filter(([word]) => word !== '$comment');
  const entries = schema.filter(([word]) => word !== 'type' || schema.length === 1);
  const [only = ['', undefined]] = entries;
  const other = flipped[only[0]];
  if (negated && entries.length === 1 && other !== undefined && always)
    return schemaWords(other, only[1], words);
  if (entries.length === 1) return turn(schemaWords(only[0], only[1], words));
  const said = entries.map(([word, limit]) => schemaWords(word, limit, words)).join(` ${words.and} `);
  return negated ? words.neither(said) : said;
}

const flipped: { readonly [word: string]: string } = {
  minimum: 'exclusiveMaximum',
  maximum: 'exclusiveMinimum',
  exclusiveMinimum: 'maximum',
  exclusiveMaximum: 'minimum',
};

function typeWords(type: unknown, words: Words): string {
  if (type === 'number' || type === 'integer') return words.number;
  if (type === 'string') return words.text;
  if (type === 'boolean') return words.flag;
  return type === 'null' ? words.nothing : words.there;
}

function schemaWords(word: string, limit: unknown, words: Words): string {
  const said = valueWords(limit, words);
  const means: { readonly [word: string]: () => string } = {
    type: () => typeWords(limit, words),
    const: () => words.is(said),
    enum: () => words.is(isList(limit) ? listWords(limit, words) : said),
    not: () => words.not(predicate('', limit, words, false)),
    minimum: () => words.atLeast(said),
    maximum: () => words.atMost(said),
    exclusiveMinimum: () => words.over(said),
    exclusiveMaximum: () => words.under(said),
    minLength: () => (limit === 1 ? words.filled : words.letters(words.atLeast(said))),
    maxLength: () => words.letters(words.atMost(said)),
    minItems: () => (limit === 1 ? words.hasEntries : words.entries(words.atLeast(said))),
    maxItems: () => words.entries(words.atMost(said)),
    pattern: () => words.matches(said),
    format: () => words.writtenAs[String(limit)] ?? words.matches(said),
  };
  return (means[word] ?? (() => `${word} ${said}`))();
}
