/**
 * What would put a problem right where there is exactly one way: the characters to replace, and nothing else. It must not
 * know how problems are found.
 */
import type { Node } from 'jsonc-parser';
import { formats } from '../../lib/template.ts';
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import type { Edit, Fix, ProblemCode } from '../../lib/problem.ts';
import { followed, sign, signed } from '../texts/currency.ts';
import { nodeAt, type Place } from '../document/document.ts';
import { handedOn } from './fix-copied.ts';
import { withoutSpaces, withoutWord } from './fix-words.ts';

/** A name stands for another, and nothing else is wrong. */
const renamed: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unknown-widget',
  'unknown-action',
  'unfit-type',
  'unknown-prop',
  'unknown-parameter',
  'unknown-key',
  'wrong-value',
  'unknown-format',
  'not-one-tag',
  'unknown-root',
  'unknown-query',
  'unknown-config',
  'unknown-route-value',
  'unknown-state',
  'not-kept',
  'unknown-source',
  'missing-text',
  'forgotten-at',
  'plural-form',
  'literal-text',
  'unknown-route',
  'missing-query',
  'undeclared-query',
  'unfit-parameter',
  'unknown-call',
  'unknown-call-parameter',
  'unknown-fragment',
  'unknown-fragment-parameter',
  'unknown-dialog',
  'unknown-field',
  'unknown-id',
  'unknown-message',
  'unknown-data',
  'unknown-member',
  'unknown-document',
  'not-a-color',
  'unknown-outcome',
]);

const inner = /[\w$-]/;
/** Written in JSON as it is, without a backslash. */
const isPlain = (text: string): boolean => JSON.stringify(text) === `"${text}"`;

/** The one way to put a problem right; `undefined` where there is none, or more than one. */
export function fixFor(place: Place, code: ProblemCode, args: ProblemArguments): Fix | undefined {
  // What is wrong stands in another file: in the text that is named.
  if (args.text !== undefined) return undefined;
  // A place in a lifted definition need not be one in the file.
  if (place.document.lifted !== undefined) return undefined;
  const node = nodeAt(place);
  if (node === undefined) return undefined;
  const edits = editsFor(place, node, code, args);
  return edits.length === 0 ? undefined : { edits };
}

function editsFor(place: Place, node: Node, code: ProblemCode, args: ProblemArguments): readonly Edit[] {
  const raw = place.document.text.slice(node.offset, node.offset + node.length);
  // Where its name is read the list is missing, and which one is not known.
  if (code === 'as-without-each') return args.missing === undefined ? removed(node) : [];
  if (code === 'needless-test') return removed(node);
  if (code === 'copied-parameter') return handedOn(node, place.document.text);
  const value = code === 'impossible-value' ? args.wanted : code === 'wrong-type' ? args.near : undefined;
  if (value !== undefined) return [{ offset: node.offset, length: node.length, text: value }];
  if (node.type !== 'string') return [];
  if (code === 'raw-money') return formatted(node, raw, args.name, 'money');
  if (code === 'duplicate-sign') return unsigned(node, raw);
  if (code === 'raw-date') return formatted(node, raw, args.name, 'date');
  if (code === 'missing-braces') return braced(node, raw, args);
  if (code === 'stray-space') return withoutSpaces(node, raw);
  if (code === 'doubled-word') return withoutWord(node, raw, args.name);
  if (code === 'bad-path') return unbraced(place, node, raw);
  // Which of two languages has the misspelt key is not known.
  if (!renamed.has(code) || (code === 'missing-text' && place.key === true)) return [];
  return rename(place, node, raw, code, args);
}

function rename(
  place: Place,
  node: Node,
  raw: string,
  code: ProblemCode,
  { name, near, of, sure }: ProblemArguments,
): readonly Edit[] {
  if (near === undefined || sure !== true || !isPlain(near)) return [];
  if (code === 'missing-query') return place.key === true ? whole(place, node, raw, near, name) : [];
  if (code === 'wrong-value') return whole(place, node, raw, String(node.value), near);
  if (raw === `"${name}"`) return whole(place, node, raw, name, near);
  const at = code === 'unknown-format' ? tagIn(raw, name) : nameIn(raw, name, of);
  if (at === undefined) return [];
  const text = raw.slice(1, at) + near + raw.slice(at + name.length, -1);
  if (place.key === true && isTaken(node, text)) return [];
  return inSections(raw, at).map((spot) => ({ offset: node.offset + spot, length: name.length, text: near }));
}

/** A name in the tag of a section stands in the other tag as well, and in the sections over the same. */
function inSections(raw: string, at: number): readonly number[] {
  const tags = [...raw.matchAll(/\{\{\s*[#^/]\s*([^\s{}]+)\s*\}\}/g)].map((match) => {
    const [tag, path = ''] = match;
    return { path, from: match.index + tag.indexOf(path) };
  });
  const own = tags.find(({ path, from }) => from <= at && at < from + path.length);
  if (own === undefined) return [at];
  return tags.filter(({ path }) => path === own.path).map(({ from }) => from + at - own.from);
}

/** The whole string is the name; what is only lacking at its beginning is put there. */
function whole(place: Place, node: Node, raw: string, from: string, to: string): readonly Edit[] {
  if (raw !== `"${from}"` || !isPlain(to) || (place.key === true && isTaken(node, to))) return [];
  return to.endsWith(from) && to.length === from.length + 1
    ? [{ offset: node.offset + 1, length: 0, text: to.slice(0, 1) }]
    : [{ offset: node.offset + 1, length: from.length, text: to }];
}

/** Where the name stands as a whole name: in the path that is named, else the first of its kind. */
function nameIn(raw: string, name: string, of: string | undefined): number | undefined {
  const path = of === undefined || of === name ? undefined : of.startsWith(`${name}.`) ? of : `${of}.${name}`;
  const start = path === undefined ? -1 : raw.indexOf(path);
  // Which of a path's names is meant is known only where the path itself stands there.
  if (path !== undefined && start === -1 && /\.|\{\{/.test(raw)) return undefined;
  const first =
    start === -1 ? 1 : path?.startsWith(`${name}.`) === true ? start : start + (of ?? '').length + 1;
  for (let at = raw.indexOf(name, first); at !== -1; at = raw.indexOf(name, at + 1)) {
    if (!inner.test(raw[at - 1] ?? '') && !inner.test(raw[at + name.length] ?? '')) return at;
  }
  return undefined;
}

/** Where the tag of a section over the name begins to name it. */
function tagIn(raw: string, name: string): number | undefined {
  const opening = /\{\{\s*[#^]\s*([^\s{}]+)\s*\}\}/g;
  const found = [...raw.matchAll(opening)].find(([, path]) => path === name);
  return found === undefined ? undefined : found.index + found[0].indexOf(name);
}

/** A member of that name stands beside it already. */
function isTaken(key: Node, name: string): boolean {
  const members = key.parent?.parent?.children ?? [];
  return members.some(({ children }) => children?.[0]?.value === name);
}

/** A path alone is wrapped; one in another format has that replaced. */
function formatted(node: Node, raw: string, path: string, format: string): readonly Edit[] {
  const spelled = path.replaceAll('.', '\\.');
  const before = format === 'money' ? `(?:${sign})?` : '';
  const tag = new RegExp(
    `(${before})(?:\\{\\{#(\\w+)\\}\\})?(${before}\\{\\{\\s*${spelled}\\s*\\}\\})(?:\\{\\{/(\\w+)\\}\\})?`,
    'g',
  );
  const right = new Set<string>(format === 'date' ? ['date', 'datetime'] : [format]);
  return [...raw.matchAll(tag)].flatMap((match): readonly Edit[] => {
    const [found, signs = '', open, bare = '', close] = match;
    const inFormat = open !== undefined && open === close && (formats as readonly string[]).includes(open);
    if (inFormat && right.has(open)) return [];
    // A sign before a section does not stand before the amount.
    const piece = inFormat ? found : open === undefined ? signs + bare : bare;
    const at = node.offset + match.index + found.indexOf(piece);
    return [{ offset: at, length: piece.length, text: `{{#${format}}}{{${path}}}{{/${format}}}` }];
  });
}

/** The currency beside the amount goes, with the space between them. */
function unsigned(node: Node, raw: string): readonly Edit[] {
  return [signed, followed].flatMap((pattern) =>
    [...raw.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map((match) => {
      const [all, amount = ''] = match;
      const at = pattern === signed ? match.index : match.index + amount.length;
      return { offset: node.offset + at, length: all.length - amount.length, text: '' };
    }),
  );
}

/** A path in a test has no braces. */
function unbraced(place: Place, node: Node, raw: string): readonly Edit[] {
  const path = /^"\{\{\s*([\w.-]+)\s*\}\}"$/.exec(raw)?.[1];
  if (path === undefined || place.key !== true || isTaken(node, path)) return [];
  return [{ offset: node.offset + 1, length: node.length - 2, text: path }];
}

/** A tag that lacks half of its braces, or all of them. */
function braced(node: Node, raw: string, { name, detail }: ProblemArguments): readonly Edit[] {
  const at = raw.indexOf(name);
  return at === -1 || detail === undefined
    ? []
    : [{ offset: node.offset + at, length: name.length, text: detail }];
}

/** A member with its comma and the space between it and the next. */
function removed(key: Node): readonly Edit[] {
  const member = key.parent;
  const members = member?.parent?.children ?? [];
  const index = member === undefined ? -1 : members.indexOf(member);
  if (member === undefined || index === -1) return [];
  const end = member.offset + member.length;
  const [before, next] = [members[index - 1], members[index + 1]];
  if (next !== undefined) return [{ offset: member.offset, length: next.offset - member.offset, text: '' }];
  const from = before === undefined ? member.offset : before.offset + before.length;
  return [{ offset: from, length: end - from, text: '' }];
}

/** The text with as many of the fixes as do not touch one another; the rest waits for the next round. */
export function applyFixes(
  text: string,
  fixes: readonly Fix[],
): { readonly text: string; readonly applied: readonly Fix[] } {
  const applied: Fix[] = [];
  const done: Edit[] = [];
  const same = (one: Edit, other: Edit): boolean =>
    one.offset === other.offset && one.length === other.length && one.text === other.text;
  const touches = (one: Edit, other: Edit): boolean =>
    one.offset <= other.offset + other.length && other.offset <= one.offset + one.length;
  for (const fix of fixes) {
    const edits = fix.edits.filter((edit) => !done.some((other) => same(edit, other)));
    if (edits.some((edit) => done.some((other) => touches(edit, other)))) continue;
    applied.push(fix);
    done.push(...edits);
  }
  const backwards = done.sort((one, other) => other.offset - one.offset);
  return {
    text: backwards.reduce(
      (all, { offset, length, text: put }) => all.slice(0, offset) + put + all.slice(offset + length),
      text,
    ),
    applied,
  };
}
