/** Where what is dropped on the tree, or beside one of its rows, comes to stand. It must not know who drops it. */
import type { DropTarget, Key } from 'react-aria-components';
import { mayGo } from './moves.ts';
import type { Row, Slot } from './outline.ts';

export interface Dropped {
  readonly slot: Slot;
  /** In the list as it is without the row. */
  readonly index: number;
}

export const isOwnSlot = (row: Row | undefined, slot: Slot | undefined): boolean =>
  slot !== undefined && row?.within?.pointer.join('/') === slot.pointer.join('/');

/** Where a drop beside or on a row puts what is dragged. */
export function spotOf(target: DropTarget, dragged: Row, rows: ReadonlyMap<Key, Row>): Dropped | undefined {
  if (target.type !== 'item') return undefined;
  const row = rows.get(target.key);
  if (row === undefined) return undefined;
  if (target.dropPosition === 'on')
    return row.slot !== undefined && mayGo(dragged, row)
      ? { slot: row.slot, index: row.slot.count }
      : undefined;
  const holder = [...rows.values()].find(({ rows: inner }) => inner.includes(row));
  if (row.within === undefined || holder === undefined || !mayGo(dragged, { ...holder, slot: row.within }))
    return undefined;
  const isOwn = isOwnSlot(dragged, row.within);
  const index = row.index + (target.dropPosition === 'after' ? 1 : 0);
  return { slot: row.within, index: isOwn && dragged.index < index ? index - 1 : index };
}
