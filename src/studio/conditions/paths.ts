/**
 * The data that a part can read where it stands, each with what it is and an example: answers, settings, parameters, variables, and
 * the entry of a list around it. It must not know how one is chosen.
 */
import { tongues, type Tongue } from '../../lib/figures.ts';
import {
  isList,
  isObject,
  membersOf,
  nameFrom,
  toPointer,
  type Pointer,
} from '../../check/document/document.ts';
import { sampleOf } from '../../check/states/sample.ts';
import type { KnownSchema } from '../../check/types/type.ts';
import type { Json } from '../../model/json.ts';
import { once } from '../core/parsed.ts';
import type { Known } from '../forms/desk.ts';
import { nameOfPath } from './data-words.ts';
import { schemaOf } from './meaning.ts';

export type DataKind = 'text' | 'number' | 'money' | 'date' | 'flag' | 'list' | 'object';

export interface DataPath {
  readonly path: string;
  readonly kind: DataKind;
  readonly example: Json | undefined;
}

/** Members of members: deeper ones are read in a repeat. */
const deepest = 3;

const typesOf = ({ type }: KnownSchema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? []);

function kindOf(schema: KnownSchema): DataKind {
  const types = typesOf(schema);
  if (schema.format === 'minor') return 'money';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'flag' || schema.format === 'nonzero' || types.includes('boolean')) return 'flag';
  if (types.includes('array')) return 'list';
  if (types.includes('object')) return 'object';
  return types.includes('integer') || types.includes('number')
    ? schema.format === 'id'
      ? 'text'
      : 'number'
    : 'text';
}

function below(path: string, schema: KnownSchema, depth = 0): readonly DataPath[] {
  const kind = kindOf(schema);
  const own: DataPath = { path, kind, example: kind === 'object' ? undefined : sampleOf(schema) };
  if (kind !== 'object' || depth === deepest) return [own];
  const members = Object.entries(schema.properties ?? {});
  return [own, ...members.flatMap(([name, member]) => below(`${path}.${name}`, member, depth + 1))];
}

const literalKind = (value: unknown): DataKind => {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  return isList(value) ? 'list' : isObject(value) ? 'object' : 'text';
};

/** What an address says is mostly sent on: an example of the same kind of thing. */
const sampleOfKind = once((known: Known['known']) => {
  const schemas = Object.values(known.parameters).flatMap((sent) => Object.values(sent));
  return new Map(
    schemas.flatMap((schema) => {
      const { 'x-kind': kind, examples = [] } = schema;
      return kind === undefined || examples.length === 0 ? [] : [[kind, sampleOf(schema)] as const];
    }),
  );
});

const parameterKinds: Readonly<Record<string, DataKind>> = {
  number: 'number',
  flag: 'flag',
  list: 'list',
  object: 'object',
  money: 'money',
  date: 'date',
};

const oneTag = /^\{\{\s*([\w.-]+)\s*\}\}$/;

/** The path of a value that is one tag. */
export const pathIn = (value: unknown): string | undefined => oneTag.exec(nameFrom(value))?.[1];

type Entries = ReadonlyMap<string, KnownSchema | undefined>;

/** What a path leads to, from an answer or from an entry around. */
function schemaFrom(
  path: string,
  entries: Entries,
  definition: unknown,
  project: Known,
): KnownSchema | undefined {
  const [root = '', ...rest] = path.split('.');
  if (!entries.has(root)) return schemaOf(path, definition, project);
  return rest.reduce<KnownSchema | undefined>(
    (inner, member) => inner?.properties?.[member],
    entries.get(root),
  );
}

/** What the parts around this place repeat, by the name of an entry; nothing is known of some. */
function entriesAround(definition: unknown, pointer: Pointer, project: Known): Entries {
  const entries = new Map<string, KnownSchema | undefined>();
  let at: unknown = definition;
  for (const step of [...pointer, '']) {
    const list = pathIn(membersOf(at)['each']);
    if (list !== undefined) {
      const schema = schemaFrom(list, entries, definition, project);
      entries.set(nameFrom(membersOf(at)['as']) || 'item', schema && (schema.items ?? {}));
    }
    at = isList(at) ? at[Number(step)] : membersOf(at)[String(step)];
  }
  return entries;
}

const belowEntry = (name: string, entry: KnownSchema | undefined): readonly DataPath[] => [
  ...(entry === undefined
    ? [{ path: name, kind: 'object' as const, example: undefined }]
    : below(name, entry)),
  { path: `${name}Number`, kind: 'number', example: 1 },
];

/** What the entries of a list have, by the path of the list. */
export function membersOfEntries(
  list: string,
  definition: unknown,
  pointer: Pointer,
  project: Known,
): readonly string[] {
  const schema = schemaFrom(list, entriesAround(definition, pointer, project), definition, project);
  return Object.keys(schema?.items?.properties ?? {});
}

/** What was found in a definition: fields of one form ask for it at every letter, and few letters change a definition. */
const keptIn = once((_project: Known) =>
  once((_definition: object) => new Map<string, readonly DataPath[]>()),
);

/** Everything that is known where the pointer leads, nearest first. */
export function pathsAt(definition: unknown, pointer: Pointer, project: Known): readonly DataPath[] {
  if (!isObject(definition)) return look(definition, pointer, project);
  const kept = keptIn(project)(definition);
  const place = toPointer(pointer);
  const paths = kept.get(place) ?? look(definition, pointer, project);
  kept.set(place, paths);
  return paths;
}

function look(definition: unknown, pointer: Pointer, project: Known): readonly DataPath[] {
  const screen = membersOf(definition);
  const sources = Object.entries(membersOf(screen['data'])).flatMap(([name, source]) => {
    const answer = project.known.answers[nameFrom(membersOf(source)['call'])];
    return answer === undefined ? [] : below(name, answer);
  });
  const state = Object.entries(membersOf(screen['state'])).map(([name, value]): DataPath => ({
    path: `state.${name}`,
    kind: literalKind(value),
    example: value === '' ? undefined : (value as Json),
  }));
  const query = Object.entries(membersOf(screen['query'])).map(([name, parameter]): DataPath => {
    const { enum: values, kind } = membersOf(parameter);
    const example = isList(values) ? (values[0] as Json) : sampleOfKind(project.known).get(nameFrom(kind));
    return { path: `query.${name}`, kind: 'text', example };
  });
  const values = Object.entries(membersOf(screen['values'])).flatMap(([name, value]) =>
    below(`values.${name}`, value as KnownSchema),
  );
  const params = Object.entries(membersOf(screen['params'])).map(([name, parameter]): DataPath => ({
    path: name,
    kind: parameterKinds[nameFrom(membersOf(parameter)['type'])] ?? 'text',
    example: undefined,
  }));
  const picks = Object.entries(membersOf(screen['pick'])).flatMap(([name, pick]) => {
    const list = pathIn(membersOf(pick)['from']);
    const schema = list === undefined ? undefined : schemaOf(list, definition, project);
    return schema?.items === undefined ? [] : below(name, schema.items);
  });
  const config = project.known.config === undefined ? [] : below('config', project.known.config).slice(1);
  return [
    ...[...entriesAround(definition, pointer, project)].flatMap(([name, entry]) => belowEntry(name, entry)),
    ...params,
    ...sources,
    ...picks,
    ...values,
    ...state,
    ...query,
    ...config,
  ];
}

/** An example as people write it; empty where there is none to show. */
export function exampleInWords({ kind, example }: DataPath, tongue: Tongue): string {
  if (example === undefined || example === null || example === '') return '';
  if (kind === 'money' && typeof example === 'number')
    return new Intl.NumberFormat(tongues[tongue], {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(example / 100);
  if (kind === 'flag') return example === true ? (tongue === 'es' ? 'sí' : 'yes') : 'no';
  if (isList(example)) return '';
  return typeof example === 'object' ? '' : String(example);
}

/** The way such data is written in words: an amount and a day have a form of their own. */
export function tagOf({ path, kind }: DataPath): string {
  const tag = `{{${path}}}`;
  return kind === 'money' || kind === 'date' ? `{{#${kind}}}${tag}{{/${kind}}}` : tag;
}

export const nameOf = ({ path }: DataPath, tongue: Tongue): string => nameOfPath(path, tongue);
