/**
 * Follows a name back to where its data comes from: through fragment parameters and repeats to a source, `state`, `query`
 * or `config`. It must not know what is done with the data.
 */
import type { Path } from '../../lib/path.ts';
import { testMembers } from '../../lib/presence.ts';
import type { Template } from '../../lib/template.ts';
import { templatePaths, textKey } from '../../lib/template.ts';
import type { Project } from '../context.ts';
import { isList, isObject, own } from '../document/document.ts';
import { parsePath, parseTemplate } from '../document/parsed.ts';

type Binding =
  | { readonly value: unknown; readonly scope: Bindings }
  /** An entry of the list that this string names. */
  | { readonly each: string; readonly scope: Bindings };

/** Names given by fragments and repeats around a place; all others mean what they say. */
export type Bindings = ReadonlyMap<string, Binding>;

export type Texts = Project['texts'];

/** Stands in a path for any entry of a list. */
export const anyEntry = '*';

/** A name that leads through more hands than this leads nowhere. */
const deepest = 40;

const literal: Template = { kind: 'literal', text: '' };

/** A string as it is read; one that cannot be read is a problem of its own, and says nothing here. */
export function templateOf(text: string): Template {
  const parsed = parseTemplate(text);
  return parsed.ok ? parsed.value : literal;
}

/** The path of a value that is one tag. */
export function tagIn(value: unknown): Path | undefined {
  const template = typeof value === 'string' ? templateOf(value) : undefined;
  return template?.kind === 'tag' ? template.path : undefined;
}

/** Texts in the language that names are written in. */
export const englishIn = (texts: Texts): ReadonlyMap<string, string> | undefined =>
  [...texts].find(([file]) => file.endsWith('/en.json'))?.[1];

/** The words of a string: its own, or those of its key in each language. */
export function wordsOf(text: string, texts: Texts): readonly string[] {
  const key = textKey(text);
  return key === undefined ? [text] : [...texts.values()].flatMap((words) => words.get(key) ?? []);
}

/** Where the data at a path comes from; none for what a definition writes itself. */
export function originsOf(path: Path, scope: Bindings, texts: Texts, depth = 0): readonly Path[] {
  const [root, ...rest] = path;
  const binding = root === undefined ? undefined : scope.get(root);
  if (binding === undefined || depth > deepest) return [path];
  if ('value' in binding) return valueOrigins(binding.value, rest, binding.scope, texts, depth + 1);
  const template = templateOf(binding.each);
  if (template.kind !== 'tag') return [];
  return originsOf(template.path, binding.scope, texts, depth + 1).map((list) => [
    ...list,
    anyEntry,
    ...rest,
  ]);
}

const nothing: readonly Path[] = [];

/** Where the strings of a value, or of the part of it that `rest` leads to, take their data from. */
export function valueOrigins(
  value: unknown,
  rest: Path,
  scope: Bindings,
  texts: Texts,
  depth = 0,
): readonly Path[] {
  if (depth > deepest) return [];
  if (typeof value === 'string') {
    const template = templateOf(value);
    if (template.kind === 'tag') return originsOf([...template.path, ...rest], scope, texts, depth);
    // Most of what is written reads nothing: the words of a legal document do so a thousand times.
    if (template.kind === 'literal' && textKey(value) === undefined) return nothing;
    return wordsOf(value, texts)
      .flatMap((words) => templatePaths(templateOf(words)))
      .flatMap((path) => originsOf(path, scope, texts, depth));
  }
  const [first, ...further] = rest;
  if (isList(value)) return value.flatMap((item) => valueOrigins(item, further, scope, texts, depth + 1));
  if (!isObject(value)) return [];
  const parts = first === undefined ? Object.values(value) : [own(value, first)];
  return parts.flatMap((part) => valueOrigins(part, further, scope, texts, depth + 1));
}

/** What a string is in the end where that is written down: a parameter's value instead of its name. */
export function writtenValue(value: unknown, scope: Bindings, depth = 0): unknown {
  if (typeof value !== 'string' || depth > deepest) return value;
  const template = templateOf(value);
  if (template.kind !== 'tag' || template.path.length !== 1) return value;
  const binding = scope.get(template.path[0] ?? '');
  return binding === undefined || !('value' in binding)
    ? value
    : writtenValue(binding.value, binding.scope, depth + 1);
}

/** Paths that a test asks about, each with what it must be. */
export function testEntries(test: unknown, depth = 0): readonly (readonly [Path, unknown])[] {
  if (!isObject(test) || depth > deepest) return [];
  return testMembers(test).flatMap(
    ({ path: name, condition: part }): readonly (readonly [Path, unknown])[] => {
      if (name === 'not') return testEntries(part, depth + 1);
      if (name === 'any' || name === 'all')
        return isList(part) ? part.flatMap((inner) => testEntries(inner, depth + 1)) : [];
      const path = parsePath(name);
      return path.ok ? [[path.value, part]] : [];
    },
  );
}
