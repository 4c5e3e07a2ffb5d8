/** A part that stands there twice: the names by which others find it are its own. It must not know what finds them. */
import { parseTree, type Node } from 'jsonc-parser';
import { memberOf } from './nodes.ts';

function namesIn(node: Node | undefined): readonly Node[] {
  const id = memberOf(node, 'type')?.type === 'string' ? memberOf(node, 'id') : undefined;
  return [...(id?.type === 'string' ? [id] : []), ...(node?.children ?? []).flatMap(namesIn)];
}

/** @param raw a part as it is written. @param text what it is copied into. */
export function withOwnNames(raw: string, text: string): string {
  const taken = new Set(namesIn(parseTree(text)).map(({ value }) => String(value)));
  let named = raw;
  for (const { offset, length, value } of [...namesIn(parseTree(raw))].reverse()) {
    const name = String(value);
    let number = 2;
    while (taken.has(`${name}${number}`)) number += 1;
    taken.add(`${name}${number}`);
    named = named.slice(0, offset) + JSON.stringify(`${name}${number}`) + named.slice(offset + length);
  }
  return named;
}
