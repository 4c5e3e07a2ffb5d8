/** What the drawn element of a node is called, by the author's `id` or by its place. It must not know who draws it. */
import type { Entries, NodePlan } from './plan.ts';

export const elementId = ({ id, place }: Pick<NodePlan, 'id' | 'place'>, { indexes }: Entries): string =>
  ['w', id === '' ? place.replace(/\./g, '-') : id, ...indexes].join('-');
