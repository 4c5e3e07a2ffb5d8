/**
 * Compiles the widgets of a definition: props by kind, repeats, fragments, fallbacks, fields, and which sources each
 * place waits for. An unknown widget draws its fallback or is left out and reported. It must not know any component.
 */
import type { DialogButtonDefinition, FragmentDefinition, NodeDefinition } from '../model/definition.ts';
import { lookUp } from '../lib/look-up.ts';
import { parsePath } from '../lib/path.ts';
import { parseTemplate } from '../lib/template.ts';
import { compileRule, type Check } from '../lib/test.ts';
import { compileProps, fieldName } from './compile-props.ts';
import { compileString, compileTest, compileValue, type DataPath } from './expression.ts';
import { limits } from '../lib/limits.ts';
import { listOf } from './normalise.ts';
import type { NodePlan, PropPlans, RepeatPlan } from './plan.ts';
import { fragmentScope, repeatScope, resolve, type Binding, type Scope } from './scope.ts';
import { sourcesIn, type Workshop } from './workshop.ts';

const own = new Set([
  'type',
  'id',
  'if',
  'each',
  'as',
  'key',
  'fallback',
  'skeleton',
  'requires',
  '$comment',
]);
/** What a fragment sees besides its parameters. */
const shared = ['query', 'config', 'state', 'device', 'values', 'event'];

export function compileNodes(
  nodes: readonly NodeDefinition[],
  scope: Scope,
  shop: Workshop,
  place: string,
): readonly NodePlan[] {
  return nodes.flatMap((node, index) => compileNode(node, scope, shop, `${place}.${index}`));
}

function compileNode(node: NodeDefinition, outer: Scope, shop: Workshop, place: string): readonly NodePlan[] {
  if (place.split('.').length > limits.depth * 2) {
    shop.problem('bad-definition', place, 'too deep');
    return [];
  }
  const missing = (node.requires ?? []).filter((feature) => !shop.features.has(feature));
  if (missing.length > 0) return instead(node, outer, shop, place, 'unmet-requires', missing.join(', '));
  const isFragment = node.type === 'fragment';
  const part = isFragment ? fragmentKinds : lookUp(shop.parts.widgets, node.type);
  if (part === undefined) return instead(node, outer, shop, place, 'unknown-widget', node.type);

  const each = compileRepeat(node, outer, shop, place);
  if (each === null) return [];
  const around = each === undefined ? outer : repeatScope(outer, node.as ?? 'item', each);
  const test = node.if === undefined ? undefined : compileTest(node.if, around, shop);
  const scope = test === undefined ? around : { ...around, tests: [...around.tests, test] };
  const props = isFragment
    ? { plans: [], reads: [] }
    : compileProps(node, { object: part.kinds }, scope, shop, place, 'literal', own);
  const children = isFragment ? compileFragment(node, scope, shop, place) : undefined;
  const testReads = test?.reads ?? [];
  const propSources = sourcesIn(props.reads, shop);
  const testSources = sourcesIn(testReads, shop);
  const plan: NodePlan = {
    place,
    id: node.id ?? '',
    type: node.type,
    test,
    each,
    repeats: scope.repeats,
    props: props.plans,
    children,
    reads: [...props.reads, ...testReads],
    propSources,
    testSources,
    deepSources: unique([
      ...propSources,
      ...testSources,
      ...(each?.sources ?? []),
      ...childSources(props.plans, children),
    ]).filter((name) => !shop.aside.has(name)),
    skeleton: node.skeleton,
  };
  registerField(node, plan, scope, shop);
  return [plan];
}

const fragmentKinds = { kinds: {} };
const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** What is drawn in place of a widget that this app does not have. */
function instead(
  node: NodeDefinition,
  scope: Scope,
  shop: Workshop,
  place: string,
  code: 'unknown-widget' | 'unmet-requires',
  detail: string,
): readonly NodePlan[] {
  if (node.fallback === undefined) shop.problem(code, place, detail);
  return node.fallback ? compileNode(node.fallback, scope, shop, `${place}.fallback`) : [];
}

function compileRepeat(
  node: NodeDefinition,
  scope: Scope,
  shop: Workshop,
  place: string,
): RepeatPlan | undefined | null {
  if (node.each === undefined) return undefined;
  const template = parseTemplate(node.each);
  const target =
    template.ok && template.value.kind === 'tag' ? resolve(scope, template.value.path) : undefined;
  if (target?.kind !== 'path') {
    shop.problem('bad-definition', place, `each ${node.each}`);
    return null;
  }
  const key = node.key === undefined ? undefined : parsePath(node.key);
  return {
    list: target.path,
    slot: scope.repeats.length,
    key: key?.ok === true ? key.value : undefined,
    sources: sourcesIn([target.path], shop),
  };
}

function compileFragment(
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
  return compileNodes(
    listOf<NodeDefinition>(fragment.body),
    fragmentScope(scope, shared, parameters),
    shop,
    `${place}.body`,
  );
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

function childSources(props: PropPlans, children: readonly NodePlan[] | undefined): readonly string[] {
  const names: string[] = (children ?? []).flatMap((child) => child.deepSources);
  for (const [, prop] of props) {
    if (prop.kind === 'nodes') names.push(...prop.nodes.flatMap((child) => child.deepSources));
    if (prop.kind === 'object') names.push(...childSources(prop.props, undefined));
    if (prop.kind === 'items')
      names.push(
        ...childSources(
          prop.items.map((item) => ['', item] as const),
          undefined,
        ),
      );
  }
  return names;
}

function registerField(node: NodeDefinition, plan: NodePlan, scope: Scope, shop: Workshop): void {
  if (typeof node['bind'] !== 'string') return;
  const path = parsePath(node['bind']);
  if (!path.ok) return;
  const rules: { check: Check; message: ReturnType<typeof compileString> }[] = [];
  for (const rule of listOf(node['rules'] as RuleDefinition | readonly RuleDefinition[] | undefined)) {
    const check = compileRule(rule.test);
    if (check.ok) rules.push({ check: check.value, message: compileString(rule.message, scope, shop) });
    else shop.problem('bad-definition', plan.place, `rule ${check.error.text}`);
  }
  shop.fields.set(fieldName(path.value), {
    name: fieldName(path.value),
    path: path.value,
    rules,
    node: plan,
    tests: scope.tests,
  });
}

interface RuleDefinition {
  readonly test: unknown;
  readonly message: string;
}

/** A dialog's button: the props of a button, drawn by the dialog itself. */
export function buttonNode(
  button: DialogButtonDefinition,
  scope: Scope,
  shop: Workshop,
  place: string,
): NodePlan {
  const kinds = { text: 'text', press: 'actions' } as const;
  const test = button.if === undefined ? undefined : compileTest(button.if, scope, shop);
  const props = compileProps({ ...button }, { object: kinds }, scope, shop, place, 'literal', own);
  const reads: readonly DataPath[] = [...props.reads, ...(test?.reads ?? [])];
  return {
    place,
    id: '',
    type: 'dialog-button',
    test,
    each: undefined,
    repeats: [],
    props: props.plans,
    children: undefined,
    reads,
    propSources: [],
    testSources: [],
    deepSources: [],
    skeleton: false,
  };
}
