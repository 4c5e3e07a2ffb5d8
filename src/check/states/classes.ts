/**
 * The values of a path that its tests can tell apart: one for each way in which they turn out. It must not know where the
 * path stands, nor what else is tested.
 */
import type { Json } from '../../model/json.ts';
import { readData } from '../../lib/reader.ts';
import { equal, evaluateTest, parseTest } from '../../lib/test.ts';
import { isList, isObject } from '../document/document.ts';
import { valuesOf } from '../types/judge.ts';
import { kindOf, type KnownSchema } from '../types/type.ts';
import { examplesOf, listOf, sampleOf, sampleOrigin, typesOf } from './sample.ts';

/** `undefined`: there is none. */
export type Value = Json | undefined;

export interface Subject {
  readonly schema: KnownSchema;
  /** It may be missing. */
  readonly absent: boolean;
  /** What it usually is; without it, what the schema gives as an example. */
  readonly usual?: Json | undefined;
  /** It is never anything else, but for what it may become. */
  readonly fixed?: boolean | undefined;
  /** What it may become. */
  readonly other?: Json | undefined;
  /** An empty text counts as none. */
  readonly filled?: boolean | undefined;
  /** What a text has to keep to; of one that does not, nothing is known. */
  readonly fits?: ((text: string) => boolean) | undefined;
}

/** Texts of a form, for patterns. */
const formed = ['ana@correo.mx', `${sampleOrigin}/a`, '5512345678'];
/** With those that stand for any other: what they say tells nobody anything. */
const texts = ['999', '1', 'x', 'abc', ...formed, 'Otro valor'];

/** Whether a text was made up, in no form that a test could ask for. */
export const isMadeUp = (text: string): boolean =>
  (texts.includes(text) && !formed.includes(text)) || /^a{2,}$/.test(text);

const numbers = [0, 1, 2, 7, 1000];
const longest = 500;

/** The first value is the usual one. Without conditions there is only that. */
export function classesOf(subject: Subject, conditions: readonly unknown[]): readonly Value[] {
  const { schema, absent, fixed, usual, other } = subject;
  const checks = conditions.map(checkOf);
  if (fixed === true) {
    const differs = other !== undefined && checks.some((check) => check(usual) !== check(other));
    return differs ? [usual, other] : [usual];
  }
  const found = new Map<string, Value>();
  for (const value of candidates(subject, conditions)) {
    if (value === undefined ? !absent : !allowed(subject, value)) continue;
    const way = checks.map((check) => (check(value) ? 1 : 0)).join('');
    if (!found.has(way)) found.set(way, value);
  }
  if (found.size === 0) return [absent ? undefined : sampleOf(schema)];
  return [...found.values()];
}

export function checkOf(condition: unknown): (value: Value) => boolean {
  const parsed = parseTest({ value: condition });
  return (value) => parsed.ok && evaluateTest(parsed.value, () => value);
}

/** What the reader of responses would make of it is the value itself. */
function allowed({ schema, filled, fits }: Subject, value: Json): boolean {
  if (filled === true && value === '') return false;
  if (typeof value === 'string' && (fits === undefined ? Array.from(value).length > longest : !fits(value)))
    return false;
  const read = readData(schema, value);
  return read.ok && equal(read.value, value);
}

function candidates({ schema, usual, other }: Subject, conditions: readonly unknown[]): readonly Value[] {
  const sample = usual ?? sampleOf(schema);
  return [
    sample,
    ...(other === undefined ? [] : [other]),
    ...conditions.flatMap((condition) => valuesOf(condition) ?? []).filter((value) => value !== null),
    ...(schema.enum ?? []),
    ...(schema['x-known-values'] ?? []),
    ...examplesOf(schema),
    ...conditions.flatMap((condition) => limitsIn(condition, schema)).sort(byLength),
    ...(schema.format === 'flag' || schema.format === 'nonzero' || typesOf(schema).includes('boolean')
      ? [true, false]
      : []),
    undefined,
    ...conditions.flatMap(refusedIn).filter((value) => value !== null),
    ...byType(schema),
    '',
    [],
  ];
}

/** The values that a condition does not take. */
const refusedIn = (condition: unknown): readonly Json[] =>
  (isObject(condition) ? valuesOf(condition['not']) : undefined) ?? [];

function byType(schema: KnownSchema): readonly Json[] {
  const types = typesOf(schema);
  return [
    ...(types.includes('number') || types.includes('integer') ? numbers : []),
    ...(types.includes('string') || schema.format === 'id' ? texts : []),
  ];
}

/** A list of 21 shows what one of 200 would. */
const byLength = (one: Json, other: Json): number => (lengthOf(one) ?? 0) - (lengthOf(other) ?? 0);

/** Values at the limits of a condition, and just beyond. */
function limitsIn(condition: unknown, schema: KnownSchema): readonly Json[] {
  if (!isObject(condition)) return [];
  return Object.entries(condition).flatMap(([word, limit]): readonly Json[] => {
    if (word === 'not') return limitsIn(limit, schema);
    if (typeof limit !== 'number') return [];
    if (/minimum|maximum/i.test(word)) return [limit - 1, limit, limit + 1];
    if (word.endsWith('Length'))
      return [limit - 1, limit, limit + 1].filter((n) => n > 0 && n < longest).map((n) => 'a'.repeat(n));
    return [limit - 1, limit, limit + 1].filter((n) => n >= 0).map((n) => listOf(schema, n));
  });
}

/** The kind of a literal, as the schema of what may stand in its place. */
export function schemaOfLiteral(value: unknown): KnownSchema {
  const types = {
    text: 'string',
    number: 'number',
    flag: 'boolean',
    list: 'array',
    object: 'object',
  } as const;
  const kind = kindOf(value);
  return kind === undefined ? {} : { type: types[kind] };
}

const lengthOf = (value: Value): number | undefined => (isList(value) ? value.length : undefined);
