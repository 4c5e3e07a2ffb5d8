/** What the edits of a JSON text do to its value, written a second time over values: what the texts are held against. */
import fc from 'fast-check';
import type { Pointer } from '../../src/check/document/document.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';

export type Op =
  | { readonly op: 'set'; readonly at: Pointer; readonly value: Json }
  | { readonly op: 'member'; readonly at: Pointer; readonly name: string; readonly value: Json }
  | { readonly op: 'remove'; readonly at: Pointer }
  | { readonly op: 'insert'; readonly at: Pointer; readonly index: number; readonly value: Json }
  | { readonly op: 'move'; readonly at: Pointer; readonly to: Pointer; readonly index: number }
  | { readonly op: 'duplicate'; readonly at: Pointer }
  | { readonly op: 'wrap'; readonly at: Pointer; readonly around: JsonObject; readonly member: string };

export const isItems = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isMembers = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isItems(value);

const child = (value: Json | undefined, step: string | number): Json | undefined =>
  isItems(value) ? value[Number(step)] : isMembers(value) ? value[step] : undefined;

export const valueAt = (value: Json, pointer: Pointer): Json | undefined =>
  pointer.reduce<Json | undefined>(child, value);

/** The value with another one at a place; `undefined` takes the item or the member away. */
function changed(value: Json, [step, ...rest]: Pointer, change: (before: Json) => Json | undefined): Json {
  if (step === undefined) return change(value) ?? null;
  const at = (before: Json): Json | undefined =>
    rest.length === 0 ? change(before) : changed(before, rest, change);
  if (isItems(value)) {
    const now = at(value[Number(step)] ?? null);
    const [before, after] = [value.slice(0, Number(step)), value.slice(Number(step) + 1)];
    return now === undefined ? [...before, ...after] : [...before, now, ...after];
  }
  if (!isMembers(value)) return value;
  const now = at(value[step] ?? null);
  if (now !== undefined) return { ...value, [step]: now };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== step));
}

const asItems = (value: Json): readonly Json[] => (isItems(value) ? value : [value]);
const put = (items: readonly Json[], index: number, item: Json): Json => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

/** What the value is after the edit. */
export function after(value: Json, op: Op): Json {
  const before = valueAt(value, op.at) ?? null;
  switch (op.op) {
    case 'set':
      return changed(value, op.at, () => op.value);
    case 'member':
      return changed(value, [...op.at, op.name], () => op.value);
    case 'remove':
      return changed(value, op.at, () => undefined);
    case 'insert':
      return changed(value, op.at, (list) => put(asItems(list), op.index, op.value));
    case 'wrap': {
      const around = Object.entries(op.around).filter(([name]) => name !== op.member);
      return changed(value, op.at, (inner) => ({ ...Object.fromEntries(around), [op.member]: inner }));
    }
    case 'duplicate': {
      const place = op.at.at(-1);
      return typeof place === 'number'
        ? changed(value, op.at.slice(0, -1), (list) => put(asItems(list), place + 1, before))
        : changed(value, op.at, (alone) => put(asItems(alone), 1, before));
    }
    default: {
      // A mark stands where the part goes to while the part is taken out: no pointer has to be counted again.
      const mark = ' here';
      const place = op.at.at(-1);
      const isOwn = op.to.length === op.at.length - 1 && op.to.every((step, index) => step === op.at[index]);
      const index = isOwn && typeof place === 'number' && place < op.index ? op.index + 1 : op.index;
      const isEmptied = op.to.length === op.at.length && op.to.every((step, at) => step === op.at[at]);
      if (isEmptied) return value;
      const marked = changed(value, op.to, (list) => put(asItems(list), index, mark));
      const from = isOwn && typeof place === 'number' && place >= op.index ? [...op.to, place + 1] : op.at;
      const shifted = shiftedBy(from, op.to, index, valueAt(value, op.to));
      const taken = changed(marked, shifted, () => (typeof place === 'number' ? undefined : []));
      return replacedMark(taken, mark, before);
    }
  }
}

/** Where a place is after something was put into a list on the way to it. */
function shiftedBy(at: Pointer, list: Pointer, index: number, holder: Json | undefined): Pointer {
  const isBelow = at.length > list.length + 1 && list.every((step, place) => at[place] === step);
  if (!isBelow || !isItems(holder)) return at;
  const step = at[list.length];
  return typeof step === 'number' && step >= index
    ? at.map((each, place) => (place === list.length ? step + 1 : each))
    : at;
}

function replacedMark(value: Json, mark: string, by: Json): Json {
  if (value === mark) return by;
  if (isItems(value)) return value.map((item) => replacedMark(item, mark, by));
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, replacedMark(member, mark, by)]),
  );
}

/** Every place in a value, with what stands there. */
export function places(value: Json, at: Pointer = []): readonly (readonly [Pointer, Json])[] {
  const inner = isItems(value)
    ? value.flatMap((item, index) => places(item, [...at, index]))
    : isMembers(value)
      ? Object.entries(value).flatMap(([name, member]) => places(member, [...at, name]))
      : [];
  return [[at, value], ...inner];
}

const names = ['a', 'b', 'type', 'body', 'x/y', '~', 'ñ "quoted"', '$comment', ''];
export const anyName = fc.constantFrom(...names);
const anyLeaf = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('{{order.amount}}', 'línea\nnueva', '\\"', '// no comment', ',]}', '😀'),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);

export const anyValue: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    anyLeaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(anyName, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

/** An object with lists, as every file is. */
export const anyRoot: fc.Arbitrary<JsonObject> = fc.record({
  body: fc.array(anyValue, { maxLength: 4 }),
  alone: anyValue,
  more: fc.dictionary(anyName, anyValue, { maxKeys: 4, noNullPrototype: true }),
}) as fc.Arbitrary<JsonObject>;

/** An edit that is possible in a value, from a few numbers. */
export function opFor(value: Json, pick: readonly [number, number, number], given: Json, name: string): Op {
  const all = places(value).slice(1);
  const one = <T>(list: readonly T[], by: number): T | undefined => list[by % Math.max(1, list.length)];
  const [at] = one(all, pick[0]) ?? [[], null];
  const lists = all.filter(([, each]) => isItems(each));
  const holders = all.filter(([, each]) => isMembers(each));
  const [list, items] = one(lists, pick[1]) ?? [['body'], []];
  const count = isItems(items) ? items.length : 0;
  const [holder] = one(holders, pick[1]) ?? [[], null];
  const isInside = at.every((step, index) => list[index] === step);
  const own = list.length === at.length - 1 && list.every((step, index) => at[index] === step);
  const kind = pick[2] % 7;
  // Where nothing is left, something is written.
  const isBare = at.length === 0 || (lists.length === 0 && (kind === 3 || kind === 4));
  switch (isBare ? 1 : kind) {
    case 0:
      return { op: 'set', at, value: given };
    case 1:
      return { op: 'member', at: holder, name, value: given };
    case 2:
      return { op: 'remove', at };
    case 3:
      return { op: 'insert', at: list, index: pick[0] % (count + 1), value: given };
    case 4:
      return isInside
        ? { op: 'remove', at }
        : { op: 'move', at, to: list, index: pick[0] % (own ? count : count + 1) };
    case 5:
      return { op: 'duplicate', at };
    default:
      return { op: 'wrap', at, around: { type: 'card', [name]: given }, member: 'body' };
  }
}
