/** The nodes of a plan, and where each was written. It must not know what they show. */
import { rowPlans } from '../../engine/compile-rows.ts';
import type { NodePlan, Plan, PropPlan } from '../../engine/plan.ts';
import type { Replanner } from '../../engine/reuse.ts';
import type { PhoneProject } from './project.ts';
import type { PartPlace } from './protocol.ts';

function inside(prop: PropPlan): readonly NodePlan[] {
  if (prop.kind === 'nodes') return prop.nodes.flatMap(withInner);
  if (prop.kind === 'object') return prop.props.flatMap(([, each]) => inside(each));
  if (prop.kind === 'items') return prop.items.flatMap(inside);
  return prop.kind === 'match' ? rowPlans(prop).flatMap(inside) : [];
}

const withInner = (node: NodePlan): readonly NodePlan[] => [
  node,
  ...(node.children ?? []).flatMap(withInner),
  ...node.props.flatMap(([, prop]) => inside(prop)),
];

export const nodesOf = ({ body, footer, dialogs, sources }: Plan): readonly NodePlan[] =>
  [
    ...body,
    ...footer,
    ...Object.values(dialogs).flatMap((dialog) => [...dialog.body, ...dialog.buttons]),
    ...sources.flatMap(({ emptyBody }) => emptyBody),
  ].flatMap(withInner);

/** The node whose drawn element has this id: behind its own name stand the numbers of the entries around it. */
export function nodeWithId(nodes: readonly NodePlan[], id: string): NodePlan | undefined {
  return nodes.find(({ id: own, place, repeats }) => {
    const name = `w-${own === '' ? place.replace(/\./g, '-') : own}`;
    const numbers = id.slice(name.length);
    return (
      id.startsWith(name) && /^(?:-\d+)*$/.test(numbers) && numbers.split('-').length - 1 === repeats.length
    );
  });
}

/** Where a node was written; that of what it stands in for, where it is a fallback. */
export function writtenAt(place: string, replanner: Replanner, project: PhoneProject): PartPlace | undefined {
  for (let at = place; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const definition = replanner.definitionAt(at);
    const found = definition && project.placeOf(definition);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether `place` is the part itself or stands in it. */
export const isWithin = (place: PartPlace | undefined, part: PartPlace): boolean =>
  place?.file === part.file &&
  (place.pointer === part.pointer || place.pointer.startsWith(`${part.pointer}/`));
