/**
 * Compiles the table of a widget: each prop that some row gives becomes one prop that differs by the matched value, so that
 * the widget stays one instance whatever the value is (docs/language.md, "match"). It must not know any widget.
 */
import type { NodeDefinition } from '../model/definition.ts';
import type { CompiledProps } from './compile-props.ts';
import { compileMatched, rowsIn } from './match.ts';
import type { MatchPlan, PropPlan } from './plan.ts';
import type { Scope } from './scope.ts';
import type { Workshop } from './workshop.ts';

type Row = ReadonlyMap<string, PropPlan>;

export function compileRows(
  node: NodeDefinition,
  beside: CompiledProps,
  scope: Scope,
  shop: Workshop,
  place: string,
  compile: (object: Readonly<Record<string, unknown>>, at: string) => CompiledProps,
): CompiledProps {
  const value = compileMatched(node['match'], scope, shop, place);
  const reads = [...beside.reads, ...value.reads];
  const rowAt = (row: unknown, at: string): Row => {
    const compiled = compile(Object.fromEntries(rowsIn(row)), at);
    reads.push(...compiled.reads);
    return new Map(compiled.plans);
  };
  const rows = rowsIn(node['is']).map(([name, row]) => [name, rowAt(row, `${place}.is.${name}`)] as const);
  const otherwise = rowAt(node['else'], `${place}.else`);
  const own: Row = new Map(beside.plans);
  const differing = new Set([...rows.flatMap(([, row]) => [...row.keys()]), ...otherwise.keys()]);
  const plans = [...differing].map((prop): readonly [string, MatchPlan] => {
    const of = (row: Row): PropPlan | undefined => row.get(prop) ?? own.get(prop);
    const table = new Map(rows.map(([name, row]) => [name, of(row)]));
    return [prop, { kind: 'match', value, rows: table, otherwise: of(otherwise) }];
  });
  return { plans: [...beside.plans.filter(([prop]) => !differing.has(prop)), ...plans], reads };
}

/** What a table may be, for those who look at every plan. */
export const rowPlans = ({ rows, otherwise }: MatchPlan): readonly PropPlan[] =>
  [otherwise, ...rows.values()].filter((plan) => plan !== undefined);
