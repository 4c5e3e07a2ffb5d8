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
import { duplicate, move, pointerAfter, remove, step, wrap } from './moves.ts';
import { allRows, calledAs, holderOf, levelOf, nameOfRow, outlineOf, type Row } from './outline.ts';
import { landingOn } from './drop-zones.ts';
import { SaidProvider } from './said.tsx';
import { isOwnSlot, spotOf, type Dropped } from './spots.ts';
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
  /** The one place that the mouse means. */
  const meant = useRef<DropTarget | undefined>(undefined);
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
    const count = spot.slot.count + (isOwnSlot(row, spot.slot) ? 0 : 1);
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
    const stays = spot?.index === row?.index && isOwnSlot(row, spot?.slot);
    if (row !== undefined && spot !== undefined && !stays) moveTo(row, spot);
  };
  const spotNow = (target: DropTarget): string | undefined => {
    const spot = dragged.current && spotOf(target, dragged.current, rows);
    return spot && `${spot.slot.pointer.join('/')} ${spot.index}`;
  };
  const mayDrop = (target: DropTarget): boolean => {
    const spot = spotNow(target);
    const only = meant.current === undefined ? spot : spotNow(meant.current);
    return spot !== undefined && spot === only;
  };
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
  const now = useNow({ act, rows, onSelect, onMove, mayDrop, dropAt, onExpand, outline });
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
      dropTargetDelegate: {
        getDropTargetFromPoint: (x, y) => {
          const { outline: rowsNow = [], mayDrop: may } = now.current;
          const tree = around.current?.querySelector('[role=treegrid]');
          meant.current = undefined;
          const landing = landingOn(tree, { x, y }, allRows(rowsNow), may);
          meant.current = landing?.meant;
          // Who goes on by keys goes anywhere.
          queueMicrotask(() => {
            meant.current = undefined;
          });
          return landing?.target ?? { type: 'root' };
        },
      },
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
