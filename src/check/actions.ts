/**
 * Checks lists of actions: each action's parameters, what they name, and whether an action can be reached at all. It must
 * not know how actions run.
 */
import { filledBy } from './assigned.ts';
import { checkCovered } from './branches.ts';
import type { Context, Project } from './context.ts';
import type { Place } from './document.ts';
import { keptNames } from '../lib/query.ts';
import { inside, isList, isObject, keyOf, own, nameFrom } from './document.ts';
import { listed, nearTo, nearest, pairNames, surePair } from './nearest.ts';
import { checkProps, checkSend } from './props.ts';
import { checkStatePath, checkValue } from './strings.ts';
import { checkTest } from './tests.ts';
import { learned } from './types/judge.ts';
import { bind, learn, resolvePath, unlearn, type Scope } from './types/scope.ts';
import { checkTarget } from './types/target.ts';
import { text, typeOfSchema } from './types/type.ts';

/** Kept from screen to screen by the app itself (contract section 2): no navigation has to pass them. */
const keptParameters: ReadonlySet<string> = new Set(keptNames);

const general: ReadonlySet<string> = new Set(['do', 'if', '$comment']);

const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : [value]);

/** Actions see `event`, the value of the widget they belong to, and what those before them made certain. */
export function checkActions(value: unknown, place: Place, outer: Scope, context: Context, of = ''): void {
  const event = context.project.notes.get(of)?.event;
  let scope =
    event === undefined
      ? outer
      : bind(unlearn(outer, 'event'), [['event', { type: typeOfSchema(event), path: 'event' }]]);
  const actions = listOf(value);
  for (const [index, action] of actions.entries()) {
    checkAction(action, isList(value) ? inside(place, index) : place, scope, context);
    scope = after(action, scope, context.project);
  }
  const end = actions.findIndex(alwaysEnds);
  const unreached = end === -1 ? undefined : actions[end + 1];
  if (isObject(unreached)) {
    const before = end === -1 ? '' : `"${nameOf(actions[end])}" before it`;
    context.report(inside(place, end + 1), 'unreachable-action', { name: nameOf(unreached), of: before });
  }
}

/** What is certain after an action: a call has answered, a branch that ends the list was not taken. */
function after(action: unknown, before: Scope, project: Project): Scope {
  if (!isObject(action)) return before;
  const { into } = action;
  const scope = changedBy(action, project).reduce(unlearn, before);
  if (typeof into === 'string' && action['if'] === undefined) {
    const found = resolvePath([into], scope);
    return found.kind === 'found' ? learn(scope, [[found.path, { present: true }]]) : scope;
  }
  if (action['do'] === 'stop') return learn(scope, learned(action['if'], scope, false));
  if (action['do'] !== 'choose' || action['if'] !== undefined || !isList(action['of'])) return scope;
  let left = scope;
  for (const branch of action['of']) {
    if (!isObject(branch) || !listOf(branch['then']).some(alwaysEnds)) break;
    left = learn(left, learned(branch['if'], left, false));
  }
  return left;
}

/** Paths that an action may change, those in its branches included. */
function changedBy(value: unknown, project: Project): readonly string[] {
  if (isList(value)) return value.flatMap((item) => changedBy(item, project));
  if (!isObject(value)) return [];
  const loaded = value['do'] === 'reload' ? [nameFrom(value['data'])] : [];
  const set = value['do'] === 'set' ? Object.keys(value).filter((name) => name.startsWith('state.')) : [];
  const inner = Object.values(value).flatMap((item) => changedBy(item, project));
  return [...loaded, ...set, ...filledBy(value, project), ...inner];
}

const nameOf = (action: unknown): string => (isObject(action) ? nameFrom(action['do']) : '');

/** `stop`, or a `choose` with a last branch for everything else, each of whose branches ends the list. */
function alwaysEnds(action: unknown): boolean {
  if (!isObject(action) || action['if'] !== undefined) return false;
  if (action['do'] === 'stop') return true;
  const branches = action['of'];
  if (action['do'] !== 'choose' || !isList(branches) || !branches.every(isObject)) return false;
  const hasElse = branches.some((branch) => branch['if'] === undefined);
  return hasElse && branches.every((branch) => listOf(branch['then']).some(alwaysEnds));
}

function checkAction(action: unknown, place: Place, outer: Scope, context: Context): void {
  if (!isObject(action)) return;
  const { actions } = context.project;
  const written = nameFrom(action['do']);
  // A misspelt action is reported by the structure; its parameters are looked at as those of the nearest.
  const name = own(actions, written) === undefined ? (nearest(written, Object.keys(actions)) ?? '') : written;
  const kinds = own(actions, name);
  if (kinds === undefined) return;
  checkTest(action['if'], inside(place, 'if'), outer, context);
  const scope = learn(outer, learned(action['if'], outer, true));
  if (name === 'choose') checkBranches(action['of'], inside(place, 'of'), scope, context);
  else checkProps(action, kinds, place, scope, context, name);
  for (const [parameter, value] of Object.entries(action)) {
    if (general.has(parameter) || own(kinds, parameter) !== undefined) continue;
    checkValue(value, inside(place, parameter), scope, context);
    if (!parameter.startsWith('state.')) continue;
    // What it was when the list began says nothing of what it may become.
    const type = checkStatePath(parameter, keyOf(place, parameter), unlearn(scope, parameter), context);
    const target = { of: `"${parameter}"`, type, written: false, required: false };
    checkTarget(value, target, inside(place, parameter), scope, context);
  }
  checkNames(written, action, place, scope, context);
}

/** What only makes sense for the action as a whole. */
function checkNames(
  name: string,
  action: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  if (name === 'call') checkSend(action['call'], action['send'], place, scope, context, { all: true });
  if (name === 'reload') {
    const call = context.declared.sources?.get(nameFrom(action['data']));
    checkSend(call, action['send'], place, scope, context, { all: false });
  }
  if (name === 'scroll-to') checkId(action['widget'], inside(place, 'widget'), context);
  if (name === 'navigate') checkNavigation(action, place, scope, context);
  if (name === 'bridge') checkPayload(action, place, scope, context);
}

function checkId(id: unknown, place: Place, { declared, report }: Context): void {
  if (typeof id !== 'string' || declared.ids === undefined || declared.ids.has(id)) return;
  report(place, 'unknown-id', { name: id, ...nearTo(id, declared.ids), detail: listed(declared.ids) });
}

/** The target's required URL parameters are passed; a screen that navigates to itself may change some only. */
function checkNavigation(
  action: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const to = nameFrom(action['to']);
  const target = context.project.routes.get(to);
  if (target === undefined) return;
  const query = isObject(action['query']) ? action['query'] : {};
  const isItself = target.file === context.declared.file;
  const missing = isItself
    ? []
    : target.required.filter((name) => !keptParameters.has(name) && own(query, name) === undefined);
  const unknown = Object.keys(query).filter(
    (name) => !target.query.includes(name) && !keptParameters.has(name),
  );
  const meant = pairNames(unknown, missing, []);
  const written = new Map([...meant].map(([name, other]) => [other, name]));
  for (const name of missing) {
    const near = written.get(name);
    const there = near === undefined ? inside(place, 'to') : keyOf(inside(place, 'query'), near);
    const sure = near !== undefined && surePair(near, name, missing, []);
    context.report(there, 'missing-query', { name, of: `"${to}"`, near, sure });
  }
  for (const name of unknown) {
    if (meant.has(name)) continue;
    const there = keyOf(inside(place, 'query'), name);
    const near = nearTo(name, target.query);
    context.report(there, 'undeclared-query', { name, of: `"${to}"`, ...near, detail: listed(target.query) });
  }
  for (const [name, value] of Object.entries(query)) {
    const required = target.required.includes(name);
    const of = `the URL parameter "${name}" of "${to}"`;
    checkTarget(
      value,
      { of, type: text, written: true, required },
      inside(place, 'query', name),
      scope,
      context,
    );
  }
}

/** A parameter that the action does not know is this one: said at its name. */
const isMisspelt = (
  name: string,
  action: Readonly<Record<string, unknown>>,
  { project }: Context,
): boolean => {
  const kinds = own(project.actions, nameFrom(action['do'])) ?? {};
  return Object.keys(action).some(
    (each) => !general.has(each) && own(kinds, each) === undefined && nearest(each, [name]) === name,
  );
};

/** What a message carries, by its schema. */
function checkPayload(
  action: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const message = nameFrom(action['message']);
  const schema = own(context.project.known.payloads, message);
  if (schema === undefined) return;
  const target = { of: `message "${message}"`, type: typeOfSchema(schema), written: false, required: true };
  const { payload } = action;
  if (payload !== undefined) checkTarget(payload, target, inside(place, 'payload'), scope, context);
  else if (!target.type.absent && !isMisspelt('payload', action, context))
    checkTarget({}, target, inside(place, 'message'), scope, context);
}

/** Each branch sees that those before it were not taken; one after a branch without a test is never tried. */
function checkBranches(branches: unknown, place: Place, outer: Scope, context: Context): void {
  if (!isList(branches)) return;
  let scope = outer;
  for (const [index, branch] of branches.entries()) {
    if (!isObject(branch)) continue;
    checkTest(branch['if'], inside(place, index, 'if'), scope, context);
    const taken = learn(scope, learned(branch['if'], scope, true));
    if (branch['then'] !== undefined)
      checkActions(branch['then'], inside(place, index, 'then'), taken, context);
    scope = learn(scope, learned(branch['if'], scope, false));
  }
  checkCovered(branches, place, outer, context);
  const last = branches.findIndex((branch) => isObject(branch) && branch['if'] === undefined);
  if (last === -1 || last === branches.length - 1) return;
  context.report(inside(place, last + 1), 'unreachable-action', {
    name: 'branch',
    of: 'the branch without a test before it',
  });
}
