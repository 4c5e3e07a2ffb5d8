/**
 * Checks one screen or fragment after its structure: collects the names it declares, then walks through everything that
 * uses names. It must not know other screens beyond their routes.
 */
import { limits } from '../lib/limits.ts';
import { routePaths } from '../lib/routes.ts';
import { checkActions } from './parts/actions.ts';
import { withGathered } from './types/gathered.ts';
import { stateType } from './types/assigned.ts';
import { checkBlank } from './parts/blank.ts';
import { withBounds } from './types/bounds.ts';
import type { Context, Declared, Project } from './context.ts';
import type { Report } from './report/report.ts';
import { reservedNames } from './context.ts';
import { declaredBy, drawn, results, sourceBindings, unloaded } from './names/declared.ts';
import type { Document, Members, Place } from './document/document.ts';
import { inside, isList, isObject, keyOf, membersOf, nameFrom } from './document/document.ts';
import { listed, nearTo, nearest } from './report/nearest.ts';
import { noteKept } from './names/kept.ts';
import { checkLayout } from './names/layout.ts';
import { checkInside, reportTakenNames } from './names/home.ts';
import { fragmentScope } from './parts/fragment-scope.ts';
import { checkNodes } from './parts/nodes.ts';
import { checkKind } from './parts/props.ts';
import { checkParameters, queryType } from './names/parameters.ts';
import { checkPicks, pickBindings } from './names/picks.ts';
import { routeType } from './names/routes.ts';
import { checkSources } from './names/sources.ts';
import { checkText } from './parts/strings.ts';
import { checkTest } from './parts/tests.ts';
import { bind, bindNames, emptyScope, resolvePath, type Binding, type Scope } from './types/scope.ts';
import type { Sink } from './types/shown.ts';
import { inForce, opposite, type InForce } from './types/formula.ts';
import { formulaOf } from './types/judge.ts';
import { withPurposes } from './types/purpose.ts';
import { anything, inWords, mayBe, text, typeOfLiteral, typeOfSchema, type Type } from './types/type.ts';
import { writtenSchema } from './types/written.ts';
import { checkTemplate } from './names/promotion.ts';

const device: Type = {
  kinds: ['object'],
  absent: false,
  members: new Map([['client', { ...text, values: ['ios', 'android'] }]]),
};

/** The writes that must not happen twice, of the whole program: each while one that concerns the screen is open. */
function openWrites({ calls }: Project): Type {
  const open: Type = { ...text, absent: true, values: ['pending', 'unknown'] };
  const once = Object.values(calls).filter((call) => call.once !== undefined);
  return { kinds: ['object'], absent: false, members: new Map(once.map(({ name }) => [name, open])) };
}

/** Of writes that protect the same, one alone is open at a time (docs/language.md, Writes). */
function apart(scope: Scope, { calls }: Project): readonly InForce[] {
  const once = Object.values(calls).flatMap(({ name, once: rule }) =>
    rule === undefined ? [] : [{ name, guard: [...rule.guard].sort().join() }],
  );
  return once.flatMap((one, index) =>
    once.slice(0, index).flatMap((other): readonly InForce[] => {
      const both = { some: [`writes.${one.name}`, `writes.${other.name}`] };
      const formula = one.guard === other.guard ? formulaOf(both, scope) : undefined;
      return formula === undefined ? [] : [inForce(opposite(formula), false)];
    }),
  );
}

/** What a template fills in: each is there, at least as its default. */
function templateValues(screen: Members): readonly (readonly [string, Binding])[] {
  if (!isObject(screen['values'])) return [];
  const members = Object.entries(screen['values']).map(
    ([name, declared]) => [name, typeOfSchema(writtenSchema(declared))] as const,
  );
  const type: Type = { kinds: ['object'], absent: false, members: new Map(members) };
  return [['values', { type, path: 'values' }]];
}

/** The names every place of a screen sees. */
function screenScope(screen: Members, declared: Declared, project: Project): Scope {
  const scope = bind(emptyScope, [
    ['query', { type: queryType(screen['query'], project.known), path: 'query' }],
    ['config', { type: project.config, path: 'config' }],
    ['state', { type: withBounds(stateType(screen, project), screen, project), path: 'state' }],
    ['device', { type: device, path: 'device' }],
    ['route', { type: routeType(screen['routes']), path: 'route' }],
    ['writes', { type: openWrites(project), path: 'writes' }],
    ...templateValues(screen),
    ...results(screen, project),
  ]);
  const loaded = bind(scope, sourceBindings(screen, declared, project));
  const known = withPurposes(loaded, screen, project);
  const picked = bind(known, pickBindings(screen['pick'], known));
  return { ...withGathered(picked, screen, project), held: apart(picked, project) };
}

const title: Sink = { of: 'the title', use: 'shown', absent: false, always: true };
const description: Sink = { of: 'the description', use: 'shown', absent: false };
const buttonText: Sink = { of: '"text" of the button', use: 'shown', absent: false, always: true };

function contextOf(
  project: Project,
  declared: Declared,
  report: Report,
): Context & { readonly counted: () => number } {
  let counted = 0;
  return {
    project,
    declared,
    report,
    fragments: [],
    lacking: new Set(),
    kept: new Set(),
    count: () => void (counted += 1),
    counted: () => counted,
    nodes: checkNodes,
    actions: checkActions,
    fragment: checkInside,
  };
}

export function checkScreen(document: Document, project: Project, report: Report): void {
  const screen = document.value;
  if (!isObject(screen)) return;
  const declared = declaredBy(document, screen, project);
  const context = contextOf(project, declared, report);
  const place: Place = { document, pointer: [] };
  const loading = screenScope(screen, declared, project);
  const scope = drawn(screen, loading);
  checkText(screen['title'], inside(place, 'title'), scope, context, title);
  checkText(screen['description'], inside(place, 'description'), scope, context, description);
  checkFrames(screen, place, report);
  checkParameters(screen['query'], inside(place, 'query'), context);
  if (isList(screen['keep'])) {
    screen['keep'].forEach((path, index) =>
      checkKind(path, 'statePath', inside(place, 'keep', index), scope, context, 'screen.keep'),
    );
  }
  checkKeepFor(screen, place, scope, context);
  if (screen['keepUntil'] !== undefined)
    checkMoment(screen['keepUntil'], screen['keep'], inside(place, 'keepUntil'), scope, context);
  checkTemplate(screen, place, scope, context);
  checkLayout(screen, place, context);
  noteKept(screen, context);
  checkSources(screen, place, loading, context);
  const taken = new Set([
    ...(declared.sources?.keys() ?? []),
    ...results(screen, project).map(([name]) => name),
  ]);
  checkPicks(screen['pick'], taken, inside(place, 'pick'), loading, context);
  const early = unloaded(loading, declared);
  for (const [event, actions] of Object.entries(membersOf(screen['on']))) {
    const seen = event === 'ready' ? loading : early;
    if (event !== '$comment') checkActions(actions, inside(place, 'on', event), seen, context);
  }
  checkNodes(screen['body'], inside(place, 'body'), scope, context);
  const waited = [...(declared.sources?.keys() ?? [])].filter(
    (name) => membersOf(membersOf(screen['data'])[name])['if'] === undefined,
  );
  checkBlank(screen['body'], place, waited, scope, context);
  checkNodes(screen['footer'], inside(place, 'footer'), scope, context);
  for (const [name, dialog] of Object.entries(membersOf(screen['dialogs']))) {
    checkDialog(membersOf(dialog), inside(place, 'dialogs', name), scope, context);
  }
  if (context.counted() > limits.nodes)
    report(place, 'too-many-widgets', { name: String(context.counted()) });
}

/** What is kept is told apart by parameters of this screen's address, all of it or parts. */
function checkKeepFor(screen: Members, place: Place, scope: Scope, context: Context): void {
  const names = Object.keys(membersOf(screen['query']));
  if (!isList(screen['keepFor'])) return;
  for (const [index, given] of screen['keepFor'].entries()) {
    const at = inside(place, 'keepFor', index);
    const { name: inner, only } = membersOf(given);
    const name = nameFrom(isObject(given) ? inner : given);
    const where = isObject(given) ? inside(at, 'name') : at;
    // One that is missing or misspelt under "name" is said there.
    if (name !== '' && !names.includes(name))
      context.report(where, 'unknown-query', { name, near: nearest(name, names) });
    if (!isList(only)) continue;
    for (const [part, path] of only.entries())
      checkKeptPart(path, screen['keep'], inside(at, 'only', part), scope, context);
  }
}

/** A part is one of the paths that are kept, to the letter: nothing above or below one of them. */
function checkKeptPart(path: unknown, keep: unknown, place: Place, scope: Scope, context: Context): void {
  checkKind(path, 'statePath', place, scope, context, 'screen.keep');
  const kept = isList(keep) ? keep.map(nameFrom) : [];
  const name = nameFrom(path);
  const found = resolvePath(name.split('.'), scope);
  if (kept.includes(name) || found.kind !== 'found') return;
  context.report(place, 'not-kept', { name, ...nearTo(name, kept), detail: listed(kept) });
}

/** When it is over stands in a text. */
function checkMoment(path: unknown, keep: unknown, place: Place, scope: Scope, context: Context): void {
  checkKeptPart(path, keep, place, scope, context);
  const found = resolvePath(nameFrom(path).split('.'), scope);
  if (found.kind !== 'found' || mayBe(found.type, 'text')) return;
  const args = {
    name: nameFrom(path),
    of: '"keepUntil"',
    detail: inWords(found.type),
    wanted: inWords(text),
  };
  context.report(place, 'wrong-type', args);
}

/** A frame by route is for a route of this screen. */
function checkFrames(screen: Members, place: Place, report: Report): void {
  const routes = routePaths(screen['routes']);
  for (const name of Object.keys(membersOf(screen['frames']))) {
    if (routes.includes(name)) continue;
    const found = { name, near: nearest(name, routes), detail: listed(routes) };
    report(keyOf(inside(place, 'frames'), name), 'foreign-route', found);
  }
}

function checkDialog(dialog: Members, place: Place, scope: Scope, context: Context): void {
  checkText(dialog['title'], inside(place, 'title'), scope, context, title);
  checkNodes(dialog['body'], inside(place, 'body'), scope, context);
  if (!isList(dialog['buttons'])) return;
  for (const [index, button] of dialog['buttons'].entries()) {
    const there = inside(place, 'buttons', index);
    checkText(membersOf(button)['text'], inside(there, 'text'), scope, context, buttonText);
    checkTest(membersOf(button)['if'], inside(there, 'if'), scope, context);
    const press = membersOf(button)['press'];
    if (press !== undefined) checkActions(press, inside(there, 'press'), scope, context);
  }
}

/** Names a place may use when nothing is known about the screen around it. */
const anyScreen = (file: string): Declared => ({
  file,
  sources: undefined,
  dialogs: undefined,
  fields: undefined,
  ids: undefined,
});

/** A fragment alone: its own names and those of the project; what depends on a screen is checked where it is used. */
export function checkFragmentAlone(name: string, document: Document, project: Project, report: Report): void {
  if (!isObject(document.value)) return;
  const context = { ...contextOf(project, anyScreen(document.file), report), fragments: [name] };
  const place: Place = { document, pointer: ['params'] };
  for (const parameter of Object.keys(membersOf(document.value['params']))) {
    if (reservedNames.has(parameter))
      report(keyOf(place, parameter), 'reserved-name', { name: parameter, of: 'a parameter' });
  }
  reportTakenNames(document, report);
  const scope = withConfig(
    bindNames(emptyScope, ['query', 'state', 'device', 'values', 'route', 'writes']),
    project,
  );
  checkInside(document, fragmentScope(document.value, scope, document.file), document.file, context);
}

const withConfig = (scope: Scope, project: Project): Scope =>
  bind(scope, [['config', { type: project.config, path: 'config' }]]);

/** A widget on its own with the data it is shown with, as in a widget's examples. */
export function checkExample(
  place: Place,
  node: unknown,
  data: unknown,
  project: Project,
  report: Report,
): void {
  const context = contextOf(project, anyScreen(place.document.file), report);
  const { state, ...others } = membersOf(data);
  const names = Object.entries(others).map(
    ([name, value]) => [name, { type: typeOfLiteral(value, 'first'), path: name }] as const,
  );
  const type = isObject(state) ? typeOfLiteral(state, 'first') : anything;
  const scope = withConfig(bind(bindNames(emptyScope, ['query']), names), project);
  checkNodes(node, place, bind(scope, [['state', { type, path: 'state' }]]), context);
}
