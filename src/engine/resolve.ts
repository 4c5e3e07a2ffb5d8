/**
 * Resolves compiled props to what a widget or an action receives, in one place of the screen. It must not know React:
 * children and handlers are made by the functions it is given.
 */
import { toText } from '../lib/template.ts';
import type { Field, Handler } from '../model/resolved.ts';
import { rowOf } from './match.ts';
import type { ActionsPlan, FieldProp, MatchPlan, NodePlan, PropPlan, PropPlans, ValueKind } from './plan.ts';
import type { Read } from './expression.ts';

declare const ofData: unique symbol;
/** A value that was read, of the type that a schema asks for: the checker has held it against that, nobody else has. */
interface Data {
  readonly [ofData]: true;
}

/** What a prop becomes: data, or what the place makes of actions, of children and of a field. */
export type Resolved<Made> =
  | Made
  | Data
  | string
  | number
  | boolean
  | undefined
  | readonly Resolved<Made>[]
  | { readonly [name: string]: Resolved<Made> };

export interface Surroundings<Nodes, List = Handler, Bound = Field> {
  readonly read: Read;
  /** What an action list becomes: a handler for a widget, the list itself for an action. */
  actions(plan: ActionsPlan): List;
  nodes(plans: readonly NodePlan[]): Nodes;
  field(plan: FieldProp): Bound;
  url(text: string, use: 'image' | 'link'): string | undefined;
  /** Set while the place shows its skeleton: how many items a list shows. */
  readonly placeholders: number | undefined;
  /** Whether something the expression reads is not there yet. */
  waits(plan: PropPlan): boolean;
}

/** Parameters are resolved when their action's turn comes, with lists of actions handed on as they are. */
export function parameterSurroundings(
  read: Read,
  step: { readonly where: string },
  setting: { readonly url: (text: string, use: 'image' | 'link', place: string) => string | undefined },
): Surroundings<undefined, ActionsPlan, undefined> {
  return {
    read,
    actions: (plan) => plan,
    nodes: () => undefined,
    field: () => undefined,
    url: (text, use) => setting.url(text, use, step.where),
    placeholders: undefined,
    waits: () => false,
  };
}

/** Text of a skeleton: the width of a short phrase, nothing to read. */
const blank = '\u00a0'.repeat(12);

export function resolveProps<Nodes, List, Bound>(
  plans: PropPlans,
  at: Surroundings<Nodes, List, Bound>,
): Record<string, Resolved<Nodes | List | Bound>> {
  const props: Record<string, Resolved<Nodes | List | Bound>> = {};
  for (const [name, plan] of plans) props[name] = resolveProp(plan, at);
  return props;
}

function resolveProp<Nodes, List, Bound>(
  plan: PropPlan,
  at: Surroundings<Nodes, List, Bound>,
): Resolved<Nodes | List | Bound> {
  if (plan.kind === 'actions') return at.actions(plan.actions);
  if (plan.kind === 'nodes') return at.nodes(plan.nodes);
  if (plan.kind === 'field') return at.field(plan);
  if (plan.kind === 'object') return resolveProps(plan.props, at);
  if (plan.kind === 'items') return plan.items.map((item) => resolveProp(item, at));
  const waits = at.placeholders !== undefined && at.waits(plan);
  if (plan.kind === 'match') return resolveMatch(plan, waits, at);
  if (waits) return placeholder(plan.as, at.placeholders ?? 0);
  return convert(plan.as, plan.expression.evaluate(at.read), at);
}

/** Which row it will be is not known while its value is on the way: the shape of a row, and nothing to read. */
function resolveMatch<Nodes, List, Bound>(
  plan: MatchPlan,
  waits: boolean,
  at: Surroundings<Nodes, List, Bound>,
): Resolved<Nodes | List | Bound> {
  const row = waits
    ? [plan.otherwise, ...plan.rows.values()].find((each) => each !== undefined)
    : rowOf(plan, plan.value.evaluate(at.read));
  if (row === undefined) return undefined;
  return resolveProp<Nodes | undefined, List, Bound>(
    row,
    waits ? { ...at, waits: saysSomething, nodes: () => undefined } : at,
  );
}

/** A name from a closed list, such as a picture's, is shape: no widget can be drawn without one that it needs. */
const saysSomething = (plan: PropPlan): boolean => plan.kind !== 'value' || plan.as !== 'literal';

function convert(as: ValueKind, value: unknown, at: Pick<Surroundings<unknown>, 'url'>): Resolved<never> {
  if (as === 'text') return toText(value);
  if (as === 'list') return Array.isArray(value) ? (value as readonly Data[]) : noItems;
  if (as === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  if (as === 'flag' || as === 'test') return value === true;
  if (as === 'image' || as === 'link') {
    const text = toText(value);
    return text === '' ? undefined : at.url(text, as);
  }
  return value as Data | undefined;
}

/** One list for all that are missing, so that a widget's props stay equal. */
const noItems: readonly Data[] = [];

function placeholder(as: ValueKind, count: number): Resolved<never> {
  if (as === 'text') return blank;
  if (as === 'list') return Array.from({ length: count }, () => ({}));
  if (as === 'flag' || as === 'test') return false;
  return undefined;
}
