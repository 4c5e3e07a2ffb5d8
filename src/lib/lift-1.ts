/**
 * From version 1 to version 2 (docs/language.md, "Versions"): what version 2 says more shortly, without a change in what a
 * screen does. What it leaves as it is stays the same object, so that whoever writes files changes no more than this. It must
 * not know types, nor where a definition came from.
 */
import { limits } from './limits.ts';
import { lookUp } from './look-up.ts';
import type { Migration, Raw } from './migrate.ts';
import { failure, success } from './result.ts';

const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

type Lift = (value: unknown, depth: number) => unknown;

/** Where lists of actions stand in version 1, which nobody changes any more: in widgets, and in actions. */
const widgetActions = new Set(['press', 'change', 'early', 'upload']);
const widgetNodes = new Set(['body', 'slides', 'fallback']);
const actionActions = new Set(['fail', 'failed', 'then']);

/** Words that version 2 gives a meaning of its own. */
const reserved = new Set(['some', 'route', 'writes']);

/** The object with some members lifted; itself where none of them changes. */
function members(object: Raw, lift: (name: string, member: unknown) => unknown): Raw {
  const entries = Object.entries(object).map(([name, member]) => [name, lift(name, member)] as const);
  return entries.every(([name, member]) => member === object[name]) ? object : Object.fromEntries(entries);
}

const each =
  (lift: Lift): Lift =>
  (value, depth) => {
    if (!isList(value)) return lift(value, depth);
    const items = value.map((item) => lift(item, depth + 1));
    return items.every((item, index) => item === value[index]) ? value : items;
  };

const record =
  (lift: Lift): Lift =>
  (value, depth) =>
    isObject(value) ? members(value, (_name, member) => lift(member, depth + 1)) : value;

/** Members by name; what is not named is left alone. */
const object =
  (lifts: { readonly [name: string]: Lift }): Lift =>
  (value, depth) =>
    isObject(value)
      ? members(value, (name, member) => lookUp(lifts, name)?.(member, depth + 1) ?? member)
      : value;

const node: Lift = (value, depth) => {
  deeper(depth);
  if (!isObject(value)) return value;
  return members(value, (name, member) => {
    if (widgetActions.has(name)) return actions(member, depth + 1);
    return widgetNodes.has(name) ? nodes(member, depth + 1) : member;
  });
};
const nodes = each(node);

const entry: Lift = (value, depth) => {
  deeper(depth);
  if (!isObject(value)) return value;
  const inner = members(value, (name, member) => {
    if (actionActions.has(name)) return actions(member, depth + 1);
    if (name === 'on') return record(actions)(member, depth + 1);
    if (name === 'of' && value['do'] === 'choose') return each(entry)(member, depth + 1);
    return member;
  });
  return liftChoose(inner);
};
const actions = each(entry);

const screen = object({
  on: record(actions),
  data: record(object({ failed: actions, emptyBody: nodes })),
  body: nodes,
  footer: nodes,
  dialogs: record(object({ body: nodes, buttons: each(object({ press: actions })) })),
});

function deeper(depth: number): void {
  // A widget and its list of children are two levels of JSON.
  if (depth > limits.depth * 2 + 2) throw new Error('nested too deep');
}

const isEmpty = (list: unknown): boolean => isList(list) && list.length === 0;

/** A `choose` with one test is the entry for two ways; with more, or with a test of its own, it stays. */
function liftChoose(action: Raw): Raw {
  const { do: name, of, $comment, ...rest } = action;
  if (name !== 'choose' || !isList(of) || Object.keys(rest).length > 0) return action;
  const [first, second, third] = of;
  if (!isObject(first) || !isObject(first['if']) || third !== undefined) return action;
  if (second !== undefined && (!isObject(second) || second['if'] !== undefined)) return action;
  const comment = joined([$comment, first['$comment'], second?.['$comment']]);
  if (comment === undefined) return action;
  const said = comment === '' ? {} : { $comment: comment };
  const { if: test, then } = first;
  const otherwise = second?.['then'];
  if (otherwise === undefined || isEmpty(otherwise)) return { ...said, if: test, then };
  if (isEmpty(then)) return { ...said, if: opposite(test), then: otherwise };
  return { ...said, if: test, then, else: otherwise };
}

/** The notes of several objects in one; `undefined` where two of them switch a problem off, each its own. */
function joined(comments: readonly unknown[]): string | undefined {
  const notes = comments.filter((comment) => typeof comment === 'string' && comment !== '').map(String);
  const off = notes.filter((note) => note.startsWith('check-off'));
  return off.length > 1 ? undefined : [...off, ...notes.filter((note) => !off.includes(note))].join(' ');
}

const opposite = (test: Raw): unknown =>
  Object.keys(test).length === 1 && isObject(test['not']) ? test['not'] : { not: test };

/** Names that a definition gives to something of its own, each with what it is given to. */
function* ownNames(value: unknown, depth = 0): Generator<readonly [name: string, of: string]> {
  deeper(depth);
  if (isList(value)) for (const item of value) yield* ownNames(item, depth + 1);
  if (!isObject(value)) return;
  if (typeof value['type'] === 'string' && typeof value['as'] === 'string') yield [value['as'], 'an entry'];
  if (typeof value['do'] === 'string' && typeof value['into'] === 'string') yield [value['into'], 'a result'];
  for (const member of Object.values(value)) yield* ownNames(member, depth + 1);
}

const namesIn = (value: unknown, of: string): readonly (readonly [string, string])[] =>
  isObject(value) ? Object.keys(value).map((name) => [name, of]) : [];

/** A name of this definition's own that version 2 has taken. */
function taken(definition: Raw): string | undefined {
  const names = [
    ...namesIn(definition['data'], 'a source'),
    ...namesIn(definition['pick'], 'a pick'),
    ...namesIn(definition['params'], 'a parameter'),
    ...ownNames(definition),
  ];
  const [name, of] = names.find(([given]) => reserved.has(given)) ?? [];
  return name === undefined || of === undefined
    ? undefined
    : `"${name}" means something of its own since version 2; give ${of} another name`;
}

export const liftFrom1: Migration['lift'] = (definition) => {
  const name = taken(definition);
  return name === undefined ? success(screen(definition, 0) as Raw) : failure(name);
};
