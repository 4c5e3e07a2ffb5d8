/** Where things stand in a JSON text, and how a value is written there: what edits are made from. It must not know definitions. */
import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import { namesIn, type Pointer } from '../../check/document/document.ts';
import type { Json } from '../../model/json.ts';

/** Texts are read again and again between two edits: the trees of the last ones are kept. */
const trees = new Map<string, Node | undefined>();
const most = 8;

/** The tree of a text; `undefined` where it is no JSON. */
export function treeOf(text: string): Node | undefined {
  if (trees.has(text)) return trees.get(text);
  const errors: ParseError[] = [];
  const parsed = parseTree(text, errors);
  const tree = errors.length === 0 ? parsed : undefined;
  const [oldest] = trees.keys();
  if (trees.size >= most && oldest !== undefined) trees.delete(oldest);
  trees.set(text, tree);
  return tree;
}

/** `/body/3/props` of a text as steps; a number where a list stands. */
export function stepsOf(text: string, pointer: string): Pointer {
  let node = treeOf(text);
  return namesIn(pointer).map((name) => {
    const step = node?.type === 'array' ? Number(name) : name;
    node = memberOf(node, step);
    return step;
  });
}

export const keyOf = (member: Node): string => String(member.children?.[0]?.value);

/** An item, or the value of a member: of a name that stands there twice the last one counts, as everywhere. */
export function memberOf(node: Node | undefined, step: string | number): Node | undefined {
  if (node?.type === 'array') return typeof step === 'number' ? node.children?.[step] : undefined;
  if (node?.type !== 'object') return undefined;
  const named = node.children?.filter((member) => keyOf(member) === String(step));
  return named?.at(-1)?.children?.[1];
}

export const nodeAt = (text: string, pointer: Pointer): Node | undefined =>
  pointer.reduce<Node | undefined>(memberOf, treeOf(text));

/** What stands in a list or an object with a comma after it: the item, or the member with its name. */
export const itemOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node);

export const endOf = ({ offset, length }: Node): number => offset + length;

/** Where the line begins on which something stands. */
export const lineAt = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** The white space at the beginning of the line at which something stands. */
export const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(lineAt(text, offset), offset))?.[0] ?? '';

/** How wide a line may be: as the formatter has it (.oxfmtrc.jsonc). */
export const width = 110;
export const step = '  ';

const flat = (value: Json): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${flat(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
};

/**
 * A value as an author writes it: on one line where that is not too long, else each member on its own.
 * @param indent of the line on which it begins. @param column at which it begins.
 */
export function written(value: Json, indent: string, column = indent.length): string {
  const line = flat(value);
  if (typeof value !== 'object' || value === null || column + line.length < width) return line;
  const inner = indent + step;
  const items = Array.isArray(value)
    ? value.map((item) => written(item as Json, inner))
    : Object.entries(value).map(([name, member]) => {
        const key = `${JSON.stringify(name)}: `;
        return key + written(member, inner, inner.length + key.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open ?? ''}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close ?? ''}`;
}

/** A text that stood at one depth, as it stands at another. No line break is inside of a JSON string. */
export const indented = (raw: string, from: string, to: string): string =>
  raw
    .split('\n')
    .map((line, index) => (index > 0 && line.startsWith(from) ? to + line.slice(from.length) : line))
    .join('\n');
