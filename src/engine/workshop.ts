/**
 * What the parts of the compiler share while one screen is compiled. Nodes, actions and props contain each other, so
 * they meet here instead of importing each other. It must not know how any of them is compiled.
 */
import type { EntryDefinition, FragmentDefinition, NodeDefinition } from '../model/definition.ts';
import type { ProblemCode } from '../lib/problem.ts';
import type { Compiler } from './compile-expression.ts';
import type { DataPath } from './expression.ts';
import type { ActionsPlan, FieldPlan, HomePlan, NodePlan, Parts, SourcePlan, WritePlan } from './plan.ts';
import type { Scope } from './scope.ts';

export interface Workshop extends Compiler {
  readonly screen: string;
  readonly parts: Parts;
  readonly fragments: { readonly [name: string]: FragmentDefinition };
  readonly features: ReadonlySet<string>;
  /** Names of the screen's sources, and in the plan of those of its fragments. */
  readonly sources: Set<string>;
  /** Those of them that are pictures. */
  readonly aside: Set<string>;
  readonly homes: HomePlan[];
  /** Compiled sources of fragments. */
  readonly homeSources: SourcePlan[];
  readonly fields: Map<string, FieldPlan>;
  readonly writes: WritePlan[];
  nodes(nodes: readonly NodeDefinition[], scope: Scope, shop: Workshop, place: string): readonly NodePlan[];
  actions(actions: readonly EntryDefinition[], scope: Scope, shop: Workshop, place: string): ActionsPlan;
  problem(code: ProblemCode, where: string, detail: string): void;
}

/** Names of sources among the paths. */
export function sourcesIn(paths: readonly DataPath[], shop: Workshop): readonly string[] {
  const names = new Set<string>();
  for (const [root] of paths) if (typeof root === 'string' && shop.sources.has(root)) names.add(root);
  return [...names];
}
