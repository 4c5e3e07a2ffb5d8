/** Between the text of a definition and its parts: which part stands at a caret, and where the text of one begins and ends. */
import { getLocation, type Node } from 'jsonc-parser';
import type { Problem } from '../../lib/problem.ts';
import { endOf, itemOf, memberOf, stepsOf, treeOf } from '../core/nodes.ts';
import { allRows, type Row } from '../tree/outline.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The innermost part around this place; `undefined` where there is none. */
export function partAt(text: string, offset: number, rows: readonly Row[]): string | undefined {
  const { path } = getLocation(text, offset);
  const isAround = ({ pointer, kind }: Row): boolean =>
    kind !== 'area' &&
    pointer.length <= path.length &&
    pointer.every((step, index) => String(step) === String(path[index]));
  const [innermost] = allRows(rows)
    .filter(isAround)
    .sort((one, other) => other.pointer.length - one.pointer.length);
  return innermost?.id;
}

const rangeOf = (node: Node): Range => ({ from: node.offset, to: endOf(node) });

/** Where a part is written; `undefined` while the text does not parse. */
export function rangeAt(text: string, pointer: string): Range | undefined {
  const node = stepsOf(text, pointer).reduce<Node | undefined>(memberOf, treeOf(text));
  return node === undefined ? undefined : rangeOf(node);
}

/** What is underlined of a problem: its line in a text that does not parse; of an object or a list its beginning. */
export function troubleAt(text: string, { pointer, line, column }: Problem): Range {
  const node = stepsOf(text, pointer).reduce<Node | undefined>(memberOf, treeOf(text));
  if (node !== undefined && node.parent !== undefined) {
    const isShort = node.type !== 'object' && node.type !== 'array';
    return isShort ? rangeOf(itemOf(node)) : { from: itemOf(node).offset, to: node.offset + 1 };
  }
  const lines = text.split('\n');
  const before = lines.slice(0, Math.max(0, line - 1)).reduce((sum, each) => sum + each.length + 1, 0);
  const end = before + (lines[Math.max(0, line - 1)]?.length ?? 0);
  const from = Math.min(before + Math.max(0, column - 1), end);
  return { from: Math.max(0, Math.min(from, end - 1)), to: Math.max(end, Math.min(from + 1, text.length)) };
}
