/**
 * Checks picks: what they look for in which list, and what their names stand for. An entry may not be found: whatever reads
 * one has to test for it. It must not know what shows it.
 */
import type { Context } from '../context.ts';
import { reservedNames } from '../context.ts';
import type { Members, Place } from '../document/document.ts';
import { parsePath, parseTemplate } from '../document/parsed.ts';
import { inside, isList, isObject, keyOf, membersOf, nameFrom } from '../document/document.ts';
import { checkPath, checkTag, checkValue, reportBadPath } from '../parts/strings.ts';
import { bind, resolvePath, type Binding, type Scope } from '../types/scope.ts';
import { checkTarget } from '../types/target.ts';
import { anything, inWords, mayBe, type Type } from '../types/type.ts';

/** The paths that strings in a value read. */
function pathsIn(value: unknown): readonly string[] {
  if (isList(value)) return value.flatMap(pathsIn);
  if (isObject(value)) return Object.values(value).flatMap(pathsIn);
  const template = typeof value === 'string' ? parseTemplate(value) : undefined;
  if (template?.ok !== true) return [];
  if (template.value.kind === 'tag') return [template.value.path.join('.')];
  if (template.value.kind === 'literal') return [];
  return template.value.parts.flatMap((part) => (part.kind === 'text' ? [] : [part.path.join('.')]));
}

function entryOf(from: unknown, scope: Scope): Type {
  const template = parseTemplate(nameFrom(from));
  const found =
    template.ok && template.value.kind === 'tag' ? resolvePath(template.value.path, scope) : undefined;
  if (found?.kind !== 'found' || !mayBe(found.type, 'list')) return anything;
  return found.type.items ?? anything;
}

/** Names of the picks, each with the type of an entry that may be missing. */
export const pickBindings = (picks: unknown, scope: Scope): readonly (readonly [string, Binding])[] =>
  Object.entries(membersOf(picks)).map(([name, pick]) => {
    const type: Type = { ...entryOf(membersOf(pick)['from'], scope), absent: true };
    return [name, { type, path: name, made: 'what a pick found', follows: pathsIn(pick) }] as const;
  });

/** `taken`: the names of sources and results. */
export function checkPicks(
  picks: unknown,
  taken: ReadonlySet<string>,
  place: Place,
  seen: Scope,
  context: Context,
): void {
  // No pick sees another, nor itself.
  const scope = {
    ...seen,
    names: new Map([...seen.names].filter(([, { follows }]) => follows === undefined)),
  };
  for (const [name, pick] of Object.entries(membersOf(picks))) {
    const there = inside(place, name);
    if (reservedNames.has(name) || taken.has(name))
      context.report(keyOf(place, name), 'reserved-name', { name, of: 'a pick' });
    if (isObject(pick)) checkPick(pick, there, scope, context);
  }
}

function checkPick(pick: Members, place: Place, scope: Scope, context: Context): void {
  const { from } = pick;
  const at = inside(place, 'from');
  const tag = typeof from === 'string' ? checkTag(from, 'a pick', at, scope, context) : undefined;
  if (tag !== undefined && !mayBe(tag.type, 'list')) {
    const args = {
      name: nameFrom(from),
      of: '"from" of a pick',
      detail: inWords(tag.type),
      wanted: 'a list',
    };
    context.report(at, 'wrong-type', args);
    return;
  }
  const entry = `an entry of ${tag?.path.join('.') ?? 'the list'}`;
  const names = bind({ ...scope, names: new Map() }, [
    [entry, { type: { ...entryOf(from, scope), absent: false }, path: entry }],
  ]);
  for (const [name, value] of Object.entries(membersOf(pick['where']))) {
    const there = inside(place, 'where');
    const path = parsePath(name);
    checkValue(value, inside(there, name), scope, context);
    if (!path.ok) {
      reportBadPath(name, keyOf(there, name), context);
      continue;
    }
    const type = checkPath([entry, ...path.value], keyOf(there, name), names, context);
    const closed = type.told;
    const beside = entryOf(from, scope).members;
    const target = { of: `"${name}"`, type, written: false, required: false, closed, beside };
    checkTarget(value, target, inside(there, name), scope, context);
  }
}
