/** The place in a page where the program draws, and what stands there before. It must not know what that is. */

const start = '<div id="app">';
/** Behind the place (index.html). */
const behind = '<template id="failed">';

/** The mark that the page is on its way. */
export const onItsWay = '<div class="starting" aria-hidden="true"></div>';

interface Place {
  readonly from: number;
  readonly to: number;
}

function placeIn(html: string): Place | undefined {
  const at = html.indexOf(start);
  const to = html.lastIndexOf('</div>', html.indexOf(behind));
  return at < 0 || to < at ? undefined : { from: at + start.length, to };
}

/** What stands there; undefined where the page has no such place. */
export function drawnIn(html: string): string | undefined {
  const place = placeIn(html);
  return place && html.slice(place.from, place.to);
}

/** The page with this in its place; the same page where it has none. */
export function withDrawn(html: string, markup: string): string {
  const place = placeIn(html);
  return place === undefined ? html : html.slice(0, place.from) + markup + html.slice(place.to);
}
