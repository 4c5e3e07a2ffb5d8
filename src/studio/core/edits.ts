/**
 * Edits of a JSON text by its structure: splices over what stands there, so that everything else stays as it is, to the letter:
 * neighbors, comments, members that nobody knows. A text that is no JSON, or a place that is not there, gives no splices.
 * It must not know what a file means; jsonc-parser's own `modify` is not used, because it writes neighbors anew.
 */
import type { Node } from 'jsonc-parser';
import type { Pointer, ProjectFile } from '../../check/document/document.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { withOwnNames } from './copies.ts';
import { endOf, indentAt, indented, itemOf, keyOf, lineAt, nodeAt, written } from './nodes.ts';
import { between, type Splice } from './splices.ts';

type Splices = readonly Splice[];

/** A comma between two items with its white space; comments there are somebody's words. */
const onlyComma = /^\s*,\s*$/;

/** Where the comma is in what stands between two items: nothing but comments stands there beside it. */
function commaIn(gap: string): number {
  const blank = gap.replaceAll(/\/\/[^\n]*|\/\*[^]*?\*\//g, (comment) => ' '.repeat(comment.length));
  return blank.indexOf(',');
}

/** An item and one comma taken away. */
function without({ file, text }: ProjectFile, node: Node): Splices {
  const item = itemOf(node);
  const items = item.parent?.children ?? [];
  const index = items.indexOf(item);
  const [before, after] = [items[index - 1], items[index + 1]];
  const cut = (at: number, to: number): Splice => ({ file, at, remove: to - at, insert: '' });
  if (after !== undefined) {
    const gap = text.slice(endOf(item), after.offset);
    if (onlyComma.test(gap)) return [cut(item.offset, after.offset)];
    const comma = endOf(item) + commaIn(gap);
    return [cut(comma, comma + 1), cut(item.offset, endOf(item))];
  }
  if (before !== undefined) {
    const gap = text.slice(endOf(before), item.offset);
    if (onlyComma.test(gap)) return [cut(endOf(before), endOf(item))];
    const comma = endOf(before) + commaIn(gap);
    return [cut(item.offset, endOf(item)), cut(comma, comma + 1)];
  }
  const { parent } = item;
  if (parent === undefined) return [];
  const isAlone = text.slice(parent.offset + 1, item.offset) + text.slice(endOf(item), endOf(parent) - 1);
  return [isAlone.trim() === '' ? cut(parent.offset + 1, endOf(parent) - 1) : cut(item.offset, endOf(item))];
}

/** How an item is written at a place: its text for the indentation and column there. */
type Writer = (indent: string, column: number) => string;

const writes =
  (value: Json, name?: string): Writer =>
  (indent, column) => {
    const key = name === undefined ? '' : `${JSON.stringify(name)}: `;
    return key + written(value, indent, column + key.length);
  };

/** An item put into a list or an object. @param index where there are fewer: the end. */
function within({ file, text }: ProjectFile, holder: Node, index: number, write: Writer): Splices {
  const items = holder.children ?? [];
  const put = (at: number, insert: string, remove = 0): Splices => [{ file, at, remove, insert }];
  const [first] = items;
  if (first === undefined) return intoEmpty({ file, text }, holder, write);
  const next = items[Math.max(0, index)];
  const gap = text.slice(holder.offset + 1, first.offset);
  const isBroken = gap.includes('\n');
  const indent = indentAt(text, isBroken ? first.offset : holder.offset);
  const separator = isBroken ? `\n${indent}` : ' ';
  if (next !== undefined) return put(next.offset, `${write(indent, indent.length)},${separator}`);
  const last = items.at(-1) ?? first;
  return put(endOf(last), `,${separator}${write(indent, indent.length)}`);
}

function intoEmpty({ file, text }: ProjectFile, holder: Node, write: Writer): Splices {
  const at = holder.offset + 1;
  const outer = indentAt(text, holder.offset);
  const inner = text.slice(at, endOf(holder) - 1);
  const space = holder.type === 'object' ? ' ' : '';
  const line = write(outer, at - lineAt(text, at) + space.length);
  const isBroken = inner.trim() !== '' || line.includes('\n');
  const deeper = `${outer}  `;
  const insert = isBroken
    ? `${inner.trimEnd()}\n${deeper}${write(deeper, deeper.length)}\n${outer}`
    : `${space}${line}${space}`;
  return [{ file, at, remove: inner.length, insert }];
}

/** One edit after the other, each of the text that the one before made. */
function inTurn(given: ProjectFile, edits: readonly ((now: ProjectFile) => Splices)[]): Splices {
  let { text } = given;
  return edits.flatMap((edit) => {
    const splices = edit({ file: given.file, text });
    for (const { at, remove, insert } of splices) text = text.slice(0, at) + insert + text.slice(at + remove);
    return splices;
  });
}

export const isRecord = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isItems = (value: Json): value is readonly Json[] => Array.isArray(value);

const areEqual = (node: Node, value: Json): boolean => {
  if (node.type === 'object' || node.type === 'array' || typeof value === 'object') return false;
  return node.value === value;
};

function replaced({ file, text }: ProjectFile, node: Node, value: Json): Splices {
  if (areEqual(node, value)) return [];
  const column = node.offset - lineAt(text, node.offset);
  const now = written(value, indentAt(text, node.offset), column);
  const at = node.offset;
  const before = text.slice(at, endOf(node));
  return between(file, before, now).map((splice) => ({ ...splice, at: at + splice.at }));
}

/** A value that is not there yet, with everything on the way to it that is not there either. */
const grown = (rest: Pointer, value: Json): Json =>
  rest.reduceRight<Json>((inner, name) => (typeof name === 'number' ? [inner] : { [name]: inner }), value);

/**
 * What stands at a place says this from now on. An object or a list keeps what is equal in it as it is written; what is not
 * there yet is added, at the end of what it belongs into.
 */
export function setAt(given: ProjectFile, pointer: Pointer, value: Json): Splices {
  const node = nodeAt(given.text, pointer);
  if (node === undefined) return added(given, pointer, value);
  if (node.type === 'object' && isRecord(value)) {
    const names = [...new Set((node.children ?? []).map(keyOf))];
    return inTurn(given, [
      ...names
        .filter((name) => !Object.prototype.hasOwnProperty.call(value, name))
        .map((name) => (now: ProjectFile) => removeAt(now, [...pointer, name])),
      ...Object.entries(value).map(
        ([name, member]) =>
          (now: ProjectFile) =>
            setAt(now, [...pointer, name], member),
      ),
    ]);
  }
  if (node.type === 'array' && isItems(value) && value.length > 0) {
    const many = node.children?.length ?? 0;
    const gone = Array.from({ length: Math.max(0, many - value.length) }, (_, index) => many - 1 - index);
    return inTurn(given, [
      ...gone.map((index) => (now: ProjectFile) => removeAt(now, [...pointer, index])),
      ...value.map((item, index) => (now: ProjectFile) => setAt(now, [...pointer, index], item)),
    ]);
  }
  return replaced(given, node, value);
}

function added(given: ProjectFile, pointer: Pointer, value: Json): Splices {
  const depth = pointer.findIndex(
    (_, index) => nodeAt(given.text, pointer.slice(0, index + 1)) === undefined,
  );
  const name = pointer[depth];
  const holder = depth < 0 ? undefined : nodeAt(given.text, pointer.slice(0, depth));
  if (holder === undefined || name === undefined) return [];
  const inner = grown(pointer.slice(depth + 1), value);
  if (holder.type === 'object' && typeof name === 'string')
    return within(given, holder, Infinity, writes(inner, name));
  return holder.type === 'array' && typeof name === 'number'
    ? within(given, holder, name, writes(inner))
    : [];
}

/**
 * A member of an object set, or taken away with `undefined`.
 * @param order how members follow each other; one that it does not name goes to the end.
 */
export function setMember(
  given: ProjectFile,
  pointer: Pointer,
  name: string,
  value: Json | undefined,
  order: readonly string[] = [],
): Splices {
  const at = [...pointer, name];
  if (value === undefined) return removeAt(given, at);
  const holder = nodeAt(given.text, pointer);
  if (nodeAt(given.text, at) !== undefined || holder?.type !== 'object') return setAt(given, at, value);
  const rank = order.indexOf(name);
  const later = (holder.children ?? []).findIndex((member) => order.indexOf(keyOf(member)) > rank);
  return within(given, holder, rank < 0 || later < 0 ? Infinity : later, writes(value, name));
}

/** An item or a member taken away, with its comma. */
export function removeAt(given: ProjectFile, pointer: Pointer): Splices {
  const node = nodeAt(given.text, pointer);
  return node === undefined || pointer.length === 0 ? [] : without(given, node);
}

/** What an item is written as somewhere else: its own text, moved in as deep as it stands there. */
const asWritten = (text: string, node: Node): Writer => {
  const raw = text.slice(node.offset, endOf(node));
  const from = indentAt(text, node.offset);
  return (indent) => indented(raw, from, indent);
};

/** A list from what stands alone where a list may stand, as a single widget in a body does. */
function asList(given: ProjectFile, node: Node): Splices {
  const { file, text } = given;
  const outer = indentAt(text, node.offset);
  const item = asWritten(text, node)(`${outer}  `, 0);
  return between(file, text.slice(node.offset, endOf(node)), `[\n${outer}  ${item}\n${outer}]`).map(
    (splice) => ({ ...splice, at: node.offset + splice.at }),
  );
}

function intoList(given: ProjectFile, list: Pointer, index: number, write: Writer): Splices {
  const node = nodeAt(given.text, list);
  if (node === undefined) {
    const made = added(given, list, []);
    return made.length === 0 ? [] : inTurn(given, [() => made, (now) => intoList(now, list, index, write)]);
  }
  if (node.type === 'array') return within(given, node, index, write);
  return inTurn(given, [() => asList(given, node), (now) => intoList(now, list, index, write)]);
}

/** An item put into a list; where a single one stands in the list's place, both are a list then, and where none does, it is one. */
export const insertAt = (given: ProjectFile, list: Pointer, index: number, value: Json): Splices =>
  intoList(given, list, index, writes(value));

const isInside = (pointer: Pointer, holder: Pointer): boolean =>
  holder.every((step, index) => pointer[index] === step);

/** What can be put elsewhere: an item of a list, or what stands alone where a list may stand. */
const isPart = (node: Node | undefined): node is Node =>
  node?.parent?.type === 'array' || node?.parent?.type === 'property';

/**
 * A part put elsewhere, as it is written: an item of a list, or what stands alone where a list may stand and leaves it empty.
 * @param index in the list as it is without the part. Nothing goes into itself.
 */
export function moveTo(given: ProjectFile, from: Pointer, list: Pointer, index: number): Splices {
  const node = nodeAt(given.text, from);
  if (!isPart(node) || isInside(list, from)) return [];
  const place = from.at(-1);
  const holder = from.slice(0, -1);
  if (holder.length === list.length && isInside(list, holder) && place === index) return [];
  // What stands behind it in its own list moves up by one.
  const step = list[holder.length];
  const isBehind =
    isInside(list, holder) && typeof step === 'number' && typeof place === 'number' && step > place;
  const target = isBehind ? list.map((each, at) => (at === holder.length ? step - 1 : each)) : list;
  const write = asWritten(given.text, node);
  return inTurn(given, [
    (now) => (typeof place === 'number' ? removeAt(now, from) : replaced(now, node, [])),
    (now) => intoList(now, target, index, write),
  ]);
}

/** An item of a list at another place of it. @param to in the list as it is without the item. */
export const moveWithin = (given: ProjectFile, list: Pointer, from: number, to: number): Splices =>
  moveTo(given, [...list, from], list, to);

/** A part once more, right behind itself. */
export function duplicateAt(given: ProjectFile, pointer: Pointer): Splices {
  const node = nodeAt(given.text, pointer);
  const place = pointer.at(-1);
  if (!isPart(node)) return [];
  const write: Writer = (...at) => withOwnNames(asWritten(given.text, node)(...at), given.text);
  return typeof place === 'number'
    ? intoList(given, pointer.slice(0, -1), place + 1, write)
    : intoList(given, pointer, 1, write);
}

/** What stands at a place becomes this member of another object, which stands there now. */
export function wrapIn(given: ProjectFile, pointer: Pointer, around: JsonObject, member: string): Splices {
  const node = nodeAt(given.text, pointer);
  if (node === undefined) return [];
  const { file, text } = given;
  const outer = indentAt(text, node.offset);
  const inner = `${outer}  `;
  const before = Object.entries(around)
    .filter(([name]) => name !== member)
    .map(([name, value]) => `${inner}${writes(value, name)(inner, inner.length)},\n`);
  const key = `${inner}${JSON.stringify(member)}: `;
  const now = `{\n${before.join('')}${key}${asWritten(text, node)(inner, 0)}\n${outer}}`;
  return [{ file, at: node.offset, remove: node.length, insert: now }];
}
