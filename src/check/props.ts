/**
 * Checks the members of a widget or action, each by its kind: what is resolved, what is a name of something. It must not
 * know which widget or action they belong to.
 */
import type { Kind, Kinds } from '../model/definition.ts';
import type { Context, Scope, Walk } from './context.ts';
import { reservedNames } from './context.ts';
import type { Place } from './document.ts';
import { inside, isList, isObject, keyOf, own } from './document.ts';
import { listed, nearest, pairNames } from './nearest.ts';
import { checkSchema, checkStatePath, checkTag, checkTest, checkText, checkValue } from './strings.ts';

const tagged =
  (what: string): Walk =>
  (value, place, scope, context) => {
    if (typeof value === 'string') checkTag(value, what, place, scope, context);
    else checkValue(value, place, scope, context);
  };

/** A name that must be one of those the screen or the project has; nothing is said when they are not known. */
const named =
  (
    code:
      | 'unknown-call'
      | 'unknown-source'
      | 'unknown-dialog'
      | 'unknown-field'
      | 'unknown-fragment'
      | 'unknown-message',
    known: (context: Context) => Iterable<string> | undefined,
  ): Walk =>
  (value, place, _scope, context) => {
    const names = known(context);
    if (typeof value !== 'string' || names === undefined) return;
    const all = new Set(names);
    if (!all.has(value))
      context.report(place, code, { name: value, near: nearest(value, all), detail: listed(all) });
  };

const statePath: Walk = (value, place, _scope, context) => {
  if (typeof value === 'string' && value.startsWith('state.')) checkStatePath(value, place, context);
};

const route: Walk = (value, place, _scope, { project, report }) => {
  if (typeof value !== 'string' || !value.startsWith('/') || project.routes.has(value)) return;
  const routes = [...project.routes.keys()];
  report(place, 'unknown-route', { name: value, near: nearest(value, routes), detail: listed(routes) });
};

const intoName: Walk = (value, place, _scope, { declared, report }) => {
  if (typeof value !== 'string') return;
  if (reservedNames.has(value) || declared.sources?.has(value) === true) {
    report(place, 'reserved-name', { name: value, of: 'a result' });
  }
};

const rules: Walk = (value, place, scope, context) => {
  if (!isList(value)) return;
  for (const [index, rule] of value.entries()) {
    if (!isObject(rule)) continue;
    checkSchema(rule['test'], inside(place, index, 'test'), context);
    checkText(rule['message'], inside(place, index, 'message'), scope, context);
  }
};

const byKind: { readonly [kind in Exclude<Kind, object>]: Walk } = {
  literal: () => undefined,
  text: checkText,
  image: checkText,
  link: checkText,
  value: checkValue,
  list: tagged('a list'),
  number: tagged('a number'),
  flag: tagged('true or false'),
  test: checkTest,
  actions: (value, place, scope, context) => context.actions(value, place, scope, context),
  nodes: (value, place, scope, context) => context.nodes(value, place, scope, context),
  bind: statePath,
  statePath,
  rules,
  route,
  call: named('unknown-call', ({ project }) => Object.keys(project.calls)),
  source: named('unknown-source', ({ declared }) => declared.sources?.keys()),
  dialog: named('unknown-dialog', ({ declared }) => declared.dialogs),
  fieldName: named('unknown-field', ({ declared }) => declared.fields),
  fragmentName: named('unknown-fragment', ({ project }) => project.fragments.keys()),
  bridgeMessage: named('unknown-message', ({ project }) =>
    project.messages.size > 0 ? project.messages : undefined,
  ),
  intoName,
};

export function checkKind(value: unknown, kind: Kind, place: Place, scope: Scope, context: Context): void {
  if (value === undefined) return;
  if (typeof kind === 'string') return byKind[kind](value, place, scope, context);
  if ('items' in kind) {
    if (isList(value))
      value.forEach((item, index) => checkKind(item, kind.items, inside(place, index), scope, context));
  } else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      const inner = 'record' in kind ? kind.record : own(kind.object, name);
      if (inner !== undefined) checkKind(item, inner, inside(place, name), scope, context);
    }
  }
}

/** Members of a widget or action that have a kind. */
export function checkProps(
  object: Readonly<Record<string, unknown>>,
  kinds: Kinds,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  for (const [name, kind] of Object.entries(kinds)) {
    checkKind(own(object, name), kind, inside(place, name), scope, context);
  }
}

/** The parameters sent with a call: each is declared, and those that must be sent are there. */
export function checkSend(
  call: unknown,
  send: unknown,
  place: Place,
  context: Context,
  options: { readonly all: boolean },
): void {
  const spec = typeof call === 'string' ? own(context.project.calls, call) : undefined;
  if (spec === undefined) return;
  const of = `call "${spec.name}"`;
  const sent = isObject(send) ? Object.keys(send) : [];
  const unknown = sent.filter((name) => !spec.parameters.includes(name));
  const free = spec.parameters.filter((name) => !sent.includes(name));
  const missing = options.all ? spec.required.filter((name) => !sent.includes(name)) : [];
  const pairs = pairNames(unknown, missing, free);
  for (const name of unknown) {
    const near = pairs.get(name) ?? nearest(name, spec.parameters);
    context.report(keyOf(inside(place, 'send'), name), 'unknown-call-parameter', {
      name,
      of,
      near,
      detail: listed(spec.parameters),
    });
  }
  const meant = new Set(pairs.values());
  for (const name of missing) {
    if (meant.has(name)) continue;
    context.report(
      isObject(send) ? { ...inside(place, 'send'), key: true } : inside(place, 'call'),
      'missing-call-parameter',
      { name, of },
    );
  }
}
