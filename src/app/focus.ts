/** Finds drawn widgets for `check` and `scroll-to`. */
import type { FocusPort } from '../engine/ports.ts';

const focusable = 'input, textarea, select, button, a[href], [tabindex]';
/** Between the bar and what is scrolled to (px). */
const gap = 16;

function find(elementId: string): HTMLElement | undefined {
  return document.getElementById(elementId) ?? undefined;
}

/** Keeps what is scrolled to clear of the bar, however high large type makes it. Returns the height that is left (px). */
function clearOfBar(): number {
  const root = document.documentElement;
  const bar = document.querySelector('header')?.offsetHeight ?? 0;
  root.style.scrollPaddingTop = `${bar + gap}px`;
  const below = Number.parseFloat(getComputedStyle(root).scrollPaddingBottom) || 0;
  return window.innerHeight - bar - gap - below;
}

export const pageFocus: FocusPort = {
  focus(elementId) {
    const element = find(elementId);
    const target =
      element?.matches(focusable) === true ? element : element?.querySelector<HTMLElement>(focusable);
    target?.focus();
    clearOfBar();
    element?.scrollIntoView({ block: 'center' });
  },
  scrollTo(elementId, focus = false) {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // What the list before it has changed is drawn by then. What is in sight stays where it is; of what is larger than
    // its place, as in large type, the beginning is shown.
    requestAnimationFrame(() => {
      const element = find(elementId);
      const isLarge = element !== undefined && element.clientHeight > clearOfBar();
      element?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: isLarge ? 'start' : 'nearest' });
      if (!focus || element === undefined) return;
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    });
  },
};
