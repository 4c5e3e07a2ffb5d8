/**
 * Single mistakes as they are made by hand, by family: what each makes of the value at a place of a definition. Each is one mistake
 * wherever it can be made. It must not know what the checker says of it.
 */
import type { Part } from '../../src/build/parts.ts';
import type { Edit, Site } from './mutations.ts';

/** `undefined` where the mistake cannot be made. @param pick which of several */
export type Mistake = (site: Site, pick: number) => Edit | undefined;

export interface Ground {
  readonly parts: readonly Part[];
  /** The parameters that each route cannot do without. */
  readonly needed: ReadonlyMap<string, readonly string[]>;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areParts = (value: unknown): value is readonly Members[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isMembers(each) && 'type' in each);
const oneOf = <T>(all: readonly T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)];
const nameOf = ({ pointer }: Site): string => String(pointer.at(-1));
const written = (site: Site, names: readonly string[]): string | undefined =>
  site.owner !== undefined &&
  names.includes(nameOf(site)) &&
  typeof site.value === 'string' &&
  !/[{@]/.test(site.value)
    ? site.value
    : undefined;

const misspelt =
  (...names: readonly string[]): Mistake =>
  (site) => {
    const name = written(site, names);
    return name === undefined ? undefined : { value: `${name}qz` };
  };

const inText =
  (pattern: RegExp, by: string): Mistake =>
  ({ value }) =>
    typeof value === 'string' && pattern.test(value) ? { value: value.replace(pattern, by) } : undefined;

/** Words for numbers in a test and props that take numbers. */
const ofNumbers = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'ms',
  'maxLength',
  'max',
  'show',
]);

export function mistakesOn({ parts, needed }: Ground): Readonly<Record<string, Mistake>> {
  const schemas = new Map(parts.map(({ name, schema }) => [name, schema]));
  const schemaOf = (node: Members) => schemas.get(String(node['do'] ?? node['type']));
  const wordsOf = (node: Members): readonly string[] =>
    Object.entries(schemaOf(node)?.properties ?? {}).flatMap(([name, prop]) =>
      isMembers(prop) && Array.isArray(prop['enum']) && typeof node[name] === 'string' ? [name] : [],
    );
  return {
    'a word of an enumerated prop': ({ value, owner }, pick) => {
      if (owner !== undefined || !isMembers(value)) return undefined;
      const name = oneOf(wordsOf(value), pick);
      return name === undefined ? undefined : { with: [name, `${String(value[name])}qz`] };
    },
    'a prop that is needed': ({ value, owner }, pick) => {
      if (owner !== undefined || !isMembers(value) || 'match' in value) return undefined;
      const all = (schemaOf(value)?.required ?? []).filter(
        (name) => name in value && !['type', 'do'].includes(name),
      );
      const name = oneOf(all, pick);
      return name === undefined ? undefined : { without: name };
    },
    'a prop that does not exist': ({ value, owner }) =>
      owner === undefined && isMembers(value) && schemaOf(value) !== undefined
        ? { with: ['colour_qz', 'red'] }
        : undefined,
    'the kind of a widget': ({ value, owner }) =>
      owner === undefined &&
      isMembers(value) &&
      'type' in value &&
      ['bind', 'value', 'items', 'rows', 'press'].filter((name) => name in value).length > 0
        ? { with: ['type', 'divider'] }
        : undefined,
    'the name of a widget': (site) => (site.owner === 'widget' ? misspelt('type')(site, 0) : undefined),
    'the name of an action': misspelt('do'),
    'a call': misspelt('call'),
    'a route': (site) => (site.owner === 'action' ? misspelt('to')(site, 0) : undefined),
    'a dialog': (site) => (site.owner === 'action' ? misspelt('dialog')(site, 0) : undefined),
    'a fragment': (site) => (site.owner === 'widget' ? misspelt('of')(site, 0) : undefined),
    'a variable that a field writes': misspelt('bind'),
    'a source that is loaded again': (site) =>
      site.owner === 'action' ? misspelt('data')(site, 0) : undefined,
    'a text key': inText(/^@(?!@)(.+)$/, '@$1qz'),
    'a member of the data': inText(/\{\{((?!query|state|config|device|event)\w+\.\w+)\}\}/, '{{$1qz}}'),
    'a tag that is not closed': inText(/\{\{\/(?:money|date|masked)\}\}/, ''),
    'a number that is written as text': (site) =>
      ofNumbers.has(nameOf(site)) && typeof site.value === 'number'
        ? { value: String(site.value) }
        : undefined,
    'a part that is pasted twice': ({ value }, pick) =>
      areParts(value)
        ? { value: value.flatMap((each, index) => (index === pick % value.length ? [each, each] : [each])) }
        : undefined,
    'a parameter that a way hands on': ({ value, owner }, pick) => {
      if (owner !== undefined || !isMembers(value) || !Array.isArray(value['pass'])) return undefined;
      const pass: readonly unknown[] = value['pass'];
      const name = oneOf(
        (needed.get(String(value['to'])) ?? []).filter((each) => pass.includes(each)),
        pick,
      );
      return name === undefined ? undefined : { with: ['pass', pass.filter((each) => each !== name)] };
    },
  };
}
