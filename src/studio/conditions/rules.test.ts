/** A test goes over into rules and back; sentences about it hold nothing that only a programmer reads. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateTest, parseTest } from '../../lib/test.ts';
import { isObject } from '../../check/document/document.ts';
import { testMembers } from '../../lib/presence.ts';
import type { Json } from '../../model/json.ts';
import { readProject } from '../../build/project.ts';
import { isNamed } from './data-words.ts';
import { meaningIn } from './meaning.ts';
import { groupOf, ruleOf, testOf, type Rule } from './rules.ts';
import { whenInWords } from './say.ts';

const project = readProject('.');
const folders = ['screens', 'screens/fragments', 'screens/promotion'];

/** Every test that a definition of the project has. */
function testsIn(value: unknown, found: unknown[] = []): readonly unknown[] {
  if (Array.isArray(value)) value.forEach((each) => testsIn(each, found));
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value)) {
      if (['if', 'enabled', 'empty'].includes(name) && isObject(inner)) found.push(inner);
      testsIn(inner, found);
    }
  return found;
}

const shipped = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => testsIn(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))),
);

/** Every path that a test asks about. */
const pathsOf = (test: unknown): readonly string[] =>
  Object.entries(test as object)
    .flatMap(([name, inner]): readonly string[] =>
      ['not', 'any', 'all'].includes(name)
        ? [inner].flat().flatMap(pathsOf)
        : testMembers({ [name]: inner }).map(({ path }) => path),
    )
    .sort();

const paths = ['loan.orderStatus', 'loan.isDelay', 'state.after'] as const;
const value = fc.constantFrom<Json>('174', '180', true, false, 3, null);
const rules = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small' },
    fc.record({
      kind: fc.constant('is' as const),
      path: fc.constantFrom(...paths),
      asked: fc.oneof(
        fc.constantFrom({ kind: 'there' as const }, { kind: 'missing' as const }),
        fc.record({
          kind: fc.constantFrom('one-of' as const, 'none-of' as const),
          values: fc.uniqueArray(value, { minLength: 1, maxLength: 3 }),
        }),
        fc.record({
          kind: fc.constant('limit' as const),
          word: fc.constantFrom('minimum' as const, 'exclusiveMaximum' as const),
          value: fc.integer({ min: 0, max: 9 }),
        }),
      ),
    }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      rules: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), rule: tie('rule') }),
  ),
})).rule;

const holds = (test: unknown, data: Readonly<Record<string, Json>>): boolean => {
  const parsed = parseTest(test);
  if (!parsed.ok) throw new Error(JSON.stringify(test));
  return evaluateTest(parsed.value, (path) => data[path.join('.')]);
};

describe('a test as rules', () => {
  it('says the same when it is written again, for every test that is shipped', () => {
    expect(shipped.length).toBeGreaterThan(100);
    for (const test of shipped) {
      const { $comment: _comment, ...bare } = test as Record<string, unknown>;
      const again = testOf(ruleOf(test));
      expect(parseTest(again).ok).toBe(true);
      expect(testOf(ruleOf(again))).toEqual(again);
      expect(pathsOf(again)).toEqual(pathsOf(bare));
    }
  });

  it('is read back as it was chosen, whatever the data', () => {
    fc.assert(
      fc.property(rules, fc.tuple(value, value, value), (rule, [status, delay, after]) => {
        const data = { 'loan.orderStatus': status, 'loan.isDelay': delay, 'state.after': after };
        const test = testOf(rule);
        expect(holds(testOf(ruleOf(test)), data)).toBe(holds(test, data));
        expect(holds(testOf(groupOf(test)), data)).toBe(holds(test, data));
      }),
    );
  });

  it('keeps what a form has no words for', () => {
    const test = { 'loan.productName': { pattern: '^a', minLength: 2 } };
    expect(testOf(groupOf(test))).toEqual(test);
  });

  it('keeps one path asked twice apart', () => {
    const is = (word: 'minimum' | 'maximum', limit: number): Rule => ({
      kind: 'is',
      path: 'state.score',
      asked: { kind: 'limit', word, value: limit },
    });
    expect(testOf({ kind: 'all', rules: [is('minimum', 1), is('maximum', 3)] })).toEqual({
      all: [{ 'state.score': { minimum: 1 } }, { 'state.score': { maximum: 3 } }],
    });
  });
});

describe('a test in words', () => {
  const meaning = (_path: string, of: Json): string | undefined => (of === '180' ? 'Vencido' : undefined);

  it('is what a person would say', () => {
    expect(whenInWords({ 'loan.orderStatus': '180' }, 'es', meaning)).toBe(
      'cuando el estado del préstamo es Vencido',
    );
    expect(whenInWords({ 'loan.isDelay': true, some: 'loan.repayDate' }, 'es', meaning)).toBe(
      'cuando se puede prorrogar y hay fecha de pago del préstamo',
    );
    expect(whenInWords({ not: { 'loan.orderStatus': '180' } }, 'en', meaning)).toBe(
      'when the status of the loan is not Vencido',
    );
    const other = { not: { 'loan.productName': { not: { const: 'Lendora Flex' } } } };
    expect(whenInWords(other, 'es', meaning)).toBe(
      'cuando el nombre del producto del préstamo es «Lendora Flex»',
    );
    expect(whenInWords({ not: { not: { some: 'loan.repayDate' } } }, 'es', meaning)).toBe(
      'cuando hay fecha de pago del préstamo',
    );
    expect(whenInWords({}, 'es', meaning)).toBe('');
    const amount = meaningIn({ data: { loan: { call: 'loanDetails' } } }, project);
    expect(whenInWords({ 'loan.lateFee': { minimum: 1 } }, 'es', amount)).toBe(
      'cuando el recargo del préstamo es al menos 0.01',
    );
    expect(whenInWords({ 'loan.orderStatus': '180' }, 'en', amount)).toBe(
      'when the status of the loan is Overdue',
    );
  });

  it('names no path and no brace, for every test that is shipped', () => {
    for (const test of shipped)
      for (const tongue of ['es', 'en'] as const) {
        const said = whenInWords(test, tongue, () => undefined);
        expect(said).not.toBe('');
        expect(said).not.toMatch(/[{}[\]"]|\w\.\w|undefined/);
      }
  });

  it('has words for every path that a screen asks about', () => {
    const asked = new Set(shipped.flatMap(pathsOf));
    expect([...asked].filter((path) => !isNamed(path))).toEqual([]);
  });
});

it('says why something failed as people would', () => {
  const meaning = meaningIn({}, project);
  expect(whenInWords({ 'event.kind': ['network', 'timeout', 'status'] }, 'es', meaning)).toMatch(
    /es un corte de la conexión o una respuesta que tardó demasiado o un error del servidor$/,
  );
  expect(whenInWords({ 'event.kind': 'refused' }, 'en', meaning)).toMatch(/is a ‘no’ of the server$/);
});

it('a limit that does not hold is said as the one that does, and what the address gives as where it comes from', () => {
  const meaning = () => undefined;
  const below = { not: { 'loan.delayFrequency': { maximum: -1 } } };
  expect(whenInWords(below, 'es', meaning)).toMatch(/ al menos 0$/);
  expect(whenInWords(below, 'en', meaning)).toMatch(/ at least 0$/);
  expect(whenInWords({ 'query.productId': '2' }, 'es', meaning)).toBe(
    'cuando el producto del préstamo (de la dirección) es 2',
  );
  expect(whenInWords({ 'query.productId': '2' }, 'en', meaning)).toBe(
    'when the product of the loan (from the address) is 2',
  );
  expect(whenInWords({ 'query.from': 'told' }, 'en', meaningIn({}, project))).toMatch(
    /^when what led here is /,
  );
});
