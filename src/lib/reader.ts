/**
 * Reads the data of a response by its declared schema: only declared properties, flags as booleans, ids as strings,
 * money as integers, or a failure that names the place. Nothing a server sends reaches a widget unread.
 * A schema is compiled once. It must not know which call it reads.
 */
import type { DataSchema } from '../model/call.ts';
import type { Json } from '../model/json.ts';
import { isSafeName } from './path.ts';
import { allowsNull, leafOf, presentLeaf, typesOf, Wrong, type Leaf } from './read-leaf.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';

const deepest = 32;
const longestList = 20_000;

/** `undefined` stands for "absent": null, or what the backend writes for it. */
type Read = Json | undefined | Wrong;
/** What was wrong and could be done without; where nobody keeps it, nothing can be. */
type Lost = Wrong[] | undefined;
/** `before`: what an earlier answer gave here; what is equal to it is returned as it, and nothing is built. */
type Reader = (value: unknown, before: unknown, depth: number, lost: Lost) => Read;

/** What of an answer was wrong and counts as missing. */
export interface WrongMember {
  /** `data.instalments.*.amount`: names of the schema alone, and `*` for any entry of a list. */
  readonly place: string;
  readonly what: string;
}

/**
 * The value in the schema's shape, of which nothing is the caller's. `before` is what an earlier value of the same schema was
 * read as: parts that are equal keep its identity. The failure names the place, never the value. `onWrong` is told what is wrong
 * and counts as missing (docs/contract.md 9): a member that need not be there, an entry of a list; without it, whatever is
 * wrong is a failure, as in what people of the product write.
 */
export function readData(
  schema: DataSchema,
  value: unknown,
  before?: unknown,
  onWrong?: (member: WrongMember) => void,
): Result<Json, string> {
  const lost: Lost = onWrong === undefined ? undefined : [];
  const read = readerOf(schema)(value, before, 0, lost);
  if (read instanceof Wrong) return failure(`data${read.place} ${read.what}`);
  for (const { place, what } of lost ?? []) onWrong?.({ place: `data${anyEntry(place)}`, what });
  if (read !== undefined) return success(read);
  return value === null && allowsNull(schema) ? success(null) : failure('data is missing');
}

const anyEntry = (place: string): string => place.replace(/\.\d+(?=\.|$)/g, '.*');

/** Reads what is inside of a container; what is wrong or lost there has its name in its place. */
function inside(
  name: string | number,
  read: Reader,
  value: unknown,
  before: unknown,
  depth: number,
  lost: Lost,
): Read {
  const first = lost?.length ?? 0;
  const next = read(value, before, depth + 1, lost);
  const isWrong = next instanceof Wrong;
  if (lost !== undefined && lost.length > first) {
    // What was lost inside of what is wrong itself is no longer news.
    if (isWrong) lost.length = first;
    for (let at = first; at < lost.length; at += 1) lost[at] = (lost[at] as Wrong).inside(name);
  }
  return isWrong ? next.inside(name) : next;
}

/** The same of a leaf: there is nothing in it to be lost. */
function within(name: string | number, leaf: Leaf, value: unknown, depth: number): Read {
  const next = depth < deepest ? leaf(value) : tooDeep();
  return next instanceof Wrong ? next.inside(name) : next;
}

/** Where missing would mean something dangerous, what is wrong makes what it stands in wrong (docs/language.md, Calls). */
const mayGo = (schema: DataSchema): boolean => schema['x-wrong'] !== 'fail';

const compiled = new WeakMap<DataSchema, Reader>();

function readerOf(schema: DataSchema): Reader {
  let reader = compiled.get(schema);
  if (reader === undefined) compiled.set(schema, (reader = compile(schema)));
  return reader;
}

const tooDeep = (): Wrong => new Wrong('is nested too deep');

function compile(schema: DataSchema): Reader {
  const leaf = leafOf(schema);
  if (leaf !== undefined) return (value, _before, depth) => (depth > deepest ? tooDeep() : leaf(value));
  const mayBeNull = allowsNull(schema);
  const present = ofPresent(schema, typesOf(schema));
  return (value, before, depth, lost) => {
    if (depth > deepest) return tooDeep();
    if (value === undefined || value === null) return mayBeNull ? undefined : new Wrong('is missing');
    return present(value, before, depth, lost);
  };
}

function ofPresent(schema: DataSchema, types: readonly string[] | undefined): Reader {
  if (types === undefined) return readAny;
  const object = types.includes('object') ? ofObject(schema) : undefined;
  const list = types.includes('array') ? ofList(schema) : undefined;
  const leaf = presentLeaf(schema, types);
  return (value, before, depth, lost) => {
    if (object !== undefined && isPlain(value)) return object(value, before, depth, lost);
    if (list !== undefined && Array.isArray(value)) return list(value, before, depth, lost);
    return leaf(value);
  };
}

function ofObject(schema: DataSchema): Reader {
  const { properties = {}, required = [], additionalProperties } = schema;
  const members = Object.keys(properties)
    .filter(isSafeName)
    .map((name) => {
      const part = properties[name] ?? {};
      const isRequired = required.includes(name);
      const canGo = !isRequired && mayGo(part);
      return { name, isRequired, canGo, leaf: leafOf(part), read: readerOf(part) };
    });
  const needs = Object.entries(schema['x-required-when'] ?? {});
  const others =
    additionalProperties === undefined ? undefined : ofOthers(properties, readerOf(additionalProperties));

  return (value, before, depth, lost) => {
    // What may hold others is built anew: whether one of them has gone, the declared ones cannot tell.
    const known = others === undefined && isPlain(before) ? before : undefined;
    let object: Record<string, Json> | undefined = known === undefined ? {} : undefined;
    for (let at = 0; at < members.length; at += 1) {
      const { name, isRequired, canGo, leaf, read } = members[at] as (typeof members)[number];
      const given = own(value, name);
      const was = known === undefined ? undefined : own(known, name);
      let next: Read;
      // What is read as a leaf is read as itself again.
      if (given === was && typeof was !== 'object') next = was as Read;
      // What may be absent may be null, whatever its schema says.
      else if (isRequired || (given !== undefined && given !== null))
        next =
          leaf === undefined ? inside(name, read, given, was, depth, lost) : within(name, leaf, given, depth);
      if (next === undefined && isRequired)
        next = given === undefined ? new Wrong('is missing').inside(name) : null;
      if (next instanceof Wrong) {
        if (lost === undefined || !canGo) return next;
        lost.push(next);
        next = undefined;
      }
      // The first difference: what came before it is taken over.
      if (object === undefined && !Object.is(next, was)) object = taken(known, members.slice(0, at));
      if (object !== undefined && next !== undefined) object[name] = next;
    }
    const read = object ?? known ?? {};
    for (const [flag, names] of needs) {
      const lacking = own(read, flag) === true && names.find((name) => own(read, name) === undefined);
      if (typeof lacking === 'string') return new Wrong('is missing').inside(lacking);
    }
    return others === undefined ? (read as Json) : others(value, object ?? {}, depth, lost);
  };
}

function taken(known: unknown, members: readonly { readonly name: string }[]): Record<string, Json> {
  const object: Record<string, Json> = {};
  for (const { name } of members) {
    const value = own(known, name);
    if (value !== undefined) object[name] = value as Json;
  }
  return object;
}

/** Adds the properties beside the declared ones, where the schema says what they are. */
function ofOthers(properties: object, read: Reader) {
  return (value: unknown, object: Record<string, Json>, depth: number, lost: Lost): Read => {
    for (const [name, given] of Object.entries(value as object)) {
      if (!isSafeName(name) || own(properties, name) !== undefined) continue;
      const other = inside(name, read, given, undefined, depth, lost);
      // Nothing says which of them can be done without.
      if (other instanceof Wrong) return other;
      object[name] = other ?? null;
    }
    return object;
  };
}

function ofList(schema: DataSchema): Reader {
  const { maxItems = longestList, items = {} } = schema;
  const mayHaveHoles = allowsNull(items);
  const leaf = leafOf(items);
  const read = readerOf(items);
  const canGo = schema.items !== undefined && mayGo(items);
  return (value, before, depth, lost) => {
    const given = value as readonly unknown[];
    if (given.length > maxItems) return new Wrong('has too many items');
    const known = Array.isArray(before) ? (before as readonly Json[]) : [];
    let list: Json[] | undefined;
    let size = 0;
    for (let index = 0; index < given.length; index += 1) {
      const item = given[index];
      const isHole = item === null || item === undefined;
      // A hole has nothing to show, unless the schema speaks of it, or says that no entry may be missing.
      if (isHole && !mayHaveHoles && mayGo(items)) continue;
      let entry: Read = null;
      if (!isHole || !mayHaveHoles)
        entry =
          leaf === undefined
            ? inside(index, read, item, known[size], depth, lost)
            : within(index, leaf, item, depth);
      if (entry instanceof Wrong) {
        if (lost === undefined || !canGo) return entry;
        lost.push(entry);
        continue;
      }
      const next = entry ?? null;
      if (list === undefined && !Object.is(next, known[size])) list = known.slice(0, size);
      list?.push(next);
      size += 1;
    }
    return list ?? (size === known.length ? known : known.slice(0, size));
  };
}

/** Undeclared JSON, e.g. a promotion's template: copied without unsafe names. */
function readAny(value: unknown, before: unknown, depth: number, lost: Lost): Read {
  if (Array.isArray(value)) return anyList(value, before, depth, lost);
  return isPlain(value) ? anyObject(value, {}, depth, lost) : anyLeaf(value);
}

const anyLeaf = presentLeaf({}, ['string', 'number', 'boolean']);
const anyList = ofList({});
const anyObject = ofOthers({}, readerOf({}));

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names come from a schema, or have passed `isSafeName`. */
const own = (value: unknown, name: string): unknown =>
  Object.prototype.hasOwnProperty.call(value ?? {}, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
