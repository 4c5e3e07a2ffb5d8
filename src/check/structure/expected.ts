/**
 * Says what a schema wants where something else stands, in the words of an author: none of the validator's own. It must not know
 * where that is.
 */
import { isList, isObject } from '../document/document.ts';
import { short } from '../report/example.ts';
import type { SchemaError } from './located.ts';

type Params = Readonly<Record<string, unknown>>;

const typeNames: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const isTest = (schema: unknown): boolean =>
  isObject(schema) && isObject(schema['properties']) && 'any' in schema['properties'];

const many = (limit: unknown, one: string, more: string): string =>
  Number(limit) === 1 ? `one ${one}` : `${String(limit)} ${more}`;

/** Limits of numbers, texts, lists and objects, by the word of the schema. */
const limits: { readonly [keyword: string]: (params: Params) => string } = {
  minimum: ({ limit }) => `a number from ${String(limit)} on`,
  maximum: ({ limit }) => `a number up to ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `a number above ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `a number below ${String(limit)}`,
  multipleOf: ({ multipleOf }) => `a multiple of ${String(multipleOf)}`,
  minLength: ({ limit }) => `a text of at least ${many(limit, 'character', 'characters')}`,
  maxLength: ({ limit }) => `a text of at most ${many(limit, 'character', 'characters')}`,
  minItems: ({ limit }) => `a list of at least ${many(limit, 'entry', 'entries')}`,
  maxItems: ({ limit }) => `a list of at most ${many(limit, 'entry', 'entries')}`,
  minProperties: ({ limit }) => `an object with at least ${many(limit, 'member', 'members')}`,
  maxProperties: ({ limit }) => `an object with at most ${many(limit, 'member', 'members')}`,
  uniqueItems: () => 'a list in which nothing stands twice',
  not: () => 'something else',
};

const propertiesOf = (schema: unknown): Params =>
  isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};

/** What should stand there, to follow "It must be". */
export function expected(error: SchemaError, params: Readonly<Record<string, unknown>>): string {
  const schema = isObject(error.parentSchema) ? error.parentSchema : {};
  if (error.keyword === 'type' && isObject(schema['discriminator'])) {
    return 'do' in propertiesOf(schema)
      ? 'an action, such as { "do": "back" }'
      : 'a widget, such as { "type": "divider" }';
  }
  if (error.keyword === 'type') {
    const types = Array.isArray(params['type']) ? params['type'] : String(params['type']).split(',');
    const named = types.map((type) => typeNames[String(type)] ?? String(type)).join(' or ');
    const isNumber =
      typeof error.data === 'string' && error.data !== '' && Number.isFinite(Number(error.data));
    if (isNumber && /number/.test(named)) return `${named}, without quotes`;
    if (named === 'a list' && isList(schema['examples']))
      return `a list, such as ${short(schema['examples'][0])}`;
    return isTest(schema) ? 'a condition such as { "loan.status": "21" }' : named;
  }
  if (error.keyword === 'const') return short(params['allowedValue']);
  if (error.keyword === 'pattern') {
    const [example] = Array.isArray(schema['examples']) ? (schema['examples'] as readonly unknown[]) : [];
    if (typeof error.data === 'string' && error.data.includes('{{') && /^\w+$/.test(String(example)))
      return `a plain name, without braces, such as ${short(example)}`;
    // Every pattern of the schema has one: the letters of a pattern say nothing to an author.
    return `written like ${short(example)}`;
  }
  return limits[error.keyword]?.(params) ?? 'of another form';
}
