/**
 * Checks widgets: their general props, their own props by kind, repeats and fragments. It must not know any widget by
 * name, except `fragment`, which is part of the language.
 */
import type { Context, Scope } from './context.ts';
import { reservedNames, withNames } from './context.ts';
import type { Place } from './document.ts';
import { inside, isList, isObject, keyOf, own, nameFrom } from './document.ts';
import { listed, nearest, pairNames } from './nearest.ts';
import { checkKind, checkProps } from './props.ts';
import { checkTag, checkTest, checkValue } from './strings.ts';

export function checkNodes(value: unknown, place: Place, scope: Scope, context: Context): void {
  if (isList(value)) value.forEach((node, index) => checkNode(node, inside(place, index), scope, context));
  else checkNode(value, place, scope, context);
}

function checkNode(node: unknown, place: Place, outer: Scope, context: Context): void {
  if (!isObject(node)) return;
  context.count();
  checkNode(node['fallback'], inside(place, 'fallback'), outer, context);
  const scope = checkRepeat(node, place, outer, context);
  checkTest(node['if'], inside(place, 'if'), scope, context);
  const type = nameFrom(node['type']);
  if (type === 'fragment') return checkFragment(node, place, scope, context);
  const { widgets } = context.project;
  // A misspelt widget is reported by the structure; its props are looked at as those of the nearest.
  const kinds = own(widgets, type) ?? own(widgets, nearest(type, Object.keys(widgets)) ?? '');
  if (kinds !== undefined) checkProps(node, kinds, place, scope, context);
}

/** The scope inside the widget: a repeat adds its entry and the entry's number. */
function checkRepeat(
  node: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): Scope {
  const { each, as } = node;
  if (each === undefined && as !== undefined)
    context.report(keyOf(place, 'as'), 'as-without-each', { name: 'as' });
  if (typeof each !== 'string') return scope;
  checkTag(each, 'a repeat', inside(place, 'each'), scope, context);
  const name = typeof as === 'string' ? as : 'item';
  if (reservedNames.has(name) || context.declared.sources?.has(name) === true) {
    context.report(inside(place, 'as'), 'reserved-name', { name, of: 'an entry' });
  }
  return withNames(scope, [name, `${name}Number`]);
}

/** A fragment is checked where it is used, because it sees the screen's variables and dialogs. */
function checkFragment(
  node: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const given = isObject(node['with']) ? node['with'] : {};
  checkValue(given, inside(place, 'with'), scope, context);
  checkKind(node['of'], 'fragmentName', inside(place, 'of'), scope, context);
  const name = nameFrom(node['of']);
  const document = context.project.fragments.get(name);
  const fragment = document?.value;
  if (document === undefined || !isObject(fragment)) return;
  checkParameters(name, isObject(fragment['params']) ? fragment['params'] : {}, given, place, context);
  if (context.fragments.includes(name)) {
    const circle = [...context.fragments.slice(context.fragments.indexOf(name)), name].join(' → ');
    context.report(inside(place, 'of'), 'circular-fragment', { name, detail: circle });
    return;
  }
  const within = { ...context, fragments: [...context.fragments, name] };
  checkNodes(fragment['body'], { document, pointer: ['body'] }, fragmentScope(fragment, scope), within);
}

/** Its parameters, and what every place of the screen sees. */
export function fragmentScope(fragment: Readonly<Record<string, unknown>>, scope: Scope): Scope {
  const shared = new Map([...scope].filter(([name]) => reservedNames.has(name) && name !== 'event'));
  return withNames(shared, isObject(fragment['params']) ? Object.keys(fragment['params']) : []);
}

function checkParameters(
  fragment: string,
  declared: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  place: Place,
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
    const there = keyOf(inside(place, 'with'), name);
    context.report(there, 'unknown-fragment-parameter', { name, of, near, detail: listed(names) });
  }
  const meant = new Set(pairs.values());
  for (const name of missing) {
    if (meant.has(name)) continue;
    context.report(inside(place, 'of'), 'missing-fragment-parameter', { name, of });
  }
}
