/** How much of a page is empty, which only a real browser knows. It runs inside the page, and must not know any screen. */

/**
 * The greatest part of what is seen between header and footer in which nothing stands, in one piece from edge to edge: at 0.5 the page
 * is half empty. What stands there are words, pictures and fields; the ground of a card with nothing on it is none.
 */
export function emptyRoom(): number {
  const isSeen = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
  const header = document.querySelector('header')?.getBoundingClientRect();
  const footer = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect();
  const top = Math.max(0, header?.bottom ?? 0);
  const bottom = Math.min(window.innerHeight, footer !== undefined && isSeen(footer) ? footer.top : Infinity);
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
  for (const place of places.filter(isSeen).sort((one, other) => one.top - other.top)) {
    if (place.bottom <= top || place.top >= bottom) continue;
    most = Math.max(most, place.top - end);
    end = Math.max(end, place.bottom);
  }
  return Math.max(most, bottom - end) / (bottom - top);
}
