import { describe, expect, it } from 'vitest';
import { fromPointer, openDocument, problemAt, toPointer } from './document.ts';

const open = (text: string) => openDocument({ file: 'screens/a.json', text });
const at = (text: string, pointer: readonly (string | number)[], key = false) => {
  const { document } = open(text);
  const { line, column } = problemAt({ document, pointer, key }, 'unknown-widget', { name: '' });
  return `${line}:${column}`;
};

describe('places', () => {
  const text = '{\n  "a": {\n    "b/c": [1,\n 22]\n  }\n}';

  it('are those of the value, or of its name', () => {
    expect(at(text, [])).toBe('1:1');
    expect(at(text, ['a', 'b/c', 1])).toBe('4:2');
    expect(at(text, ['a', 'b/c'])).toBe('3:12');
    expect(at(text, ['a', 'b/c'], true)).toBe('3:5');
  });

  it('are the nearest thing there is, for what is missing', () => {
    expect(at(text, ['a', 'x', 'y'])).toBe('2:8');
    expect(at(text, ['a', 'x'], true)).toBe('2:8');
  });

  it('are inside a string where a piece of it is wrong', () => {
    const { document } = open('{ "text": "Hola {{lone.a}}" }');
    expect(
      problemAt({ document, pointer: ['text'] }, 'unknown-root', { name: 'lone', of: 'lone.a' }).column,
    ).toBe(19);
    expect(problemAt({ document, pointer: ['text'] }, 'unknown-root', { name: 'elsewhere' }).column).toBe(11);
  });

  it('count lines of any length of file', () => {
    const lines = Array.from({ length: 500 }, (_, index) => index).join(',\n');
    expect(at(`[${lines}]`, [321])).toBe('322:1');
  });
});

describe('pointers', () => {
  it('keep slashes and tildes, and know numbers from names', () => {
    const { document } = open('{ "a/b": [ { "~": 1, "0": 2 } ] }');
    const pointer = ['a/b', 0, '~'];
    expect(toPointer(pointer)).toBe('/a~1b/0/~0');
    expect(fromPointer(document, '/a~1b/0/~0')).toEqual(pointer);
    expect(fromPointer(document, '/a~1b/0/0')).toEqual(['a/b', 0, '0']);
  });
});

describe('openDocument', () => {
  it.each([
    ['', 'it is empty'],
    ['{ "a": 1 } x', 'no value'],
    ['{ "a" 1 }', 'colon'],
    ['[1 2]', 'comma'],
    ['{ "a": [1 }', 'a ] is missing'],
    ['[{ "a": 1 ]', 'a } is missing'],
    ['[{ "a": 1\n { "b": 2 }]', 'a } is missing before the next {'],
    ['[{ "a": 1,\n { "b": 2 }]', 'a } is missing before the next {'],
    ['{ "a": { "b": [1, { "c": "[{\\"" }]\n { "d": 2 }', 'a } is missing before the next {'],
    ['[{ "a": 1 } { "b": 2 }]', 'a comma is missing'],
    ['{ "a": [1 {} ] }', 'a comma is missing'],
    ['{ "a": 1 "b": {} }', 'a comma is missing'],
    ['{ { "b": 2 } }', 'name of a member'],
    ['{ // no\n}', 'comments are not allowed'],
    ['{ "a": "x }', 'closing quote'],
  ])('says what is wrong with %j', (text, words) => {
    const { document, problems } = open(text);
    expect(document.value).toBeUndefined();
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(new RegExp(`^bad-json .*${words}`)),
    ]);
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', '2:9'],
    ['[\n  { "a": 1 }\n\n  { "b": 2 }\n]', '2:13'],
    ['{\n  "a"\n  1\n}', '2:6'],
    ['{ "a": 1, }', '1:11'],
    ['[{\n  "a": 1\n  { "b": 2 }]', '2:9'],
    ['[{\n  "a": 1,\n  { "b": 2 }]', '2:9'],
  ])('points at the end of what a comma, colon or bracket is missing after: %j', (text, place) => {
    expect(open(text).problems.map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
  });

  it.each([
    ['{\n  "a": { "b": 1,\n  "c": 2\n}', '2:16', 'a } is missing'],
    ['{\n  "a":\n    { "b": 1 },\n    { "c": 2 }\n  ]\n}', '2:7', 'a [ is missing'],
    ['{\n  "a": [\n    1,\n  "c": 2\n}', '3:6', 'a ] is missing'],
    ['{\n"a": {\n"b": 1\n}', '4:2', 'a } is missing'],
  ])('tells a missing bracket by the indents, where there are some: %j', (text, place, words) => {
    expect(open(text).problems.map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
    expect(open(text).problems[0]?.message).toContain(words);
  });

  it('tells quotes inside a text from a text that ends', () => {
    const [problem] = open('{\n  "a": "dice "hola" ya"\n}').problems;
    expect(problem).toMatchObject({ line: 2, column: 14 });
    expect(problem?.message).toContain('a quote inside a text ends it');
    expect(problem?.remedy).toContain('\\"hola\\"');
  });

  it('counts brackets in texts as text', () => {
    expect(open(`{ "a": "${'['.repeat(500)}\\"${'['.repeat(500)}" }`).problems).toEqual([]);
  });

  it('measures bytes, not characters', () => {
    const text = JSON.stringify({ a: 'é'.repeat(140_000) });
    expect(open(text).problems.map(({ code }) => code)).toEqual(['too-large']);
  });
});

describe('a member called __proto__', () => {
  it('is a member, not the prototype: what compares the value would break', () => {
    const { document } = openDocument({ file: 'a.json', text: '{ "__proto__": null, "a": 1 }' });
    expect(Object.getPrototypeOf(document.value)).toBe(Object.prototype);
    expect(Object.keys(document.value as object)).toEqual(['__proto__', 'a']);
  });
});
