/** Lines drawn over parts, above everything that stands in the page and part of none of it. It must not know what is marked. */

export interface Box {
  readonly place: DOMRect;
  /** What of it is seen, as `clip-path` has it. */
  readonly clip: string;
}

export interface Marks {
  /** In place of those of this kind that were there. `doubted`: something is wrong that closes nothing. */
  draw(kind: 'selected' | 'pointed' | 'wrong' | 'doubted', boxes: readonly Box[]): void;
  /** Above a dialog that has opened meanwhile. */
  raise(): void;
}

export function createMarks(page: Document): Marks {
  const layer = page.createElement('div');
  layer.className = 'phone-marks';
  layer.setAttribute('aria-hidden', 'true');
  layer.popover = 'manual';
  page.body.append(layer);

  function raise(): void {
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover();
  }

  return {
    raise,
    draw(kind, boxes) {
      for (const box of layer.querySelectorAll(`.phone-${kind}`)) box.remove();
      for (const { place, clip } of boxes) {
        const { left, top, width, height } = place;
        const box = page.createElement('div');
        box.className = `phone-${kind}`;
        Object.assign(box.style, {
          left: `${left}px`,
          top: `${top}px`,
          width: `${width}px`,
          height: `${height}px`,
          clipPath: clip,
        });
        layer.append(box);
      }
      if (boxes.length > 0 && !layer.matches(':popover-open')) raise();
    },
  };
}

/** Those that stand in no other of them. */
export function outermost(rects: readonly DOMRect[]): readonly DOMRect[] {
  const holds = (a: DOMRect, b: DOMRect): boolean =>
    a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;
  return rects.filter(
    (rect, index) =>
      !rects.some((other, at) => at !== index && holds(other, rect) && (!holds(rect, other) || at < index)),
  );
}
