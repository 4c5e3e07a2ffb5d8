/**
 * A fragment's parameters, put in place of their names: inside a fragment `{{loan.amount}}` is whatever the screen gave
 * as `loan`. It must not know what the strings are for.
 */
import { toText } from '../../lib/template.ts';

/** What stands for a parameter, in the words of the screen: a tag (`{{plan}}`), a text, or any other literal. */
export type Given = ReadonlyMap<string, unknown>;

export const nothingGiven: Given = new Map();

const exactTag = /^\{\{\s*([\w.-]+)\s*\}\}$/;
const anyTag = /\{\{\s*([#^/]?)\s*([\w.-]+)\s*\}\}/g;

export type Known =
  | { readonly kind: 'path'; readonly path: string }
  /** `undefined`: a field of what has none. */
  | { readonly kind: 'literal'; readonly value: unknown }
  /** A text with data in it: nothing can be said before the data is there. */
  | { readonly kind: 'mixed'; readonly text: string };

/** What a path means to the screen. */
export function lookUp(path: string, given: Given): Known {
  const [root = '', ...rest] = path.split('.');
  if (!given.has(root)) return { kind: 'path', path };
  const value = given.get(root);
  if (typeof value !== 'string') return { kind: 'literal', value: rest.length === 0 ? value : undefined };
  const tag = exactTag.exec(value)?.[1];
  if (tag !== undefined) return { kind: 'path', path: [tag, ...rest].join('.') };
  if (value.includes('{{')) return { kind: 'mixed', text: value };
  return { kind: 'literal', value: rest.length === 0 ? value : undefined };
}

/** A string of a fragment in the words of the screen; texts given for a parameter are put in. */
export function putIn(text: string, given: Given): string {
  if (given.size === 0) return text;
  return text.replaceAll(anyTag, (tag: string, sign: string, path: string) => {
    const known = lookUp(path, given);
    if (known.kind === 'path') return `{{${sign}${known.path}}}`;
    if (sign !== '') return tag;
    if (known.kind === 'mixed') return known.text;
    return toText(known.value);
  });
}

/** The same for whatever a fragment hands on to another. */
export const givenTo = (
  parameters: Readonly<Record<string, unknown>>,
  arguments_: Readonly<Record<string, unknown>>,
  outer: Given,
): Given =>
  new Map(
    Object.entries(parameters).map(([name, parameter]) => {
      const own = Object.prototype.hasOwnProperty.call(arguments_, name);
      const value = own ? arguments_[name] : (parameter as { default?: unknown } | null)?.default;
      if (typeof value !== 'string') return [name, value];
      const tag = exactTag.exec(value)?.[1];
      const known = tag === undefined ? undefined : lookUp(tag, outer);
      return [name, known?.kind === 'literal' ? known.value : putIn(value, outer)];
    }),
  );
