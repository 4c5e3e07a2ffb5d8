/**
 * Words with data in them as a person edits them: each tag is a chip with a name, `‹monto a pagar del préstamo›`, which is typed
 * around, put in and taken away as a whole. Pure; it must not know where the words are shown.
 */
import type { Tongue } from '../../lib/figures.ts';
import { formats } from '../../lib/template.ts';
import { nameOfPath } from '../conditions/data-words.ts';

export interface Chipped {
  readonly shown: string;
  /** What each chip stands for, by what is shown of it. */
  readonly tags: ReadonlyMap<string, string>;
}

const format = new RegExp(
  `\\{\\{#(?:${formats.join('|')})\\}\\}\\s*\\{\\{\\s*([\\w.-]+)\\s*\\}\\}\\s*\\{\\{/\\w+\\}\\}`,
  'g',
);
const anyTag = new RegExp(`${format.source}|\\{\\{\\s*([#^/]?)\\s*([\\w.-]+)\\s*\\}\\}`, 'g');

const marks: Readonly<Record<Tongue, Readonly<Record<string, (name: string) => string>>>> = {
  es: { '#': (name) => `si hay ${name}:`, '^': (name) => `si no hay ${name}:`, '/': () => 'fin' },
  en: { '#': (name) => `if there is ${name}:`, '^': (name) => `if there is no ${name}:`, '/': () => 'end' },
};

const chip = (name: string): string => `‹${name}›`;

/** Two tags never share a name: the second of one name has a number. */
export function chipped(text: string, tongue: Tongue): Chipped {
  const tags = new Map<string, string>();
  const shown = text.replaceAll(
    anyTag,
    (tag: string, ...[formatted, sign = '', path = '']: readonly (string | undefined)[]) => {
      const name = nameOfPath(formatted ?? path, tongue);
      const said = marks[tongue][sign]?.(name) ?? name;
      let label = chip(said);
      for (let number = 2; tags.has(label) && tags.get(label) !== tag; number += 1)
        label = chip(`${said} ${number}`);
      tags.set(label, tag);
      return label;
    },
  );
  return { shown, tags };
}

/** As it is written in a file. */
export function unchipped(shown: string, tags: Chipped['tags']): string {
  return shown.replaceAll(/‹[^‹›]*›/g, (label) => tags.get(label) ?? label);
}

export interface Piece {
  readonly text: string;
  readonly isChip: boolean;
}

/** What is shown, chips apart. */
export const piecesOf = ({ shown, tags }: Chipped): readonly Piece[] =>
  shown
    .split(/(‹[^‹›]*›)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, isChip: tags.has(text) }));

export interface Typed {
  readonly text: string;
  /** Where the caret then stands. */
  readonly caret: number;
}

/** What was typed, with chips that it touches taken away as a whole. */
export function retyped(before: Chipped, typed: string): Typed {
  const old = before.shown;
  const most = Math.min(old.length, typed.length);
  let from = 0;
  while (from < most && old[from] === typed[from]) from += 1;
  let same = 0;
  while (same < most - from && old[old.length - 1 - same] === typed[typed.length - 1 - same]) same += 1;
  let to = old.length - same;
  const put = typed.slice(from, typed.length - same);
  for (const { at, end } of spansOf(before)) {
    const isTouched = from === to ? from > at && from < end : from < end && to > at;
    if (!isTouched) continue;
    from = Math.min(from, at);
    to = Math.max(to, end);
  }
  return { text: old.slice(0, from) + put + old.slice(to), caret: from + put.length };
}

function spansOf(chips: Chipped): readonly { readonly at: number; readonly end: number }[] {
  let at = 0;
  return piecesOf(chips).flatMap(({ text, isChip }) => {
    const span = { at, end: at + text.length };
    at = span.end;
    return isChip ? [span] : [];
  });
}
