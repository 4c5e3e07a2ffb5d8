/** The reader of responses: runs its JSON cases, and properties that hold for every schema and every answer. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalls } from '../src/build/calls.ts';
import { readData, type WrongMember } from '../src/lib/reader.ts';
import type { DataSchema } from '../src/model/call.ts';
import openApi from '../schemas/backend.openapi.json' with { type: 'json' };
import readerCases from './cases/reader.json' with { type: 'json' };

interface ReaderCase {
  readonly name: string;
  readonly schema: DataSchema;
  readonly value?: unknown;
  readonly expected?: unknown;
  readonly error?: string;
  /** What may count as missing and is told, each once. */
  readonly wrong?: readonly string[];
}

const names = ['a', 'b', 'toString', '__proto__', 'constructor', 'prototype'];
const leaves: readonly DataSchema[] = [
  { type: 'string' },
  { type: 'number' },
  { type: 'integer', minimum: 0, maximum: 10 },
  { type: 'boolean' },
  { type: ['string', 'null'] },
  { type: ['string', 'number', 'null'] },
  { type: 'string', enum: ['a', ''] },
  { type: 'string', minLength: 1, maxLength: 3 },
  { type: ['integer', 'string', 'boolean', 'null'], format: 'flag' },
  { type: ['integer', 'string', 'boolean', 'null'], format: 'nonzero' },
  { type: ['string', 'integer'], format: 'id' },
  { type: ['integer', 'string', 'null'], format: 'minor' },
  { type: ['string', 'integer', 'null'], format: 'date' },
  { type: 'string', format: 'uri-reference' },
  {},
];
const { schema: schemas } = fc.letrec<{ schema: DataSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(...leaves),
    fc.record(
      {
        type: fc.constantFrom('array', ['array', 'null']),
        items: tie('schema'),
        maxItems: fc.constantFrom(1, 2),
      },
      { requiredKeys: ['type', 'items'] },
    ),
    tie('schema').map((schema) => ({ ...schema, 'x-wrong': 'fail' as const })),
    fc.record({
      type: fc.constantFrom('object', ['object', 'null']),
      properties: fc.dictionary(fc.constantFrom(...names), tie('schema')),
      required: fc.subarray(['a', 'b', 'toString']),
    }),
  ),
}));
/** JSON that often has the names of the schemas, and sometimes those of prototypes. */
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      1,
      -1,
      1.5,
      2 ** 53,
      '',
      '0',
      '1',
      'a',
      '12',
      '2026-01-01',
    ),
    fc.jsonValue(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('value')),
  ),
}));

/** What the reader promises of a format, whatever came; `null` is left where it may be. */
const promised: { readonly [format: string]: object } = {
  flag: { type: ['boolean', 'null'] },
  nonzero: { type: ['boolean', 'null'] },
  id: { type: 'string' },
  minor: { type: ['integer', 'null'], minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  date: { type: ['string', 'integer', 'null'] },
  'uri-reference': { type: 'string' },
};

/** The schema of what the reader gives: that of the answer, with formats as they are read and nothing undeclared. */
function promisedSchema(schema: DataSchema): object {
  if (schema.format !== undefined) return promised[schema.format] ?? {};
  if (schema.items !== undefined) return { ...schema, items: promisedSchema(schema.items) };
  if (schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties).filter(
    ([name]) => !['__proto__', 'constructor', 'prototype'].includes(name),
  );
  return {
    ...schema,
    required: schema.required?.filter((name) => properties.some(([declared]) => declared === name)) ?? [],
    properties: Object.fromEntries(properties.map(([name, property]) => [name, promisedSchema(property)])),
    additionalProperties: false,
  };
}

const prototypes = (): string =>
  [Object.prototype, Array.prototype].map((each) => Object.getOwnPropertyNames(each).join()).join(';');

function everyObject(value: unknown, visit: (object: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value);
  for (const inner of Object.values(value)) everyObject(inner, visit);
}

describe('the reader', () => {
  it.each(readerCases.cases as readonly ReaderCase[])(
    '$name',
    ({ schema, value, expected, error, wrong }) => {
      const told: string[] = [];
      const onWrong = ({ place, what }: WrongMember): void => void told.push(`${place} ${what}`);
      expect(readData(schema, value, undefined, wrong && onWrong)).toEqual(
        error === undefined ? { ok: true, value: expected } : { ok: false, error },
      );
      expect(told).toEqual(wrong ?? []);
    },
  );

  it('gives what the schema promises, freshly built, and never throws', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });
    const before = prototypes();
    let read = 0;
    fc.assert(
      fc.property(schemas, values, (schema, value) => {
        const given = JSON.stringify(value);
        const result = readData(schema, value);
        expect(JSON.stringify(value)).toBe(given);
        if (!result.ok) {
          expect(result.error).toMatch(/^data(?:\.\w+)* (?:is|has|should be) [\w -]+$/);
          return;
        }
        read += 1;
        const validate = ajv.compile(promisedSchema(schema));
        validate(result.value);
        expect(validate.errors ?? []).toEqual([]);
        everyObject(result.value, (object) => {
          expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(object));
          for (const name of ['__proto__', 'constructor', 'prototype']) {
            expect(Object.prototype.hasOwnProperty.call(object, name)).toBe(false);
          }
        });
        const originals = new Set<object>();
        everyObject(value, (object) => originals.add(object));
        everyObject(result.value, (object) => expect(originals.has(object)).toBe(false));
      }),
      { numRuns: 3000 },
    );
    // Else the property above would say nothing.
    expect(read).toBeGreaterThan(300);
    expect(prototypes()).toBe(before);
  });

  it('gives without what is wrong what it would have given without it', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });
    let lost = 0;
    fc.assert(
      fc.property(schemas, values, values, (schema, earlier, value) => {
        const told: WrongMember[] = [];
        const result = readData(schema, value, undefined, (member) => told.push(member));
        const strict = readData(schema, value);
        // What is right is read as ever; what is left of what is not is right.
        if (strict.ok) expect({ result, told }).toEqual({ result: strict, told: [] });
        for (const { place, what } of told)
          expect(`${place} ${what}`).toMatch(/^data(?:\.\w+|\.\*)+ [\w -]+$/);
        if (!result.ok) {
          expect(told).toEqual([]);
          return;
        }
        if (told.length > 0) lost += 1;
        const before = readData(schema, earlier, undefined, () => undefined);
        if (before.ok) expect(readData(schema, value, before.value, () => undefined)).toEqual(result);
        const validate = ajv.compile(promisedSchema(schema));
        validate(result.value);
        expect(validate.errors ?? []).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect(lost).toBeGreaterThan(50);
  });

  it('keeps of an earlier answer what is equal, and gives what it would give without it', () => {
    fc.assert(
      fc.property(schemas, values, values, (schema, earlier, value) => {
        const before = readData(schema, earlier);
        if (!before.ok) return;
        const known = JSON.stringify(before);
        expect(readData(schema, value, before.value)).toEqual(readData(schema, value));
        expect(JSON.stringify(before)).toBe(known);
      }),
    );
  });

  it('builds nothing of an answer that is the same, and of another only what differs', () => {
    const row: DataSchema = { type: 'object', properties: { label: { type: 'string' }, due: {} } };
    const schema: DataSchema = { type: 'object', properties: { rows: { type: 'array', items: row } } };
    const read = (rows: readonly object[], before?: unknown): { readonly rows: readonly object[] } => {
      const result = readData(schema, { rows }, before);
      return (result as unknown as { readonly value: { readonly rows: readonly object[] } }).value;
    };
    const first = read([{ label: 'a', due: 1 }, { label: 'b' }, { label: 'c' }]);
    expect(read([{ label: 'a', due: 1 }, { label: 'b' }, { label: 'c' }], first)).toBe(first);
    const second = read([{ label: 'a' }, { label: 'b' }, { label: 'c' }], first);
    expect(second).toEqual({ rows: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] });
    expect(second.rows[1]).toBe(first.rows[1]);
    expect(read([{ label: 'a', due: 1 }], first).rows[0]).toBe(first.rows[0]);
  });

  it('reads every call of the backend from anything', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(compileCalls(openApi))), values, (call, value) => {
        if (call.data !== null) expect(typeof readData(call.data, value).ok).toBe('boolean');
      }),
    );
  });

  it('takes no prototype from parsed JSON', () => {
    const value: unknown = JSON.parse('{"__proto__":{"polluted":true},"a":{"__proto__":{"polluted":true}}}');
    const schema: DataSchema = { type: 'object', properties: { a: {} } };
    for (const each of [schema, {}]) {
      const read = readData(each, value);
      expect(read).toEqual({ ok: true, value: { a: {} } });
      expect(read.ok && (read.value as { polluted?: unknown }).polluted).toBeUndefined();
    }
  });

  it('has limits of depth and length', () => {
    const nested = (depth: number): unknown => {
      let value: unknown = 1;
      for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { a: value } : [value];
      return value;
    };
    expect(readData({}, nested(32)).ok).toBe(true);
    expect(readData({}, nested(33))).toEqual({
      ok: false,
      error: expect.stringContaining('nested too deep') as string,
    });
    expect(readData({}, nested(20_000)).ok).toBe(false);
    const list: DataSchema = { type: 'array', items: { type: 'integer' } };
    expect(
      readData(
        list,
        Array.from({ length: 20_000 }, () => 1),
      ).ok,
    ).toBe(true);
    expect(
      readData(
        list,
        Array.from({ length: 20_001 }, () => 1),
      ),
    ).toEqual({
      ok: false,
      error: 'data has too many items',
    });
  });
});
