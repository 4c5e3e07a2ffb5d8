/** Finds drawn widgets for `check` and `scroll-to`. */
import type { FocusPort } from '../engine/ports.ts';

const focusable = 'input, textarea, select, button, a[href], [tabindex]';

function find(elementId: string): HTMLElement | undefined {
  return document.getElementById(elementId) ?? undefined;
}

export const pageFocus: FocusPort = {
  focus(elementId) {
    const element = find(elementId);
    const target =
      element?.matches(focusable) === true ? element : element?.querySelector<HTMLElement>(focusable);
    target?.focus();
    element?.scrollIntoView({ block: 'center' });
  },
  scrollTo(elementId) {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // What the list before it has changed is drawn by then. What is in sight stays where it is; of what is larger than
    // the screen, as in large type, the beginning is shown.
    requestAnimationFrame(() => {
      const element = find(elementId);
      const isLarge = element !== undefined && element.clientHeight > window.innerHeight;
      element?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: isLarge ? 'start' : 'nearest' });
    });
  },
};
