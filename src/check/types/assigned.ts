/**
 * What is known of the variables of a screen: the kind of the first value, and every value where all that is ever put there
 * is written down. It must not know any widget or action by name.
 */
import type { Json } from '../../model/json.ts';
import type { Project } from '../context.ts';
import type { Members } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { isList, isObject, nameFrom, own } from '../document/document.ts';
import { nearest } from '../report/nearest.ts';
import { kindOf, typeOfLiteral, type Type } from './type.ts';
import { setBy } from '../walk/deeds.ts';
import { objectsIn } from '../walk/visit.ts';

type Writers = Pick<Project, 'widgets' | 'actions'>;

/** The paths into the state that a widget or an action fills by itself: a field's `bind`, a countdown's `until`. */
export function filledBy(object: Members, { widgets, actions }: Writers): readonly string[] {
  const [widget, action] = [own(widgets, nameFrom(object['type'])), own(actions, nameFrom(object['do']))];
  if (widget === undefined && action === undefined) return [];
  const paths: string[] = [];
  for (const prop of Object.keys(object)) {
    const kind = (action && own(action, prop)) ?? (widget && own(widget, prop));
    const path = kind === 'bind' || kind === 'statePath' ? object[prop] : undefined;
    if (typeof path === 'string') paths.push(path);
  }
  return paths;
}

/** The names of a path into the state; one that is not there stands for the nearest. */
export function meantBy(path: string, state: unknown): string {
  let holder = state;
  const steps = path.split('.').map((name) => {
    const members = isObject(holder) ? holder : {};
    const meant = own(members, name) === undefined ? (nearest(name, Object.keys(members)) ?? name) : name;
    holder = own(members, meant);
    return meant;
  });
  return steps.join('.');
}

const variableOf = (path: unknown): string => /^state\.([^.]+)/.exec(nameFrom(path))?.[1] ?? '';

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A path that lacks its braces: of that is said where it stands. */
const isBare = (text: string): boolean => /^\w+(?:\.\w+)+$/.test(text);

/** A value that is written down, and neither a text key nor read from data. */
export function written(value: unknown): Json | undefined {
  if (typeof value !== 'string') return isPlain(value) ? value : undefined;
  const template = !value.startsWith('@') && !isBare(value) ? parseTemplate(value) : undefined;
  return template?.ok === true && template.value.kind === 'literal' ? template.value.text : undefined;
}

/** Paths that another page may have written: their values are not all here. */
export function sharedPaths({ keep, keepAs, cookies }: Members): readonly string[] {
  const kept = keepAs !== undefined && isList(keep) ? keep : [];
  return [...kept, ...(isObject(cookies) ? Object.values(cookies) : [])].map(nameFrom);
}

/** The values that `set` gives each variable; none for one that may get any other. */
function givenBySet(screen: Members, project: Project): ReadonlyMap<string, readonly Json[]> {
  const open = new Set(sharedPaths(screen).map(variableOf));
  const given = new Map<string, Json[]>();
  for (const object of objectsIn(screen, project)) {
    for (const path of filledBy(object, project))
      open.add(variableOf(path)).add(meantBy(variableOf(path), screen['state']));
    for (const [path, value] of setBy(object, project.facts)) {
      const name = variableOf(path);
      const literal = path === `state.${name}` ? written(value) : undefined;
      if (literal === undefined) open.add(name);
      else given.set(name, [...(given.get(name) ?? []), literal]);
    }
  }
  return new Map([...given].filter(([name]) => !open.has(name)));
}

/** The state of a screen. Of one that nothing sets only the kind is known: that it never changes is said where it stands. */
export function stateType(screen: Members, project: Project): Type {
  const given = givenBySet(screen, project);
  const state = isObject(screen['state']) ? Object.entries(screen['state']) : [];
  const members = state.map(([name, first]): readonly [string, Type] => {
    const type = typeOfLiteral(first, 'first');
    const others = given.get(name);
    if (others === undefined || !isPlain(first)) return [name, type];
    const values = [...new Set<Json>([first, ...others])];
    const isOpen = kindOf(first) === 'flag' && values.length > 1;
    return [name, isOpen ? type : { ...type, values }];
  });
  return { kinds: ['object'], absent: false, members: new Map(members) };
}
