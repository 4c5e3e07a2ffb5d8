/**
 * Compiles props and parameters by the kinds their schema gives them. It must not know which widget or action they
 * belong to.
 */
import type { Actions, Kind, Kinds, NodeDefinition } from '../model/definition.ts';
import { parsePath } from '../lib/path.ts';
import type { DataPath } from './expression.ts';
import { compileTest, compileValue } from './compile-expression.ts';
import { constant } from './expression.ts';
import { messageAt } from './inner.ts';
import { actionsOf, listOf } from './normalise.ts';
import type { FieldProp, PropPlan, PropPlans, ValueKind } from './plan.ts';
import type { Scope } from './scope.ts';
import { resolve, withExpressions, withName } from './scope.ts';
import type { Workshop } from './workshop.ts';

export interface CompiledProps {
  readonly plans: PropPlans;
  /** What they read, children and actions not counted. */
  readonly reads: readonly DataPath[];
}

const valueKinds = new Set<string>([
  'text',
  'value',
  'list',
  'number',
  'flag',
  'test',
  'image',
  'link',
  'document',
]);

/**
 * Compiles the members of `object` by `kinds`; members without a kind are of the kind `otherwise`.
 * Members named in `skip` are the engine's own (`type`, `if`, …).
 */
export function compileProps(
  object: Readonly<Record<string, unknown>>,
  kind: { readonly object: Kinds },
  scope: Scope,
  shop: Workshop,
  place: string,
  otherwise: Kind = 'literal',
  skip: ReadonlySet<string> = new Set(),
): CompiledProps {
  const plans: (readonly [string, PropPlan])[] = [];
  const reads: DataPath[] = [];
  for (const [name, value] of Object.entries(object)) {
    if (skip.has(name) || value === undefined) continue;
    const own = Object.prototype.hasOwnProperty.call(kind.object, name) ? kind.object[name] : undefined;
    const seen = own === 'document' ? filled(scope, object['with'], shop) : scope;
    const plan = compileProp(value, own ?? otherwise, seen, shop, `${place}.${name}`, reads);
    if (plan !== undefined) plans.push([name, plan]);
  }
  return { plans, reads };
}

/** The names that a document is filled with, besides those around it. */
const filled = (scope: Scope, values: unknown, shop: Workshop): Scope =>
  withExpressions(
    scope,
    Object.entries((values ?? {}) as Readonly<Record<string, unknown>>).map(([name, value]) => [
      name,
      compileValue(value, scope, shop),
    ]),
  );

function compileProp(
  value: unknown,
  kind: Kind,
  scope: Scope,
  shop: Workshop,
  place: string,
  reads: DataPath[],
): PropPlan | undefined {
  if (typeof kind !== 'string') return compileNested(value, kind, scope, shop, place, reads);
  if (kind === 'actions') {
    return {
      kind: 'actions',
      actions: shop.actions(actionsOf(value as Actions), withName(scope, 'event'), shop, place),
    };
  }
  if (kind === 'nodes') {
    return {
      kind: 'nodes',
      nodes: shop.nodes(listOf(value as NodeDefinition | readonly NodeDefinition[]), scope, shop, place),
    };
  }
  if (kind === 'rules') return undefined;
  if (kind === 'bind') {
    const field = fieldAt(value, scope);
    if (field === undefined) shop.problem('bad-definition', place, `bind ${String(value)}`);
    else reads.push(field.path, field.error);
    return field;
  }
  if (!valueKinds.has(kind)) return { kind: 'value', as: 'literal', expression: constant(value) };
  // A document is named, or comes from data as any value does.
  const given = kind === 'document' ? (shop.parts.documents?.[String(value)] ?? value) : value;
  const expression = kind === 'test' ? compileTest(given, scope, shop) : compileValue(given, scope, shop);
  reads.push(...expression.reads);
  return { kind: 'value', as: kind as ValueKind, expression };
}

/** The field that a bound path makes here; it is called by that path without `state.`. */
export function fieldAt(bind: unknown, scope: Scope): FieldProp | undefined {
  const path = parsePath(String(bind));
  if (!path.ok || path.value[0] !== 'state') return undefined;
  const target = resolve(scope, path.value);
  if (target?.kind !== 'path') return undefined;
  const name = fieldName(path.value);
  return {
    kind: 'field',
    name,
    path: target.path,
    error: messageAt(name, scope.home?.base),
    required: false,
  };
}

export const fieldName = (path: readonly string[]): string => path.slice(1).join('.');

function compileNested(
  value: unknown,
  kind: Exclude<Kind, string>,
  scope: Scope,
  shop: Workshop,
  place: string,
  reads: DataPath[],
): PropPlan | undefined {
  if ('items' in kind) {
    const items = (Array.isArray(value) ? (value as unknown[]) : [value]).map((item, index) =>
      compileProp(item, kind.items, scope, shop, `${place}.${index}`, reads),
    );
    return { kind: 'items', items: items.filter((item) => item !== undefined) };
  }
  const nested = compileProps(
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {},
    { object: 'object' in kind ? kind.object : {} },
    scope,
    shop,
    place,
    'record' in kind ? kind.record : 'literal',
  );
  reads.push(...nested.reads);
  return { kind: 'object', props: nested.plans };
}
