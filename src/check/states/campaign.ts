/**
 * What a campaign may give a layout, from the schemas of the layout's values: all of it, as little as may be, as much as may
 * be. It must not know any layout, nor how a value is shown.
 */
import type { Json, JsonObject } from '../../model/json.ts';
import { readPath, type Path } from '../../lib/path.ts';
import { isList, isObject, type Members, membersOf } from '../document/document.ts';
import type { Texts } from '../map/labels.ts';
import type { KnownSchema } from '../types/type.ts';
import { writtenSchema } from '../types/written.ts';
import { valueOf } from './openings.ts';
import { listOf, sampleOf, typesOf } from './sample.ts';

export interface CampaignValues {
  readonly schemas: { readonly [name: string]: KnownSchema };
  /** What the layout says itself, in words. */
  readonly usual: JsonObject;
}

export interface Campaigns {
  readonly full: JsonObject;
  readonly spare: JsonObject;
  readonly longest: JsonObject;
}

/** Where no limit is declared. */
const someLetters = 200;
const someEntries = 6;
/** In the smallest unit: eight digits before the point are all that a hero has room for. */
const largest = 9_999_999_900;

/** `settings`: what a default may read. */
export function campaignValues(definition: Members, settings: JsonObject, texts: Texts): CampaignValues {
  const declared = Object.entries(membersOf(definition['values']));
  const said = (value: unknown): Json => {
    if (isList(value)) return value.map(said);
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, said(inner)]));
    const read = (path: Path): unknown => readPath(settings, path);
    return (valueOf({ value, given: new Map() }, texts, read) ?? null) as Json;
  };
  const usual = Object.fromEntries(
    declared.map(([name, value]) => [name, said(membersOf(value)['default'])]),
  );
  return {
    usual,
    schemas: Object.fromEntries(
      declared.map(([name, value]) => [name, withExample(writtenSchema(value), usual[name])]),
    ),
  };
}

/** A list of another length has the entries of the layout's own. */
const withExample = (schema: KnownSchema, usual: Json | undefined): KnownSchema =>
  isList(usual) && usual.length > 0 ? { ...schema, examples: [usual] } : schema;

export function campaignsOf({ schemas, usual }: CampaignValues): Campaigns {
  const each = (make: (schema: KnownSchema, value: Json, name: string) => Json): JsonObject =>
    Object.fromEntries(
      Object.entries(usual).map(([name, value]) => [name, make(schemas[name] ?? {}, value, name)]),
    );
  return { full: each(filled), spare: each(spared), longest: each(stretched) };
}

const isNothing = (schema: KnownSchema, value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (schema.format === 'minor' && value === 0);

/** With everything that may be there. */
function filled(schema: KnownSchema, value: Json | undefined, name: string): Json {
  if (isList(value)) {
    const entries = value.length > 0 ? value : (listOf(schema, 2, name) as readonly Json[]);
    return entries.map((entry) => filled(schema.items ?? {}, entry, name));
  }
  if (isNothing(schema, value)) return sampleOf(schema, name);
  if (!isObject(value)) return value as Json;
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([member, inner]) => [
      member,
      filled(inner, value[member], member),
    ]),
  );
}

/** With nothing but what must be there. */
function spared(schema: KnownSchema, value: Json): Json {
  if (isList(value)) return value.map((entry) => spared(schema.items ?? {}, entry));
  if (isObject(value)) {
    const must = Object.entries(value).filter(([name]) => schema.required?.includes(name) === true);
    return Object.fromEntries(
      must.map(([name, inner]) => [name, spared(schema.properties?.[name] ?? {}, inner)]),
    );
  }
  return typeof value === 'string' && (schema.minLength ?? 0) === 0 ? '' : value;
}

/** With everything, and as much of it as may be. */
function stretched(schema: KnownSchema, value: Json, name: string): Json {
  const whole = filled(schema, value, name);
  if (isList(whole)) {
    const length = schema.maxItems ?? Math.max(someEntries, whole.length);
    return Array.from({ length }, (_entry, index) =>
      stretched(schema.items ?? {}, whole[index % whole.length] as Json, name),
    );
  }
  if (isObject(whole))
    return Object.fromEntries(
      Object.entries(whole).map(([member, inner]) => [
        member,
        stretched(schema.properties?.[member] ?? {}, inner, member),
      ]),
    );
  if (typeof whole === 'number') return schema.maximum ?? (schema.format === 'minor' ? largest : whole);
  const isWords =
    typesOf(schema).includes('string') && schema.format === undefined && schema.enum === undefined;
  return typeof whole === 'string' && isWords ? wordsOf(whole, schema.maxLength ?? someLetters) : whole;
}

/** The same words again and again, so that a line can be broken where a person's would be. */
function wordsOf(text: string, length: number): string {
  const letters = Array.from(`${text} `.repeat(Math.ceil(length / (Array.from(text).length + 1))));
  const cut = letters.slice(0, length).join('');
  return cut.endsWith(' ') ? `${cut.slice(0, -1)}…` : cut;
}
