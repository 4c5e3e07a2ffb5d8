/** How much of a page is empty, which only a real browser knows. It runs inside the page, and must not know any screen. */

/**
 * The greatest part of what is seen between header and footer in which nothing stands, in one piece from edge to edge: at 0.5 the page
 * is half empty. What stands there are words, pictures and fields; the ground of a card with nothing on it is none.
 */
export function emptyRoom(): number {
  const header = document.querySelector('header')?.getBoundingClientRect();
  const footers = [...document.querySelectorAll('footer')].map((footer) => footer.getBoundingClientRect());
  const top = Math.max(0, header?.bottom ?? 0);
  const bottom = Math.min(
    window.innerHeight,
    footers.filter(({ height }) => height > 1).at(-1)?.top ?? Infinity,
  );
  const places: DOMRect[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.matches('img, svg, canvas, video, iframe, input, textarea, select'))
        places.push(node.getBoundingClientRect());
    } else if (node.nodeValue?.trim() !== '') {
      const range = document.createRange();
      range.selectNodeContents(node);
      places.push(...range.getClientRects());
    }
  }
  let end = top;
  let most = 0;
  for (const place of places.sort((one, other) => one.top - other.top)) {
    const isSeen = place.width > 1 && place.height > 1 && place.bottom > top && place.top < bottom;
    if (!isSeen) continue;
    most = Math.max(most, place.top - end);
    end = Math.max(end, place.bottom);
  }
  return Math.max(most, bottom - end) / (bottom - top);
}
