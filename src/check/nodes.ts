/**
 * Checks widgets: their general props, their own props by kind, repeats and fragments. It must not know any widget by
 * name, except `fragment`, which is part of the language.
 */
import type { Context, Scope } from './context.ts';
import { reservedNames, withNames } from './context.ts';
import type { Place } from './document.ts';
import { inside, isList, isObject, keyOf, own, nameFrom } from './document.ts';
import { listed, nearest } from './nearest.ts';
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
  const misspelt = new Set<string | undefined>();
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const near = nearest(name, names);
    misspelt.add(near);
    const there = keyOf(inside(place, 'with'), name);
    context.report(there, 'unknown-fragment-parameter', { name, of, near, detail: listed(names) });
  }
  for (const [name, parameter] of Object.entries(declared)) {
    const optional = isObject(parameter) && own(parameter, 'default') !== undefined;
    if (optional || own(given, name) !== undefined || misspelt.has(name)) continue;
    context.report(inside(place, 'of'), 'missing-fragment-parameter', { name, of });
  }
}
