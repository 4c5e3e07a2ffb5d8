/**
 * Whether a widget has anything to show, compiled from its essential props and, for children, from theirs
 * (docs/language.md, "Nothing to show"). It must not know who draws, nor any widget by name.
 */
import { toText } from '../lib/template.ts';
import { blankKey, keysOf } from './entries.ts';
import type { DataPath, Step } from './expression.ts';
import { rowOf } from './match.ts';
import type { MatchPlan, NodePlan, Presence, PropPlan, PropPlans } from './plan.ts';
import { sourcesIn, type Workshop } from './workshop.ts';

/** Never: nothing to read, nothing to wait for. */
const never: Presence = { reads: [], sources: [], holds: () => false };

/**
 * One of the essential props that are given is enough. `undefined`: the widget always has something to show. So has one
 * with actions: what a person can press is not nothing; and one whose picture a call brings: it keeps its room, and says
 * so when the picture does not come.
 */
export function presenceOf(
  essential: readonly string[],
  props: PropPlans,
  { place, propSources }: Pick<NodePlan, 'place' | 'propSources'>,
  shop: Workshop,
): Presence | undefined {
  const given = props.filter(([name]) => essential.includes(name));
  const stays =
    props.some(([, plan]) => plan.kind === 'actions') || propSources.some((name) => shop.aside.has(name));
  return given.length === 0 || stays ? undefined : anyOf(given.map(([, plan]) => ofProp(plan, place, shop)));
}

function ofProp(plan: PropPlan, place: string, shop: Workshop): Presence | undefined {
  if (plan.kind === 'nodes') return ofNodes(plan.nodes);
  if (plan.kind === 'match') return ofMatch(plan, place, shop);
  if (plan.kind !== 'value') return undefined;
  const { as, expression } = plan;
  const { reads } = expression;
  const sources = sourcesIn(reads, shop);
  if (as === 'text') {
    const { there } = expression;
    if (there === undefined) return undefined;
    // What reads nothing is known now: a text handed to a fragment, or the number of an entry.
    if (reads.length === 0) return there(() => 0) ? undefined : never;
    return { reads, sources, holds: (look, at) => there(look.read(at)) };
  }
  if (as === 'list') {
    const isFull = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
    if (reads.length === 0) return isFull(expression.evaluate(() => undefined)) ? undefined : never;
    return { reads, sources, holds: (look, at) => isFull(expression.evaluate(look.read(at))) };
  }
  if (as !== 'image' && as !== 'link') return undefined;
  return {
    reads,
    sources,
    holds(look, at) {
      const address = toText(expression.evaluate(look.read(at)));
      return address !== '' && look.url(address, as, place) !== undefined;
    },
  };
}

/** What the row of the value has. A row that lacks the prop has nothing. */
function ofMatch(plan: MatchPlan, place: string, shop: Workshop): Presence | undefined {
  const of = (row: PropPlan | undefined): Presence | undefined =>
    row === undefined ? never : ofProp(row, place, shop);
  const rows = new Map([...plan.rows].map(([name, row]) => [name, of(row)]));
  const table = { rows, otherwise: of(plan.otherwise) };
  const open = [...rows.values(), table.otherwise].filter((each) => each !== undefined);
  if (open.length === 0) return undefined;
  const { value } = plan;
  return {
    reads: unique([...value.reads, ...open.flatMap(({ reads }) => reads)]),
    sources: [...new Set([...sourcesIn(value.reads, shop), ...open.flatMap(({ sources }) => sources)])],
    holds: (look, at) => rowOf(table, value.evaluate(look.read(at)))?.holds(look, at) ?? true,
  };
}

function ofNodes(nodes: readonly NodePlan[]): Presence | undefined {
  return anyOf(nodes.map(ofNode));
}

/** A widget among the children: its test holds, for a repeat that of an entry, and it has something to show. */
function ofNode(node: NodePlan): Presence | undefined {
  const { each, test } = node;
  const inner = node.children === undefined ? node.there : ofNodes(node.children);
  if (test === undefined && each === undefined && inner === undefined) return undefined;
  const shows: Presence['holds'] = (look, at) =>
    test?.evaluate(look.read(at)) !== false && inner?.holds(look, at) !== false;
  const around = node.repeats.length - (each === undefined ? 0 : 1);
  const reads = [...(each === undefined ? [] : [each.list]), ...(test?.reads ?? []), ...(inner?.reads ?? [])];
  // Only where an entry has variables of its own do the keys of all matter.
  const isKeyed = reads.some((path) =>
    path.some((step) => typeof step === 'object' && step.keyOf === each?.slot),
  );
  return {
    reads: unique(reads.map((path) => outside(path, around))),
    sources: [...new Set([...(each?.sources ?? []), ...node.testSources, ...(inner?.sources ?? [])])],
    holds(look, at) {
      if (each === undefined) return shows(look, at);
      const list = look.read(at)(each.list);
      if (!Array.isArray(list)) return false;
      const { show = list.length } = each;
      // The button for more entries is something as well.
      if (list.length > show) return true;
      const keys = isKeyed ? keysOf(list as readonly unknown[], each) : [];
      return list.some((_, index) =>
        shows(look, { indexes: [...at.indexes, index], keys: [...at.keys, keys[index] ?? blankKey] }),
      );
    },
  };
}

/** One that is always there decides; the others are asked in turn until one is. */
function anyOf(all: readonly (Presence | undefined)[]): Presence | undefined {
  const open = all.filter((each) => each !== undefined);
  if (open.length < all.length) return undefined;
  const [only, second] = open;
  if (second === undefined) return only ?? never;
  return {
    reads: unique(open.flatMap(({ reads }) => reads)),
    sources: [...new Set(open.flatMap(({ sources }) => sources))],
    holds: (look, at) => open.some((each) => each.holds(look, at)),
  };
}

/** What lies inside a repeat that begins further in is heard of at its list. */
function outside(path: DataPath, around: number): DataPath {
  const isFurtherIn = (step: Step): boolean =>
    typeof step !== 'string' && (typeof step === 'number' ? step : step.keyOf) >= around;
  const at = path.findIndex(isFurtherIn);
  return at === -1 ? path : path.slice(0, at);
}

export const unique = (paths: readonly DataPath[]): readonly DataPath[] => [
  ...new Map(paths.map((path) => [JSON.stringify(path), path])).values(),
];
