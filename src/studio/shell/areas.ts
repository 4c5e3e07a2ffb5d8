/** The areas of a page, one after the other by a key, for who works without a mouse. It must not know what stands in one. */

/** In the order in which they are read; panels are within the content. */
const areas = '.st-header, .st-recipe, .st-panel, #content:not(:has(.st-panel))';

/** What takes keys; of rows and choices that are one stop for keys, that one. */
const stops =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), summary, [tabindex="0"]';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && element.closest('[inert], [hidden], fieldset[disabled]') === null;

/** Within a list of rows the chosen one. */
function entryOf(area: Element): HTMLElement | undefined {
  const chosen = area.querySelector<HTMLElement>('[role=row][aria-selected=true]');
  return chosen ?? [...area.querySelectorAll<HTMLElement>(stops)].find(isStop);
}

/** Goes on to the next one that takes keys, from the last to the first. */
export function toNextArea(): void {
  const all = [...document.querySelectorAll(areas)];
  const here = all.findIndex((area) => area.contains(document.activeElement));
  const next = [...all.slice(here + 1), ...all.slice(0, here + 1)].map(entryOf).find(Boolean);
  next?.focus();
}
