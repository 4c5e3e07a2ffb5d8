/**
 * Compiles the sources of a screen and of its fragments, and the names under which results are put. It must not know
 * who shows the data.
 */
import { lookUp } from '../lib/look-up.ts';
import { onCircles } from './circles.ts';
import { compileProps } from './compile-props.ts';
import type { DataPath } from './expression.ts';
import { compileString, compileTest } from './compile-expression.ts';
import type { CanonicalSource } from './normalise.ts';
import type { SourcePlan } from './plan.ts';
import type { Scope } from './scope.ts';
import { withName } from './scope.ts';
import { sourcesIn, type Workshop } from './workshop.ts';

export function compileSource(source: CanonicalSource, scope: Scope, shop: Workshop): SourcePlan {
  const send = compileProps(source.send, { object: {} }, scope, shop, `data.${source.name}.send`, 'value');
  const test = source.if === undefined ? undefined : compileTest(source.if, scope, shop);
  const call = lookUp(shop.parts.calls, source.call);
  if (call === undefined) shop.problem('bad-definition', `data.${source.name}`, `call ${source.call}`);
  const reads = [...send.reads, ...(test?.reads ?? [])];
  return {
    name: source.name,
    call,
    send: send.plans,
    test,
    aside: shop.aside.has(source.name),
    empty: source.empty === undefined ? undefined : compileTest(source.empty, scope, shop),
    emptyBody: shop.nodes(source.emptyBody, scope, shop, `data.${source.name}.emptyBody`),
    busy: source.busy === undefined ? undefined : compileString(source.busy, scope, shop),
    failed:
      source.failed === undefined
        ? undefined
        : shop.actions(source.failed, withName(scope, 'event'), shop, `data.${source.name}.failed`),
    needs: sourcesIn(reads, shop).filter((name) => name !== source.name),
  };
}

/** Sources that need each other would wait for ever: each of them fails instead, without a request. */
export function failCircles(sources: readonly SourcePlan[], shop: Workshop): readonly SourcePlan[] {
  const circles = onCircles(new Map(sources.map(({ name, needs }) => [name, needs])));
  return sources.map((source) => {
    if (!circles.has(source.name)) return source;
    shop.problem('bad-definition', `data.${source.name}`, 'needs itself');
    return { ...source, call: undefined, test: undefined, needs: [] };
  });
}

export function queryNames(sources: readonly SourcePlan[]): readonly string[] {
  const names = new Set<string>();
  const visit = (reads: readonly DataPath[]): void => {
    for (const [root, name] of reads) if (root === 'query' && typeof name === 'string') names.add(name);
  };
  for (const source of sources) {
    for (const [, plan] of source.send) if (plan.kind === 'value') visit(plan.expression.reads);
    if (source.test !== undefined) visit(source.test.reads);
  }
  return [...names];
}

/** Names that results of calls and positions are put under: every `into` in the actions of a screen or a fragment. */
export function intoNames(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(intoNames);
  if (typeof value !== 'object' || value === null) return [];
  const { do: action, into } = value as { do?: unknown; into?: unknown };
  const own = typeof action === 'string' && typeof into === 'string' ? [into] : [];
  return [...own, ...Object.values(value).flatMap(intoNames)];
}
