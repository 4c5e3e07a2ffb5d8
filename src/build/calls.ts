/**
 * Compiles the operations of `schemas/backend.openapi.json` to what the app needs to send them and read their answers:
 * descriptions and everything else an author reads are left out. It must not know any call by name.
 */
import type { Known } from '../check/context.ts';
import type { KnownSchema } from '../check/types/type.ts';
import type { CallSpec, DataSchema, Envelope } from '../model/call.ts';
import type { PartSchema } from './kinds.ts';
import { writeRules } from './write-rules.ts';

interface Parameter {
  /** Common parameters are references: the client adds them to every call (docs/contract.md 2). */
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: PartSchema;
  /** `timestamp`: the app fills it in. */
  readonly 'x-fill'?: string;
}

interface Media {
  readonly schema?: PartSchema;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: { readonly [type: string]: Media } };
  readonly responses?: {
    readonly [status: string]: { readonly content?: { readonly [type: string]: Media } };
  };
  readonly [extension: string]: unknown;
}

export interface OpenApi {
  readonly paths?: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components?: {
    readonly parameters?: { readonly [name: string]: Parameter };
    readonly schemas?: unknown;
  };
}

const bodies: { readonly [type: string]: CallSpec['body'] } = {
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
  'application/json': 'json',
};

const envelopes: readonly Envelope[] = ['A', 'B', 'C', 'D', 'image'];
const kept = ['type', 'format', 'required', 'enum', 'minimum', 'maximum', 'pattern'] as const;
/** What makes an answer one, besides: a configuration is read as leniently as ever. */
const keptInAnswers: readonly string[] = [...kept, 'minLength', 'x-required-when', 'x-wrong'];
/** What the page needs of the configuration's schema besides. */
export const keptInSettings: readonly string[] = [...kept, 'x-words'];
/** What the checker reads besides. */
export const keptForChecks: readonly string[] = [
  ...kept,
  'x-known-values',
  'x-meanings',
  'x-together',
  'x-private',
  'x-required-when',
  'x-wrong',
  'x-kind',
  'x-purpose',
  'examples',
  'minLength',
  'maxLength',
  'default',
];

/** Throws when the document breaks its own rules: a mistake of the programmer, found by the build. */
export function compileCalls(document: OpenApi): { readonly [operationId: string]: CallSpec } {
  const calls: Record<string, CallSpec> = {};
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      if (method !== 'get' && method !== 'post') continue;
      const call = compileCall(document, path, method, operation);
      if (calls[call.name] !== undefined) throw new Error(`two operations are called "${call.name}"`);
      calls[call.name] = call;
    }
  }
  return calls;
}

function compileCall(
  document: OpenApi,
  path: string,
  method: 'get' | 'post',
  operation: Operation,
): CallSpec {
  const name = operation.operationId;
  if (name === undefined) throw new Error(`${method} ${path} has no operationId`);
  const envelope = envelopes.find((each) => each === operation['x-envelope']);
  if (envelope === undefined) throw new Error(`"${name}" needs "x-envelope": ${envelopes.join(', ')}`);
  const effect = operation['x-effect'];
  if (effect !== 'read' && effect !== 'write') throw new Error(`"${name}" needs "x-effect": read or write`);
  const repeatable = isRepeatable(name, effect, operation['x-repeatable']);
  const inQuery = (operation.parameters ?? []).filter(
    (each) => each.$ref === undefined && each.in === 'query',
  );
  const query = inQuery.filter(isSent);
  const stamps = inQuery.filter((each) => !isSent(each)).flatMap((each) => each.name ?? []);
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  const body = media === undefined ? undefined : resolve(document, media[1].schema ?? {});
  const fields = Object.keys(body?.properties ?? {});
  const names = query.flatMap((each) => (each.name === undefined ? [] : [each.name]));
  return {
    name,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    envelope,
    effect,
    ...(repeatable ? { repeatable } : {}),
    body: media === undefined ? (method === 'get' ? 'query' : 'form') : (bodies[media[0]] ?? 'form'),
    parameters: [...names, ...fields],
    required: [
      ...query.flatMap((each) => (each.required === true && each.name !== undefined ? [each.name] : [])),
      ...(body?.required ?? []),
    ],
    ...(stamps.length === 0 ? {} : { stamps }),
    ...writeRules(operation),
    data: dataSchema(document, operation),
  };
}

/** A write is never repeatable in this sense, however harmless: whoever asks early must not change anything. */
function isRepeatable(name: string, effect: CallSpec['effect'], given: unknown): given is true {
  if (given === undefined) return false;
  if (given !== true || effect === 'write')
    throw new Error(`"${name}" has "x-repeatable": it is true, on a read, or left out`);
  return true;
}

/** Whether a screen sends it; what the app fills in, no definition names. */
const isSent = (parameter: Parameter): boolean => {
  const fill = parameter['x-fill'];
  if (fill !== undefined && fill !== 'timestamp')
    throw new Error(`"${parameter.name ?? ''}" has "x-fill": "${fill}"; there is only "timestamp"`);
  return fill === undefined;
};

/** What a screen reads of a picture: an address that holds while the screen stands. */
const picture: KnownSchema = { type: 'string', format: 'uri-reference', 'x-kind': 'picture-to-read' };

/** The schema of `data` in the successful answer, or null where there is none to read. */
function dataSchema(document: OpenApi, operation: Operation): DataSchema | null {
  const answer = operation.responses?.['200'];
  const schema = answer?.content?.['application/json']?.schema;
  if (schema === undefined) return null;
  const data = members(document, schema)['data'];
  const reduced = data === undefined ? {} : reduce(document, data, 0, keptInAnswers);
  return Object.keys(reduced).length === 0 ? null : reduced;
}

/** The properties of an envelope, which may be put together with `allOf`. */
function members(document: object, schema: PartSchema): Readonly<Record<string, PartSchema>> {
  const resolved = resolve(document, schema);
  const parts = Array.isArray(resolved['allOf']) ? (resolved['allOf'] as readonly PartSchema[]) : [];
  return Object.assign({}, ...parts.map((part) => members(document, part)), resolved.properties) as Readonly<
    Record<string, PartSchema>
  >;
}

/** What the checker knows of each call: its answer, and what it is sent. */
export function describeCalls(document: OpenApi): Pick<Known, 'answers' | 'common' | 'parameters'> {
  const answers: Record<string, KnownSchema | undefined> = {};
  const parameters: Record<string, Record<string, KnownSchema>> = {};
  const known = (schema: PartSchema): KnownSchema => reduce(document, schema, 0, keptForChecks);
  for (const methods of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(methods)) {
      const { operationId: name } = operation;
      if (name === undefined) continue;
      const answer = operation.responses?.['200']?.content?.['application/json']?.schema;
      const data = answer === undefined ? undefined : members(document, answer)['data'];
      answers[name] = data === undefined ? undefined : known(data);
      if (operation['x-envelope'] === 'image') answers[name] = picture;
      const [media] = Object.values(operation.requestBody?.content ?? {});
      const fields = resolve(document, media?.schema ?? {}).properties ?? {};
      const query = (operation.parameters ?? []).flatMap((each) =>
        each.name === undefined || each.in !== 'query' || !isSent(each)
          ? []
          : [[each.name, each.schema ?? {}] as const],
      );
      parameters[name] = Object.fromEntries(
        [...query, ...Object.entries(fields)].map(([field, schema]) => [field, known(schema)]),
      );
    }
  }
  return { answers, common: commonOf(document, known), parameters };
}

/** The common parameters of an address. */
function commonOf(
  { components }: OpenApi,
  known: (schema: PartSchema) => KnownSchema,
): { readonly [name: string]: KnownSchema } {
  const common = Object.values(components?.parameters ?? {});
  return Object.fromEntries(
    common.flatMap(({ name, in: where, schema }) =>
      name !== undefined && where === 'query' ? [[name, known(schema ?? {})] as const] : [],
    ),
  );
}

function resolve(document: object, schema: PartSchema): PartSchema {
  if (schema.$ref === undefined) return schema;
  let target: unknown = document;
  for (const name of schema.$ref.split('/').slice(1)) {
    target = (target as Readonly<Record<string, unknown>> | undefined)?.[name];
  }
  if (target === undefined) throw new Error(`${schema.$ref} leads nowhere`);
  // The one word that is about the place, not about what stands there.
  const { 'x-wrong': wrong } = schema;
  return resolve(document, {
    ...(target as PartSchema),
    ...(wrong === undefined ? {} : { 'x-wrong': wrong }),
  });
}

/** The part of a schema that the reader uses, references written out. */
export function reduce(
  document: object,
  schema: PartSchema,
  depth: number,
  words: readonly string[] = kept,
): DataSchema {
  if (depth > 20) throw new Error('a response schema contains itself');
  const resolved = resolve(document, schema);
  if (![undefined, 'fail'].includes(resolved['x-wrong'] as undefined))
    throw new Error('"x-wrong" is "fail" or left out');
  const nullable = orNull(resolved);
  if (nullable !== undefined) {
    const inner = reduce(document, nullable, depth + 1, words);
    return {
      ...inner,
      type: [...(typeof inner.type === 'string' ? [inner.type] : (inner.type ?? [])), 'null'],
    };
  }
  const own = Object.fromEntries(
    words.filter((word) => resolved[word] !== undefined).map((word) => [word, resolved[word]]),
  );
  const properties = Object.entries(members(document, resolved));
  const reduced = properties.map(([name, part]) => [name, reduce(document, part, depth + 1, words)] as const);
  // A text per language is one text by the time anybody reads it (lib/spoken.ts).
  if (resolved['x-words'] === true) return { ...own, type: 'string' };
  return {
    ...own,
    ...(reduced.length === 0 ? {} : { properties: Object.fromEntries(reduced) }),
    ...(isSchema(resolved['additionalProperties'])
      ? { additionalProperties: reduce(document, resolved['additionalProperties'], depth + 1, words) }
      : {}),
    ...(resolved.items === undefined ? {} : { items: reduce(document, resolved.items, depth + 1, words) }),
  };
}

/** The one alternative beside `null`; more alternatives than that the reader could not tell apart. */
function orNull(schema: PartSchema): PartSchema | undefined {
  if (!Array.isArray(schema['anyOf'])) return undefined;
  const [only, ...others] = (schema['anyOf'] as readonly PartSchema[]).filter((each) => each.type !== 'null');
  if (others.length > 0) throw new Error('anyOf in a response schema can only add null');
  return only;
}

const isSchema = (value: unknown): value is PartSchema => typeof value === 'object' && value !== null;
