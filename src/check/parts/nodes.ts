/**
 * Checks widgets: their general props, their own props by kind, repeats and fragments. It must not know any widget by
 * name, except `fragment`, which is part of the language.
 */
import type { Kinds } from '../../model/definition.ts';
import { checkSiblings } from './branches.ts';
import type { Context } from '../context.ts';
import { reservedNames } from '../context.ts';
import type { Place } from '../document/document.ts';
import { inside, isList, isObject, keyOf, membersOf, own, nameFrom } from '../document/document.ts';
import { listed, nearest, pairNames, surePair } from '../report/nearest.ts';
import { checkEntryKey, checkEntryOrder } from './entry-key.ts';
import type { Given } from './arguments.ts';
import { fragmentScope, typeOfParameter } from './fragment-scope.ts';
import { reportMissing } from './missing-parameters.ts';
import { checkNeedless } from './needless.ts';
import { checkOutcomes } from './outcomes.ts';
import { checkKind } from './props.ts';
import { checkRows } from './rows.ts';
import { checkShares } from './shares.ts';
import { checkTag, checkValue, typeOfString } from './strings.ts';
import { checkTest } from './tests.ts';
import { checkTogether } from './together.ts';
import { assume } from '../types/judge.ts';
import { bind, resolvePath, type Scope } from '../types/scope.ts';
import { inWay, namedIn } from '../types/rows.ts';
import { checkTarget } from '../types/target.ts';
import { anything, inWords, mayBe, position, type Type } from '../types/type.ts';
import { isTable, rowsOf } from '../walk/ways.ts';

export function checkNodes(value: unknown, place: Place, scope: Scope, context: Context): void {
  if (isList(value)) {
    value.forEach((node, index) => checkNode(node, inside(place, index), scope, context));
    checkSiblings(value, place, scope, context);
    checkShares(value, place, scope, context);
    checkTogether(value, place, scope, context);
  } else checkNode(value, place, scope, context);
}

function checkNode(node: unknown, place: Place, outer: Scope, context: Context): void {
  if (!isObject(node)) return;
  for (const name of ['sort', 'show'])
    if (node['each'] === undefined && node[name] !== undefined)
      context.report(keyOf(place, name), 'as-without-each', { name });
  if (node['each'] === undefined && node['as'] !== undefined) checkUnrepeated(node, place, outer, context);
  else checkWidget(node, place, outer, context);
}

/** Names an entry of no list: where that is read inside, the list is what is missing, and is said once. */
function checkUnrepeated(
  node: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const name = nameFrom(node['as']);
  let isRead = false;
  const report: Context['report'] = (at, code, args) => {
    const isName = args.name === name || args.name === `${name}Number`;
    if (isName && (code === 'unknown-root' || code === 'unknown-format')) isRead = true;
    else context.report(at, code, args);
  };
  checkWidget(node, place, scope, { ...context, report });
  // One that is misspelt is an unknown prop already.
  if (Object.keys(node).some((key) => nearest(key, ['each']) !== undefined)) return;
  const why = isRead ? { missing: 'each', detail: name } : {};
  context.report(keyOf(place, 'as'), 'as-without-each', { name: 'as', ...why });
}

/** Where the widget cannot be, what stands in its place can: it needs nothing of the same. */
function reportUnoffered(requires: unknown, fallback: unknown, place: Place, { report }: Context): void {
  const needed = isList(requires) ? requires : [];
  const asked: unknown = isObject(fallback) ? fallback['requires'] : undefined;
  const same = isList(asked) ? asked.filter((name) => needed.includes(name)).map(nameFrom) : [];
  if (same.length > 0)
    report(keyOf(place, 'requires'), 'missing-fallback', { name: same.join(', '), of: 'same' });
}

function checkWidget(
  node: Readonly<Record<string, unknown>>,
  place: Place,
  outer: Scope,
  context: Context,
): void {
  context.count();
  const { requires } = node;
  if (isList(requires) && requires.length > 0 && own(node, 'fallback') === undefined)
    context.report(keyOf(place, 'requires'), 'missing-fallback', { name: requires.map(nameFrom).join(', ') });
  reportUnoffered(requires, node['fallback'], inside(place, 'fallback'), context);
  checkNode(node['fallback'], inside(place, 'fallback'), outer, context);
  const repeated = checkRepeat(node, place, outer, context);
  checkTest(node['if'], inside(place, 'if'), repeated, context);
  const scope = assume(repeated, node['if'], true, inside(place, 'if'));
  const type = nameFrom(node['type']);
  if (type === 'fragment') return checkFragment(node, place, scope, context);
  const { widgets } = context.project;
  // A misspelt widget is reported by the structure; its props are looked at as those of the nearest.
  const name = own(widgets, type) === undefined ? (nearest(type, Object.keys(widgets)) ?? '') : type;
  const kinds = own(widgets, name);
  if (kinds === undefined) return;
  if (isTable(node)) return checkTable(node, name, kinds, place, scope, context);
  checkNeedless(node, name, place, scope, context);
  for (const [prop, kind] of Object.entries(kinds)) {
    // What a widget does happens only where the test of its being active holds.
    const within = kind === 'actions' ? guarded(name, node, place, scope, context) : scope;
    checkKind(own(node, prop), kind, inside(place, prop), within, context, `${name}.${prop}`);
  }
}

/** Props that differ by a value: a row knows which it is, and a prop beside the table is checked where some row lacks it. */
function checkTable(
  node: Readonly<Record<string, unknown>>,
  name: string,
  kinds: Kinds,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  checkTag(nameFrom(node['match']), 'a table', inside(place, 'match'), scope, context);
  const ways = rowsOf(node, namedIn(node['match'], scope));
  const rows = ways.map(({ taken }) => (isObject(taken) ? taken : {}));
  const check = (object: typeof node, at: Place, whole: typeof node, here: Scope, prop: string): void => {
    const kind = own(kinds, prop);
    if (kind === undefined) return;
    const within = kind === 'actions' ? guarded(name, whole, place, here, context) : here;
    checkKind(own(object, prop), kind, inside(at, prop), within, context, `${name}.${prop}`);
  };
  for (const prop of Object.keys(kinds))
    if (!rows.every((row) => own(row, prop) !== undefined)) check(node, place, node, scope, prop);
  for (const [index, way] of ways.entries()) {
    const row = rows[index] ?? {};
    const here = inWay(way, ways, node['match'], scope);
    for (const prop of Object.keys(row))
      check(row, inside(place, ...way.at), { ...node, ...row }, here, prop);
  }
  checkOutcomes(ways, node, place, context);
  checkRows(node, place, scope, context);
}

const guarded = (
  name: string,
  node: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  { project }: Context,
): Scope =>
  Object.keys(node)
    .filter((prop) => project.notes.get(`${name}.${prop}`)?.guards === true)
    .reduce((all, prop) => assume(all, node[prop], true, inside(place, prop)), scope);

/** The scope inside the widget: a repeat adds its entry and the entry's number. */
function checkRepeat(
  node: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): Scope {
  const { each, as } = node;
  if (typeof each !== 'string') return scope;
  const tag = checkTag(each, 'a repeat', inside(place, 'each'), scope, context);
  const name = typeof as === 'string' ? as : 'item';
  const isPick = scope.names.get(name)?.follows !== undefined;
  if (reservedNames.has(name) || isPick || context.declared.sources?.has(name) === true) {
    context.report(inside(place, 'as'), 'reserved-name', { name, of: 'an entry' });
  }
  const list = tag?.type ?? anything;
  const [root = ''] = tag?.path ?? [];
  const made = scope.names.get(root)?.made;
  if (made !== undefined || !mayBe(list, 'list'))
    context.report(inside(place, 'each'), 'not-repeatable', { name: each, of: made, detail: inWords(list) });
  const found = tag === undefined ? undefined : resolvePath(tag.path, scope);
  const path = `${found?.kind === 'found' ? found.path : each}[${name}]`;
  // Entries that are null are left out by the engine.
  const item: Type = { ...(mayBe(list, 'list') ? (list.items ?? anything) : anything), absent: false };
  checkEntryKey(node['key'], name, item, each, inside(place, 'key'), context);
  checkEntryOrder(node['sort'], name, item, each, inside(place, 'sort'), context);
  const repeats = [...(scope.repeats ?? []), { place, hasKey: typeof node['key'] === 'string' }];
  const within = { ...scope, repeats, ...(as === undefined ? { unnamed: inside(place, 'each') } : {}) };
  return bind(within, [
    [name, { type: item, path, loads: found?.kind === 'found' ? found.loads : undefined }],
    [`${name}Number`, { type: position, path: `${path}#` }],
  ]);
}

/** What a fragment's node has of its own; any other name may be a parameter in the wrong place. */
const ofEvery: ReadonlySet<string> = new Set(
  'type of with id if each as key sort show skeleton fallback requires $comment'.split(' '),
);

/** A fragment is checked where it is used, because it sees the screen's variables and dialogs. */
function checkFragment(
  node: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const inPlace = isObject(node['with']) ? node['with'] : {};
  checkValue(inPlace, inside(place, 'with'), scope, context);
  checkKind(node['of'], 'fragmentName', inside(place, 'of'), scope, context, 'fragment.of');
  const name = nameFrom(node['of']);
  const document = context.project.fragments.get(name);
  const fragment = document?.value;
  if (document === undefined || !isObject(fragment)) return;
  const params = isObject(fragment['params']) ? fragment['params'] : {};
  const misplaced = Object.entries(node).filter(
    ([key]) => !ofEvery.has(key) && own(params, key) !== undefined,
  );
  for (const [key] of misplaced)
    context.report(keyOf(place, key), 'misplaced-parameter', { name: key, of: `fragment "${name}"` });
  const given = { ...Object.fromEntries(misplaced), ...inPlace };
  const others = Object.fromEntries(
    Object.entries(params).filter(([key]) => !misplaced.some(([it]) => it === key)),
  );
  checkParameters(name, others, inPlace, place, scope, context);
  if (context.fragments.includes(name)) {
    const circle = [...context.fragments.slice(context.fragments.indexOf(name)), name].join(' → ');
    context.report(inside(place, 'of'), 'circular-fragment', { name, detail: circle });
    return;
  }
  const { inserted = inside(place, 'of') } = context;
  const report = context.project.arguments.through(
    name,
    place,
    inPlace,
    context.report,
    givenIn(inPlace, scope),
  );
  const within = { ...context, report, fragments: [...context.fragments, name], inserted };
  const at = `${place.document.file}/${place.pointer.join('/')}`;
  const inner = fragmentScope(fragment, scope, at, (parameter) => own(given, parameter));
  context.fragment(document, inner, at, within);
}

/** What is known of the values that are read from data. */
function givenIn(given: Readonly<Record<string, unknown>>, scope: Scope): Given {
  const read = Object.entries(given).flatMap(([parameter, value]) =>
    typeof value === 'string' && value.includes('{{')
      ? [{ parameter, type: typeOfString(value, scope) }]
      : [],
  );
  const where = (is: (type: Type | undefined) => boolean): ReadonlySet<string> =>
    new Set(read.flatMap(({ parameter, type }) => (is(type) ? [parameter] : [])));
  return {
    unknown: where((type) => type?.kinds === undefined),
    missing: where((type) => type?.kinds?.includes('object') === true && type.absent),
  };
}

function checkParameters(
  fragment: string,
  declared: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const of = `fragment "${fragment}"`;
  const names = Object.keys(declared);
  const required = Object.entries(declared)
    .filter(([, parameter]) => !(isObject(parameter) && own(parameter, 'default') !== undefined))
    .map(([name]) => name);
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  const free = names.filter((name) => own(given, name) === undefined);
  const missing = required.filter((name) => free.includes(name));
  const pairs = pairNames(unknown, missing, free);
  for (const name of unknown) {
    const near = pairs.get(name) ?? nearest(name, names);
    const sure = surePair(name, near, missing, names);
    const there = keyOf(inside(place, 'with'), name);
    context.report(there, 'unknown-fragment-parameter', { name, of, near, sure, detail: listed(names) });
  }
  const take = (parameter: string, value: unknown, at: Place): void => {
    const type = typeOfParameter(declared[parameter]);
    const closed = type.values !== undefined;
    const target = { of: `"${parameter}" of ${of}`, type, written: false, required: false, closed };
    checkTarget(value, target, at, scope, context);
  };
  for (const [parameter, value] of Object.entries(given))
    take(parameter, value, inside(place, 'with', parameter));
  const document = context.project.fragments.get(fragment);
  for (const parameter of free) {
    const otherwise = own(membersOf(declared[parameter]), 'default');
    if (document === undefined || otherwise === undefined) continue;
    const there: Place = { document, pointer: ['params', parameter, 'default'] };
    checkValue(otherwise, there, scope, context);
    take(parameter, otherwise, there);
  }
  const meant = new Set(pairs.values());
  const lacking = missing.filter((name) => !meant.has(name));
  reportMissing(lacking, of, inside(place, 'of'), 'missing-fragment-parameter', context);
}
