/** Where the lines of a page break, which only a real browser knows. It runs inside the page, and must not know any screen. */

/**
 * Words, dates and amounts that stand in two lines, with what is around them. Words of more than twelve letters may: a phone parts them
 * by syllables, for which a browser on a desk has no dictionary.
 */
export function partedWords(): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder === null || holder.closest('textarea, select, script, style, noscript') !== null) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
      /\d{4}-\d{2}-\d{2}|[$₹]?\d[\d.,]*|\p{L}{2,}/gu,
    )) {
      if (/^\p{L}{13}/u.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // A word at the beginning of a line has an empty place at the end of the line before.
      const places = [...range.getClientRects()].filter((place) => place.width > 0.5);
      const lines = new Set(places.map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`"${word}" in "${(holder.textContent ?? '').slice(0, 60)}"`);
    }
  }
  return found;
}
