/**
 * Characters as people count them: a family emoji or an accented letter is one. Where the platform cannot tell, code
 * points stand in. It must not know where a text is typed.
 */

let segmenter: Intl.Segmenter | null | undefined;

export function charactersOf(text: string): readonly string[] {
  // A plain text needs no help; a line break of two signs is one character.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.split('');
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;
  return segmenter === null
    ? Array.from(text)
    : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Marks can be piled on one letter without end: a text holds at most this many code units for each character. */
const unitsEach = 16;

const fits = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= max * unitsEach && charactersOf(text).length <= max);

/** The beginning of a text with at most so many characters. */
export function firstCharacters(text: string, max: number): string {
  if (fits(text, max)) return text;
  let kept = '';
  for (const character of charactersOf(text).slice(0, max)) {
    if (kept.length + character.length > max * unitsEach) break;
    kept += character;
  }
  return kept;
}

/**
 * What stands in a field after an input: where it would be too long, the end of what was put in is ignored, never what
 * stood there before. `caret` is where the input ended in `after`, and then in the result.
 */
export function limitInput(
  before: string,
  after: string,
  caret: number,
  max: number,
): { readonly text: string; readonly caret: number } {
  if (fits(after, max)) return { text: after, caret };
  const end = after.slice(caret);
  const kept = before.endsWith(end) ? end : '';
  let start = 0;
  const reach = Math.min(before.length - kept.length, caret);
  while (start < reach && before[start] === after[start]) start += 1;
  // Never between the two halves of one character beyond the basic plane.
  if (/[\ud800-\udbff]/.test(after[start - 1] ?? '')) start -= 1;
  const head = after.slice(0, start);
  const put = charactersOf(after.slice(start, after.length - kept.length));
  for (let count = put.length; count >= 0; count -= 1) {
    const begun = head + put.slice(0, count).join('');
    if (fits(begun + kept, max)) return { text: begun + kept, caret: begun.length };
  }
  const text = firstCharacters(after, max);
  return { text, caret: Math.min(caret, text.length) };
}
