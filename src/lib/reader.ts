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

/** The value in the schema's shape, freshly built; `undefined` stands for "absent" and is left out of objects. */
export function readData(schema: DataSchema, value: unknown): Result<Json, string> {
  const read = readValue(schema, value, 'data', 0);
  if (!read.ok) return read;
  return read.value === undefined ? failure('data is missing') : success(read.value);
}

function readValue(schema: DataSchema, value: unknown, place: string, depth: number): Read {
  if (depth > deepest) return failure(`${place} is nested too deep`);
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  if (value === undefined || value === null)
    return types === undefined || types.includes('null')
      ? success(undefined)
      : failure(`${place} is missing`);
  const byFormat = schema.format === undefined ? undefined : formats[schema.format];
  if (byFormat !== undefined) {
    const read = byFormat(value);
    return read === undefined ? failure(`${place} is no ${schema.format ?? ''}`) : success(read);
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
  const leaf = value as string | number | boolean;
  if (schema.enum !== undefined && !schema.enum.includes(leaf))
    return failure(`${place} is none of the known values`);
  if (typeof leaf === 'number' && (leaf < (schema.minimum ?? leaf) || leaf > (schema.maximum ?? leaf)))
    return failure(`${place} is out of range`);
  return success(leaf);
}

function readObject(
  schema: DataSchema,
  value: Readonly<Record<string, unknown>>,
  place: string,
  depth: number,
): Read {
  const object: Record<string, Json> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const read = readValue(property, own(value, name), `${place}.${name}`, depth + 1);
    if (read.ok && read.value !== undefined) object[name] = read.value;
    else if (schema.required?.includes(name) === true)
      return read.ok ? failure(`${place}.${name} is missing`) : read;
    // A property that may be absent may not be wrong: only what was never sent, or null, is absent.
    else if (!read.ok && own(value, name) !== undefined && own(value, name) !== null) return read;
  }
  return success(object);
}

function readList(schema: DataSchema, value: readonly unknown[], place: string, depth: number): Read {
  if (value.length > longestList) return failure(`${place} has too many items`);
  const list: Json[] = [];
  for (const [index, item] of value.entries()) {
    // A hole in a list has nothing to show.
    if (item === null || item === undefined) continue;
    const read = readValue(schema.items ?? {}, item, `${place}.${index}`, depth + 1);
    if (!read.ok) return read;
    if (read.value !== undefined) list.push(read.value);
  }
  return success(list);
}

/** Undeclared JSON, e.g. a promotion's template: copied without unsafe names. */
function readAny(value: unknown, place: string, depth: number): Read {
  if (depth > deepest * 2) return failure(`${place} is nested too deep`);
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

const formats: { readonly [format: string]: (value: unknown) => Json | undefined } = {
  flag: (value) => {
    if (value === true || value === 1 || value === '1' || value === 'true') return true;
    return value === false || value === 0 || value === '0' || value === '' || value === 'false'
      ? false
      : undefined;
  },
  id: (value) =>
    typeof value === 'string' ? value : Number.isSafeInteger(value) ? String(value) : undefined,
  minor: (value) => {
    const amount = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined;
  },
  date: (value) =>
    typeof value === 'string' ? value : Number.isSafeInteger(value) ? (value as number) : undefined,
  'uri-reference': (value) => (typeof value === 'string' ? value : undefined),
};
