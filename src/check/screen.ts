/**
 * Checks one screen or fragment after its structure: collects the names it declares, then walks through everything that
 * uses names. It must not know other screens beyond their routes.
 */
import { limits } from '../lib/limits.ts';
import { checkActions } from './actions.ts';
import type { Context, Declared, Project, Report, Scope } from './context.ts';
import { reservedNames, withNames } from './context.ts';
import type { Document, Place } from './document.ts';
import { inside, isList, isObject, keyOf, nameFrom } from './document.ts';
import { checkNodes, fragmentScope } from './nodes.ts';
import { checkKind, checkSend } from './props.ts';
import { checkTest, checkText, checkValue } from './strings.ts';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members => (isObject(value) ? value : {});

/** Visits every object of a definition, those of the fragments it inserts included. */
function visit(
  value: unknown,
  fragments: Project['fragments'],
  seen: ReadonlySet<string>,
  found: (object: Members) => void,
): void {
  if (isList(value)) value.forEach((item) => visit(item, fragments, seen, found));
  if (!isObject(value)) return;
  found(value);
  Object.values(value).forEach((item) => visit(item, fragments, seen, found));
  const name = value['type'] === 'fragment' ? nameFrom(value['of']) : undefined;
  if (name === undefined || seen.has(name)) return;
  visit(fragments.get(name)?.value, fragments, new Set([...seen, name]), found);
}

function declaredBy(document: Document, screen: Members, project: Project): Declared {
  const fields = new Set<string>();
  const ids = new Set<string>();
  visit(screen, project.fragments, new Set(), (object) => {
    if (typeof object['type'] !== 'string') return;
    if (typeof object['bind'] === 'string') fields.add(object['bind'].replace(/^state\./, ''));
    if (typeof object['id'] === 'string') ids.add(object['id']);
  });
  const sources = Object.entries(membersOf(screen['data']));
  return {
    file: document.file,
    state: new Set(Object.keys(membersOf(screen['state']))),
    sources: new Map(sources.map(([name, source]) => [name, nameFrom(membersOf(source)['call'])])),
    dialogs: new Set(Object.keys(membersOf(screen['dialogs']))),
    fields,
    ids,
  };
}

/** Names that actions put results under; as in the engine, those of the screen's own file. */
function resultNames(screen: Members): readonly string[] {
  const names: string[] = [];
  visit(screen, new Map(), new Set(), (object) => {
    if (typeof object['do'] === 'string' && typeof object['into'] === 'string') names.push(object['into']);
  });
  return names;
}

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
    count: () => void (counted += 1),
    counted: () => counted,
    nodes: checkNodes,
    actions: checkActions,
  };
}

export function checkScreen(document: Document, project: Project, report: Report): void {
  const screen = document.value;
  if (!isObject(screen)) return;
  const declared = declaredBy(document, screen, project);
  const context = contextOf(project, declared, report);
  const place: Place = { document, pointer: [] };
  const scope: Scope = withNames(
    new Map([
      ['query', new Set(Object.keys(membersOf(screen['query'])))],
      ['config', project.config],
      ['state', declared.state],
    ]),
    [...(declared.sources?.keys() ?? []), ...resultNames(screen)],
  );
  checkText(screen['title'], inside(place, 'title'), scope, context);
  if (isList(screen['keep'])) {
    screen['keep'].forEach((path, index) =>
      checkKind(path, 'statePath', inside(place, 'keep', index), scope, context),
    );
  }
  for (const name of declared.sources?.keys() ?? []) {
    checkSource(
      name,
      membersOf(membersOf(screen['data'])[name]),
      inside(place, 'data', name),
      scope,
      context,
    );
  }
  for (const [event, actions] of Object.entries(membersOf(screen['on']))) {
    if (event !== '$comment') checkActions(actions, inside(place, 'on', event), scope, context);
  }
  checkNodes(screen['body'], inside(place, 'body'), scope, context);
  checkNodes(screen['footer'], inside(place, 'footer'), scope, context);
  for (const [name, dialog] of Object.entries(membersOf(screen['dialogs']))) {
    checkDialog(membersOf(dialog), inside(place, 'dialogs', name), scope, context);
  }
  if (context.counted() > limits.nodes)
    report(place, 'too-many-widgets', { name: String(context.counted()) });
}

function checkSource(name: string, source: Members, place: Place, scope: Scope, context: Context): void {
  if (reservedNames.has(name))
    context.report({ ...place, key: true }, 'reserved-name', { name, of: 'a source' });
  checkKind(source['call'], 'call', inside(place, 'call'), scope, context);
  checkSend(source['call'], source['send'], place, context, { all: true });
  checkValue(source['send'], inside(place, 'send'), scope, context);
  checkTest(source['if'], inside(place, 'if'), scope, context);
  checkTest(source['empty'], inside(place, 'empty'), scope, context);
  checkNodes(source['emptyBody'], inside(place, 'emptyBody'), scope, context);
}

function checkDialog(dialog: Members, place: Place, scope: Scope, context: Context): void {
  checkText(dialog['title'], inside(place, 'title'), scope, context);
  checkNodes(dialog['body'], inside(place, 'body'), scope, context);
  if (!isList(dialog['buttons'])) return;
  for (const [index, button] of dialog['buttons'].entries()) {
    const there = inside(place, 'buttons', index);
    checkText(membersOf(button)['text'], inside(there, 'text'), scope, context);
    checkTest(membersOf(button)['if'], inside(there, 'if'), scope, context);
    const press = membersOf(button)['press'];
    if (press !== undefined) checkActions(press, inside(there, 'press'), scope, context);
  }
}

/** Names a place may use when nothing is known about the screen around it. */
const anyScreen = (file: string): Declared => ({
  file,
  state: undefined,
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
  const scope: Scope = new Map([
    ['query', undefined],
    ['config', project.config],
    ['state', undefined],
  ]);
  checkNodes(
    document.value['body'],
    { document, pointer: ['body'] },
    fragmentScope(document.value, scope),
    context,
  );
}

/** A widget on its own with the data it is shown with, as in a widget's examples. */
export function checkExample(
  place: Place,
  node: unknown,
  data: unknown,
  project: Project,
  report: Report,
): void {
  const context = contextOf(project, anyScreen(place.document.file), report);
  const state = membersOf(data)['state'];
  const scope = withNames(
    new Map([
      ['query', undefined],
      ['config', project.config],
    ]),
    Object.keys(membersOf(data)),
  );
  const known = new Map(scope).set('state', isObject(state) ? new Set(Object.keys(state)) : undefined);
  checkNodes(node, place, known, context);
}
