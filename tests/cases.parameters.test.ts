/** The parameters of an address: the JSON cases of what a screen takes from it and hands on. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declaredQuery, missingQuery } from '../src/engine/query.ts';
import { namedRules } from '../src/lib/named-rules.ts';
import type { QueryDefinition } from '../src/model/definition.ts';
import cases from './cases/parameters.json' with { type: 'json' };
import { createTestPorts } from './support/ports.ts';
import { enter, makePlan, press } from './support/screen.ts';

type Query = Readonly<Record<string, string>>;

interface HandedCase {
  readonly name: string;
  readonly declared: object;
  readonly given: Query;
  readonly pass: readonly string[];
  readonly query?: Query;
  readonly goes: Query;
}

interface DeclaredCase {
  readonly name: string;
  readonly query: Readonly<Record<string, QueryDefinition>>;
  readonly given: Query;
  readonly sees: Query;
  readonly missing?: readonly string[];
  readonly error?: string;
}

describe('what a screen takes', () => {
  const planOf = (query: DeclaredCase['query']) => {
    const world = createTestPorts({});
    return { plan: makePlan({ definition: { query } }, world), reports: world.recorded.reports };
  };

  it.each(cases.declared as unknown as readonly DeclaredCase[])('$name', (one) => {
    const { plan, reports } = planOf(one.query);
    const sees = declaredQuery(plan, one.given);
    expect(sees).toEqual(one.sees);
    expect(missingQuery(plan, sees)).toEqual(one.missing ?? []);
    expect(reports.map(({ code, detail }) => `${code} ${detail.split(':')[0] ?? ''}`)).toEqual(
      one.error === undefined ? [] : [`bad-definition ${one.error}`],
    );
  });

  it('is always the default or what was given and fits, and nothing that is not declared', () => {
    const value = fc.oneof(
      fc.constantFrom('', '1', '2', '3', '12', '0', 'a', 'ana@correo.mx', '5512345678'),
      fc.string({ maxLength: 12 }),
    );
    const declaration: fc.Arbitrary<QueryDefinition> = fc.record(
      {
        required: fc.boolean(),
        default: fc.constantFrom('1', '7'),
        maxLength: fc.integer({ min: 1, max: 11 }),
        pattern: fc.constantFrom('^\\d+$', '^[1-9]', 'a', '^(?:1|2)$'),
        enum: fc.uniqueArray(fc.constantFrom('1', '2', '12', 'a'), { minLength: 1 }),
        format: fc.constantFrom('email', 'phone'),
      },
      { requiredKeys: [] },
    );
    const name = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.dictionary(name, declaration), fc.dictionary(name, value), (query, given) => {
        const { plan } = planOf(query);
        const sees = declaredQuery(plan, given);
        for (const [each, declared] of Object.entries(query)) {
          const written = given[each] ?? '';
          const fits =
            written !== '' &&
            written.length <= (declared.maxLength ?? 256) &&
            (declared.pattern === undefined || new RegExp(declared.pattern, 'u').test(written)) &&
            (declared.enum === undefined || declared.enum.includes(written)) &&
            (declared.format === undefined || namedRules[declared.format]?.(written) === true);
          expect(sees[each]).toBe(fits ? written : declared.default);
          expect(missingQuery(plan, sees).includes(each)).toBe(
            declared.required === true && sees[each] === undefined,
          );
        }
        expect(Object.keys(sees).filter((each) => !(each in query))).toEqual([]);
        // What was seen is seen again: taking it twice is taking it once.
        const again = declaredQuery(plan, sees);
        for (const each of Object.keys(sees)) expect(again[each]).toBe(sees[each]);
      }),
    );
  });
});

describe('what is handed on', () => {
  it.each(cases.handed as unknown as readonly HandedCase[])('$name', async (one) => {
    const { declared, given, pass, query, goes } = one;
    const action = { do: 'navigate', to: '/next', pass, ...(query !== undefined && { query }) };
    const made = await enter({
      definition: { query: declared, body: { type: 'button', text: 'x', press: action } },
      query: given,
    });
    await press(made);
    expect(made.recorded.navigations).toEqual([{ to: '/next', query: goes, replace: false }]);
  });
});
