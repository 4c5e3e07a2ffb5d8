/**
 * The name of a state in few words: its status and what tells it from the others of its list, the telling first; all of it is for who
 * points at it. It must not know how it is drawn.
 */
import { once } from '../core/parsed.ts';

/** Beside the group. */
const most = 3;

export interface Named {
  readonly name: string;
  readonly group: string;
}

export interface Brief {
  readonly first: string;
  readonly rest: string;
  /** Something is left out. */
  readonly isCut: boolean;
}

/** How much a part tells, the most first: words that are there, what is so, what is not there, how many there are of something. */
const kinds: readonly RegExp[] = [
  /^(?:no llegó la respuesta|could not be loaded|cargando|loading|diálogo|dialog)/,
  /^«.*»$/,
  /^(?!sin |without |con |with |.*: |«).*$/,
  /^(?:con|with) /,
  /^(?:sin|without) «/,
  /^(?:sin|without) /,
  /: (?:solo |only )?\d+$|, (?:solo una vez|\S+ veces|only once|\S+ times)$/,
];
const count = kinds.length - 1;

/** What tells two apart that are otherwise alike stands behind the last part. */
const among = /^(.*?) \(([^()]*: [^()]*|[^()]*, [^()]*)\)$/;

function rankOf(part: string): number {
  if (kinds[count]?.test(part) === true) return count;
  const found = kinds.findIndex((kind) => kind.test(part));
  return found < 0 ? count - 1.5 : found;
}

/** What a state says that its group does not, the telling first. */
export function partsOf({ name, group }: Named): readonly string[] {
  const shared = new Set(group.split(' · '));
  const said = name.split(' · ').flatMap((part) => among.exec(part)?.slice(1) ?? [part]);
  const parts = said.filter((part) => !shared.has(part));
  const own = parts.length === 0 ? [name] : parts;
  return [...own].sort((one, other) => rankOf(one) - rankOf(other));
}

const saidBy = (state: Named): number => (state.name === state.group ? 0 : partsOf(state).length);

/** Of each group what has least to be said of it is looked at first; groups stand as they do. */
export const everydayFirst = <Of>(states: readonly Of[], named: (state: Of) => Named): readonly Of[] => {
  const all = states.map((state) => ({ state, ...named(state) }));
  return [...new Set(all.map(({ group }) => group))].flatMap((name) =>
    all
      .filter(({ group }) => group === name)
      .sort((one, other) => saidBy(one) - saidBy(other))
      .map(({ state }) => state),
  );
};

/** What a name of so many parts may be made of, the most telling first. */
function choices(parts: readonly string[], size: number, from = 0): readonly (readonly string[])[] {
  if (size === 0) return [[]];
  return parts
    .slice(from, parts.length - size + 1)
    .flatMap((part, index) => choices(parts, size - 1, from + index + 1).map((rest) => [part, ...rest]));
}

/** What tells most stands in it before anything without it is tried. */
function shortest(parts: readonly string[]): readonly (readonly string[])[] {
  const [first = '', ...others] = parts;
  const withFirst = [1, 2].flatMap((size) => choices(others, size).map((rest) => [first, ...rest]));
  return [...withFirst, ...[2, most].flatMap((size) => choices(others, size))];
}

const signOf = ({ group, name }: Named): string => JSON.stringify([group, name]);

/** The names of a list, no two of a group alike: the plainest are called first, by all that there is of them. */
const namesOf = once((all: readonly Named[]): ReadonlyMap<string, readonly string[]> => {
  const groups = [...new Set(all.map(({ group }) => group))];
  return new Map(groups.flatMap((name) => namedIn(all.filter(({ group }) => group === name))));
});

function namedIn(group: readonly Named[]): readonly (readonly [string, readonly string[]])[] {
  const states = group.map((state) => ({ sign: signOf(state), parts: partsOf(state) }));
  const taken = new Set<string>();
  return [...states]
    .sort((one, other) => one.parts.length - other.parts.length)
    .map(({ sign, parts }) => {
      const rivals = states.filter((each) => each.sign !== sign).map((each) => new Set(each.parts));
      const isOwn = (of: readonly string[]): boolean =>
        !rivals.some((rival) => of.every((part) => rival.has(part)));
      const isFree = (of: readonly string[]): boolean => !taken.has(of.join());
      const all = parts.length <= most ? [parts] : shortest(parts);
      const found = all.find((of) => isFree(of) && isOwn(of)) ?? all.find(isFree) ?? parts;
      taken.add(found.join());
      return [sign, found] as const;
    });
}

/** @param others the list that it stands in. */
export function briefly(state: Named, others: readonly Named[]): Brief {
  const parts = partsOf(state);
  const found = namesOf(others).get(signOf(state)) ?? parts.slice(0, 2);
  const [first = '', ...rest] = found;
  return { first, rest: rest.join(' · '), isCut: found.length < parts.length };
}

/** Where there is room for few letters: the status, and the first thing that is different. */
export function shortOf(state: Named): string {
  const [first = ''] = partsOf(state);
  return first === state.name || state.group === '' ? first : `${state.group.split(' · ')[0]} · ${first}`;
}
