/**
 * What is known of a value before anyone sees it: its kinds, whether it may be missing, what is in it, what it means.
 * It must not know screens, nor where a type comes from beyond the schema it is made of.
 */
import type { DataSchema } from '../../model/call.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { isList, isObject } from '../document/document.ts';

export type TypeKind = 'text' | 'number' | 'flag' | 'list' | 'object';

export interface Type {
  /** `undefined`: anything. */
  readonly kinds: readonly TypeKind[] | undefined;
  /** It may be absent or null. */
  readonly absent: boolean;
  /** Members beside it that are there where it is true. */
  readonly brings?: readonly string[] | undefined;
  /** Members beside it, with the values of which each has one where it is something. */
  readonly only?: { readonly [member: string]: readonly Json[] } | undefined;
  /** It is there and may be null: what may be absent is left out where it is null. */
  readonly nullable?: boolean | undefined;
  /** `money`: integer of minor units, shown through `money` only. `date`: shown through `date` or `datetime` only. */
  readonly meaning?: 'money' | 'date' | undefined;
  /** What it is the number of: an order, a product. Without it, of anything. */
  readonly entity?: string | undefined;
  /** All there is to say of it is said: without an entity it is the number of nothing. */
  readonly told?: boolean | undefined;
  /** It comes from a person or an address: nothing says whether it is money or a date. */
  readonly loose?: boolean | undefined;
  /** The only values there are. */
  readonly values?: readonly Json[] | undefined;
  /** The values that are known; others may come, but nobody can know them. */
  readonly known?: readonly Json[] | undefined;
  /** How many letters a text has; `digits`: it has no others. */
  readonly length?: { readonly least: number; readonly most: number; readonly digits?: boolean } | undefined;
  /** What a text is like. */
  readonly pattern?: string | undefined;
  /** It may be an empty text, or an amount of 0: that is what it is where nobody says otherwise. */
  readonly blank?: boolean | undefined;
  /** How many entries a list has at most. */
  readonly most?: number | undefined;
  /** What a number can be. */
  readonly range?: { readonly least: number; readonly most: number; readonly whole: boolean } | undefined;
  /** Words for a person, which may change at any time: no code. */
  readonly worded?: boolean | undefined;
  /** And each example of it is one. */
  readonly spoken?: boolean | undefined;
  /** What an object has; without it nothing is known of its members. */
  readonly members?: ReadonlyMap<string, Type> | undefined;
  /** It may have members beside these. */
  readonly open?: boolean | undefined;
  readonly items?: Type | undefined;
}

/** What values mean to a person, by language. */
export interface Meanings {
  readonly [value: string]: { readonly es: string; readonly en: string };
}

/** A response or configuration schema, with what only the checker reads. */
export interface KnownSchema extends DataSchema {
  readonly properties?: { readonly [name: string]: KnownSchema };
  readonly items?: KnownSchema;
  readonly additionalProperties?: KnownSchema;
  /** Values of an enumeration that may grow. */
  readonly 'x-known-values'?: readonly Json[];
  readonly 'x-meanings'?: Meanings;
  /** It is empty unless these members beside it have one of these values. */
  readonly 'x-only-where'?: { readonly [member: string]: readonly Json[] };
  /** Facts of an object that go together, in its examples: where the test holds, its members are as it says; `null`: not there. */
  readonly 'x-together'?: readonly {
    readonly if: JsonObject;
    readonly then: { readonly [path: string]: Json };
  }[];
  /** What it is the number of. */
  readonly 'x-kind'?: string;
  /** `example`: a figure to give an idea, of no loan in particular. */
  readonly 'x-purpose'?: string;
  /** What it is where nobody says otherwise. */
  readonly default?: Json;
  /** Values as they go over the wire, to be looked at. */
  readonly examples?: readonly Json[];
}

export const anything: Type = { kinds: undefined, absent: false };
export const text: Type = { kinds: ['text'], absent: false };
/** Of an entry in its list, from 1. */
export const position: Type = {
  kinds: ['number'],
  absent: false,
  entity: 'position',
  range: { least: 1, most: Infinity, whole: true },
};

/** The types of a schema, as a test asks for them. */
export const kindByName: { readonly [type: string]: TypeKind } = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'object',
};
/** What the reader of responses makes of a format (`lib/reader.ts`). */
const byFormat: { readonly [format: string]: Pick<Type, 'kinds' | 'meaning'> } = {
  flag: { kinds: ['flag'] },
  nonzero: { kinds: ['flag'] },
  id: { kinds: ['text'] },
  minor: { kinds: ['number'], meaning: 'money' },
  date: { kinds: ['text', 'number'], meaning: 'date' },
};

/** What is written so, where nothing says more. */
const formatEntities: { readonly [format: string]: string | undefined } = {
  color: 'color',
  uri: 'uri',
  'uri-reference': 'uri',
};

/** A schema is of a whole project, and every screen asks for its type. */
const known = { required: new WeakMap<KnownSchema, Type>(), optional: new WeakMap<KnownSchema, Type>() };

/** The type of what the reader makes of an answer. A required value that may be null counts as one that may be absent. */
export function typeOfSchema(schema: KnownSchema, required = true): Type {
  const types = required ? known.required : known.optional;
  const type = types.get(schema) ?? madeOf(schema, required);
  types.set(schema, type);
  return type;
}

function madeOf(schema: KnownSchema, required: boolean): Type {
  const names = typeof schema.type === 'string' ? [schema.type] : schema.type;
  const absent = !required || names?.includes('null') === true;
  const plain = names?.flatMap((name) => kindByName[name] ?? []);
  const { kinds, meaning } = byFormat[schema.format ?? ''] ?? { kinds: plain };
  const properties = Object.entries(schema.properties ?? {});
  return {
    kinds: kinds === undefined ? undefined : [...new Set(kinds)],
    absent,
    nullable: required && names?.includes('null') === true,
    meaning,
    values: schema.enum,
    known: schema['x-known-values'],
    only: schema['x-only-where'],
    entity: schema['x-kind'] ?? formatEntities[schema.format ?? ''],
    told: true,
    length: lengthOf(schema),
    pattern: schema.pattern,
    range: rangeOf(schema, plain),
    most: schema.maxItems,
    blank: schema.default === '' || (meaning === 'money' && schema.default === 0),
    worded:
      names?.includes('string') === true &&
      [schema.format, schema.enum, schema['x-known-values']].every((each) => each === undefined),
    spoken: schema.examples !== undefined && schema.examples.every(isSpoken),
    members:
      properties.length === 0
        ? undefined
        : new Map(
            properties.map(([name, property]) => [
              name,
              withBrought(
                typeOfSchema(property, schema.required?.includes(name) === true),
                schema['x-required-when']?.[name],
              ),
            ]),
          ),
    open: schema.additionalProperties !== undefined,
    items: schema.items === undefined ? undefined : typeOfSchema(schema.items),
  };
}

/** As a sentence or a name begins, without a number in it. */
const isSpoken = (example: Json): boolean =>
  typeof example === 'string' && /^\p{Lu}\p{Ll}{2}/u.test(example) && !/\d/.test(example);

const withBrought = (type: Type, brings: readonly string[] | undefined): Type =>
  brings === undefined ? type : { ...type, brings };

const lengthOf = ({ minLength, maxLength }: KnownSchema): Type['length'] =>
  minLength === undefined && maxLength === undefined
    ? undefined
    : { least: minLength ?? 0, most: maxLength ?? Infinity };

/** An amount is a whole number of minor units, and never below zero. */
function rangeOf({ type, format, minimum, maximum }: KnownSchema, kinds: Type['kinds']): Type['range'] {
  if (kinds?.includes('number') !== true) return undefined;
  const isMoney = format === 'minor';
  const whole = isMoney || type === 'integer' || (isList(type) && !type.includes('number'));
  return { least: minimum ?? (isMoney ? 0 : -Infinity), most: maximum ?? Infinity, whole };
}

/**
 * The type of a literal. `fixed`: it never changes. `first`: the first value of something that changes, of which it says
 * the kind and nothing else.
 */
export function typeOfLiteral(value: unknown, as: 'fixed' | 'first'): Type {
  const values = as === 'fixed' ? [value as Json] : undefined;
  const leaf = { absent: false, values, loose: as === 'first' };
  if (typeof value === 'string') return { ...leaf, kinds: ['text'], blank: value === '' };
  if (typeof value === 'number') return { ...leaf, kinds: ['number'], told: !Number.isInteger(value) };
  if (typeof value === 'boolean') return { ...leaf, kinds: ['flag'] };
  if (isList(value)) {
    const [first] = value;
    const items = value.length > 0 && value.every((item) => kindOf(item) === kindOf(first));
    return { kinds: ['list'], absent: false, items: items ? typeOfLiteral(first, 'first') : undefined };
  }
  if (!isObject(value)) return anything;
  const members = Object.entries(value).map(([name, item]) => [name, typeOfLiteral(item, as)] as const);
  return { kinds: ['object'], absent: false, members: members.length > 0 ? new Map(members) : undefined };
}

export function kindOf(value: unknown): TypeKind | undefined {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  return isList(value) ? 'list' : isObject(value) ? 'object' : undefined;
}

/** What it is, by its entity or by what it means. */
export const entityIn = ({ entity, meaning }: Type): string | undefined =>
  entity ?? (meaning === 'money' ? 'amount' : meaning);

export const mayBe = (type: Type, ...kinds: readonly TypeKind[]): boolean =>
  type.kinds === undefined || type.kinds.some((kind) => kinds.includes(kind));

/** Whether a value of the type can be this literal. */
export function canBe(type: Type, value: Json): boolean {
  if (value === null) return type.kinds === undefined || type.absent;
  const kind = kindOf(value);
  if (kind === undefined) return true;
  if (!mayBe(type, kind)) return false;
  const possible = type.values ?? type.known;
  return possible === undefined || possible.includes(value);
}

const words: { readonly [kind in TypeKind]: string } = {
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  list: 'a list',
  object: 'an object',
};

/** The type in words: `a text or a number`. */
export function inWords({ kinds, meaning }: Pick<Type, 'kinds' | 'meaning'>): string {
  if (meaning === 'money') return 'an amount of money';
  if (meaning === 'date') return 'a date';
  return kinds === undefined ? 'anything' : kinds.map((kind) => words[kind]).join(' or ');
}

const named: { readonly [name: string]: Type } = {
  text,
  number: { kinds: ['number'], absent: false },
  flag: { kinds: ['flag'], absent: false },
  list: { kinds: ['list'], absent: false },
  object: { kinds: ['object'], absent: false },
  money: { kinds: ['number'], absent: false, meaning: 'money' },
  date: { kinds: ['text', 'number'], absent: false, meaning: 'date' },
};

/** The type a fragment declares for a parameter; anything where it declares none. */
export const typeOfName = (name: unknown): Type =>
  (typeof name === 'string' ? named[name] : undefined) ?? anything;
