/**
 * Essential props: a widget without them draws nothing by itself, so a test that says the same is not needed
 * (docs/language.md, "Nothing to show"). It must not know any widget by name.
 */
import { readPath } from '../../lib/path.ts';
import { textKey } from '../../lib/template.ts';
import type { Context, Project } from '../context.ts';
import type { Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { isList, isObject, keyOf, own } from '../document/document.ts';
import { resolvePath, type Scope } from '../types/scope.ts';

type Node = Readonly<Record<string, unknown>>;

/** A widget with actions stays: what can be pressed is not nothing. */
export const acts = (node: Node, type: string, { widgets }: Project): boolean =>
  Object.entries(own(widgets, type) ?? {}).some(
    ([prop, kind]) => kind === 'actions' && own(node, prop) !== undefined,
  );

/** Whether what is missing in this prop, `text.text`, is not drawn. */
export function isEssential(of: string, { document, pointer }: Place, project: Project): boolean {
  const [type = ''] = of.split('.');
  if (project.notes.get(of)?.essential !== true) return false;
  const node = readPath(document.value, pointer.slice(0, -1).map(String));
  if (!isObject(node)) return true;
  // Beside another that is there, it would be shown without its value.
  return !acts(node, type, project) && givenIn(node, type, project).length === 1;
}

/** It is the name by which a person knows what can be pressed. */
export function isPressedBy(of: string, { document, pointer }: Place, project: Project): boolean {
  const [type = '', prop = ''] = of.split('.');
  const node = readPath(document.value, pointer.slice(0, -1).map(String));
  const names = own(project.facts.widgets, type)?.names ?? {};
  return isObject(node) && own(names, prop) !== undefined && acts(node, type, project);
}

/** An amount in this prop is all that the part tells: its other words are the same whatever the data is, and stay without it. */
export function isPromised(of: string, { document, pointer }: Place, project: Project): boolean {
  const [type = ''] = of.split('.');
  const node = readPath(document.value, pointer.slice(0, -1).map(String));
  if (!isObject(node) || own(project.widgets, type) === undefined) return false;
  if (project.notes.get(of)?.whenMissing === undefined) return true;
  const words = givenIn(node, type, project);
  return words.length > 0 && words.every((prop) => needed(node[prop], project).length === 0);
}

const givenIn = (node: Node, type: string, { widgets, notes }: Project): readonly string[] =>
  Object.keys(own(widgets, type) ?? {}).filter(
    (prop) => own(node, prop) !== undefined && notes.get(`${type}.${prop}`)?.essential === true,
  );

/** A test of a widget that only asks for the value without which it draws nothing. */
export function checkNeedless(node: Node, type: string, place: Place, scope: Scope, context: Context): void {
  const { project } = context;
  const path = askedFor(node['if']);
  if (path === undefined || acts(node, type, project)) return;
  const [prop, second] = givenIn(node, type, project);
  if (prop === undefined || second !== undefined || !needed(node[prop], project).includes(path)) return;
  if (isPicture(path, scope, context) || isReadBeside(path, node, prop, project)) return;
  context.report(keyOf(place, 'if'), 'needless-test', { name: path, of: type });
}

/** The one path that a test asks to be there, and nothing else. */
export function askedFor(test: unknown): string | undefined {
  const [only, second] = isObject(test) ? Object.entries(test) : [];
  if (only === undefined || second !== undefined) return undefined;
  const [name, condition] = only;
  if (name === 'some') {
    const [path, more]: readonly unknown[] = isList(condition) ? condition : [condition];
    return typeof path === 'string' && more === undefined ? path : undefined;
  }
  if (!isObject(condition)) return undefined;
  const { type, ...rest } = condition;
  const [word, limit] = Object.entries(rest).length === 1 ? (Object.entries(rest)[0] ?? []) : [];
  const kind = word === 'minLength' ? 'string' : word === 'minItems' ? 'array' : undefined;
  return kind !== undefined && limit === 1 && (type ?? kind) === kind ? name : undefined;
}

/** Paths of the tags without which a text is missing, in every language. */
function needed(value: unknown, { texts }: Project): readonly string[] {
  if (typeof value !== 'string') return [];
  const key = textKey(value);
  const sources = key === undefined ? [value] : [...texts.values()].map((keys) => keys.get(key) ?? '');
  const [first = [], ...others] = sources.map(tagsOf);
  return first.filter((path) => others.every((paths) => paths.includes(path)));
}

const tagsIn = (text: string): readonly string[] => text.match(/\{\{[^}]*/g) ?? [];

function tagsOf(source: string): readonly string[] {
  const template = parseTemplate(source);
  if (!template.ok || template.value.kind === 'literal') return [];
  const parts = template.value.kind === 'tag' ? [template.value] : template.value.parts;
  return parts.flatMap((part) =>
    part.kind === 'tag' || part.kind === 'format' ? [part.path.join('.')] : [],
  );
}

/** Whether a path stands in a value by itself, in its tags, or in those of a text that it names. */
export function mentions(value: unknown, path: string, project: Project): boolean {
  if (typeof value === 'string') {
    const key = textKey(value);
    const words =
      key === undefined ? [value] : [...project.texts.values()].map((keys) => keys.get(key) ?? '');
    return value === path || words.some((text) => tagsIn(text).some((tag) => tag.includes(path)));
  }
  return (
    (isList(value) || isObject(value)) && Object.values(value).some((one) => mentions(one, path, project))
  );
}

/** The test is there for another prop as well. */
const isReadBeside = (path: string, node: Node, essential: string, project: Project): boolean =>
  Object.entries(node).some(
    ([name, value]) => name !== essential && name !== 'if' && mentions(value, path, project),
  );

/** A picture that a call brings keeps its room without it. */
function isPicture(path: string, scope: Scope, { declared, project }: Context): boolean {
  const found = resolvePath(path.split('.'), scope);
  const [root = ''] = (found.kind === 'found' ? found.path : path).split('.');
  const call = declared.sources?.get(root);
  return call !== undefined && own(project.calls, call)?.envelope === 'image';
}
