/** A variable that a screen lacks, as its author meets it: said once, where it is to be put right, with a first value. */
import { describe, expect, it } from 'vitest';
import { baseFiles, inputOf, type Files } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';
import { checkProject } from '../project.ts';

const found = (files: Files) =>
  checkProject(inputOf({ ...baseFiles, ...files })).filter(({ code }) => code === 'unknown-state');
const said = (files: Files): readonly string[] =>
  found(files).map(({ file, pointer, message, remedy }) => `${file}${pointer} ${message} ${remedy}`);

const text = (test: Json): Json => ({ type: 'text', text: '@home.title', if: test });
const set = (value: Json): Json => ({
  type: 'button',
  text: '@home.title',
  press: { do: 'set', 'state.more': value },
});
const fragment = (...body: readonly Json[]): Files => ({
  'screens/fragments/list.json': { version: 2, params: {}, body },
});
const inserted: Json = { type: 'fragment', of: 'list' };
const screen = (body: Json, state: Json = {}): Json => ({ version: 2, state, body });

describe('a variable that a fragment uses', () => {
  const list = fragment(text({ 'state.more': true }), set(true), set(false));

  it('is one problem of each screen that lacks it, where the fragment is inserted', () => {
    const files = {
      ...list,
      'screens/one.json': screen([inserted, inserted]),
      'screens/two.json': screen(inserted),
      'screens/three.json': screen(inserted, { more: false }),
    };
    const problem = (name: string): string =>
      `The screen "${name}" has no variable "more" under "state", which the fragment "list" uses. Declare it with its first value: "state": { "more": false }.`;
    expect(said(files)).toEqual([
      `screens/one.json/body/0/of ${problem('one')}`,
      `screens/two.json/body/of ${problem('two')}`,
    ]);
  });

  it('is said where the outermost fragment is inserted', () => {
    const outer = { version: 2, params: {}, body: inserted };
    const files = {
      ...list,
      'screens/fragments/outer.json': outer,
      'screens/one.json': screen({ type: 'fragment', of: 'outer' }),
    };
    expect(said(files)).toEqual([
      expect.stringMatching(/^screens\/one\.json\/body\/of .* which the fragment "list" uses\./),
    ]);
  });

  it('is misspelt there where no screen has it, but one that is near', () => {
    const files = { ...list, 'screens/one.json': screen(inserted, { moree: false }) };
    expect(new Set(found(files).map(({ file, remedy }) => `${file} ${remedy}`))).toEqual(
      new Set([
        'screens/fragments/list.json Did you mean "moree"? The same name stands in 2 more places: if it is right, declare it so.',
      ]),
    );
    const other = { 'screens/two.json': screen(inserted, { more: false }) };
    expect(said({ ...files, ...other })).toEqual([expect.stringMatching(/^screens\/one\.json\/body\/of /)]);
  });
});

describe('the first value of a variable', () => {
  it.each<[string, Json, string]>([
    ['a test of true', text({ 'state.more': true }), 'false'],
    ['a test of a number', text({ 'state.more': 3 }), '0'],
    ['a test of several numbers', text({ 'state.more': [1, 2] }), '0'],
    ['a test of size', text({ any: [{ 'state.more': { minimum: 1 } }] }), '0'],
    ['a test of a list', text({ not: { 'state.more': { minItems: 1 } } }), '[]'],
    ['a test of a text', text({ 'state.more': 'open' }), '""'],
    ['a test of length', text({ 'state.more': { minLength: 1 } }), '""'],
    ['a number that is set', set(7), '0'],
    ['a list that is set', set(['a']), '[]'],
    ['a text that is set', set('@home.title'), '""'],
    ['what is set from data', set('{{query.id}}'), '""'],
    ['a repeat', { type: 'text', text: '@home.title', each: '{{state.more}}' }, '[]'],
  ])('follows from %s', (_what, node, value) => {
    const remedy = `Declare it with its first value: "state": { "more": ${value} }.`;
    expect(found({ ...fragment(node), 'screens/one.json': screen(inserted) }).map((it) => it.remedy)).toEqual(
      [remedy],
    );
    // A screen's own variable is told in the same words.
    expect(new Set(found({ 'screens/one.json': screen(node) }).map((it) => it.remedy))).toEqual(
      new Set([remedy]),
    );
  });

  it('follows from what says most', () => {
    const nodes = [set('{{query.id}}'), text({ 'state.more': true })];
    expect(found({ ...fragment(...nodes), 'screens/one.json': screen(inserted) })[0]?.remedy).toContain(
      '"more": false',
    );
  });
});
