/**
 * Checks lists of actions: each action's parameters, what they name, and whether an action can be reached at all. It must
 * not know how actions run.
 */
import type { Context, Scope } from './context.ts';
import { withNames } from './context.ts';
import type { Place } from './document.ts';
import { keptNames } from '../lib/query.ts';
import { inside, isList, isObject, keyOf, own, nameFrom } from './document.ts';
import { listed, nearest, pairNames } from './nearest.ts';
import { checkProps, checkSend } from './props.ts';
import { checkStatePath, checkTest, checkValue } from './strings.ts';

/** Kept from screen to screen by the app itself (contract section 2): no navigation has to pass them. */
const keptParameters: ReadonlySet<string> = new Set(keptNames);

const general: ReadonlySet<string> = new Set(['do', 'if', '$comment']);

const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : [value]);

/** Actions see `event`, the value of the widget they belong to. */
export function checkActions(value: unknown, place: Place, outer: Scope, context: Context): void {
  const scope = withNames(outer, ['event']);
  const actions = listOf(value);
  for (const [index, action] of actions.entries()) {
    checkAction(action, isList(value) ? inside(place, index) : place, scope, context);
  }
  const end = actions.findIndex(alwaysEnds);
  const after = end === -1 ? undefined : actions[end + 1];
  if (isObject(after)) {
    const of = end === -1 ? '' : `"${nameOf(actions[end])}" before it`;
    context.report(inside(place, end + 1), 'unreachable-action', { name: nameOf(after), of });
  }
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

function checkAction(action: unknown, place: Place, scope: Scope, context: Context): void {
  if (!isObject(action)) return;
  const name = nameFrom(action['do']);
  const { actions } = context.project;
  // A misspelt action is reported by the structure; its parameters are looked at as those of the nearest.
  const kinds = own(actions, name) ?? own(actions, nearest(name, Object.keys(actions)) ?? '');
  if (kinds === undefined) return;
  checkTest(action['if'], inside(place, 'if'), scope, context);
  checkProps(action, kinds, place, scope, context);
  for (const [parameter, value] of Object.entries(action)) {
    if (general.has(parameter) || own(kinds, parameter) !== undefined) continue;
    if (parameter.startsWith('state.')) checkStatePath(parameter, keyOf(place, parameter), context);
    checkValue(value, inside(place, parameter), scope, context);
  }
  checkNames(name, action, place, context);
}

/** What only makes sense for the action as a whole. */
function checkNames(
  name: string,
  action: Readonly<Record<string, unknown>>,
  place: Place,
  context: Context,
): void {
  if (name === 'call') checkSend(action['call'], action['send'], place, context, { all: true });
  if (name === 'reload') {
    const call = context.declared.sources?.get(nameFrom(action['data']));
    checkSend(call, action['send'], place, context, { all: false });
  }
  if (name === 'scroll-to') checkId(action['widget'], inside(place, 'widget'), context);
  if (name === 'navigate') checkNavigation(action, place, context);
  if (name === 'choose') checkBranches(action['of'], inside(place, 'of'), context);
}

function checkId(id: unknown, place: Place, { declared, report }: Context): void {
  if (typeof id !== 'string' || declared.ids === undefined || declared.ids.has(id)) return;
  report(place, 'unknown-id', { name: id, near: nearest(id, declared.ids), detail: listed(declared.ids) });
}

/** The target's required URL parameters are passed; a screen that navigates to itself may change some only. */
function checkNavigation(action: Readonly<Record<string, unknown>>, place: Place, context: Context): void {
  const to = action['to'];
  const target = typeof to === 'string' ? context.project.routes.get(to) : undefined;
  if (target === undefined || target.file === context.declared.file) return;
  const query = isObject(action['query']) ? action['query'] : {};
  const missing = target.required.filter(
    (name) => !keptParameters.has(name) && own(query, name) === undefined,
  );
  const unknown = Object.keys(query).filter((name) => !target.query.includes(name));
  const written = new Map([...pairNames(unknown, missing, [])].map(([name, meant]) => [meant, name]));
  for (const name of missing) {
    const near = written.get(name);
    const there = near === undefined ? inside(place, 'to') : keyOf(inside(place, 'query'), near);
    context.report(there, 'missing-query', { name, of: `"${String(to)}"`, near });
  }
}

/** A branch after one without a test is never tried. */
function checkBranches(branches: unknown, place: Place, { report }: Context): void {
  if (!isList(branches)) return;
  const last = branches.findIndex((branch) => isObject(branch) && branch['if'] === undefined);
  if (last === -1 || last === branches.length - 1) return;
  report(inside(place, last + 1), 'unreachable-action', {
    name: 'branch',
    of: 'the branch without a test before it',
  });
}
