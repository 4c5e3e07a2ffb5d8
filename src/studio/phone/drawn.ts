/**
 * What a running screen draws, told without drawing it: which nodes stand there, and what they show. It must not know React, nor
 * any widget.
 */
import { blankKey, keysOf } from '../../engine/entries.ts';
import { openDialog, readInner } from '../../engine/inner.ts';
import { concrete, createInstance, rootFrame, type Frame, type NodeView } from '../../engine/instance.ts';
import type { NodePlan } from '../../engine/plan.ts';
import type { Screen } from '../../engine/screen.ts';
import { toText } from '../../lib/template.ts';

export interface Told {
  /** Of the nodes that stand there. */
  readonly places: ReadonlySet<string>;
  /** Each of them as it stands there, in order, with what is the same for what looks the same. */
  readonly parts: readonly (readonly [place: string, sign: string])[];
  /** The same for what looks the same. */
  readonly sign: string;
}

/** What the program of a widget says by itself where it is drawn with these props. */
export type Says = (
  type: string,
  phase: NodeView['phase'],
  props: Readonly<Record<string, unknown>>,
) => readonly string[];

/** @param says left out, it is what the definition says alone. */
export function tell(screen: Screen, says?: Says): Told {
  const places = new Set<string>();
  const signs: unknown[] = [];
  const parts: (readonly [string, string])[] = [];
  const { plan, store } = screen;

  function visit(nodes: readonly NodePlan[], frame: Frame): void {
    for (const node of nodes) {
      if (node.each === undefined) visitOne(node, frame);
      else for (const each of entries(node, frame)) visitOne(node, each);
    }
  }

  function entries(node: NodePlan, frame: Frame): readonly Frame[] {
    const { each } = node;
    const list = each === undefined ? undefined : store.read(concrete(each.list, frame));
    if (each === undefined || !Array.isArray(list)) return [];
    return keysOf(list as readonly unknown[], each).map((key, index) => ({
      indexes: [...frame.indexes, index],
      keys: [...frame.keys, key ?? blankKey],
      pending: frame.pending,
    }));
  }

  function visitOne(node: NodePlan, frame: Frame): void {
    const { phase, props } = createInstance(node, frame, screen, visit).view();
    if (phase === 'hidden') return;
    places.add(node.place);
    const sign = [node.type, phase, props, ...(says?.(node.type, phase, props) ?? [])];
    signs.push(sign);
    parts.push([node.place, JSON.stringify(sign)]);
    if (node.children !== undefined) visit(node.children, frame);
  }

  /** What reads a source that has failed or holds nothing gives way. */
  function region(nodes: readonly NodePlan[]): void {
    const gone = (name: string): boolean => ['failed', 'empty'].includes(screen.status(name) ?? '');
    const empty = plan.sources.find(({ name }) => screen.status(name) === 'empty');
    visit(
      nodes.filter(({ deepSources }) => !deepSources.some(gone)),
      rootFrame,
    );
    signs.push(nodes.some(({ deepSources }) => deepSources.some(gone)));
    if (empty !== undefined) visit(empty.emptyBody, rootFrame);
  }

  signs.push(toText(plan.title.evaluate(screen.read)));
  region(plan.body);
  region(plan.footer);
  const dialog = plan.dialogs[readInner(store, openDialog) ?? ''];
  if (dialog !== undefined) {
    signs.push(toText(dialog.title.evaluate(screen.read)));
    region(dialog.body);
    visit(dialog.buttons, rootFrame);
  }
  // Handlers say nothing; a field is what stands in it.
  return { places, parts, sign: JSON.stringify(signs) };
}
