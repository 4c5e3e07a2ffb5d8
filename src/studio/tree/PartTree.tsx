/** The parts of a screen as a tree: chosen, dragged, moved by keys, with a menu for each. It must not know how an edit is made. */
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import {
  DropIndicator,
  I18nProvider,
  useDragAndDrop,
  type DragAndDropOptions,
  type DropTarget,
  type Key,
} from 'react-aria-components';
import { tongues } from '../../lib/figures.ts';
import { shareEqual } from '../../engine/store.ts';
import { classes } from '../forms/classes.ts';
import { deskOf, type DeskProps } from '../forms/desk.ts';
import { viewOf } from '../forms/view.ts';
import { useNow } from '../shell/use-now.ts';
import { usePassing } from '../shell/use-passing.ts';
import { duplicate, mayGo, move, pointerAfter, remove, step, wrap } from './moves.ts';
import {
  allRows,
  calledAs,
  holderOf,
  levelOf,
  nameOfRow,
  outlineOf,
  type Row,
  type Slot,
} from './outline.ts';
import { SaidProvider } from './said.tsx';
import { useStanding } from './standing.ts';
import { useStay } from './use-stay.ts';
import { PartRows, type RowDeeds } from './PartRows.tsx';
import { troublesOf } from './troubles.ts';
import { treeWords } from './words.ts';
import css from './tree.module.css';

const cls = classes(css);

/** So long rows are waited for (frames). */
const patience = 120;

export interface PartTreeProps extends DeskProps {
  /** `/body/3`; null: nothing. */
  readonly selected: string | null;
  readonly onSelect: (pointer: string) => void;
  /** Opens the palette beside the part that is selected. */
  readonly onInsert?: (pointer: string) => void;
}

interface Dropped {
  readonly slot: Slot;
  /** In the list as it is without the row. */
  readonly index: number;
}

/** Where a drop beside or on a row puts what is dragged. */
function spotOf(target: DropTarget, dragged: Row, rows: ReadonlyMap<Key, Row>): Dropped | undefined {
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
  const isOwn = dragged.within?.pointer.join('/') === row.within.pointer.join('/');
  const index = row.index + (target.dropPosition === 'after' ? 1 : 0);
  return { slot: row.within, index: isOwn && dragged.index < index ? index - 1 : index };
}

/** The same object as before where it says the same. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  const same = shareEqual(kept, value) as Value;
  if (same !== kept) keep(same);
  return same;
}

type Outlined = Pick<DeskProps, 'file' | 'texts' | 'project' | 'tongue'>;

const outlined = ({ file, texts, project, tongue }: Outlined): readonly Row[] | undefined =>
  outlineOf(file, viewOf(texts), project, tongue);

/** By their places. */
const rowsIn = (outline: readonly Row[] = []): ReadonlyMap<Key, Row> =>
  new Map(allRows(outline).map((row) => [row.id, row]));

/** Rows come after what is typed: nobody waits for them with the next letter. */
function useOutline({ file, texts, project, tongue }: Outlined): readonly Row[] | undefined {
  const later = useDeferredValue(useMemo(() => ({ file, texts }), [file, texts]));
  // Of another screen nothing is left standing.
  const shown = later.file === file ? later.texts : texts;
  return useSame(
    useMemo(() => outlined({ file, texts: shown, project, tongue }), [file, shown, project, tongue]),
  );
}

export function PartTree(props: PartTreeProps) {
  const { file, tongue, problems, selected, onSelect, onInsert, onEdit, isReadOnly = false } = props;
  const desk = deskOf(props);
  const words = treeWords[tongue];
  const outline = useOutline(props);
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set());
  const [said, setSaid] = usePassing();
  const dragged = useRef<Row | undefined>(undefined);
  const around = useRef<HTMLDivElement>(null);
  const standing = useStanding(outline) ?? outline;
  const all = useMemo(() => allRows(standing ?? []), [standing]);
  const troubles = useSame(
    useMemo(() => Object.fromEntries(troublesOf(file, problems, all)), [file, problems, all]),
  );
  const open = useMemo(() => all.filter(({ id }) => !closed.has(id)).map(({ id }) => id), [all, closed]);

  // A new part has its row only once the outline has come after it.
  const inSight = useRef<string | null>(null);
  useEffect(() => {
    if (selected === null || selected === inSight.current) return undefined;
    let frame = 0;
    // When a page is opened anew its rows come a while after it.
    const look = (left: number): void => {
      const row = around.current?.querySelector(`[role=row][data-key="${CSS.escape(selected)}"]`);
      if (row === null || row === undefined) {
        if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
        return;
      }
      inSight.current = selected;
      row.scrollIntoView({ block: 'nearest' });
    };
    look(patience);
    return () => cancelAnimationFrame(frame);
  }, [selected, standing]);

  // A menu that closes gives the focus back to the row that it was of, which is another part by then.
  const stayAt = useStay(around);

  // The keys go on with the part that was moved.
  useEffect(() => {
    const tree = around.current;
    const here = document.activeElement?.closest('[role=row]') ?? null;
    if (selected === null || tree === null || !tree.contains(here)) return;
    tree.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(selected)}"]`)?.focus();
  }, [selected]);

  const moveTo = (row: Row, spot: Dropped): void => {
    const there = pointerAfter(row, spot.slot, spot.index);
    const holder = holderOf(spot.slot, all);
    onEdit(move(row, spot.slot, spot.index, props));
    onSelect(there);
    stayAt(there);
    const isOwn = row.within?.pointer.join('/') === spot.slot.pointer.join('/');
    const count = spot.slot.count + (isOwn ? 0 : 1);
    const inside = holder === undefined ? '' : calledAs(holder);
    setSaid(words.moved(nameOfRow(row), spot.index + 1, Math.max(count, spot.index + 1), inside));
  };
  const shift = (row: Row, by: 1 | -1): void => {
    const stepped = step(row, by, desk);
    if (stepped === undefined || row.within === undefined) setSaid(words.stays(nameOfRow(row)));
    else moveTo(row, { slot: row.within, index: stepped.index });
  };
  const act = (id: string, action: string): void => {
    const row = rowsIn(outlined(props)).get(id);
    if (row === undefined) return;
    if (action === 'insert') onInsert?.(id);
    else if (action === 'up' || action === 'down') shift(row, action === 'up' ? -1 : 1);
    else if (action === 'duplicate') onEdit(duplicate(row, props));
    else if (action === 'remove') onEdit(remove(row, props));
    else {
      const holder = action === 'disclosure' ? { type: action, title: '' } : { type: action };
      onEdit(wrap(row, holder, 'body', props));
    }
  };

  const rows = useMemo(() => rowsIn(outline), [outline]);
  const onMove = (key: Key | undefined, target: DropTarget): void => {
    const there = rowsIn(outlined(props));
    const row = there.get(key ?? '');
    const spot = row === undefined ? undefined : spotOf(target, row, there);
    if (row !== undefined && spot !== undefined) moveTo(row, spot);
  };
  const mayDrop = (target: DropTarget): boolean =>
    dragged.current !== undefined && spotOf(target, dragged.current, rows) !== undefined;
  /** How deep a part would stand that is dropped there, and in what. */
  const dropAt = (target: DropTarget): { readonly level: number; readonly inside: string } => {
    const beside = target.type === 'item' ? rows.get(target.key) : undefined;
    const holder = [...rows.values()].find(
      ({ rows: inner }) => beside !== undefined && inner.includes(beside),
    );
    return {
      level: beside === undefined ? 1 : levelOf(beside, outline ?? []),
      inside: holder === undefined ? '' : words.inside(calledAs(holder)),
    };
  };
  const onExpand = (keys: ReadonlySet<Key>): void =>
    setClosed(new Set(all.filter(({ id }) => !keys.has(id)).map(({ id }) => id)));

  /** Rows that stand ask what is done by then, to the texts as they are by then. */
  const now = useNow({ act, rows, onSelect, onMove, mayDrop, dropAt, onExpand });
  const deeds = useMemo(
    (): RowDeeds => ({
      select: (id) => now.current.onSelect(id),
      act: (id, action) => now.current.act(id, action),
      expand: (keys) => now.current.onExpand(keys),
    }),
    [now],
  );
  const drag = useMemo(
    (): DragAndDropOptions => ({
      isDisabled: isReadOnly,
      getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
      onDragStart: ({ keys }) => {
        dragged.current = now.current.rows.get([...keys][0] ?? '');
      },
      getDropOperation: (target) => (now.current.mayDrop(target) ? 'move' : 'cancel'),
      onMove: ({ keys, target }) => now.current.onMove([...keys][0], target),
      renderDropIndicator: (target) => {
        const { level, inside } = now.current.dropAt(target);
        return (
          <DropIndicator
            target={target}
            className={cls('drop')}
            style={{ '--tree-item-level': level } as CSSProperties}
          >
            <span className={cls('where')}>{inside}</span>
          </DropIndicator>
        );
      },
    }),
    [isReadOnly, now],
  );
  const { dragAndDropHooks } = useDragAndDrop(drag);

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = selected === null ? undefined : rowsIn(outlined(props)).get(selected);
    if (isReadOnly || row?.kind !== 'part' || row.within === undefined) return;
    const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (!isMove && event.key !== 'Delete') return;
    event.preventDefault();
    event.stopPropagation();
    if (isMove) shift(row, event.key === 'ArrowUp' ? -1 : 1);
    else onEdit(remove(row, props));
  };

  if (outline === undefined || standing === undefined)
    return (
      <p role="alert" className={cls('broken')}>
        {words.broken}
      </p>
    );
  return (
    <I18nProvider locale={tongues[tongue]}>
      <div ref={around} onKeyDownCapture={onKeyDown} className={cls('tree')}>
        <SaidProvider value={outline}>
          <PartRows
            outline={standing}
            troubles={troubles}
            tongue={tongue}
            selected={selected}
            open={open}
            isReadOnly={isReadOnly}
            mayInsert={onInsert !== undefined}
            deeds={deeds}
            dragAndDropHooks={dragAndDropHooks}
          />
        </SaidProvider>
        {!all.some(({ kind }) => kind === 'part') && <p className={cls('hint')}>{words.empty}</p>}
        <p role="status" className={cls(said === '' ? 'silent' : 'said')}>
          {said}
        </p>
      </div>
    </I18nProvider>
  );
}
