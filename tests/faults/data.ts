/** What can be wrong with the data of an answer, made from its schema. It must not know any call. */
import type { KnownSchema } from '../../src/check/types/type.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';

const typesOf = ({ type }: KnownSchema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? []);
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives each leaf of an answer to `leaf`, and each list to `list`, from the inside out. */
export function changed(
  schema: KnownSchema,
  value: Json,
  leaf: (schema: KnownSchema, value: Json) => Json,
  list: (items: readonly Json[]) => readonly Json[] = (items) => items,
): Json {
  if (Array.isArray(value))
    return list((value as readonly Json[]).map((item) => changed(schema.items ?? {}, item, leaf, list)));
  if (!isObject(value)) return leaf(schema, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      changed(schema.properties?.[name] ?? {}, inner, leaf, list),
    ]),
  );
}

/** An answer of which nothing is there but what must be. */
export function bare(schema: KnownSchema, value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => bare(schema.items ?? {}, item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      schema.required?.includes(name) === true ? bare(schema.properties?.[name] ?? {}, inner) : null,
    ]),
  );
}

/** Words that a careless page would run, break on or show as something else. */
export const hostile = '<img src=x onerror=alert(1)>{{state.x}}‮\u0000\n\'"--${7*7}';
/** The part of it that a page would show as markup or fill in. */
export const hostileTags = '<img src=x onerror=alert(1)>{{state.x}}';
export const long = 'a'.repeat(10_000);

const isWords = (schema: KnownSchema): boolean =>
  typesOf(schema).includes('string') && schema.format === undefined && schema['x-known-values'] === undefined;

export const withWords =
  (words: string) =>
  (schema: KnownSchema, value: Json): Json =>
    typeof value === 'string' && isWords(schema) ? words : value;

export const withAddresses =
  (address: string) =>
  (schema: KnownSchema, value: Json): Json =>
    schema.format === 'uri-reference' && value !== null ? address : value;

export const withUnknownCodes = (schema: KnownSchema, value: Json): Json =>
  schema['x-known-values'] === undefined ? value : 'unheard-of';

/** JSON has no number like it: it is put into the text. */
export const tooPrecise = '9007199254740993';
export const mark = '@@too-precise@@';
export const withLostDigits = (schema: KnownSchema, value: Json): Json =>
  schema.format === 'id' || schema.format === 'minor' ? mark : value;
export const withNegativeAmounts = (schema: KnownSchema, value: Json): Json =>
  schema.format === 'minor' ? -1 : value;

/** What a member of an answer may turn out to be. */
export const wrongValues: Readonly<Record<string, Json>> = {
  null: null,
  number: 7,
  text: 'seven',
  list: [7],
  object: { seven: 7 },
  huge: 1e21,
  long,
  hostile,
};

/** A place in an answer: names of members, and `*` for the first entry of a list. */
export type Place = readonly string[];

/** The members that need not be there, and the entries of lists. */
export function optional(schema: KnownSchema, at: Place = []): readonly Place[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
    ...(schema.required?.includes(name) === true ? [] : [[...at, name]]),
    ...optional(part, [...at, name]),
  ]);
  const entry = [...at, '*'];
  return [...inner, ...(schema.items === undefined ? [] : [entry, ...optional(schema.items, entry)])];
}

/** The answer with another value at a place; what leads there is made as the schema has it. */
export function replaced(value: Json, [name, ...rest]: Place, by: Json): Json {
  if (name === undefined) return by;
  if (name === '*') {
    const [first = {}, ...others] = Array.isArray(value) ? (value as readonly Json[]) : [];
    return [replaced(first, rest, by), ...others];
  }
  return {
    ...(isObject(value) ? value : {}),
    [name]: replaced(isObject(value) ? (value[name] ?? {}) : {}, rest, by),
  };
}
