/**
 * The kept list of a screen's states: the name of each with a mark that changes when it is read out in another way. It must
 * not know how a state is drawn.
 */
import { createHash } from 'node:crypto';

export interface ListedState {
  readonly name: string;
  readonly mark: string;
}

export interface Changes {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

export const markOf = (outline: string): string =>
  createHash('sha256').update(outline).digest('hex').slice(0, 8);

/** A state as it is printed, below the heading of its group. */
export interface GroupedState extends ListedState {
  readonly group: string;
}

export const printList = (id: string, count: string, states: readonly GroupedState[]): string =>
  [
    `${id}: ${states.length} states, ${count}\n`,
    ...states.map(({ group, name, mark }, index) => {
      const heading = group === states[index - 1]?.group ? '' : `\n# ${group}\n\n`;
      return `${heading}${mark}  ${name}\n`;
    }),
  ].join('');

export const readList = (text: string): readonly ListedState[] =>
  [...text.matchAll(/^([0-9a-f]{8}) {2}(.+)$/gm)].map(([, mark = '', name = '']) => ({ name, mark }));

export function compareLists(before: readonly ListedState[], now: readonly ListedState[]): Changes {
  const known = new Map(before.map(({ name, mark }) => [name, mark]));
  const left = new Set(now.map(({ name }) => name));
  return {
    changed: now
      .filter(({ name, mark }) => known.has(name) && known.get(name) !== mark)
      .map(({ name }) => name),
    added: now.filter(({ name }) => !known.has(name)).map(({ name }) => name),
    gone: before.filter(({ name }) => !left.has(name)).map(({ name }) => name),
  };
}

/** Empty where nothing changed. */
export function changeWords(id: string, { changed, added, gone }: Changes): string {
  if (changed.length + added.length + gone.length === 0) return '';
  const lines = [
    ...changed.map((name) => `  ~ ${name}`),
    ...added.map((name) => `  + ${name}`),
    ...gone.map((name) => `  - ${name}`),
  ];
  return `${id}: ${changed.length} changed, ${added.length} new, ${gone.length} gone\n${lines.join('\n')}`;
}
