/**
 * Finds by the indents of a file which bracket is missing: a parser notices that only at the end of what is around. It must
 * not know what the file means.
 */

/** A bracket that is open, with how far its line is indented. */
interface Open {
  readonly bracket: string;
  readonly indent: number;
}

export interface Misfit {
  /** Where what is missing belongs. */
  readonly offset: number;
  readonly missing: '{' | '[' | '}' | ']';
}

const closing: { readonly [bracket: string]: '}' | ']' } = { '{': '}', '[': ']' };

/** Strings and brackets; a string without its end goes as far as its line. */
const pieces = /"(?:\\.|[^"\\\n])*"?|[[\]{}]/g;

const endOf = (text: string, before: number): number =>
  text.slice(0, before).trimEnd().replace(/,$/, '').trimEnd().length;

/** The first line that does not stand where the brackets before it say; none in a file that is indented well. */
export function misfitIn(text: string): Misfit | undefined {
  const open: Open[] = [];
  let offset = 0;
  let isNamed = false;
  let isIndented = false;
  for (const line of text.split('\n')) {
    const words = line.trimStart();
    const indent = line.length - words.length;
    const around = open.at(-1);
    const isEnd = /^[\]}]/.test(words);
    const isInside = around === undefined || (isEnd ? indent >= around.indent : indent > around.indent);
    // Nothing can be told from the lines of a file that has no indents.
    if (words !== '' && !isInside && !isIndented) return undefined;
    if (words !== '' && !isInside)
      return { offset: endOf(text, offset), missing: closing[around?.bracket ?? ''] ?? '}' };
    isIndented ||= around !== undefined && !isEnd && words !== '';
    // The value of a name begins beside it.
    if (isNamed && /^["{]/.test(words)) return { offset: endOf(text, offset), missing: '[' };
    for (const [piece] of line.matchAll(pieces)) {
      if (closing[piece] !== undefined) open.push({ bracket: piece, indent });
      else if (piece === '}' || piece === ']') open.pop();
    }
    isNamed = /:\s*$/.test(line);
    offset += line.length + 1;
  }
  return undefined;
}
