/** The rows of a tree, drawn. What they do is done by who holds them: it must not know how. */
import { memo, type ReactNode } from 'react';
import {
  Button,
  Collection,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Tree,
  TreeItem,
  TreeItemContent,
  type DragAndDropHooks,
  type Key,
} from 'react-aria-components';
import type { Tongue } from '../../lib/figures.ts';
import { classes } from '../forms/classes.ts';
import { nameOfPart } from '../forms/parts.ts';
import { mayStand } from './moves.ts';
import { calledAs, nameOfRow, type Row } from './outline.ts';
import { Said } from './said.tsx';
import type { Trouble } from './troubles.ts';
import { treeWords } from './words.ts';
import css from './tree.module.css';

const cls = classes(css);

/** What can hold a part, in the menu. */
const around = ['card', 'stack', 'disclosure'] as const;

/** What a person does with rows; the same object as long as the tree stands. */
export interface RowDeeds {
  readonly select: (id: string) => void;
  readonly act: (id: string, action: string) => void;
  readonly expand: (open: ReadonlySet<Key>) => void;
}

export interface PartRowsProps {
  readonly outline: readonly Row[];
  readonly troubles: Readonly<Record<string, Trouble>>;
  readonly tongue: Tongue;
  readonly selected: string | null;
  readonly open: readonly Key[];
  readonly isReadOnly: boolean;
  readonly mayInsert: boolean;
  readonly deeds: RowDeeds;
  readonly dragAndDropHooks: DragAndDropHooks;
}

type Choice = readonly [action: string, label: string];

function choicesOf(row: Row, tongue: Tongue, mayInsert: boolean): readonly Choice[] {
  const words = treeWords[tongue];
  const isPart = row.kind === 'part' && row.within !== undefined;
  const holders = around.filter((type) => mayStand(row.type, type) && mayStand(type, ''));
  const own: readonly Choice[] = [
    ['up', words.up],
    ['down', words.down],
    ['duplicate', words.duplicate],
    ...holders.map((type): Choice => [type, words.wrap(nameOfPart(type, tongue))]),
  ];
  return [
    ...(mayInsert && (isPart || row.slot !== undefined) ? [['insert', words.insert] as const] : []),
    ...(isPart ? own : []),
    ...(['part', 'button', 'dialog'].includes(row.kind) ? [['remove', words.remove] as const] : []),
  ];
}

/** Drawn again only where something else is to be seen: every letter that is typed is an edit, and few of them change a row. */
export const PartRows = memo(function PartRows(props: PartRowsProps) {
  const { outline, troubles, tongue, selected, open, isReadOnly, mayInsert, deeds, dragAndDropHooks } = props;
  const words = treeWords[tongue];

  const menuOf = (row: Row): ReactNode => {
    const choices = choicesOf(row, tongue, mayInsert);
    if (isReadOnly || choices.length === 0) return null;
    return (
      <MenuTrigger>
        <Button aria-label={words.actions(nameOfRow(row))} className={cls('more')}>
          ⋯
        </Button>
        <Popover className={cls('popover')}>
          <Menu onAction={(key) => deeds.act(row.id, String(key))} className={cls('menu')}>
            {choices.map(([id, label]) => (
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
    const trouble = troubles[row.id];
    const state = trouble === undefined ? '' : trouble === 'error' ? words.errors : words.warnings;
    const parts = [row.what, row.says, row.when, state].filter((part) => part !== '');
    return (
      <TreeItem
        id={row.id}
        textValue={parts.join(', ')}
        className={cls('row')}
        data-kind={row.kind}
        data-inside={words.inside(calledAs(row))}
      >
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
            <Said row={row} className={cls('says')} />
            {row.when !== '' && <span className={cls('when')}>{row.when}</span>}
          </span>
          {trouble !== undefined && <span role="img" aria-label={state} className={cls(trouble)} />}
          {menuOf(row)}
        </TreeItemContent>
        <Collection items={row.rows} dependencies={[troubles, tongue, isReadOnly, mayInsert]}>
          {draw}
        </Collection>
      </TreeItem>
    );
  };

  return (
    <Tree
      aria-label={words.title}
      items={outline}
      dependencies={[troubles, tongue, isReadOnly, mayInsert]}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={selected === null ? [] : [selected]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key !== undefined && String(key) !== selected) deeds.select(String(key));
      }}
      expandedKeys={open}
      onExpandedChange={deeds.expand}
      dragAndDropHooks={dragAndDropHooks}
    >
      {draw}
    </Tree>
  );
});
