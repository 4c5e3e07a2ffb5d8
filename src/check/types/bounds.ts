/**
 * What fields alone put into a variable, by what they say of themselves: how long a text becomes, how high a number. It must
 * not know any widget by name.
 */
import type { Json } from '../../model/json.ts';
import type { Project, PropNotes } from '../context.ts';
import type { Members } from '../document/document.ts';
import { isObject, membersOf, nameFrom, own } from '../document/document.ts';
import { setBy } from '../walk/deeds.ts';
import { objectsIn } from '../walk/visit.ts';
import { filledBy, written } from './assigned.ts';
import { typeOfSchema, type Type } from './type.ts';

/** How much may be typed at most, by what is written down: how much a path says, only the data knows. */
const mostOf = (limit: unknown): number | undefined =>
  typeof limit === 'string' ? Infinity : typeof limit === 'number' && limit > 0 ? limit : undefined;

/** How much a field takes: as it says itself, or its format. */
export function lengthOf(field: Members, widget: string, { notes }: Pick<Project, 'notes'>): Type['length'] {
  const digits = own(notes.get(`${widget}.format`)?.digits ?? {}, nameFrom(field['format']));
  const { maxLength } = field;
  const most = mostOf(maxLength) ?? digits ?? Infinity;
  return { least: 0, most, digits: digits !== undefined };
}

/** The highest number that a field writes. */
export function highestOf(field: Members, { highest = {} }: PropNotes): number {
  const all = Object.entries(highest).map(([prop, otherwise]) => {
    const given = own(field, prop);
    return typeof given === 'number' ? given : otherwise;
  });
  return Math.min(Infinity, ...all);
}

/** What a field, or an action, writes into the variable that one of its props names. */
function writtenBy(field: Members, path: string, project: Project): Type | undefined {
  const widget = nameFrom(field['do'] ?? field['type']);
  const prop = Object.keys(field).find((name) => field[name] === path);
  const notes = project.notes.get(`${widget}.${prop ?? ''}`);
  if (notes?.writes === undefined) return undefined;
  const type = upTo(typeOfSchema(notes.writes), highestOf(field, notes));
  return { ...type, length: lengthOf(field, widget, project) };
}

/** No number of it is higher: of several that are written at once each counts the same things. */
function upTo(type: Type, highest: number): Type {
  const { range, members } = type;
  return {
    ...type,
    range: range && { ...range, most: Math.min(range.most, highest) },
    members: members && new Map([...members].map(([name, member]) => [name, upTo(member, highest)])),
  };
}

/** By the path of the variable. */
interface Writing {
  readonly fields: Map<string, Type[]>;
  readonly literals: Map<string, Json[]>;
  /** Where any other value may be put. */
  readonly open: Set<string>;
}

function writingIn(screen: Members, project: Project): Writing {
  const { fields, literals, open }: Writing = {
    fields: new Map(),
    literals: new Map(),
    // What a cookie holds may be of another day.
    open: new Set(Object.values(membersOf(screen['cookies'])).map(nameFrom)),
  };
  // What others keep under the same name they write as well.
  const all = project.sharing.get(nameFrom(screen['keepAs'])) ?? [];
  const screens = all.includes(screen) ? all : [screen];
  for (const object of screens.flatMap((each) => objectsIn(each, project))) {
    for (const path of filledBy(object, project)) {
      const type = writtenBy(object, path, project);
      if (type === undefined) open.add(path);
      else fields.set(path, [...(fields.get(path) ?? []), type]);
    }
    for (const [path, value] of setBy(object, project.facts)) {
      const literal = written(value);
      if (literal === undefined) open.add(path);
      else literals.set(path, [...(literals.get(path) ?? []), literal]);
    }
  }
  return { fields, literals, open };
}

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

const spanOf = (values: readonly Json[]): { readonly least: number; readonly most: number } => {
  const sizes = values.flatMap((value) =>
    typeof value === 'number' ? [value] : typeof value === 'string' ? [Array.from(value).length] : [],
  );
  return { least: Math.min(...sizes), most: Math.max(...sizes) };
};

/** The type with the bounds of all that is written there: `beside` are the values that are written down. */
function within(type: Type, fields: readonly Type[], beside: readonly Json[]): Type {
  const values = spanOf(beside);
  const ranges = fields.map(({ range }) => range);
  const lengths = fields.map(({ length }) => length);
  const least = (all: readonly number[]): number => Math.min(values.least, ...all);
  const most = (all: readonly number[]): number => Math.max(values.most, ...all);
  if (type.kinds?.includes('number') === true && ranges.every((range) => range !== undefined))
    return {
      ...type,
      range: {
        least: least(ranges.map((range) => range.least)),
        most: most(ranges.map((range) => range.most)),
        whole: ranges.every((range) => range.whole) && beside.every((value) => Number.isInteger(value)),
      },
    };
  if (type.kinds?.includes('text') === true && lengths.every((length) => length !== undefined))
    return {
      ...type,
      length: {
        least: least(lengths.map((length) => length.least)),
        most: most(lengths.map((length) => length.most)),
        digits:
          lengths.every((length) => length.digits === true) &&
          beside.every((value) => typeof value === 'string' && /^\d*$/.test(value)),
      },
    };
  return type;
}

/** The type of the state, whose variables know what their fields can write. */
export function withBounds(state: Type, screen: Members, project: Project): Type {
  const { fields, literals, open } = writingIn(screen, project);
  const bounded = (type: Type, path: string, first: unknown, around: readonly Type[]): Type => {
    const here = [...(fields.get(path) ?? []), ...around];
    if (type.members !== undefined) {
      const members = [...type.members].map(([name, member]) => {
        const inner = here.flatMap(({ members: all }) => all?.get(name) ?? []);
        const value = isObject(first) ? own(first, name) : undefined;
        return [name, bounded(member, `${path}.${name}`, value, inner)] as const;
      });
      return { ...type, members: new Map(members) };
    }
    if (here.length === 0 || [...open].some((each) => overlaps(each, path))) return type;
    return within(type, here, [first as Json, ...(literals.get(path) ?? [])]);
  };
  return bounded(state, 'state', screen['state'], []);
}
