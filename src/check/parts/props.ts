/**
 * Checks the members of a widget or action, each by its kind: what is resolved, what is a name of something. It must not
 * know which widget or action they belong to.
 */
import { fillDocument } from '../../lib/figures.ts';
import { isSafeName } from '../../lib/path.ts';
import type { Kind, Kinds } from '../../model/definition.ts';
import type { Context, Walk } from '../context.ts';
import { reservedNames } from '../context.ts';
import type { Place } from '../document/document.ts';
import { holderOf, inside, isList, isObject, nameFrom, own } from '../document/document.ts';
import { image, link } from './address-walks.ts';
import { isOtherSide } from './addresses.ts';
import { filledScope } from './fragment-scope.ts';
import { checkMemberNames } from './members.ts';
import { checkOrnament } from './ornaments.ts';
import { checkNeeded } from './needed.ts';
import { isEssential, isPressedBy, isPromised } from './needless.ts';
import { bareName } from '../names/navigation.ts';
import { isName } from '../practice/facts.ts';
import { inWordsOf } from '../report/example.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { checkRuleSet } from './rules.ts';
import { checkWritten } from './written.ts';
import { checkPath, checkStatePath, checkTag, checkText, checkValue } from './strings.ts';
import { checkRule, checkTest } from './tests.ts';
import { lengthOf } from '../types/bounds.ts';
import { resolvePath, type Scope } from '../types/scope.ts';
import type { Sink } from '../types/shown.ts';
import { anything, inWords, mayBe, typeOfSchema, type TypeKind } from '../types/type.ts';

const sinkOf = (of: string, place: Place, { project }: Context): Sink => ({
  of: inWordsOf(of),
  essential: isEssential(of, place, project),
  named: isName(of, project.facts),
  always: isName(of, project.facts, 'always'),
  use: project.notes.get(of)?.handedOn === true ? 'data' : 'shown',
  absent: project.notes.get(of)?.whenMissing !== undefined && !isPressedBy(of, place, project),
  copied: project.notes.get(of)?.copied === true,
  promised: isPromised(of, place, project),
});

const shown: Walk = (value, place, scope, context, of = '') => {
  checkWritten(value, of, place, context);
  checkOrnament(value, of, place, scope, context);
  checkNeeded(value, of, place, scope, context);
  checkText(value, place, scope, context, sinkOf(of, place, context));
};

/** Names of what is shown of the objects in a list, by the props beside it that choose them. */
function shownMembers(place: Place, of: string, { project }: Context): Sink['members'] {
  const shownBy = project.notes.get(of)?.shownBy;
  if (shownBy === undefined) return undefined;
  const chosen = holderOf(place);
  return new Set(Object.entries(shownBy).map(([prop, name]) => nameFrom(own(chosen, prop) ?? name)));
}

/** What is written out in a list is shown as it is; its widgets have a dash for what is missing. */
const tagged =
  (what: string, kind: TypeKind): Walk =>
  (value, place, scope, context, of = '') => {
    const sink: Sink = { of: inWordsOf(of), use: 'shown', absent: true };
    if (isList(value)) checkMemberNames(value, undefined, place, of, context);
    if (typeof value !== 'string')
      return checkValue(value, place, scope, context, {
        ...sink,
        members: shownMembers(place, of, context),
        line: true,
      });
    const tag = checkTag(value, what, place, scope, context);
    if (tag !== undefined) checkMemberNames(value, tag.type, place, of, context);
    if (tag === undefined || mayBe(tag.type, kind)) return undefined;
    const args = { name: value, of: inWordsOf(of), detail: inWords(tag.type), wanted: what };
    return context.report(place, 'wrong-type', args);
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
    if (all.has(value)) return;
    // The path of its file, or of the variable it writes, instead of the name.
    const bare = value.replace(/^.*\/|^state\./, '').replace(/\.json$/, '');
    const near = all.has(bare) ? { near: bare, sure: true } : nearTo(value, all);
    const of = code === 'unknown-source' ? context.declared.owner : undefined;
    const [missing] =
      code === 'unknown-field' && near.near === undefined ? (context.declared.twice ?? []) : [];
    context.report(place, code, { name: value, of, ...near, missing, detail: listed(all) });
  };

/** A field, or an action that names a variable, writes a value of its own kind. */
const bound: Walk = (value, place, scope, context, of = '') => {
  if (typeof value !== 'string' || !value.startsWith('state.')) return;
  const type = checkStatePath(value, place, scope, context);
  const written = context.project.notes.get(of)?.writes;
  const target = { of: `"${value}"`, type, written: false, required: false };
  if (written === undefined || type.kinds === undefined) return;
  const given = typeOfSchema(written);
  if (given.kinds !== undefined && !mayBe(type, ...given.kinds)) {
    const [part = ''] = of.split('.');
    const args = { name: `The ${part}`, of: target.of, detail: inWords(given), wanted: inWords(type) };
    context.report(place, 'wrong-type', args);
  }
};

const route: Walk = (value, place, _scope, context) => {
  const { project, report } = context;
  if (typeof value !== 'string') return;
  if (isOtherSide(value, context)) report(place, 'other-side', { name: value });
  if (project.routes.has(value)) return;
  const routes = [...project.routes.keys()];
  const [path = '', parameters] = value.split('?');
  if (parameters !== undefined && project.routes.has(path))
    return report(place, 'unknown-route', { name: value, wanted: path });
  // The screen's name or file instead of its route.
  const file = `screens/${value.replace(/^(?:#?\/)?(?:screens\/)?/, '').replace(/\.json$/, '')}.json`;
  const its = routes.filter((each) => project.routes.get(each)?.file === file);
  const [near] = its;
  if (near !== undefined)
    return report(place, 'unknown-route', { name: value, near, sure: its.length === 1 });
  if (!/^#?\//.test(value)) return;
  report(place, 'unknown-route', { name: value, ...nearTo(value, routes), detail: listed(routes) });
};

const noFigures = { units: {}, figures: {} };

/** A document by id, whose texts read what is visible here, as they will be shipped; or one from data. */
const document: Walk = (value, place, scope, context, of = '') => {
  const { documents } = context.project;
  const id = nameFrom(value);
  if (id.includes('{{')) checkTag(id, 'a document', place, scope, context);
  else if (!documents.has(id))
    context.report(place, 'unknown-document', {
      name: id,
      ...nearTo(id, documents.keys()),
      detail: listed(documents.keys()),
    });
  const { with: given } = holderOf(place);
  const at = `${place.document.file}/${place.pointer.join('/')}`;
  const seen = isObject(given) ? filledScope(scope, given, at) : scope;
  for (const text of documents.get(id) ?? []) {
    const sink: Sink = { of: inWordsOf(of), use: 'shown', absent: true };
    checkValue(
      fillDocument(text.value, noFigures, 'es'),
      { document: text, pointer: [] },
      seen,
      context,
      sink,
    );
  }
};

const intoName: Walk = (value, place, _scope, { declared, report }) => {
  if (typeof value !== 'string') return;
  if (reservedNames.has(value) || declared.sources?.has(value) === true) {
    report(place, 'reserved-name', { name: value, of: 'a result' });
  }
};

/** A parameter of this screen's own address. */
const queryName: Walk = (value, place, scope, context) => {
  if (typeof value !== 'string' || !isSafeName(value)) return;
  // A name, and neither a path nor a tag.
  const name = bareName(value);
  const found = name === value ? undefined : resolvePath(['query', name], scope);
  if (found?.kind === 'found')
    context.report(place, 'unknown-query', { name: value, near: name, sure: true });
  else checkPath(['query', value], place, scope, context);
};

const rules: Walk = (value, place, scope, context, of = '') => {
  if (!isList(value)) return;
  const [widget = ''] = of.split('.');
  const written = context.project.notes.get(`${widget}.bind`)?.writes;
  const type = written === undefined ? anything : typeOfSchema(written);
  checkRuleSet(
    value,
    { ...type, length: lengthOf(holderOf(place), widget, context.project) },
    place,
    context,
  );
  for (const [index, rule] of value.entries()) {
    if (!isObject(rule)) continue;
    checkRule(widget, type, rule['test'], inside(place, index, 'test'), scope, context);
    const there = inside(place, index, 'message');
    checkText(rule['message'], there, scope, context, sinkOf('rule.message', there, context));
  }
};

const byKind: { readonly [kind in Exclude<Kind, object>]: Walk } = {
  literal: () => undefined,
  text: shown,
  image,
  link,
  value: (value, place, scope, context, of = '') => {
    checkNeeded(value, of, place, scope, context);
    checkValue(value, place, scope, context);
  },
  list: tagged('a list', 'list'),
  number: tagged('a number', 'number'),
  flag: tagged('true or false', 'flag'),
  test: checkTest,
  actions: (value, place, scope, context, of) => context.actions(value, place, scope, context, of),
  nodes: (value, place, scope, context) => context.nodes(value, place, scope, context),
  bind: bound,
  statePath: bound,
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
  queryName,
  document,
};

/** `of` names the prop whose value it is: `button.press`. */
export function checkKind(
  value: unknown,
  kind: Kind,
  place: Place,
  scope: Scope,
  context: Context,
  of: string,
): void {
  if (value === undefined) return;
  if (typeof kind === 'string') return byKind[kind](value, place, scope, context, of);
  if ('items' in kind) {
    if (isList(value))
      value.forEach((item, index) => checkKind(item, kind.items, inside(place, index), scope, context, of));
  } else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      const inner = 'record' in kind ? kind.record : own(kind.object, name);
      if (inner === undefined) continue;
      const member = 'record' in kind ? of : `${of}.${name}`;
      checkKind(item, inner, inside(place, name), scope, context, member);
    }
  }
}

/** Members of a widget or action (`of`) that have a kind. */
export function checkProps(
  object: Readonly<Record<string, unknown>>,
  kinds: Kinds,
  place: Place,
  scope: Scope,
  context: Context,
  of: string,
): void {
  for (const [name, kind] of Object.entries(kinds)) {
    checkKind(own(object, name), kind, inside(place, name), scope, context, `${of}.${name}`);
  }
}
