/** The bars that stay at the ends of a page while it is scrolled: what scrolls under them is not seen, nor is what is drawn around it. It must not know a screen. */

/** How far a line is drawn around a part (px). */
const reach = 12;

/** Those at the upper and at the lower end, where there are any. */
export interface Bars {
  readonly upper?: Element | undefined;
  readonly lower?: Element | undefined;
}

/** @param isOver whether one counts. */
export function barsOf(page: Document, isOver: (bar: Element) => boolean): Bars {
  const { innerWidth = 0, innerHeight = 0 } = page.defaultView ?? {};
  function barAt(y: number): Element | undefined {
    let around = page.elementFromPoint(innerWidth / 2, y);
    while (around !== null && getComputedStyle(around).position !== 'sticky') around = around.parentElement;
    return around === null || !isOver(around) ? undefined : around;
  }
  return { upper: barAt(1), lower: barAt(innerHeight - 1) };
}

/** What is left of a line around a place that scrolls under these bars, as `clip-path` has it. */
export function clipUnder(place: DOMRect, { upper, lower }: Bars): string {
  const top = upper === undefined ? -reach : upper.getBoundingClientRect().bottom - place.top;
  const bottom = lower === undefined ? -reach : place.bottom - lower.getBoundingClientRect().top;
  return `inset(${Math.max(-reach, top)}px ${-reach}px ${Math.max(-reach, bottom)}px)`;
}
