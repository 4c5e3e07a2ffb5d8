/**
 * What can be done with a row: where it may stand by the schemas of the parts, and the edits that put it there. It must not know
 * how a person asks for it.
 */
import type { Json, JsonObject } from '../../model/json.ts';
import { told, type Told } from '../../release/told.ts';
import { isList, own, toPointer, type Pointer } from '../../check/document/document.ts';
import type { Edit, Texts } from '../core/draft.ts';
import { duplicateAt, insertAt, moveTo, removeAt, setAt, wrapIn } from '../core/edits.ts';
import { widgetSchemas } from '../core/parts.ts';
import { spliced } from '../core/splices.ts';
import { readPath } from '../../lib/path.ts';
import type { Known } from '../forms/desk.ts';
import { viewOf } from '../forms/view.ts';
import { orphansOf } from './orphans.ts';
import { nameOfRow, type Row, type Slot } from './outline.ts';

/** The only types that stand in a holder; empty where any may. */
const holdsOnly = (type: string): readonly string[] =>
  Object.values(own(widgetSchemas, type)?.properties ?? {}).flatMap(({ holds }) =>
    isList(holds) ? holds.map(String) : [],
  );

/** Types that stand in one kind of holder alone, by that holder. */
const holders = new Map(
  Object.keys(widgetSchemas).flatMap((type) => holdsOnly(type).map((inner) => [inner, type] as const)),
);

/** Whether a part of this type may stand in a holder; a screen, a dialog and a shared part are holders without a type. */
export function mayStand(type: string, holder: string): boolean {
  const only = holdsOnly(holder);
  if (only.length > 0) return only.includes(type);
  return !holders.has(type) || holders.get(type) === holder;
}

const isInside = (pointer: Pointer, holder: Pointer): boolean =>
  holder.every((each, index) => pointer[index] === each);

/** Whether a row may be put into what another holds. */
export const mayGo = (row: Row, into: Row): boolean =>
  row.kind === 'part' &&
  row.within !== undefined &&
  into.slot !== undefined &&
  !isInside(into.slot.pointer, row.pointer) &&
  mayStand(row.type, into.type);

const quoted = (row: Row): string => nameOfRow(row);

const edit = (en: string, es: string, splices: Edit['splices']): Edit => ({ label: told(en, es), splices });

interface Place {
  readonly texts: Texts;
  readonly file: string;
}

const given = ({ texts, file }: Place) => ({ file, text: texts.get(file) ?? '' });

/** @param index in the list as it is without the row. */
export const move = (row: Row, to: Slot, index: number, place: Place): Edit =>
  edit(
    `Moved: ${quoted(row)}`,
    `Movido: ${quoted(row)}`,
    moveTo(given(place), row.pointer, to.pointer, index),
  );

/** One place up or down in its list; `undefined` at its end. */
export function step(
  row: Row,
  by: 1 | -1,
  place: Place,
): { readonly edit: Edit; readonly index: number } | undefined {
  const { within, index } = row;
  const target = index + by;
  if (within === undefined || target < 0 || target >= within.count) return undefined;
  return { edit: move(row, within, target, place), index: target };
}

/** What stands alone where a list may stand leaves an empty list; words that it alone said go with it. */
export function remove(row: Row, place: Place & { readonly project: Known }): Edit {
  const alone = typeof row.pointer.at(-1) !== 'number' && row.kind === 'part' && row.within !== undefined;
  const splices = alone ? setAt(given(place), row.pointer, []) : removeAt(given(place), row.pointer);
  const gone = readPath(viewOf(place.texts).value(place.file), row.pointer.map(String));
  const words = orphansOf(gone, spliced(place.texts, splices)?.texts ?? place.texts, place.project);
  return edit(`Removed: ${quoted(row)}`, `Quitado: ${quoted(row)}`, [...splices, ...words]);
}

export const duplicate = (row: Row, place: Place): Edit =>
  edit(`Duplicated: ${quoted(row)}`, `Duplicado: ${quoted(row)}`, duplicateAt(given(place), row.pointer));

/** A part around a part: what it says of itself comes first. */
export const wrap = (row: Row, around: JsonObject, member: string, place: Place): Edit =>
  edit(
    `Put inside another part: ${quoted(row)}`,
    `Puesto dentro de otra parte: ${quoted(row)}`,
    wrapIn(given(place), row.pointer, around, member),
  );

/** Beside a row: behind a part, at the end of what an area holds. */
export function spotBeside(row: Row): { readonly list: Pointer; readonly index: number } | undefined {
  if (row.kind === 'part' && row.within !== undefined)
    return { list: row.within.pointer, index: row.index + 1 };
  return row.slot === undefined ? undefined : { list: row.slot.pointer, index: row.slot.count };
}

/** Where a row stands once it was put there: what stood behind it in its own list has moved up by one. */
export function pointerAfter(row: Row, to: Slot, index: number): string {
  const place = row.pointer.at(-1);
  const holder = row.pointer.slice(0, -1);
  const behind = to.pointer[holder.length];
  const isBehind =
    isInside(to.pointer, holder) && typeof behind === 'number' && typeof place === 'number' && behind > place;
  const list = isBehind
    ? to.pointer.map((each, at) => (at === holder.length ? behind - 1 : each))
    : to.pointer;
  return toPointer([...list, index]);
}

export const insert = (
  value: Json,
  spot: { readonly list: Pointer; readonly index: number },
  label: Told,
  place: Place,
): Edit => ({ label, splices: insertAt(given(place), spot.list, spot.index, value) });

/** How a part is named that stands there; a single part in a list's place makes a list of both. */
export const pointerIn = (list: Pointer, index: number): string => toPointer([...list, index]);
