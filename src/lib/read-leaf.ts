/**
 * What a schema makes of a value that holds no others: one function for each schema, which asks only what the schema says. It must
 * not know where the value stands.
 */
import type { DataSchema } from '../model/call.ts';
import type { Json } from '../model/json.ts';
import { formats } from './read-format.ts';

/** What is wrong, and where: the place is put together on the way out, so that what is right pays nothing for it. */
export class Wrong {
  readonly what: string;
  readonly place: string;

  constructor(what: string, place = '') {
    this.what = what;
    this.place = place;
  }

  inside(name: string | number): Wrong {
    return new Wrong(this.what, `.${name}${this.place}`);
  }
}

/** `undefined` stands for "absent". */
export type Leaf = (value: unknown) => Json | undefined | Wrong;
/** Of a value that is there. */
type Present = (value: unknown) => Json | Wrong;

export const typesOf = (schema: DataSchema): readonly string[] | undefined =>
  typeof schema.type === 'string' ? [schema.type] : schema.type;

export const allowsNull = (schema: DataSchema): boolean => typesOf(schema)?.includes('null') ?? true;

const isFlag = ({ format }: DataSchema): boolean => format === 'flag' || format === 'nonzero';

/** How a value of the schema is read; nothing where it may hold others. */
export function leafOf(schema: DataSchema): Leaf | undefined {
  const types = typesOf(schema);
  const format = schema.format === undefined ? undefined : formats.get(schema.format);
  if (format === undefined && (types === undefined || types.includes('object') || types.includes('array')))
    return undefined;
  const mayBeNull = allowsNull(schema);
  // An empty flag is no "no": `inside` may be 1, 0 or empty, and empty counts as 1 (docs/contract.md 4).
  const mayBeEmpty = isFlag(schema);
  const present = format === undefined ? presentLeaf(schema, types ?? []) : ofFormat(schema, format);
  return (value) => {
    if (value === undefined || value === null || (mayBeEmpty && value === ''))
      return mayBeNull ? undefined : new Wrong('is missing');
    return present(value);
  };
}

function ofFormat(schema: DataSchema, format: (value: unknown) => Json | undefined): Present {
  const limited = limits(schema);
  return (value) => {
    const read = format(value);
    if (read === undefined) return new Wrong(`is no ${schema.format ?? ''}`);
    return limited === undefined ? read : limited(read);
  };
}

export function presentLeaf(schema: DataSchema, types: readonly string[]): Present {
  const known = schema.enum;
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
  const limited = limits(schema);
  const isString = types.includes('string');
  const isBoolean = types.includes('boolean');
  const isNumber = types.includes('number');
  const isWhole = types.includes('integer');
  const isFree = known === undefined && pattern === undefined && limited === undefined;
  const fits = (value: unknown): value is string | boolean | number =>
    (typeof value === 'string' && isString) ||
    (typeof value === 'boolean' && isBoolean) ||
    (typeof value === 'number' &&
      Number.isFinite(value) &&
      (isNumber || (isWhole && Number.isSafeInteger(value))));
  return (value) => {
    if (!fits(value)) return new Wrong(`should be ${types.filter((type) => type !== 'null').join(' or ')}`);
    if (isFree) return value;
    if (known?.includes(value) === false) return new Wrong('is none of the known values');
    if (typeof value === 'string' && pattern?.test(value) === false)
      return new Wrong('is not of the expected form');
    return limited === undefined ? value : limited(value);
  };
}

/** The leaf, where it is as long or as large as it may be; nothing where it may be of any size. */
function limits({
  minLength,
  maxLength,
  minimum,
  maximum,
}: DataSchema): ((leaf: Json) => Json | Wrong) | undefined {
  const isMeasured = minLength !== undefined || maxLength !== undefined;
  if (!isMeasured && minimum === undefined && maximum === undefined) return undefined;
  const isOutside = (size: number, least = size, most = size): boolean => size < least || size > most;
  // A letter has one or two units: most texts need not be taken apart to be counted.
  const isSurely = ({ length }: string): boolean =>
    length <= (maxLength ?? Infinity) && length / 2 >= (minLength ?? 0);
  return (leaf) => {
    if (typeof leaf === 'number' && isOutside(leaf, minimum, maximum)) return new Wrong('is out of range');
    if (typeof leaf === 'string' && isMeasured && !isSurely(leaf)) {
      const letters = Array.from(leaf).length;
      if (isOutside(letters, minLength, maxLength)) return new Wrong('is not of the expected length');
    }
    return leaf;
  };
}
