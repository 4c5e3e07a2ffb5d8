/**
 * What the lists of a screen's state hold that begin empty and are filled from data: what is put in is what comes out. It must
 * not know any action by name.
 */
import type { Project } from '../context.ts';
import { isList, isObject, type Members } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { setBy } from '../walk/deeds.ts';
import { objectsIn } from '../walk/visit.ts';
import { filledBy, sharedPaths } from './assigned.ts';
import { bind, resolvePath, type Scope } from './scope.ts';
import { anything, text, typeOfLiteral, type Type } from './type.ts';

/** A value of a definition, as the screen reads it; anything where a part is read inside a list, which the screen does not see. */
function typeOfValue(value: unknown, scope: Scope): Type {
  if (isList(value)) return { kinds: ['list'], absent: false, items: itemsOf(value, scope) };
  if (isObject(value)) {
    const members = Object.entries(value).map(([name, each]) => [name, typeOfValue(each, scope)] as const);
    return { kinds: ['object'], absent: false, members: new Map(members) };
  }
  if (typeof value !== 'string') return typeOfLiteral(value, 'first');
  const template = parseTemplate(value);
  if (!template.ok || template.value.kind !== 'tag') return text;
  const found = resolvePath(template.value.path, scope);
  return found.kind === 'found' ? found.type : anything;
}

/** Entries that are written in several ways are not told apart. */
const itemsOf = ([first, second]: readonly unknown[], scope: Scope): Type =>
  first === undefined || second !== undefined ? anything : { ...typeOfValue(first, scope), absent: false };

/** The lists that only `set` fills, and only once besides emptying them. */
function listsIn(screen: Members, project: Project): ReadonlyMap<string, readonly unknown[]> {
  const first = Object.entries(isObject(screen['state']) ? screen['state'] : {});
  const empty = new Set(
    first.flatMap(([name, value]) => (isList(value) && value.length === 0 ? [`state.${name}`] : [])),
  );
  // Most screens have none, and need no walk.
  if (empty.size === 0) return new Map();
  const open = new Set(sharedPaths(screen));
  const filled = new Map<string, readonly unknown[]>();
  for (const object of objectsIn(screen, project)) {
    for (const path of filledBy(object, project)) open.add(path);
    for (const [path, value] of setBy(object, project.facts)) {
      if (isList(value) && value.length === 0) continue;
      if (!isList(value) || filled.has(path)) open.add(path);
      else filled.set(path, value);
    }
  }
  return new Map([...filled].filter(([path]) => empty.has(path) && !open.has(path)));
}

/** The scope with what is known of such lists. */
export function withGathered(scope: Scope, screen: Members, project: Project): Scope {
  const state = scope.names.get('state');
  const lists = listsIn(screen, project);
  if (state?.type.members === undefined || lists.size === 0) return scope;
  const members = new Map(state.type.members);
  for (const [path, value] of lists) {
    const name = path.slice('state.'.length);
    const type = members.get(name);
    if (type !== undefined) members.set(name, { ...type, items: itemsOf(value, scope) });
  }
  return bind(scope, [['state', { ...state, type: { ...state.type, members } }]]);
}
