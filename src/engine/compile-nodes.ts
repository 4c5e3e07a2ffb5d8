/**
 * Compiles the widgets of a definition: props by kind, repeats, fragments, fallbacks, fields, and which sources each
 * place waits for. An unknown widget draws its fallback or is left out and reported. It must not know any component.
 */
import type { DialogButtonDefinition, Kinds, NodeDefinition } from '../model/definition.ts';
import { lookUp } from '../lib/look-up.ts';
import { parsePath } from '../lib/path.ts';
import { parseTemplate } from '../lib/template.ts';
import { compileFragment } from './compile-fragments.ts';
import { compileProps, fieldAt, type CompiledProps } from './compile-props.ts';
import { compileRows, rowPlans } from './compile-rows.ts';
import { compileRules } from './compile-rules.ts';
import { compileTest } from './compile-expression.ts';
import type { DataPath } from './expression.ts';
import { limits } from '../lib/limits.ts';
import type { FieldPlan, NodePlan, Order, PropPlans, RepeatPlan, WidgetPart } from './plan.ts';
import { presenceOf, unique as uniquePaths } from './presence.ts';
import { homeId, repeatScope, resolve, type Scope } from './scope.ts';
import { sourcesIn, type Workshop } from './workshop.ts';

const own = new Set([
  'type',
  'id',
  'if',
  'each',
  'as',
  'key',
  'sort',
  'show',
  'fallback',
  'skeleton',
  'requires',
  'match',
  'is',
  'else',
  '$comment',
]);
/** A field is bound to one place: what a row says of that is not read either. */
const inRow = new Set([...own, 'bind', 'rules']);

export function compileNodes(
  nodes: readonly NodeDefinition[],
  scope: Scope,
  shop: Workshop,
  place: string,
): readonly NodePlan[] {
  return nodes.flatMap((node, index) => compileNode(node, scope, shop, `${place}.${index}`));
}

/** What one node becomes: nothing where it is left out. */
export function compileNode(
  node: NodeDefinition,
  outer: Scope,
  shop: Workshop,
  place: string,
): readonly NodePlan[] {
  if (place.split('.').length > limits.depth * 2) {
    shop.problem('bad-definition', place, 'too deep');
    return [];
  }
  const missing = (node.requires ?? []).filter((feature) => !shop.features.has(feature));
  if (missing.length > 0) return instead(node, outer, shop, place, 'unmet-requires', missing.join(', '));
  const isFragment = node.type === 'fragment';
  const part: WidgetPart | undefined = isFragment ? fragmentKinds : lookUp(shop.parts.widgets, node.type);
  if (part === undefined) return instead(node, outer, shop, place, 'unknown-widget', node.type);

  const each = compileRepeat(node, outer, shop, place);
  if (each === null) return [];
  const around = each === undefined ? outer : repeatScope(outer, node.as ?? 'item', each);
  const test = node.if === undefined ? undefined : compileTest(node.if, around, shop);
  const scope = test === undefined ? around : { ...around, tests: [...around.tests, test] };
  const rules = compileRules(node, scope, shop, place);
  const props = isFragment
    ? { plans: [], reads: [] }
    : compileWidgetProps(node, part.kinds, scope, shop, place);
  const plans = rules.some(({ refusesEmpty }) => refusesEmpty) ? asRequired(props.plans) : props.plans;
  const children = isFragment ? compileFragment(node, scope, shop, place) : undefined;
  const testReads = test?.reads ?? [];
  const propSources = sourcesIn(props.reads, shop);
  const testSources = sourcesIn(testReads, shop);
  const { essential = [] } = part;
  const there = presenceOf(essential, plans, { place, propSources }, shop);
  const reads = [...props.reads, ...testReads];
  const plan: NodePlan = {
    place,
    id: node.id === undefined ? '' : homeId(scope.home, node.id),
    type: node.type,
    test,
    each,
    repeats: scope.repeats,
    props: plans,
    children,
    there,
    reads: there === undefined ? reads : uniquePaths([...reads, ...there.reads]),
    propSources,
    testSources,
    deepSources: unique([
      ...propSources,
      ...testSources,
      ...(each?.sources ?? []),
      ...childSources(plans, children),
    ]).filter((name) => !shop.aside.has(name)),
    skeleton: node.skeleton,
  };
  registerField(node, plan, rules, scope, shop);
  return [plan];
}

/** The node's own props, those that differ by a value as tables of it. */
function compileWidgetProps(
  node: NodeDefinition,
  kinds: Kinds,
  scope: Scope,
  shop: Workshop,
  place: string,
): CompiledProps {
  const compile = (object: Readonly<Record<string, unknown>>, at: string, skip = inRow): CompiledProps =>
    compileProps(object, { object: kinds }, scope, shop, at, 'literal', skip);
  const props = compile(node, place, own);
  return node['match'] === undefined ? props : compileRows(node, props, scope, shop, place, compile);
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

function orderOf(sort: string | undefined): Order | undefined {
  const path = sort === undefined ? undefined : parsePath(sort.replace(/^-/, ''));
  return path?.ok === true ? { path: path.value, descending: sort?.[0] === '-' } : undefined;
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
    sort: orderOf(node.sort),
    show: node.show !== undefined && node.show >= 1 ? Math.floor(node.show) : undefined,
    sources: sourcesIn([target.path], shop),
  };
}

function childSources(props: PropPlans, children: readonly NodePlan[] | undefined): readonly string[] {
  const names: string[] = (children ?? []).flatMap((child) => child.deepSources);
  for (const [, prop] of props) {
    if (prop.kind === 'nodes') names.push(...prop.nodes.flatMap((child) => child.deepSources));
    if (prop.kind === 'object') names.push(...childSources(prop.props, undefined));
    const inner = prop.kind === 'items' ? prop.items : prop.kind === 'match' ? rowPlans(prop) : [];
    names.push(
      ...childSources(
        inner.map((item) => ['', item] as const),
        undefined,
      ),
    );
  }
  return names;
}

function registerField(
  node: NodeDefinition,
  plan: NodePlan,
  rules: FieldPlan['rules'],
  scope: Scope,
  shop: Workshop,
): void {
  const field = typeof node['bind'] === 'string' ? fieldAt(node['bind'], scope) : undefined;
  if (field === undefined) return;
  const { name, path, error } = field;
  const fields: Map<string, FieldPlan> = scope.home?.fields ?? shop.fields;
  fields.set(name, { name, path, error, rules, node: plan, tests: scope.tests });
}

/** A field whose rules refuse an empty text says so before anyone has left it empty. */
const asRequired = (props: PropPlans): PropPlans =>
  props.map(([name, plan]) => [name, plan.kind === 'field' ? { ...plan, required: true } : plan]);

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
    there: undefined,
    reads,
    propSources: [],
    testSources: [],
    deepSources: [],
    skeleton: false,
  };
}
