/**
 * A definition as rows that a person reads: what each part is, what it says, when it is shown. Pure: it must not know how rows are
 * drawn or moved.
 */
import type { Tongue } from '../../lib/figures.ts';
import {
  isList,
  isObject,
  listOf,
  membersOf,
  nameFrom,
  own,
  toPointer,
  type Members,
  type Pointer,
} from '../../check/document/document.ts';
import { widgetWords, type Said } from '../../check/states/labels.ts';
import { nothingGiven } from '../../check/map/parameters.ts';
import { nameOfPath } from '../conditions/data-words.ts';
import { meaningIn } from '../conditions/meaning.ts';
import { pathIn } from '../conditions/paths.ts';
import { whenInWords } from '../conditions/say.ts';
import { nameOfAction, nameOfPart } from '../forms/parts.ts';
import { saidIn, type View } from '../forms/view.ts';
import type { Known } from '../forms/desk.ts';
import { treeWords } from './words.ts';

/** A place that holds parts: the member with one or a list of them. */
export interface Slot {
  readonly pointer: Pointer;
  readonly count: number;
}

export interface Row {
  /** Names it among all rows: the place of a part, or of what holds parts. */
  readonly id: string;
  readonly kind: 'part' | 'area' | 'dialog' | 'button' | 'event';
  readonly pointer: Pointer;
  /** "Aviso" */
  readonly what: string;
  /** "Tu pago está en camino" */
  readonly says: string;
  /** "cuando se puede prorrogar" */
  readonly when: string;
  /** What it may hold; of areas and of parts with room for others. */
  readonly slot: Slot | undefined;
  /** Where it stands itself, for what can be moved. */
  readonly within: Slot | undefined;
  readonly index: number;
  readonly type: string;
  readonly rows: readonly Row[];
}

interface Ground {
  readonly tongue: Tongue;
  readonly said: Said;
  readonly view: View;
  readonly definition: unknown;
  readonly project: Known;
}

/** All that a row of a part says, in one line: for lists, menus and announcements. */
/** As a part stands in it: an area is called by its name alone. */
export const calledAs = (row: Row): string => (row.kind === 'part' ? nameOfRow(row) : `«${nameOfRow(row)}»`);

/** What has this list. */
export const holderOf = ({ pointer }: Slot, rows: readonly Row[]): Row | undefined =>
  rows.find(({ slot }) => slot !== undefined && slot.pointer.join('/') === pointer.join('/'));

/** How deep a row stands, from 1. */
export function levelOf(row: Row, outline: readonly Row[]): number {
  const within = outline.find(({ rows }) => allRows(rows).includes(row));
  return within === undefined ? 1 : 1 + levelOf(row, within.rows);
}

export const nameOfRow = ({ what, says }: Row): string => (says === '' ? what : `${what} «${says}»`);

function whenOf(node: Members, { tongue, definition, project }: Ground): string {
  const words = treeWords[tongue];
  const list = pathIn(node['each']);
  const matched = pathIn(node['match']);
  const entry = nameFrom(node['as']);
  return [
    list === undefined ? '' : words.each(nameOfPath(entry === '' ? list : entry, tongue)),
    whenInWords(node['if'], tongue, meaningIn(definition, project)),
    matched === undefined ? '' : words.by(nameOfPath(matched, tongue)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Props of a widget that hold widgets. */
export const nodeProps = (type: string, { widgets }: Pick<Known, 'widgets'>): readonly string[] =>
  Object.entries(own(widgets, type) ?? {}).flatMap(([prop, kind]) => (kind === 'nodes' ? [prop] : []));

function partRow(
  value: unknown,
  pointer: Pointer,
  within: Slot | undefined,
  index: number,
  ground: Ground,
): Row {
  const node = membersOf(value);
  const type = nameFrom(node['type']);
  const { tongue, said, project } = ground;
  const props = nodeProps(type, project);
  const [first] = props;
  const inner = props.flatMap((prop) => rowsOf(node[prop], [...pointer, prop], ground));
  const instead = isObject(node['fallback'])
    ? [
        withWhen(
          partRow(node['fallback'], [...pointer, 'fallback'], undefined, 0, ground),
          treeWords[tongue].instead,
        ),
      ]
    : [];
  return {
    id: toPointer(pointer),
    kind: 'part',
    pointer,
    what: nameOfPart(type, tongue),
    says: widgetWords(node, nothingGiven, said) ?? beginningOf(node, ground),
    when: whenOf(node, ground),
    slot: first === undefined ? undefined : slotOf(node[first], [...pointer, first]),
    within,
    index,
    type,
    rows: [...inner, ...instead],
  };
}

/** A shared part of nothing but data says what part it begins with. */
function beginningOf(node: Members, { view, tongue }: Ground): string {
  const fragment = own(view.fragments, nameFrom(node['of']));
  const [first] = listOf(membersOf(fragment)['body']);
  const type = nameFrom(membersOf(first)['type']);
  return type === '' ? '' : nameOfPart(type, tongue);
}

const withWhen = (row: Row, when: string): Row => ({
  ...row,
  when: row.when === '' ? when : `${when}, ${row.when}`,
});

const slotOf = (value: unknown, pointer: Pointer): Slot => ({ pointer, count: listOf(value).length });

function rowsOf(value: unknown, pointer: Pointer, ground: Ground): readonly Row[] {
  const slot = slotOf(value, pointer);
  if (isList(value))
    return value.map((each, index) => partRow(each, [...pointer, index], slot, index, ground));
  return isObject(value) ? [partRow(value, pointer, slot, 0, ground)] : [];
}

const row = (
  kind: Row['kind'],
  pointer: Pointer,
  what: string,
  more: Partial<Pick<Row, 'says' | 'when' | 'slot' | 'rows' | 'index'>> = {},
): Row => ({
  id: kind === 'area' ? `area:${toPointer(pointer)}` : toPointer(pointer),
  kind,
  pointer,
  what,
  says: '',
  when: '',
  slot: undefined,
  within: undefined,
  index: 0,
  type: '',
  rows: [],
  ...more,
});

function area(value: unknown, pointer: Pointer, what: string, ground: Ground): Row {
  return row('area', pointer, what, { slot: slotOf(value, pointer), rows: rowsOf(value, pointer, ground) });
}

function dialogRow(name: string, value: unknown, ground: Ground): Row {
  const { tongue, view, definition, project } = ground;
  const dialog = membersOf(value);
  const pointer = ['dialogs', name];
  const words = treeWords[tongue];
  const buttons = isList(dialog['buttons']) ? dialog['buttons'] : [];
  return row('dialog', pointer, words.dialog, {
    says: saidIn(view, dialog['title'], tongue),
    slot: slotOf(dialog['body'], [...pointer, 'body']),
    rows: [
      ...rowsOf(dialog['body'], [...pointer, 'body'], ground),
      ...buttons.map((button, index) =>
        row('button', [...pointer, 'buttons', index], words.button, {
          says: saidIn(view, membersOf(button)['text'], tongue),
          when: whenInWords(membersOf(button)['if'], tongue, meaningIn(definition, project)),
          index,
        }),
      ),
    ],
  });
}

/** What a list of actions does, in a few words. */
export function stepsInWords(actions: unknown, tongue: Tongue): string {
  const names = listOf(actions).flatMap((each): readonly string[] => {
    const step = membersOf(each);
    const name = nameFrom(step['do']);
    if (name !== '') return [nameOfAction(name, tongue)];
    return [step['then'], ...Object.values(membersOf(step['is'])), step['else']].flatMap((inner) =>
      inner === undefined ? [] : [stepsInWords(inner, tongue)],
    );
  });
  return [...new Set(names.flatMap((name) => name.split(', ')).filter((name) => name !== ''))].join(', ');
}

/** The rows of a screen, a layout or a shared part; `undefined` where its text cannot be read. */
export function outlineOf(
  file: string,
  view: View,
  project: Known,
  tongue: Tongue,
): readonly Row[] | undefined {
  const definition = view.value(file);
  if (!isObject(definition)) return undefined;
  const said: Said = { texts: view.words[tongue], fragments: view.fragments, widgets: project.widgets };
  const ground: Ground = { tongue, said, view, definition, project };
  const words = treeWords[tongue];
  const isScreen = definition['params'] === undefined;
  const dialogs = Object.entries(membersOf(definition['dialogs']));
  const events = Object.entries(membersOf(definition['on'])).filter(
    ([name]) => own(words.event, name) !== undefined,
  );
  const empties = Object.entries(membersOf(definition['data'])).filter(([, source]) =>
    isObject(membersOf(source)['emptyBody']),
  );
  return [
    area(definition['body'], ['body'], words.body, ground),
    ...(isScreen ? [area(definition['footer'], ['footer'], words.footer, ground)] : []),
    ...empties.map(([name, source]) =>
      area(
        membersOf(source)['emptyBody'],
        ['data', name, 'emptyBody'],
        words.whenEmpty(nameOfPath(name, tongue)),
        ground,
      ),
    ),
    ...(dialogs.length === 0
      ? []
      : [
          row('area', ['dialogs'], words.dialogs, {
            rows: dialogs.map(([name, dialog]) => dialogRow(name, dialog, ground)),
          }),
        ]),
    ...(events.length === 0
      ? []
      : [
          row('area', ['on'], words.events, {
            rows: events.map(([name, actions]) =>
              row('event', ['on', name], own(words.event, name) ?? name, {
                says: stepsInWords(actions, tongue),
              }),
            ),
          }),
        ]),
  ];
}

/** Every row, in the order in which they are read. */
export const allRows = (rows: readonly Row[]): readonly Row[] =>
  rows.flatMap((each) => [each, ...allRows(each.rows)]);
