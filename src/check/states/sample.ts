/**
 * A value that a schema allows, to be looked at: its example where it has one, else by type and format. The same schema
 * gives the same value. It must not know what the value is for.
 */
import type { Json } from '../../model/json.ts';
import { isList, isObject, own } from '../document/document.ts';
import type { KnownSchema } from '../types/type.ts';

/** Stands for every picture; whoever draws puts one of its own there. */
export const samplePicture = '/sample-picture';
/** An origin elsewhere that a state's addresses may lead to. */
export const sampleOrigin = 'https://example.com';
/** How many entries a list has where nothing says it. */
const some = 2;

const isPicture = (text: string): boolean => /\.(?:png|jpe?g|webp|svg|gif)$/i.test(text);

/** Pictures of examples exist nowhere. */
function withPictures(schema: KnownSchema, value: Json): Json {
  if (isList(value)) return value.map((item) => withPictures(schema.items ?? {}, item));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        withPictures(own(schema.properties ?? {}, name) ?? {}, inner),
      ]),
    );
  return schema.format === 'uri-reference' && typeof value === 'string' && isPicture(value)
    ? samplePicture
    : value;
}

const byFormat: { readonly [format: string]: Json } = {
  minor: 123_450,
  date: '2026-02-03',
  flag: true,
  nonzero: true,
  id: '1001',
  'uri-reference': samplePicture,
  color: '#7a2e8e',
};

export const typesOf = ({ type }: KnownSchema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? []);

/** `name` is the field's: the words of a text without an example. */
export function sampleOf(schema: KnownSchema, name = ''): Json {
  const [example] = examplesOf(schema);
  if (example !== undefined && example !== null) return example;
  const [first] = schema.enum ?? schema['x-known-values'] ?? [];
  if (first !== undefined) return first;
  const formatted = byFormat[schema.format ?? ''];
  if (formatted !== undefined) return formatted;
  const types = typesOf(schema);
  if (types.includes('array')) return listOf(schema, some, name);
  if (types.includes('object') || schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([member, inner]) => [member, sampleOf(inner, member)]),
    );
  if (types.includes('string')) return name === '' ? 'Texto' : name;
  if (types.includes('number') || types.includes('integer')) return schema.minimum ?? 1;
  return types.includes('boolean') ? true : null;
}

/** All that its schema gives, as they are read. */
export const examplesOf = (schema: KnownSchema): readonly Json[] =>
  (schema.examples ?? []).map((example) => read(schema, withPictures(schema, example)));

/** What the reader of responses makes of an example: flags true or false, numbers of the backend as texts. */
function read(schema: KnownSchema, example: Json): Json {
  if (schema.format === 'nonzero') return example !== false && Number(example) !== 0;
  if (schema.format === 'flag')
    return example === true || example === 1 || example === '1' || example === 'true';
  return schema.format === 'id' && typeof example === 'number' ? String(example) : example;
}

/** A list of so many; its examples in turn. */
export function listOf(schema: KnownSchema, length: number, name = ''): Json {
  const [example] = schema.examples ?? [];
  const given = isList(example) ? example : [];
  const items = schema.items ?? {};
  const before = Math.max(1, given.length);
  return Array.from({ length }, (_item, index) => {
    const item = given[index % before];
    const entry = item === undefined || item === null ? sampleOf(items, name) : withPictures(items, item);
    return toldApart(items, entry, Math.floor(index / before));
  });
}

/** An entry that stands there again has other numbers of its own, as in every list of the backend: a `key` may name one. */
function toldApart({ properties = {} }: KnownSchema, entry: Json, times: number): Json {
  if (times === 0 || !isObject(entry)) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([member, value]) => {
      const isNumber =
        properties[member]?.format === 'id' && typeof value === 'string' && /^\d+$/.test(value);
      return [member, isNumber ? raised(value, times) : value];
    }),
  );
}

/** Such numbers may be longer than what a number can hold. */
const raised = (digits: string, by: number): string =>
  String(BigInt(digits) + BigInt(by)).padStart(digits.length, '0');
