/**
 * Reads the data of a response by its declared schema: only declared properties, flags as booleans, ids as strings,
 * money as integers, or a failure that names the place. Nothing a server sends reaches a widget unread.
 * It must not know which call it reads.
 */
import type { DataSchema } from '../model/call.ts';
import type { Json } from '../model/json.ts';
import { isSafeName } from './path.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';

const deepest = 32;
const longestList = 20_000;

type Read = Result<Json | undefined, string>;

/** The value in the schema's shape, freshly built. The failure names the place, never the value. */
export function readData(schema: DataSchema, value: unknown): Result<Json, string> {
  const read = readValue(schema, value, 'data', 0);
  if (!read.ok) return read;
  if (read.value !== undefined) return success(read.value);
  return value === null && allowsNull(schema) ? success(null) : failure('data is missing');
}

const typesOf = (schema: DataSchema): readonly string[] | undefined =>
  typeof schema.type === 'string' ? [schema.type] : schema.type;

const isFlag = ({ format }: DataSchema): boolean => format === 'flag' || format === 'nonzero';

const allowsNull = (schema: DataSchema): boolean => typesOf(schema)?.includes('null') ?? true;

/** `undefined` stands for "absent": null, or what the backend writes for it. */
function readValue(schema: DataSchema, value: unknown, place: string, depth: number): Read {
  if (depth > deepest) return failure(`${place} is nested too deep`);
  const types = typesOf(schema);
  // An empty flag is no "no": `inside` may be 1, 0 or empty, and empty counts as 1 (docs/contract.md 4).
  const isAbsent = value === undefined || value === null || (value === '' && isFlag(schema));
  if (isAbsent) return allowsNull(schema) ? success(undefined) : failure(`${place} is missing`);
  const byFormat = schema.format === undefined ? undefined : formats.get(schema.format);
  if (byFormat !== undefined) {
    const read = byFormat(value);
    if (read === undefined) return failure(`${place} is no ${schema.format ?? ''}`);
    return typeof read === 'string' ? checkLength(schema, read, place) : checkRange(schema, read, place);
  }
  if (types === undefined) return readAny(value, place, depth);
  if (types.includes('object') && isPlain(value)) return readObject(schema, value, place, depth);
  if (types.includes('array') && Array.isArray(value)) return readList(schema, value, place, depth);
  return readLeaf(schema, types, value, place);
}

function readLeaf(schema: DataSchema, types: readonly string[], value: unknown, place: string): Read {
  const fits =
    (typeof value === 'string' && types.includes('string')) ||
    (typeof value === 'boolean' && types.includes('boolean')) ||
    (typeof value === 'number' &&
      Number.isFinite(value) &&
      (types.includes('number') || (types.includes('integer') && Number.isSafeInteger(value))));
  if (!fits) return failure(`${place} should be ${types.filter((type) => type !== 'null').join(' or ')}`);
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return failure(`${place} is none of the known values`);
  if (
    typeof value === 'string' &&
    schema.pattern !== undefined &&
    !new RegExp(schema.pattern, 'u').test(value)
  )
    return failure(`${place} is not of the expected form`);
  return typeof value === 'string' ? checkLength(schema, value, place) : checkRange(schema, value, place);
}

function checkLength({ minLength, maxLength }: DataSchema, leaf: string, place: string): Read {
  return isOutside(Array.from(leaf).length, minLength, maxLength)
    ? failure(`${place} is not of the expected length`)
    : success(leaf);
}

const isOutside = (size: number, least = size, most = size): boolean => size < least || size > most;

function checkRange({ minimum, maximum }: DataSchema, leaf: Json, place: string): Read {
  return typeof leaf === 'number' && isOutside(leaf, minimum, maximum)
    ? failure(`${place} is out of range`)
    : success(leaf);
}

function readObject(
  schema: DataSchema,
  value: Readonly<Record<string, unknown>>,
  place: string,
  depth: number,
): Read {
  const object: Record<string, Json> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!isSafeName(name)) continue;
    const given = own(value, name);
    const isRequired = schema.required?.includes(name) === true;
    // What may be absent may be null, whatever its schema says; but it may not be wrong.
    if ((given === undefined || given === null) && !isRequired) continue;
    const read = readValue(property, given, `${place}.${name}`, depth + 1);
    if (!read.ok) return read;
    if (read.value !== undefined) object[name] = read.value;
    else if (isRequired && given === undefined) return failure(`${place}.${name} is missing`);
    else if (isRequired) object[name] = null;
  }
  for (const [flag, names] of Object.entries(schema['x-required-when'] ?? {})) {
    const lacking = own(object, flag) === true && names.find((name) => own(object, name) === undefined);
    if (typeof lacking === 'string') return failure(`${place}.${lacking} is missing`);
  }
  return schema.additionalProperties === undefined
    ? success(object)
    : readOthers(schema, schema.additionalProperties, value, object, place, depth);
}

/** Properties beside the declared ones, where the schema says what they are. */
function readOthers(
  { properties }: DataSchema,
  other: DataSchema,
  value: Readonly<Record<string, unknown>>,
  object: Record<string, Json>,
  place: string,
  depth: number,
): Read {
  for (const name of Object.keys(value)) {
    if (!isSafeName(name) || own(properties ?? {}, name) !== undefined) continue;
    const read = readValue(other, value[name], `${place}.${name}`, depth + 1);
    if (!read.ok) return read;
    object[name] = read.value ?? null;
  }
  return success(object);
}

function readList(schema: DataSchema, value: readonly unknown[], place: string, depth: number): Read {
  if (value.length > (schema.maxItems ?? longestList)) return failure(`${place} has too many items`);
  const list: Json[] = [];
  for (const [index, item] of value.entries()) {
    const items = schema.items ?? {};
    if (item === null || item === undefined) {
      // A hole has nothing to show, unless the schema speaks of it.
      if (allowsNull(items)) list.push(null);
      continue;
    }
    const read = readValue(items, item, `${place}.${index}`, depth + 1);
    if (!read.ok) return read;
    list.push(read.value ?? null);
  }
  return success(list);
}

/** Undeclared JSON, e.g. a promotion's template: copied without unsafe names. */
function readAny(value: unknown, place: string, depth: number): Read {
  if (Array.isArray(value)) return readList({}, value, place, depth);
  if (!isPlain(value)) return readLeaf({}, ['string', 'number', 'boolean'], value, place);
  const object: Record<string, Json> = {};
  for (const [name, property] of Object.entries(value)) {
    if (!isSafeName(name)) continue;
    const read = readValue({}, property, `${place}.${name}`, depth + 1);
    if (!read.ok) return read;
    object[name] = read.value ?? null;
  }
  return success(object);
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  isSafeName(name) && Object.prototype.hasOwnProperty.call(value, name) ? value[name] : undefined;

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

/** The number of a yes or no; one that the specification says nothing of is a number too. */
function counted(value: unknown): number | undefined {
  if (value === true || value === 'true') return 1;
  if (value === false || value === 'false') return 0;
  const number = typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value;
  return isInteger(number) ? number : undefined;
}

/** What each format makes of a value; `undefined` where it is none. */
const formats = new Map<string, (value: unknown) => Json | undefined>([
  [
    'flag',
    (value) => {
      const number = counted(value);
      return number === undefined ? undefined : number === 1;
    },
  ],
  // Where the specification says "non-zero" instead of 1.
  [
    'nonzero',
    (value) => {
      const number = counted(value);
      return number === undefined ? undefined : number !== 0;
    },
  ],
  // A number that has lost digits on the way is another id.
  ['id', (value) => (typeof value === 'string' ? value : isInteger(value) ? String(value) : undefined)],
  [
    'minor',
    (value) => {
      const amount = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
      return isInteger(amount) && amount >= 0 ? amount : undefined;
    },
  ],
  ['date', (value) => (typeof value === 'string' || isInteger(value) ? value : undefined)],
  ['uri-reference', (value) => (typeof value === 'string' ? value : undefined)],
]);
