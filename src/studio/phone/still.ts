/** A screen that is only looked at: where it begins, said once nothing in it moves. It must not know what is looked at. */
import type { FromPhone } from './protocol.ts';
import type { Stage } from './stage.tsx';

/** So long nothing moves any more (ms). */
const rest = 120;

export interface StillScreen {
  /** It has moved, or something else stands there. */
  moved(): void;
}

/** @param seek brings what is selected into the window. */
export function createStill(
  stage: Pick<Stage, 'standing'>,
  page: Document,
  seek: () => void,
  say: (message: FromPhone) => void,
): StillScreen {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said = '';
  function rested(): void {
    const { shown, id, situation } = stage.standing() ?? {};
    const view = page.defaultView;
    if (shown?.still === undefined || situation === undefined || view === null) return;
    const { top: wanted } = shown.still;
    if (wanted === undefined) seek();
    else {
      // Shorter than the one beside it, it begins at the same height none the less.
      page.body.style.minHeight = `${wanted + view.innerHeight}px`;
      view.scrollTo(0, wanted);
    }
    const top = wanted ?? Math.round(view.scrollY);
    const now = JSON.stringify([id, situation.id, shown.tongue, top]);
    if (now === said) return;
    said = now;
    say({ kind: 'rested', top, as: situation });
  }
  return {
    moved() {
      if (stage.standing()?.shown.still === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(rested, rest);
    },
  };
}
