/** The parts of a screen as a tree: chosen, dragged, moved by keys, with a menu for each. It must not know how an edit is made. */
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  Button,
  Collection,
  DropIndicator,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  type DropTarget,
  type Key,
} from 'react-aria-components';
import { classes } from '../forms/classes.ts';
import { deskOf, type DeskProps } from '../forms/desk.ts';
import { DeskRoom } from '../forms/DeskRoom.tsx';
import { nameOfPart } from '../forms/parts.ts';
import { duplicate, mayGo, mayStand, move, pointerAfter, remove, step, wrap } from './moves.ts';
import { allRows, nameOfRow, outlineOf, type Row, type Slot } from './outline.ts';
import { troublesOf } from './troubles.ts';
import { treeWords } from './words.ts';
import css from './tree.module.css';

const cls = classes(css);

export interface PartTreeProps extends DeskProps {
  /** `/body/3`; null: nothing. */
  readonly selected: string | null;
  readonly onSelect: (pointer: string) => void;
  /** Opens the palette beside the part that is selected. */
  readonly onInsert?: (pointer: string) => void;
}

/** What can hold a part, in the menu. */
const around = ['card', 'stack', 'disclosure'] as const;

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

export function PartTree(props: PartTreeProps) {
  const { file, tongue, project, problems, selected, onSelect, onInsert, onEdit, isReadOnly = false } = props;
  const desk = deskOf(props);
  const words = treeWords[tongue];
  const outline = outlineOf(file, desk.view, project, tongue);
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set());
  const [said, setSaid] = useState('');
  const dragged = useRef<Row | undefined>(undefined);
  const all = allRows(outline ?? []);
  const rows = new Map<Key, Row>(all.map((row) => [row.id, row]));
  const troubles = troublesOf(file, problems, all);

  const moveTo = (row: Row, spot: Dropped): void => {
    onEdit(move(row, spot.slot, spot.index, desk));
    onSelect(pointerAfter(row, spot.slot, spot.index));
    setSaid(words.moved(nameOfRow(row), spot.index + 1, Math.max(spot.slot.count, spot.index + 1)));
  };
  const shift = (row: Row, by: 1 | -1): void => {
    const stepped = step(row, by, desk);
    if (stepped === undefined || row.within === undefined) setSaid(words.stays(nameOfRow(row)));
    else moveTo(row, { slot: row.within, index: stepped.index });
  };

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      dragged.current = rows.get([...keys][0] ?? '');
    },
    getDropOperation: (target) =>
      dragged.current !== undefined && spotOf(target, dragged.current, rows) !== undefined
        ? 'move'
        : 'cancel',
    onMove: ({ keys, target }) => {
      const row = rows.get([...keys][0] ?? '');
      const spot = row === undefined ? undefined : spotOf(target, row, rows);
      if (row !== undefined && spot !== undefined) moveTo(row, spot);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={cls('drop')} />,
  });

  const act = (row: Row, action: string): void => {
    if (action === 'insert') onInsert?.(row.id);
    else if (action === 'up' || action === 'down') shift(row, action === 'up' ? -1 : 1);
    else if (action === 'duplicate') onEdit(duplicate(row, desk));
    else if (action === 'remove') onEdit(remove(row, desk));
    else
      onEdit(
        wrap(row, action === 'disclosure' ? { type: action, title: '' } : { type: action }, 'body', desk),
      );
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = selected === null ? undefined : rows.get(selected);
    if (isReadOnly || row?.kind !== 'part' || row.within === undefined) return;
    const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (!isMove && event.key !== 'Delete') return;
    event.preventDefault();
    event.stopPropagation();
    if (isMove) shift(row, event.key === 'ArrowUp' ? -1 : 1);
    else onEdit(remove(row, desk));
  };

  const menuOf = (row: Row): ReactNode => {
    const isPart = row.kind === 'part' && row.within !== undefined;
    const items = [
      ...(onInsert !== undefined && (isPart || row.slot !== undefined) ? [['insert', words.insert]] : []),
      ...(isPart
        ? [
            ['up', words.up],
            ['down', words.down],
            ['duplicate', words.duplicate],
            ...around
              .filter((type) => mayStand(row.type, type) && mayStand(type, ''))
              .map((type) => [type, words.wrap(nameOfPart(type, tongue))]),
          ]
        : []),
      ...(row.kind === 'part' || row.kind === 'button' || row.kind === 'dialog'
        ? [['remove', words.remove]]
        : []),
    ];
    if (isReadOnly || items.length === 0) return null;
    return (
      <MenuTrigger>
        <Button aria-label={words.actions(nameOfRow(row))} className={cls('more')}>
          ⋯
        </Button>
        <Popover className={cls('popover')}>
          <Menu onAction={(key) => act(row, String(key))} className={cls('menu')}>
            {items.map(([id = '', label = '']) => (
              <MenuItem id={id} key={id} className={cls('item')}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    );
  };

  const draw = (row: Row): ReactNode => {
    const trouble = troubles.get(row.id);
    const state = trouble === undefined ? '' : trouble === 'error' ? words.errors : words.warnings;
    const parts = [row.what, row.says, row.when, state].filter((part) => part !== '');
    return (
      <TreeItem id={row.id} textValue={parts.join(', ')} className={cls('row')} data-kind={row.kind}>
        <TreeItemContent>
          <Button
            slot="drag"
            isDisabled={isReadOnly || row.kind !== 'part' || row.within === undefined}
            aria-label={words.drag(nameOfRow(row))}
            className={cls('grip')}
          >
            ⠿
          </Button>
          {row.rows.length > 0 ? (
            <Button slot="chevron" aria-label={words.open} className={cls('chevron')}>
              <span aria-hidden="true">›</span>
            </Button>
          ) : (
            <span className={cls('chevron')} />
          )}
          <span className={cls('text')}>
            <span className={cls('what')}>{row.what}</span>
            {row.says !== '' && <span className={cls('says')}>{row.says}</span>}
            {row.when !== '' && <span className={cls('when')}>{row.when}</span>}
          </span>
          {trouble !== undefined && <span role="img" aria-label={state} className={cls(trouble)} />}
          {menuOf(row)}
        </TreeItemContent>
        <Collection items={row.rows}>{draw}</Collection>
      </TreeItem>
    );
  };

  if (outline === undefined)
    return (
      <p role="alert" className={cls('broken')}>
        {words.broken}
      </p>
    );
  const open = all.filter(({ id }) => !closed.has(id)).map(({ id }) => id);
  return (
    <DeskRoom desk={desk}>
      <div onKeyDownCapture={onKeyDown} className={cls('tree')}>
        <Tree
          aria-label={words.title}
          items={outline}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={selected === null ? [] : [selected]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys];
            if (key !== undefined && String(key) !== selected) onSelect(String(key));
          }}
          expandedKeys={open}
          onExpandedChange={(keys) =>
            setClosed(new Set(all.filter(({ id }) => !keys.has(id)).map(({ id }) => id)))
          }
          dragAndDropHooks={dragAndDropHooks}
        >
          {draw}
        </Tree>
        {allRows(outline).length <= 2 && <p className={cls('hint')}>{words.empty}</p>}
        <p role="status" className={cls('said')}>
          {said}
        </p>
      </div>
    </DeskRoom>
  );
}
