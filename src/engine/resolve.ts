/**
 * Resolves compiled props to what a widget or an action receives, in one place of the screen. It must not know React:
 * children and handlers are made by the functions it is given.
 */
import { toText } from '../lib/template.ts';
import type { ActionsPlan, NodePlan, PropPlan, PropPlans, ValueKind } from './plan.ts';
import type { Read } from './expression.ts';

export interface Surroundings {
  readonly read: Read;
  /** What an action list becomes: a handler for a widget, the list itself for an action. */
  actions(plan: ActionsPlan): unknown;
  nodes(plans: readonly NodePlan[]): unknown;
  field(path: readonly string[], name: string): unknown;
  url(text: string, use: 'image' | 'link'): string | undefined;
  /** Set while the place shows its skeleton: how many items a list shows. */
  readonly placeholders: number | undefined;
  /** Whether something the expression reads is not there yet. */
  waits(plan: PropPlan): boolean;
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
  if (plan.kind === 'field') return at.field(plan.path, plan.name);
  if (plan.kind === 'object') return resolveProps(plan.props, at);
  if (plan.kind === 'items') return plan.items.map((item) => resolveProp(item, at));
  if (at.placeholders !== undefined && at.waits(plan)) return placeholder(plan.as, at.placeholders);
  return convert(plan.as, plan.expression.evaluate(at.read), at);
}

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
