/**
 * Compiles the use of a fragment. One with state is a home: inside it `state`, the names of results and its sources lead
 * to data of its own, in a repeat to that of the entry by its key. It must not know what the widgets in it are.
 */
import type { FragmentDefinition, NodeDefinition } from '../model/definition.ts';
import { lookUp } from '../lib/look-up.ts';
import { parseTemplate } from '../lib/template.ts';
import { compileSource, intoNames } from './compile-sources.ts';
import { compileValue } from './compile-expression.ts';
import { homeAt } from './inner.ts';
import { keptPaths } from './kept-paths.ts';
import { listOf, normaliseHome, type CanonicalHome } from './normalise.ts';
import type { ActionsPlan, HomePlan, NodePlan } from './plan.ts';
import { fragmentScope, homeScope, resolve, withName, type Binding, type Scope } from './scope.ts';
import type { Workshop } from './workshop.ts';

/** What a fragment sees besides its parameters; one with state has its own `state`. */
const shared = ['query', 'config', 'state', 'device', 'values', 'route', 'writes', 'event'];

export function compileFragment(
  node: NodeDefinition,
  scope: Scope,
  shop: Workshop,
  place: string,
): readonly NodePlan[] {
  const name = String(node['of']);
  const fragment = lookUp<FragmentDefinition>(shop.fragments, name);
  if (fragment === undefined) {
    shop.problem('unknown-fragment', place, name);
    return [];
  }
  const given = (node['with'] ?? {}) as Readonly<Record<string, unknown>>;
  const parameters = new Map<string, Binding>();
  for (const [parameter, declared] of Object.entries(fragment.params)) {
    parameters.set(parameter, bindParameter(given[parameter] ?? declared.default, scope, shop));
  }
  const plain = fragmentScope(scope, shared, parameters);
  const own = normaliseHome(name, fragment);
  const inner = own === undefined ? plain : openHome(own, intoNames(fragment), plain, shop, place);
  return shop.nodes(listOf<NodeDefinition>(fragment.body), inner, shop, `${place}.body`);
}

/** A parameter that is one tag stands for that path, so lists and their items stay observable inside. */
function bindParameter(value: unknown, scope: Scope, shop: Workshop): Binding {
  const template = typeof value === 'string' ? parseTemplate(value) : undefined;
  if (template?.ok === true && template.value.kind === 'tag') {
    const target = resolve(scope, template.value.path);
    if (target?.kind === 'path') return target;
  }
  return { kind: 'expression', expression: compileValue(value, scope, shop) };
}

function openHome(
  declared: CanonicalHome,
  results: readonly string[],
  around: Scope,
  shop: Workshop,
  place: string,
): Scope {
  const { repeats } = around;
  const own = repeats.length === 0 ? declared : repeatable(declared, shop, place);
  const base = homeAt(
    place,
    repeats.map(({ slot }) => slot),
  );
  const sources = new Map(own.data.map(({ name }) => [name, `${place}.data.${name}`]));
  const on: { -readonly [event in keyof HomePlan['on']]: ActionsPlan } = {};
  const home: HomePlan = {
    place,
    base,
    repeats,
    state: own.state,
    ...keptPaths(own),
    keepAs: own.keepAs,
    results,
    sources,
    fields: new Map(),
    on,
  };
  // Before what is inside it: a home around another comes first.
  shop.homes.push(home);
  const scope = homeScope(around, home, [
    ...['state', ...results].map((name) => [name, [...base, name]] as const),
    ...[...sources].map(([name, source]) => [name, [source]] as const),
  ]);
  for (const source of own.data) {
    const name = sources.get(source.name) ?? source.name;
    shop.sources.add(name);
    if (lookUp(shop.parts.calls, source.call)?.envelope === 'image') shop.aside.add(name);
  }
  for (const source of own.data)
    shop.homeSources.push(
      compileSource({ ...source, name: sources.get(source.name) ?? source.name }, scope, shop),
    );
  for (const event of ['enter', 'ready', 'leave'] as const) {
    const actions = own.on[event];
    if (actions !== undefined)
      on[event] = shop.actions(actions, withName(scope, 'event'), shop, `${place}.on.${event}`);
  }
  return scope;
}

/** In a repeat nobody could say for which entry something is kept, loaded or begun: the checker refuses it there. */
function repeatable(own: CanonicalHome, shop: Workshop, place: string): CanonicalHome {
  const once = [own.keep, own.data, Object.keys(own.cookies), Object.keys(own.on)];
  if (once.some((members) => members.length > 0)) shop.problem('bad-definition', place, 'kept in a repeat');
  return { ...own, keep: [], data: [], cookies: {}, on: {} };
}
