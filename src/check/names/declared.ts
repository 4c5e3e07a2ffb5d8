/**
 * What one definition declares for those inside it: a screen, or a fragment with state of its own. It must not know where
 * a name is used.
 */
import { meantBy } from '../types/assigned.ts';
import type { Declared, Project } from '../context.ts';
import type { Document, Members } from '../document/document.ts';
import { membersOf, nameFrom } from '../document/document.ts';
import { assume, learned } from '../types/judge.ts';
import { bind, learn, type Binding, type Scope } from '../types/scope.ts';
import { anything, typeOfSchema, type Type } from '../types/type.ts';
import { does, objectOf } from '../walk/deeds.ts';
import { objectsIn, ownObjects } from '../walk/visit.ts';

export function declaredBy(document: Document, screen: Members, project: Project): Declared {
  const fields = new Set<string>();
  const twice = new Set<string>();
  const ids = new Set<string>();
  for (const object of objectsIn(screen, project)) {
    if (typeof object['type'] !== 'string') continue;
    if (typeof object['bind'] === 'string') {
      const path = object['bind'].replace(/^\{\{|\}\}$/g, '').replace(/^state\./, '');
      if (fields.has(path)) twice.add(path);
      fields.add(path).add(meantBy(path, screen['state']));
    }
    if (typeof object['id'] === 'string') ids.add(object['id']);
  }
  const sources = Object.entries(membersOf(screen['data']));
  return {
    file: document.file,
    sources: new Map(sources.map(([name, source]) => [name, nameFrom(membersOf(source)['call'])])),
    dialogs: new Set(Object.keys(membersOf(screen['dialogs']))),
    fields,
    twice,
    ids,
  };
}

/** What a call answers; nothing is known of it before it has answered. */
function answerOf(call: string, { known }: Project, absent: boolean): Type {
  const schema = Object.prototype.hasOwnProperty.call(known.answers, call) ? known.answers[call] : undefined;
  return schema === undefined ? { ...anything, absent } : { ...typeOfSchema(schema), absent };
}

/** What an action of its own kind puts there, as far as its schema says it; it may have ended without. */
function heldBy(action: string, { notes }: Project): Type {
  const schema = notes.get(`${action}.into`)?.yields;
  return schema === undefined ? { ...anything, absent: true } : typeOfSchema(schema, false);
}

/** Names that actions put results under; as in the engine, those of the definition's own file. `at` tells homes apart. */
export function results(screen: Members, project: Project, at = ''): readonly (readonly [string, Binding])[] {
  const names: (readonly [string, Binding])[] = [];
  for (const object of ownObjects(screen, project)) {
    const { do: name, into } = object;
    if (typeof name !== 'string' || typeof into !== 'string') continue;
    const type = does('calls', object, project.facts)
      ? answerOf(nameFrom(objectOf('calls', object, project.facts)), project, true)
      : heldBy(name, project);
    names.push([into, { type, path: `${at}${into}` }]);
  }
  return names;
}

/** The sources of a definition with what they answer. */
export function sourceBindings(
  definition: Members,
  declared: Declared,
  project: Project,
  at = '',
): readonly (readonly [string, Binding])[] {
  return Object.entries(membersOf(definition['data'])).map(([name, source]) => {
    // Without a test it is there before anything that reads it is drawn.
    const waits = membersOf(source)['if'] !== undefined;
    const type = answerOf(declared.sources?.get(name) ?? '', project, waits);
    return [name, { type, path: `${at}${name}`, loads: true }] as const;
  });
}

/** What is known of the sources where the screen is drawn: those that are empty are replaced. */
export function drawn(screen: Members, scope: Scope): Scope {
  const empties = Object.entries(membersOf(screen['data'])).flatMap(([name, source]) => {
    const { empty } = membersOf(source);
    return empty === undefined ? [] : [[name, empty] as const];
  });
  return empties.reduce<Scope>((all, [name, empty]) => {
    // Until its answer has come, nothing is empty.
    const loaded = { ...all, ...assume(all, { all: [{ some: name }, empty] }, false) };
    return learn(loaded, learned(empty, all, false));
  }, scope);
}

/** Where nothing has been loaded yet. */
export const unloaded = (scope: Scope, { sources }: Declared): Scope =>
  bind(
    scope,
    [...(sources?.keys() ?? [])].map((name) => {
      const { type = anything, path = name } = scope.names.get(name) ?? {};
      return [name, { type: { ...type, absent: true }, path, loads: true }] as const;
    }),
  );
