/**
 * Where a mouse that drags a row over the tree would put it: before a row in its upper third, after it in its lower one, into it in
 * between. How far out a part comes to stand after the last one of a list is told by how far left the mouse is. It must not know what
 * may be put where.
 */
import type { DropTarget } from 'react-aria-components';
import type { Row } from './outline.ts';

type ItemTarget = Extract<DropTarget, { readonly type: 'item' }>;

/** A row as it is drawn. */
export interface Drawn {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
  /** Where it begins. */
  readonly left: number;
}

export interface Landing {
  /** What is said to the tree. */
  readonly target: ItemTarget;
  /** What is meant by it: the tree knows no place behind a row that is open. */
  readonly meant: ItemTarget;
}

const item = (key: string, dropPosition: ItemTarget['dropPosition']): ItemTarget => ({
  type: 'item',
  key,
  dropPosition,
});

const same = (target: ItemTarget): Landing => ({ target, meant: target });

/** The rows that end with this one, itself first. */
function endingAt(id: string, holders: ReadonlyMap<string, Row>): readonly string[] {
  const holder = holders.get(id);
  return holder?.rows.at(-1)?.id === id ? [id, ...endingAt(holder.id, holders)] : [id];
}

/** @param drawn rows in sight, from above to below. @param may whether what is dragged may be put there. */
export function landingAt(
  { x, y }: { readonly x: number; readonly y: number },
  drawn: readonly Drawn[],
  rows: readonly Row[],
  may: (target: ItemTarget) => boolean,
): Landing | undefined {
  const away = ({ top, bottom }: Drawn): number => Math.max(top - y, y - bottom, 0);
  const [near] = [...drawn].sort((one, other) => away(one) - away(other));
  if (near === undefined) return undefined;
  const { id, top, bottom } = near;
  const leftOf = new Map(drawn.map((each) => [each.id, each.left]));
  const holders = new Map(rows.flatMap((row) => row.rows.map((inner) => [inner.id, row] as const)));
  const first = rows.find((row) => row.id === id)?.rows[0];
  const isOpen = first !== undefined && leftOf.has(first.id);

  const above = same(item(id, 'before'));
  const into = same(item(id, 'on'));
  // Below an open row begins what is in it.
  const below: readonly Landing[] = isOpen
    ? [same(item(first.id, 'before'))]
    : endingAt(id, holders).map((ended) => ({ target: item(id, 'after'), meant: item(ended, 'after') }));
  const found = below.findIndex(({ meant }) => (leftOf.get(String(meant.key)) ?? 0) <= x);
  const reached = found < 0 ? below.length : found;
  const outwards = [...below.slice(reached), ...below.slice(0, reached).reverse()];

  const part = (y - top) / Math.max(bottom - top, 1);
  const thirds = part < 1 / 3 ? [above, into] : part > 2 / 3 ? [...outwards, into] : [into];
  const halves = part < 1 / 2 ? [above, ...outwards] : [...outwards, above];
  return [...thirds, ...halves].find(({ meant }) => may(meant));
}

/** @param around the tree as it is drawn; `x` and `y` are from its corner. */
export function landingOn(
  around: Element | null | undefined,
  { x, y }: { readonly x: number; readonly y: number },
  rows: readonly Row[],
  may: (target: ItemTarget) => boolean,
): Landing | undefined {
  if (around === null || around === undefined) return undefined;
  const { left, top } = around.getBoundingClientRect();
  const drawn = [...around.querySelectorAll<HTMLElement>('[role=row][data-key]')].map((row): Drawn => {
    const { top: from, bottom } = row.getBoundingClientRect();
    const begins = row.querySelector('[slot=drag]') ?? row;
    return { id: row.dataset['key'] ?? '', top: from, bottom, left: begins.getBoundingClientRect().left };
  });
  return landingAt({ x: x + left, y: y + top }, drawn, rows, may);
}
