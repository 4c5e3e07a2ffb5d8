/** The name of a state in few words: its status and what is different in it; all of it is for who points at it. It must not know how it is drawn. */

/** Beside the group. */
const most = 2;

/** How many entries a list has tells least. */
const isCount = (part: string): boolean =>
  /(?:: (?:solo |only )?\d+|, (?:solo una vez|\S+ veces|only once|\S+ times))$/.test(part);

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

/** What a state says that its group does not, the telling first. */
function partsOf({ name, group }: Named): readonly string[] {
  const said = name.startsWith(`${group} · `) ? name.slice(group.length + 3) : name;
  const parts = said.split(' · ');
  return [...parts.filter((part) => !isCount(part)), ...parts.filter(isCount)];
}

/** @param others of the same list: of two that would be called alike each says more. */
export function briefly(state: Named, others: readonly Named[]): Brief {
  const parts = partsOf(state);
  const rivals = others
    .filter(({ name, group }) => group === state.group && name !== state.name)
    .map(partsOf);
  const isShared = (length: number): boolean =>
    rivals.some((rival) => rival.slice(0, length).join() === parts.slice(0, length).join());
  let length = Math.min(most, parts.length);
  while (length < parts.length && isShared(length)) length += 1;
  const [first = '', ...rest] = parts.slice(0, length);
  return { first, rest: rest.join(' · '), isCut: length < parts.length };
}

/** Where there is room for few letters: the status, and the first thing that is different. */
export function shortOf(state: Named): string {
  const { first } = briefly(state, []);
  return first === state.name || state.group === '' ? first : `${state.group} · ${first}`;
}
