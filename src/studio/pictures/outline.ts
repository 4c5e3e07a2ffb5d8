/** The first lines that people read on a screen, in order. It must not know how they are drawn. */
import type { Tongue } from '../../lib/figures.ts';
import type { Texts } from '../core/draft.ts';
import { parsedOf, plainWords, wordsIn, type Json } from '../search/screens.ts';

export interface Line {
  readonly kind: 'title' | 'text' | 'button';
  readonly words: string;
}

const said = ['title', 'label', 'text', 'value'] as const;

export function linesOf(texts: Texts, file: string, tongue: Tongue, most = 9): readonly Line[] {
  const words = wordsIn(texts)[tongue];
  const lines: Line[] = [];
  const add = (kind: Line['kind'], value: unknown): void => {
    // Words alone: a name of something that is no words says nothing to a reader.
    const line = typeof value === 'string' && value.startsWith('@') ? plainWords(value, words) : '';
    if (line !== '' && !lines.some((each) => each.words === line) && lines.length < most)
      lines.push({ kind, words: line });
  };
  function walk(value: unknown, depth: number): void {
    if (depth > 12 || lines.length >= most) return;
    if (Array.isArray(value)) return value.forEach((item) => walk(item, depth + 1));
    if (typeof value !== 'object' || value === null) return;
    const node = value as Json;
    if (node['type'] === 'fragment' && typeof node['of'] === 'string')
      return walk(parsedOf(texts, `screens/fragments/${node['of']}.json`)?.['body'], depth + 1);
    if (node['type'] === 'button') return add('button', node['text']);
    for (const name of said) if (typeof node[name] === 'string') add('text', node[name]);
    for (const name of ['rows', 'items', 'body', 'content', 'then', 'else']) walk(node[name], depth + 1);
  }
  const definition = parsedOf(texts, file) ?? {};
  add('title', definition['title']);
  walk(definition['body'], 0);
  walk(definition['footer'], 0);
  return lines;
}
