/**
 * What the variables of a screen are the number of: what a phone fills into their field, what their options are, what shows
 * them as a picture, what a parameter of that name is, what is set into them. It must not know any widget or action by name.
 */
import { filledIn, isSame } from '../../lib/entities.ts';
import type { Path } from '../../lib/path.ts';
import type { Known, Project } from '../context.ts';
import { isObject, nameFrom, own, type Members } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { setBy } from '../walk/deeds.ts';
import { objectsIn } from '../walk/visit.ts';
import { bind, resolvePath, type Scope } from './scope.ts';
import { entityIn, type KnownSchema, type Type } from './type.ts';

/** What a variable is found to be; `told` without an entity: the number of nothing. */
type Purpose = Pick<Type, 'entity' | 'told'> & { readonly asMember?: boolean };

const namesOf = new WeakMap<Known, ReadonlyMap<string, Purpose>>();

/** What the parameters of calls, and members of their answers, are by their names; none where they differ. */
function purposesByName(known: Known): ReadonlyMap<string, Purpose> {
  const before = namesOf.get(known);
  if (before !== undefined) return before;
  const parameters = new Map<string, Set<string>>();
  const members = new Map<string, Set<string>>();
  const note = (all: Map<string, Set<string>>, name: string, schema: KnownSchema): void =>
    void all.set(name, (all.get(name) ?? new Set()).add(schema['x-kind'] ?? ''));
  const walk = (schema: KnownSchema | undefined): void => {
    for (const [name, inner] of Object.entries(schema?.properties ?? {})) {
      note(members, name, inner);
      walk(inner);
    }
    if (schema?.items !== undefined) walk(schema.items);
  };
  for (const given of [known.common ?? {}, ...Object.values(known.parameters)])
    for (const [name, schema] of Object.entries(given)) note(parameters, name, schema);
  Object.values(known.answers).forEach(walk);
  const found = new Map<string, Purpose>();
  for (const [name, kinds] of new Map([...members, ...parameters])) {
    const [kind, ...others] = kinds;
    if (others.length > 0 || kind === undefined) continue;
    if (kind !== '') found.set(name, { entity: kind });
    // Of a member alone the name says little: only where it is a member of a variable, too.
    else found.set(name, { told: true, asMember: !parameters.has(name) });
  }
  namesOf.set(known, found);
  return found;
}

/** What those of its name are; of a member of something, members count as well. */
export function purposeOf(name: string, known: Known, isMember = false): Pick<Type, 'entity' | 'told'> {
  const { asMember, ...purpose } = purposesByName(known).get(name) ?? {};
  return asMember === true && !isMember ? {} : purpose;
}

const tagIn = (value: unknown): Path | undefined => {
  const template = typeof value === 'string' ? parseTemplate(value) : undefined;
  return template?.ok === true && template.value.kind === 'tag' ? template.value.path : undefined;
};

/** The kind of the chosen option of a list: of its value, or of what the list is made of. */
function optionIn(object: Members, scope: Scope): string | undefined {
  const path = tagIn(object['options']);
  const list = path === undefined ? undefined : resolvePath(path, scope);
  if (list?.kind !== 'found') return undefined;
  const value = list.type.items?.members?.get(nameFrom(object['valueKey']) || 'value');
  return list.type.entity ?? value?.entity;
}

/** A parameter of a fragment, or an entry: what it stands for is not known here. */
const unseen = 'unseen';

/** The one value of a text: a tag alone, or in the section that asks for it. */
function onlyTagIn(value: unknown): Path | undefined {
  const template = typeof value === 'string' ? parseTemplate(value) : undefined;
  if (template?.ok !== true || template.value.kind !== 'parts') return tagIn(value);
  const [section, ...others] = template.value.parts;
  const [tag, ...further] = section?.kind === 'section' && !section.inverted ? section.parts : [];
  return others.length === 0 && further.length === 0 && tag?.kind === 'tag' ? tag.path : undefined;
}

/** What is set: the kind of what is read, or that it is written for people to read. */
function entitySet(value: unknown, scope: Scope): string | undefined {
  const path = onlyTagIn(value);
  if (path !== undefined) {
    const found = resolvePath(path, scope);
    return found.kind === 'found' ? entityIn(found.type) : unseen;
  }
  const template = typeof value === 'string' ? parseTemplate(value) : undefined;
  const [only, ...others] =
    template?.ok === true && template.value.kind === 'parts' ? template.value.parts : [];
  return only?.kind === 'format' && others.length === 0 ? 'formatted' : undefined;
}

/** An object is set member by member. */
const membersSet = (path: string, value: unknown): readonly (readonly [path: string, value: unknown])[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, member]) => membersSet(`${path}.${name}`, member))
    : [[path, value]];

/** By the path of the variable, `state.order.image`. */
interface Evidence {
  readonly certain: Map<string, string>;
  readonly set: Map<string, Set<string | undefined>>;
  /** Where what is set is not seen: what the contract's members of that name are. */
  readonly named: Map<string, Set<string | undefined>>;
}

const note = (all: Evidence['set'], path: string, entity: string | undefined): void =>
  void all.set(path, (all.get(path) ?? new Set()).add(entity));

function evidenceIn(screen: Members, project: Project, scope: Scope): Evidence {
  const found: Evidence = { certain: new Map(), set: new Map(), named: new Map() };
  const prove = (path: unknown, entity: string | undefined): void => {
    if (typeof path === 'string' && entity !== undefined) found.certain.set(path, entity);
  };
  for (const object of objectsIn(screen, project)) {
    prove(object['bind'], filledIn[nameFrom(object['autocomplete'])] ?? optionIn(object, scope));
    for (const [prop, kind] of Object.entries(own(project.widgets, nameFrom(object['type'])) ?? {})) {
      const path = kind === 'image' ? tagIn(object[prop]) : undefined;
      if (path?.[0] === 'state') prove(path.join('.'), 'picture');
    }
    const set = setBy(object, project.facts).flatMap(([path, value]) => membersSet(path, value));
    for (const [path, value] of set) {
      // What clears a variable says nothing of it.
      if (value === '') continue;
      const entity = entitySet(value, scope);
      const member = onlyTagIn(value)?.slice(1).at(-1) ?? '';
      if (entity !== unseen) note(found.set, path, entity);
      else note(found.named, path, purposeOf(member, project.known, true).entity);
    }
  }
  return found;
}

function withPurpose(type: Type, path: string, evidence: Evidence, known: Known): Type {
  const { certain, set } = evidence;
  if (type.members !== undefined) {
    const inner = [...type.members].map(
      ([name, member]) => [name, withPurpose(member, `${path}.${name}`, evidence, known)] as const,
    );
    return { ...type, members: new Map(inner) };
  }
  if (type.kinds?.includes('text') !== true && type.kinds?.includes('number') !== true) return type;
  const proven = certain.get(path);
  const steps = path.split('.');
  const named = purposeOf(steps.at(-1) ?? '', known, steps.length > 2);
  const [only, ...others] = set.get(path) ?? evidence.named.get(path) ?? [];
  const given = others.length === 0 ? only : undefined;
  // What is drawn as a picture may be known to be one that is read.
  if (proven !== undefined)
    return { ...type, entity: given !== undefined && isSame(given, proven) ? given : proven };
  if (named.entity !== undefined) return { ...type, ...named };
  if (given !== undefined) return { ...type, entity: given };
  return named.told === true ? { ...type, ...named } : type;
}

/** The scope, whose variables know what they are for. */
export function withPurposes(scope: Scope, screen: Members, project: Project): Scope {
  const state = scope.names.get('state');
  if (state?.type.members === undefined || !isObject(screen['state'])) return scope;
  const learnt = (seen: Scope): Scope => {
    const evidence = evidenceIn(screen, project, seen);
    return bind(scope, [
      ['state', { ...state, type: withPurpose(state.type, 'state', evidence, project.known) }],
    ]);
  };
  // One variable may be set to another, whose purpose is known by then.
  return learnt(learnt(scope));
}
