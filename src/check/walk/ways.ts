/**
 * The ways that a definition takes by a test or by a value, in one form for all who walk it: an entry with `then` and the
 * chain of its `else`, a table (`match`), the action `choose`, and a widget with a table. It must not know types, nor report.
 */
import type { Json } from '../../model/json.ts';
import type { Members, Pointer } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { isList, isObject, nameFrom } from '../document/document.ts';

export interface Way {
  /** Taken where it holds and none before it did; `undefined`: for everything else. */
  readonly test: unknown;
  /** Where the test stands, or the name of the row. */
  readonly testAt: Pointer;
  /** The row of a table. */
  readonly row?: string | undefined;
  /** What is taken, actions or the props of a row, and where it stands. */
  readonly taken: unknown;
  readonly at: Pointer;
}

/** What a row's name may stand for: the text, and the number or the flag that is written so. */
export function valuesNamed(name: string): readonly Json[] {
  const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(name) ? Number(name) : undefined;
  const isNumber = number !== undefined && String(number) === name;
  const isFlag = name === 'true' || name === 'false';
  return [name, ...(isNumber ? [number] : []), ...(isFlag ? [name === 'true'] : [])];
}

/** The path of a value that decides; `undefined` where it is none. */
export function matchedPath(match: unknown): string | undefined {
  const template = typeof match === 'string' ? parseTemplate(match) : undefined;
  return template?.ok === true && template.value.kind === 'tag' ? template.value.path.join('.') : undefined;
}

export const isTable = (value: Members): boolean => value['match'] !== undefined;
const isChoice = (value: unknown): value is Members =>
  isObject(value) && value['then'] !== undefined && value['do'] === undefined;

/** Names of what a row may be, without notes. */
export const rowNames = (is: unknown): readonly string[] =>
  isObject(is) ? Object.keys(is).filter((name) => name !== '$comment') : [];

/** The rows of a table, of actions or of props. `values`: what a row's name stands for. */
export function rowsOf(
  table: Members,
  values: (name: string) => readonly Json[] = valuesNamed,
): readonly Way[] {
  const path = matchedPath(table['match']);
  const is = isObject(table['is']) ? table['is'] : {};
  const rows = rowNames(is).map((row): Way => {
    const at = ['is', row];
    // A value that cannot be read: nothing is known of when it is taken.
    return { test: path === undefined ? {} : { [path]: values(row) }, testAt: at, row, taken: is[row], at };
  });
  const rest = { test: undefined, testAt: ['else'], taken: table['else'], at: ['else'] };
  return table['else'] === undefined ? rows : [...rows, rest];
}

/** The tests of a choice and of those that stand in its `else`, in their order. */
function chainOf(first: Members): readonly Way[] {
  const ways: Way[] = [];
  let at: Pointer = [];
  for (let entry: Members = first; ;) {
    ways.push({ test: entry['if'] ?? {}, testAt: [...at, 'if'], taken: entry['then'], at: [...at, 'then'] });
    const { else: rest } = entry;
    if (rest === undefined) return ways;
    const isOne = isList(rest) && rest.length === 1;
    const next: unknown = isOne ? rest[0] : rest;
    at = [...at, 'else', ...(isOne ? [0] : [])];
    if (!isChoice(next)) {
      const here = isOne ? at.slice(0, -1) : at;
      return [...ways, { test: undefined, testAt: here, taken: rest, at: here }];
    }
    entry = next;
  }
}

/** The ways of an entry of an action list; `undefined` for an action that has none. */
export function waysOf(
  entry: unknown,
  values: (name: string) => readonly Json[] = valuesNamed,
): readonly Way[] | undefined {
  if (!isObject(entry)) return undefined;
  if (entry['do'] === 'choose') {
    if (!isList(entry['of'])) return undefined;
    return entry['of'].flatMap((branch, index): readonly Way[] => {
      if (!isObject(branch)) return [];
      const at = ['of', index];
      return [{ test: branch['if'], testAt: [...at, 'if'], taken: branch['then'], at: [...at, 'then'] }];
    });
  }
  if (isChoice(entry)) return chainOf(entry);
  return isTable(entry) && entry['do'] === undefined && entry['type'] === undefined
    ? rowsOf(entry, values)
    : undefined;
}

/** What an entry is called where a sentence speaks of it. */
export function entryName(entry: unknown): string {
  if (!isObject(entry)) return '';
  if (entry['do'] !== undefined) return nameFrom(entry['do']);
  return isChoice(entry) ? 'if' : isTable(entry) ? 'match' : '';
}
