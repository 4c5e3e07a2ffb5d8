/**
 * Resolves compiled props to what a widget or an action receives, in one place of the screen. It must not know React:
 * children and handlers are made by the functions it is given.
 */
import { toText } from '../lib/template.ts';
import { rowOf } from './match.ts';
import type { ActionsPlan, FieldProp, MatchPlan, NodePlan, PropPlan, PropPlans, ValueKind } from './plan.ts';
import type { Read } from './expression.ts';

export interface Surroundings {
  readonly read: Read;
  /** What an action list becomes: a handler for a widget, the list itself for an action. */
  actions(plan: ActionsPlan): unknown;
  nodes(plans: readonly NodePlan[]): unknown;
  field(plan: FieldProp): unknown;
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
): Surroundings {
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

export function resolveProps(plans: PropPlans, at: Surroundings): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, plan] of plans) props[name] = resolveProp(plan, at);
  return props;
}

function resolveProp(plan: PropPlan, at: Surroundings): unknown {
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
function resolveMatch(plan: MatchPlan, waits: boolean, at: Surroundings): unknown {
  const row = waits
    ? [plan.otherwise, ...plan.rows.values()].find((each) => each !== undefined)
    : rowOf(plan, plan.value.evaluate(at.read));
  if (row === undefined) return undefined;
  return resolveProp(row, waits ? { ...at, waits: saysSomething, nodes: () => undefined } : at);
}

/** A name from a closed list, such as a picture's, is shape: no widget can be drawn without one that it needs. */
const saysSomething = (plan: PropPlan): boolean => plan.kind !== 'value' || plan.as !== 'literal';

function convert(as: ValueKind, value: unknown, at: Surroundings): unknown {
  if (as === 'text') return toText(value);
  if (as === 'list') return Array.isArray(value) ? (value as unknown[]) : noItems;
  if (as === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  if (as === 'flag' || as === 'test') return value === true;
  if (as === 'image' || as === 'link') {
    const text = toText(value);
    return text === '' ? undefined : at.url(text, as);
  }
  return value;
}

/** One list for all that are missing, so that a widget's props stay equal. */
const noItems: readonly unknown[] = [];

function placeholder(as: ValueKind, count: number): unknown {
  if (as === 'text') return blank;
  if (as === 'list') return Array.from({ length: count }, () => ({}));
  if (as === 'flag' || as === 'test') return false;
  return undefined;
}
