/**
 * Checks lists of actions: each action's parameters, what they name, and whether an action can be reached at all. It must
 * not know how actions run.
 */
import { filledBy } from '../types/assigned.ts';
import { afterChoice, alwaysEnds, checkChoice } from './choices.ts';
import type { Context, Project } from '../context.ts';
import type { Members, Place } from '../document/document.ts';
import { inside, isList, isObject, keyOf, listOf, nameFrom, own } from '../document/document.ts';
import { checkNavigation } from '../names/navigation.ts';
import { listed, nearTo, nearest } from '../report/nearest.ts';
import { holdsList } from './holding.ts';
import { checkProps } from './props.ts';
import { checkSend } from './send.ts';
import { checkStatePath, checkValue, typeOfString } from './strings.ts';
import { checkTest } from './tests.ts';
import { assume } from '../types/judge.ts';
import { bind, meantHere, resolvePath, unlearn, unsettled, type Scope } from '../types/scope.ts';
import { checkTarget } from '../types/target.ts';
import { typeOfSchema } from '../types/type.ts';
import { eventOf } from './events.ts';
import { does, objectOf, propOf, setBy } from '../walk/deeds.ts';
import { actionsIn } from '../walk/visit.ts';
import { entryName, waysOf } from '../walk/ways.ts';
import { checkWriteRules } from './write-rules.ts';

const general: ReadonlySet<string> = new Set(['do', 'if', '$comment']);

/** Of a result that has come: it is neither missing nor `null`. */
const answered = { not: { const: null } };

/** Actions see `event`, the value of the widget they belong to, and what those before them made certain. */
export function checkActions(value: unknown, place: Place, outer: Scope, context: Context, of = ''): void {
  const event = eventOf(of, place, context);
  let scope =
    event === undefined
      ? outer
      : bind(unlearn(outer, 'event'), [['event', { type: { ...event, told: false }, path: 'event' }]]);
  const actions = listOf(value);
  for (const [index, action] of actions.entries()) {
    const at = isList(value) ? inside(place, index) : place;
    checkAction(action, at, scope, context);
    scope = after(action, scope, at, context.project);
  }
  const end = actions.findIndex((each) => alwaysEnds(each, context.project.facts));
  const unreached = end === -1 ? undefined : actions[end + 1];
  if (isObject(unreached)) {
    const before = end === -1 ? '' : `"${entryName(actions[end])}" before it`;
    context.report(inside(place, end + 1), 'unreachable-action', { name: entryName(unreached), of: before });
  }
}

/** What is certain after an action: a call has answered, a branch that ends the list was not taken. */
function after(action: unknown, before: Scope, place: Place, project: Project): Scope {
  if (!isObject(action)) return before;
  const { into } = action;
  const left = holdsList(action, project) ? unsettled(before) : before;
  const scope = changedBy(action, project).reduce((all, path) => unlearn(all, meantHere(path, all)), left);
  if (typeof into === 'string' && action['if'] === undefined) {
    const found = resolvePath([into], scope);
    return found.kind === 'found' ? assume(scope, { [into]: answered }, true) : scope;
  }
  if (does('endsList', action, project.facts)) return assume(scope, action['if'], false, inside(place, 'if'));
  const ways = action['do'] !== undefined && action['if'] !== undefined ? undefined : waysOf(action);
  return ways === undefined ? scope : afterChoice(ways, scope, place, project.facts);
}

/** Paths that an action may change, those in its branches included. */
const changedBy = (action: Members, project: Project): readonly string[] =>
  actionsIn(action, project.actions).flatMap((each) => {
    const source = objectOf('reloads', each, project.facts);
    const loaded = typeof source === 'string' ? [source] : [];
    const set = setBy(each, project.facts).map(([path]) => path);
    return [...loaded, ...set, ...filledBy(each, project)];
  });

function checkAction(action: unknown, place: Place, outer: Scope, context: Context): void {
  if (!isObject(action)) return;
  if (action['do'] === undefined && waysOf(action) !== undefined)
    return checkChoice(action, place, outer, context);
  const { actions } = context.project;
  const written = nameFrom(action['do']);
  // A misspelt action is reported by the structure; its parameters are looked at as those of the nearest.
  const name = own(actions, written) === undefined ? (nearest(written, Object.keys(actions)) ?? '') : written;
  const kinds = own(actions, name);
  if (kinds === undefined) return;
  checkTest(action['if'], inside(place, 'if'), outer, context);
  const scope = assume(outer, action['if'], true, inside(place, 'if'));
  if (name === 'choose') checkChoice(action, place, scope, context);
  else checkProps(action, kinds, place, scope, context, name);
  for (const [parameter, value] of Object.entries(action)) {
    if (general.has(parameter) || own(kinds, parameter) !== undefined) continue;
    checkValue(value, inside(place, parameter), scope, context);
    if (!parameter.startsWith('state.')) continue;
    // What it was when the list began says nothing of what it may become.
    const type = checkStatePath(
      parameter,
      keyOf(place, parameter),
      unlearn(scope, meantHere(parameter, scope)),
      context,
    );
    const target = { of: `"${parameter}"`, type, written: false, required: false };
    checkTarget(value, target, inside(place, parameter), scope, context);
    const given = typeof value === 'string' ? typeOfString(value, scope) : undefined;
    if (given?.absent === true && !type.absent)
      context.report(inside(place, parameter), 'lost-value', { name: String(value), of: parameter });
  }
  checkNames(action, place, scope, context);
}

/** What only makes sense for the action as a whole. */
function checkNames(
  action: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const { facts } = context.project;
  const call = propOf('calls', action, facts);
  const source = propOf('reloads', action, facts);
  const sent = objectOf('sends', action, facts);
  const widget = propOf('scrollsTo', action, facts);
  if (call !== undefined) checkWriteRules(action[call], inside(place, call), context);
  if (call !== undefined && does('sends', action, facts))
    checkSend(action[call], sent, place, scope, context, { all: true });
  if (source !== undefined) {
    const loaded = context.declared.sources?.get(nameFrom(action[source]));
    checkSend(loaded, sent, place, scope, context, { all: false });
  }
  if (widget !== undefined) checkId(action[widget], inside(place, widget), context);
  if (does('leadsTo', action, facts)) checkNavigation(action, place, scope, context);
  if (does('tellsApp', action, facts)) checkPayload(action, place, scope, context);
}

function checkId(id: unknown, place: Place, { declared, report }: Context): void {
  if (typeof id !== 'string' || declared.ids === undefined || declared.ids.has(id)) return;
  report(place, 'unknown-id', { name: id, ...nearTo(id, declared.ids), detail: listed(declared.ids) });
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
  const target = {
    of: `message "${message}"`,
    type: typeOfSchema(schema),
    written: false,
    required: true,
    closed: true,
  };
  const { payload } = action;
  if (payload !== undefined) checkTarget(payload, target, inside(place, 'payload'), scope, context);
  else if (!target.type.absent && !isMisspelt('payload', action, context))
    checkTarget({}, target, inside(place, 'message'), scope, context);
}
