/**
 * A JSON file with positions: its value, and for every pointer into it the line and column. It must not know what the
 * file means.
 */
import type { Node, ParseError } from 'jsonc-parser';
import { parseTree } from 'jsonc-parser';
import { limits } from '../../lib/limits.ts';
import { readPath } from '../../lib/path.ts';
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import type { Problem, ProblemCode } from '../../lib/problem.ts';
import { problem } from '../../lib/problem.ts';
import { adviceFor, spotOf, wordsFor } from './syntax.ts';

export interface ProjectFile {
  /** Path from the project's root, `screens/repay.json`. */
  readonly file: string;
  readonly text: string;
}

/** `screens/fragments/repay-channels.json` → `repay-channels` */
export const idOf = (file: string): string => (file.split('/').at(-1) ?? '').replace(/\.json$/, '');

export type Pointer = readonly (string | number)[];

export interface Document extends ProjectFile {
  /** `undefined` when the file is not JSON. */
  readonly value: unknown;
  readonly tree: Node | undefined;
  /** Offsets at which lines begin. */
  readonly lines: readonly number[];
  /** The file is of an older version, and `value` is what it was lifted to; `sound`: it kept the schema of its own. */
  readonly lifted?: { readonly sound: boolean };
}

/** A spot in a document; `key` points at the name of a member instead of its value. */
export interface Place {
  readonly document: Document;
  readonly pointer: Pointer;
  readonly key?: boolean;
}

/** An object of a definition. */
export type Members = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What an object has; nothing of what is none. */
export const membersOf = (value: unknown): Members => (isObject(value) ? value : {});

/** What may stand alone or in a list, as a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  isList(value) ? value : value === undefined ? [] : [value];

/** A name as it is written; what is no text names nothing. */
export const nameFrom = (value: unknown): string => (typeof value === 'string' ? value : '');

export const own = <T>(record: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.prototype.hasOwnProperty.call(record, name) ? record[name] : undefined;

/** The object that a member stands in. */
export function holderOf({ document, pointer }: Place): Readonly<Record<string, unknown>> {
  const holder = readPath(document.value, pointer.slice(0, -1).map(String));
  return isObject(holder) ? holder : {};
}

export const inside = (place: Place, ...names: Pointer): Place => ({
  document: place.document,
  // Each step of each walk makes one, and to spread is by far the quickest way.
  pointer: [...place.pointer, ...names],
});

export const keyOf = (place: Place, name: string): Place => ({ ...inside(place, name), key: true });

function linesOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** How deep brackets are nested, strings skipped: known before anything recurses over the text. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"' || char === '\n') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1));
    else if (char === '}' || char === ']') depth -= 1;
  }
  return deepest;
}

/** A widget and its list of children are two levels of JSON; the screen itself is one more. */
const deepestJson = limits.depth * 2 + 1;

export interface Opened {
  readonly document: Document;
  readonly problems: readonly Problem[];
}

/** Parses a file; one that is too large, too deep or not JSON has no value but a problem. */
export function openDocument({ file, text }: ProjectFile, limited = true): Opened {
  const empty: Document = { file, text, value: undefined, tree: undefined, lines: linesOf(text) };
  const start: Place = { document: empty, pointer: [] };
  const bytes = new TextEncoder().encode(text).length;
  if (limited && bytes > limits.bytes)
    return { document: empty, problems: [problemAt(start, 'too-large', { name: String(bytes) })] };
  const depth = nesting(text);
  if (depth > (limited ? deepestJson : 500)) {
    return {
      document: empty,
      problems: [problemAt(start, 'too-deep', { name: String(Math.ceil(depth / 2)) })],
    };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first !== undefined || tree === undefined) {
    const words = first === undefined || text.trim() === '' ? 'it is empty' : wordsFor(text, first);
    const { line, column } = position(empty, first === undefined ? 0 : spotOf(text, first));
    return {
      document: empty,
      problems: [
        { ...problemAt(start, 'bad-json', { name: words, ...adviceFor(text, first) }), line, column },
      ],
    };
  }
  const document: Document = { ...empty, tree, value: valueOf(tree) };
  return { document, problems: duplicates(document, tree, []) };
}

const ordinary = { enumerable: true, configurable: true, writable: true };

/** As `JSON.parse` would give it: a member called `__proto__` is a member, and no prototype. */
function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value as unknown;
  const object: Record<string, unknown> = {};
  for (const { children } of node.children ?? []) {
    const [key, value] = children ?? [];
    if (key === undefined || value === undefined) continue;
    const name = String(key.value);
    if (name !== '__proto__') object[name] = valueOf(value);
    else Object.defineProperty(object, name, { ...ordinary, value: valueOf(value) });
  }
  return object;
}

function duplicates(document: Document, node: Node, pointer: Pointer): readonly Problem[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, index) => duplicates(document, child, [...pointer, index]));
  }
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  const found: Problem[] = [];
  for (const member of node.children ?? []) {
    const [key, value] = member.children ?? [];
    const name = String(key?.value);
    if (seen.has(name)) {
      const place = position(document, key?.offset ?? 0);
      found.push({
        ...problemAt({ document, pointer: [...pointer, name] }, 'duplicate-name', { name }),
        ...place,
      });
    }
    seen.add(name);
    if (value !== undefined) found.push(...duplicates(document, value, [...pointer, name]));
  }
  return found;
}

/** 1-based line and column of an offset. */
function position(document: Document, offset: number): { readonly line: number; readonly column: number } {
  let low = 0;
  let high = document.lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((document.lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (document.lines[low] ?? 0) + 1 };
}

/** Members of the objects that were asked for one: a locale file has thousands, and each may have a problem. */
const members = new WeakMap<Node, ReadonlyMap<unknown, Node | undefined>>();

/** The members of an object by name; of two with one name the last, whose value is the one that counts. */
function named(node: Node): ReadonlyMap<unknown, Node | undefined> {
  const known = members.get(node);
  if (known !== undefined) return known;
  const found = new Map((node.children ?? []).map(({ children }) => [children?.[0]?.value, children?.[1]]));
  members.set(node, found);
  return found;
}

function memberOf(node: Node | undefined, name: string | number): Node | undefined {
  if (node?.type === 'array') return typeof name === 'number' ? node.children?.[name] : undefined;
  return node?.type === 'object' ? named(node).get(String(name)) : undefined;
}

/** The nearest place that exists: the member itself, else what it would be in. */
export function nodeAt({ document, pointer, key }: Place): Node | undefined {
  if (document.tree === undefined) return undefined;
  for (let length = pointer.length; length >= 0; length -= 1) {
    const node = pointer.slice(0, length).reduce(memberOf, document.tree as Node | undefined);
    if (node === undefined) continue;
    const isMember = key === true && length === pointer.length && node.parent?.type === 'property';
    return isMember ? (node.parent?.children?.[0] ?? node) : node;
  }
  return document.tree;
}

const escape = (name: string | number): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1');

export const toPointer = (pointer: Pointer): string => pointer.map((name) => `/${escape(name)}`).join('');

/** The names of a pointer as it is written: `/a~1b/0`. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

export function fromPointer(document: Document, text: string): Pointer {
  let node: unknown = document.value;
  return namesIn(text).map((name) => {
    const step = isList(node) ? Number(name) : name;
    node = isList(node) ? node[Number(name)] : isObject(node) ? node[name] : undefined;
    return step;
  });
}

/** Inside a longer string the mark stands under the piece that is wrong. */
function offsetIn(text: string, node: Node | undefined, { name, of }: ProblemArguments): number {
  if (node?.type !== 'string' || name === '') return 0;
  const raw = text.slice(node.offset, node.offset + node.length);
  const member = of === undefined ? -1 : raw.indexOf(`${of}.${name}`);
  const path = of === undefined ? -1 : raw.indexOf(of);
  const at = member !== -1 ? member + (of ?? '').length + 1 : path === -1 ? raw.indexOf(name) : path;
  return at === 1 && raw.length === name.length + 2 ? 0 : Math.max(0, at);
}

export const positionOf = (place: Place): { readonly line: number; readonly column: number } =>
  position(place.document, nodeAt(place)?.offset ?? 0);

/** "line 12", for a sentence. */
export const lineOf = (place: Place): string => `line ${positionOf(place).line}`;

export function problemAt(place: Place, code: ProblemCode, args: ProblemArguments): Problem {
  const node = nodeAt(place);
  const offset = (node?.offset ?? 0) + offsetIn(place.document.text, node, args);
  return {
    ...problem(code, args),
    file: place.document.file,
    pointer: toPointer(place.pointer),
    ...position(place.document, offset),
  };
}

/** Where another place is, for who reads of it at this one. */
export const whereIs = (place: Place, from: Place): string =>
  place.document === from.document ? lineOf(place) : `${place.document.file}, ${lineOf(place)}`;
