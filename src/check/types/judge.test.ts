/** What is said of a test before it runs must hold for every value of the type: checked against the test itself. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Path } from '../../lib/path.ts';
import { readPath } from '../../lib/path.ts';
import { evaluateTest, parseTest } from '../../lib/test.ts';
import type { Json } from '../../model/json.ts';
import { assume, judge } from './judge.ts';
import { bind, emptyScope, resolvePath, type Scope } from './scope.ts';
import { typeOfSchema, type KnownSchema } from './type.ts';

const schema: KnownSchema = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['21', '151', '200'] },
    amount: { type: 'integer', format: 'minor' },
    note: { type: ['string', 'null'] },
    open: { type: 'boolean' },
    rows: { type: 'array', items: { type: 'string' } },
  },
  required: ['status', 'amount', 'open'],
};

/** Everything an answer of this schema may be once it is read. */
const answers = fc.record(
  {
    status: fc.constantFrom('21', '151', '200'),
    amount: fc.nat(3),
    open: fc.boolean(),
    note: fc.constantFrom('', 'a', 'ab'),
    rows: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
  },
  { requiredKeys: ['status', 'amount', 'open'] },
);

const condition: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>('21', '200', 'zzz', 0, 1, true, false, null),
  fc.constantFrom<Json>(['21', '151', '200'], ['21'], [true, false], [0, 'a']),
  fc.constantFrom<Json>(
    { type: 'string' },
    { type: 'number' },
    { type: ['string', 'number'] },
    { minLength: 1 },
    { minItems: 1 },
    { maxItems: 0 },
    { not: { const: '21' } },
    { not: ['21', '151'] },
    { enum: ['21', '7'] },
    { type: 'string', minLength: 1 },
    { minimum: 1 },
    { minimum: 2, maximum: 1 },
    { exclusiveMinimum: 0, exclusiveMaximum: 1 },
    { maximum: 2 },
    { maxLength: 1 },
    { pattern: '^a' },
    { pattern: '^.{2}$', maxLength: 1 },
  ),
);
const path = fc.constantFrom(
  'loan.status',
  'loan.amount',
  'loan.note',
  'loan.open',
  'loan.rows',
  'loan.rows.0',
);
const { test } = fc.letrec<{ test: Json }>((tie) => ({
  test: fc.oneof(
    { maxDepth: 3 },
    fc.dictionary(path, condition, { minKeys: 1, maxKeys: 2 }),
    fc.record({ some: fc.oneof(path, fc.uniqueArray(path, { minLength: 1, maxLength: 3 })) }),
    fc.record({ some: path, 'loan.status': condition, 'loan.note': condition }, { requiredKeys: ['some'] }),
    fc.record({ not: tie('test') }),
    fc.record({ any: fc.array(tie('test'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ all: fc.array(tie('test'), { minLength: 1, maxLength: 3 }) }),
  ) as fc.Arbitrary<Json>,
}));

const scope: Scope = bind(emptyScope, [['loan', { type: typeOfSchema(schema), path: 'loan' }]]);

function holds(json: Json, loan: unknown): boolean | undefined {
  const parsed = parseTest(json);
  return parsed.ok ? evaluateTest(parsed.value, (at: Path) => readPath({ loan }, at)) : undefined;
}

describe('a test', () => {
  it('that is said to hold always or never does so for every answer', () => {
    fc.assert(
      fc.property(test, answers, (json, loan) => {
        const verdict = judge(json, scope);
        const held = holds(json, loan);
        if (held === undefined || verdict === 'sometimes') return;
        expect(held).toBe(verdict === 'always');
      }),
      { numRuns: 3000 },
    );
  });

  it('teaches only what is so wherever it held, or did not', () => {
    fc.assert(
      fc.property(test, test, answers, (outer, inner, loan) => {
        const held = holds(outer, loan);
        if (held === undefined) return;
        const within = assume(scope, outer, held);
        for (const name of ['status', 'amount', 'note', 'open', 'rows']) {
          const found = resolvePath(['loan', name], within);
          if (found.kind !== 'found') throw new Error(name);
          const value: unknown = Reflect.get(loan, name);
          if (!found.type.absent) expect(value).not.toBeUndefined();
          if (found.type.values !== undefined && value !== undefined)
            expect(found.type.values).toContain(value);
        }
        const verdict = judge(inner, within);
        const innerHeld = holds(inner, loan);
        if (innerHeld !== undefined && verdict !== 'sometimes') expect(innerHeld).toBe(verdict === 'always');
      }),
      { numRuns: 3000 },
    );
  });

  it.each<[Json, string]>([
    [{ 'loan.status': ['21', '151', '200'] }, 'always'],
    [{ 'loan.status': 'zzz' }, 'never'],
    [{ not: { 'loan.status': 'zzz' } }, 'always'],
    [{ 'loan.amount': { type: 'string' } }, 'never'],
    [{ 'loan.note': { type: 'string' } }, 'sometimes'],
    [{ any: [{ 'loan.open': '1' }, { 'loan.status': 'zzz' }] }, 'never'],
    [{ some: 'loan.amount' }, 'always'],
    [{ some: ['loan.amount', 'loan.status'] }, 'always'],
    [{ some: ['loan.amount', 'loan.note'] }, 'sometimes'],
    [{ 'loan.amount': { exclusiveMinimum: 2, exclusiveMaximum: 3 } }, 'never'],
    [{ 'loan.amount': { minimum: 0 } }, 'always'],
    [{ any: [{ 'loan.amount': { minimum: 3 } }, { 'loan.amount': { maximum: 2 } }] }, 'always'],
    [{ 'loan.note': { pattern: '^.{3,}$', maxLength: 2 } }, 'never'],
    [{ all: [{ some: 'loan.rows.0' }, { 'loan.rows': { maxItems: 0 } }] }, 'never'],
    [{ all: [{ 'loan.status': ['21', '151'] }, { not: { 'loan.status': '21' } }] }, 'sometimes'],
    [{ any: [{ 'loan.note': { pattern: 'a' } }, { not: { 'loan.note': { pattern: 'a' } } }] }, 'always'],
    [{ all: [{ some: 'loan.open' }, { 'loan.open': false }] }, 'never'],
  ])('%j holds %s', (json, verdict) => {
    expect(judge(json, scope)).toBe(verdict);
  });
});

it('what is there stands in something that is there', () => {
  const order = {
    type: 'object',
    properties: { id: { type: 'string' }, name: { type: 'string' } },
    required: ['id', 'name'],
  };
  const type = typeOfSchema({ type: 'object', properties: { order } });
  const before = bind(emptyScope, [['init', { type, path: 'init' }]]);
  const isAbsent = (scope: Scope): boolean => {
    const found = resolvePath(['init', 'order', 'name'], scope);
    return found.kind !== 'found' || found.type.absent;
  };
  expect(isAbsent(before)).toBe(true);
  expect(isAbsent(assume(before, { some: 'init.order.id' }, true))).toBe(false);
  expect(isAbsent(assume(before, { some: 'init.order.id' }, false))).toBe(true);
});

it('a flag that is true brings what the answer promises with it', () => {
  const type = typeOfSchema({
    type: 'object',
    properties: { needValid: { type: 'boolean' }, record: { type: 'string' } },
    'x-required-when': { needValid: ['record'] },
  });
  const before = bind(emptyScope, [['commit', { type, path: 'commit' }]]);
  const isAbsent = (value: Json, held: boolean): boolean => {
    const found = resolvePath(['commit', 'record'], assume(before, { 'commit.needValid': value }, held));
    return found.kind !== 'found' || found.type.absent;
  };
  expect(isAbsent(true, true)).toBe(false);
  expect(isAbsent(true, false)).toBe(true);
  expect(isAbsent(false, true)).toBe(true);
  // As the row of a table is named.
  expect(isAbsent(['true', true], true)).toBe(false);
  expect(isAbsent([true, false], true)).toBe(true);
});
