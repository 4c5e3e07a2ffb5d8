/**
 * A JSON text as the formatter writes it, members and items in the order in which their author put them: what a person leaves is what
 * the repository holds. A text with comments, or one that does not parse, stays as it is. It must not know what a file means;
 * a test holds it to the formatter.
 */
import { parse, type Node, type ParseError } from 'jsonc-parser';
import { endOf, step, treeOf, width } from './nodes.ts';

const isPlain = (text: string): boolean => !/[^\n -\u024f]/.test(text);
const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/gu;

/** Wide characters take two columns, marks above a letter none. */
const columns = (text: string): number =>
  isPlain(text) ? text.length : text.replaceAll(/\p{M}/gu, '').replaceAll(wide, '  ').length;

const childrenOf = (node: Node): readonly Node[] => node.children ?? [];
const isHolder = (node: Node): boolean => node.type === 'object' || node.type === 'array';
const isNumber = ({ type }: Node): boolean => type === 'number';

/** An empty line follows, as the formatter looks for it: behind the comma. */
function isApartBehind(text: string, items: readonly Node[], index: number): boolean {
  const [item, next] = [items[index], items[index + 1]];
  if (item === undefined || next === undefined) return false;
  return /,[ \t]*\r?\n[ \t]*\r?\n/.test(text.slice(endOf(item), next.offset));
}

/** Objects of several members under each other, and lists of several items. */
const isTable = (items: readonly Node[]): boolean =>
  items.length > 1 &&
  items.every((item) => isHolder(item) && item.type === items[0]?.type && childrenOf(item).length > 1);

/** What was found out about the nodes of one text: each is asked about once. */
type Broken = Map<Node, boolean>;

/** Whether its author, or what is in it, puts it on several lines. */
function isBroken(text: string, node: Node, broken: Broken): boolean {
  const known = broken.get(node);
  if (known !== undefined) return known;
  const items = childrenOf(node);
  const [first] = items;
  const ofAuthor =
    node.type === 'object' && first !== undefined && text.slice(node.offset, first.offset).includes('\n');
  const is =
    ofAuthor ||
    (node.type === 'array' && isTable(items)) ||
    items.some((item, index) => isApartBehind(text, items, index) || isBroken(text, item, broken));
  broken.set(node, is);
  return is;
}

function flat(text: string, node: Node): string {
  const items = childrenOf(node).map((item) => flat(text, item));
  if (node.type === 'property') return items.join(': ');
  if (!isHolder(node)) return text.slice(node.offset, endOf(node));
  if (items.length === 0) return node.type === 'object' ? '{}' : '[]';
  return node.type === 'object' ? `{ ${items.join(', ')} }` : `[${items.join(', ')}]`;
}

/** Numbers stand beside each other as many as fit. */
function filled(text: string, items: readonly Node[], indent: string): string {
  let line = indent.length;
  return items
    .map((item, index) => {
      const written = flat(text, item) + (index < items.length - 1 ? ',' : '');
      const isFirst = index === 0 || line === indent.length;
      const fits = line + (isFirst ? 0 : 1) + written.length <= width;
      const before = isFirst ? '' : fits ? ' ' : `\n${indent}`;
      line = before.startsWith('\n') ? indent.length + written.length : line + before.length + written.length;
      const isEnd = isApartBehind(text, items, index);
      if (isEnd) line = indent.length;
      return `${before}${written}${isEnd ? `\n\n${indent}` : ''}`;
    })
    .join('');
}

/** @param column at which it begins. @param after what stands behind it on its line. */
function brokenUp(
  text: string,
  node: Node,
  broken: Broken,
  indent: string,
  column: number,
  after: number,
): string {
  const [name, value] = childrenOf(node);
  if (node.type === 'property' && name !== undefined && value !== undefined) {
    const key = `${flat(text, name)}: `;
    return key + brokenUp(text, value, broken, indent, column + columns(key), after);
  }
  const items = childrenOf(node);
  if (items.length === 0) return flat(text, node);
  if (!isBroken(text, node, broken)) {
    const line = flat(text, node);
    if (column + columns(line) + after <= width) return line;
  }
  const inner = indent + step;
  const [open, close] = node.type === 'object' ? ['{', '}'] : ['[', ']'];
  const isFilled = node.type === 'array' && items.length > 1 && items.every(isNumber);
  const lines = isFilled
    ? filled(text, items, inner)
    : items
        .map((item, index) => {
          const comma = index < items.length - 1 ? ',' : '';
          const apart = isApartBehind(text, items, index) ? '\n' : '';
          return `${brokenUp(text, item, broken, inner, inner.length, comma.length)}${comma}${apart}`;
        })
        .join(`\n${inner}`);
  return `${open}\n${inner}${lines}\n${indent}${close}`.replaceAll(/^[ ]+$/gm, '');
}

function hasComments(text: string): boolean {
  if (!/\/[/*]/.test(text)) return false;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors.length > 0;
}

/** @returns the same text where there is nothing to put in order, or nobody knows how. */
export function tidy(text: string): string {
  const tree = treeOf(text);
  if (tree === undefined || hasComments(text)) return text;
  return `${brokenUp(text, tree, new Map(), '', 0, 0)}\n`;
}
