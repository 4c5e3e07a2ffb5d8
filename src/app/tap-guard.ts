/**
 * A double tap belongs to what its first tap hit. When that is gone (a dialog closed, a screen left), the second tap
 * would press whatever lies there now: it is dropped. It must not know any dialog or screen.
 */

/** Taps closer than this in time (ms) and place (CSS pixels) are one person's double tap. */
const interval = 350;
const reach = 24;

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: Element | null;
}

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element
    ? (target.closest('button, a, label, input, textarea, select, summary') ?? target)
    : null;

export function guardTaps(page: Document): void {
  let last: Tap | undefined;
  page.addEventListener(
    'click',
    (event) => {
      // Keys and scripts have no place; a label passes its tap on to its own field.
      if (event.detail === 0 || event.target instanceof HTMLInputElement) return;
      const tap: Tap = {
        at: event.timeStamp,
        x: event.clientX,
        y: event.clientY,
        control: controlOf(event.target),
      };
      // A mouse counts its clicks itself; fingers are not counted on every system.
      const mayRepeat = event.detail > 1 || (event as Partial<PointerEvent>).pointerType === 'touch';
      const strays =
        last !== undefined &&
        mayRepeat &&
        tap.control !== last.control &&
        tap.at - last.at < interval &&
        Math.hypot(tap.x - last.x, tap.y - last.y) < reach;
      if (strays) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = tap;
    },
    { capture: true },
  );
}
