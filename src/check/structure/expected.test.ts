/** No sentence of the validator reaches an author, whatever word of the schema is broken. */
import { expect, it } from 'vitest';
import type { Json } from '../../model/json.ts';
import { isList, isObject } from '../document/document.ts';
import { said, screen } from '../../../tests/invalid/checked.ts';
import { root } from '../../../tests/support/project.ts';
import { readScreenSchema } from '../../build/project.ts';
import { expected } from './expected.ts';

/** What ajv says by itself. */
const its =
  /must (?:NOT|match|have)|must be (?:string|number|integer|object|array|equal|one of the allowed)|[<>]= ?\d/;

const text = { type: 'text', text: 'x' };
const wrongs: readonly Json[] = [-1, '', []];

/** The definition with another value at one of its places, for each of them. */
function* mutations(value: unknown, wrong: Json): Generator {
  yield wrong;
  if (isList(value)) {
    for (const [index, item] of value.entries())
      for (const next of mutations(item, wrong)) yield value.map((each, at) => (at === index ? next : each));
  } else if (isObject(value)) {
    for (const [name, item] of Object.entries(value))
      for (const next of mutations(item, wrong)) yield { ...value, [name]: next };
  }
}

const definition = {
  query: { id: { required: true, maxLength: 3, enum: ['a'] } },
  state: { code: '' },
  keep: ['state.code'],
  body: [
    {
      type: 'text-field',
      bind: 'state.code',
      label: 'x',
      maxLength: 4,
      rules: [{ test: { minLength: 1 }, message: 'x' }],
    },
    {
      type: 'button',
      text: 'x',
      press: [
        { do: 'check', fields: ['code'] },
        { do: 'wait', ms: 5 },
      ],
    },
    {
      ...text,
      if: { any: [{ some: ['state.code'] }, { 'query.id': { enum: ['a'], not: { const: 'b' } } }] },
      skeleton: 3,
    },
  ],
};

it("every mistake is said in an author's words", () => {
  for (const wrong of wrongs)
    for (const mutated of mutations(definition, wrong)) {
      if (!isObject(mutated)) continue;
      const { body = text, ...more } = mutated as Readonly<Record<string, Json>>;
      for (const sentence of said(screen(body, more))) expect(sentence).not.toMatch(its);
    }
});

it.each<[string, object, string]>([
  ['minItems', { limit: 1 }, 'a list of at least one entry'],
  ['maxItems', { limit: 3 }, 'a list of at most 3 entries'],
  ['minProperties', { limit: 1 }, 'an object with at least one member'],
  ['maxProperties', { limit: 2 }, 'an object with at most 2 members'],
  ['minLength', { limit: 1 }, 'a text of at least one character'],
  ['maxLength', { limit: 9 }, 'a text of at most 9 characters'],
  ['minimum', { limit: 0 }, 'a number from 0 on'],
  ['maximum', { limit: 9 }, 'a number up to 9'],
  ['exclusiveMinimum', { limit: 0 }, 'a number above 0'],
  ['exclusiveMaximum', { limit: 9 }, 'a number below 9'],
  ['multipleOf', { multipleOf: 5 }, 'a multiple of 5'],
  ['uniqueItems', { i: 1, j: 0 }, 'a list in which nothing stands twice'],
  ['anyOf', {}, 'of another form'],
])('%s has words of its own', (keyword, params, words) => {
  expect(expected({ instancePath: '', keyword, params, message: 'must NOT be' }, { ...params })).toBe(words);
});

/** Every schema of the whole, and of a name that is written by an author: what stands in examples is none. */
function* schemasIn(
  value: unknown,
  at = '',
): Generator<readonly [at: string, schema: Record<string, unknown>]> {
  if (isList(value)) for (const [index, item] of value.entries()) yield* schemasIn(item, `${at}/${index}`);
  if (!isObject(value)) return;
  yield [at, value];
  for (const [name, item] of Object.entries(value))
    if (!['examples', 'default', 'const', 'enum'].includes(name)) yield* schemasIn(item, `${at}/${name}`);
}

const schemas = [...schemasIn(readScreenSchema(root))];

it('every pattern has an example that it fits: its own letters say nothing to an author', () => {
  const patterns = schemas.flatMap(([at, { pattern, examples }]) =>
    typeof pattern === 'string' ? [[at, new RegExp(pattern, 'u'), examples] as const] : [],
  );
  expect(patterns.length).toBeGreaterThan(10);
  const bare = patterns.filter(([, pattern, examples]) => {
    const texts = isList(examples) ? examples : [];
    return texts.length === 0 || !texts.every((each) => typeof each === 'string' && pattern.test(each));
  });
  expect(bare.map(([at]) => at)).toEqual([]);
});

it('every limit that the schema sets has words of its own', () => {
  const limits = new Set(
    schemas.flatMap(([, schema]) =>
      Object.keys(schema).filter(
        (word) =>
          /^(?:exclusiveM|m)(?:in|ax)|^(?:uniqueItems|multipleOf|not)$/.test(word) &&
          typeof schema[word] !== 'object',
      ),
    ),
  );
  expect(limits.size).toBeGreaterThan(4);
  for (const keyword of limits)
    expect(
      expected(
        { keyword, instancePath: '', schemaPath: '', params: {}, parentSchema: {}, data: 1 } as never,
        { limit: 1 },
      ),
    ).not.toBe('of another form');
});
