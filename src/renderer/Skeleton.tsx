/**
 * The shape of what is to come, for the eye only. None is made before the screen's first frame: data that are there by then
 * are drawn at once, and so is what stands beside them. It must not know what it stands for.
 */
import { createContext, useContext, useLayoutEffect, useReducer, useState, type ReactNode } from 'react';

/** Draws what an update changes before it returns. */
export type DrawNow = (update: () => void) => void;

/** Whether the screen has come to its first frame; who waits for it hears of it, and nobody else is drawn again. */
interface Shapes {
  readonly shown: () => boolean;
  readonly show: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createShapes(atOnce: boolean): Shapes {
  const waiting = new Set<() => void>();
  let isShown = atOnce;
  return {
    shown: () => isShown,
    show() {
      isShown = true;
      for (const listener of waiting) listener();
    },
    subscribe(listener) {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
  };
}

const ShapesContext = createContext(createShapes(true));

interface ShapesProviderProps {
  /** Nothing will come, or the shapes stand there already: no frame is without them. */
  readonly atOnce: boolean;
  readonly drawNow: DrawNow;
  readonly children: ReactNode;
}

/** Shapes are drawn from the screen's first frame on, within that frame: later, they would push what stands there. */
export function ShapesProvider({ atOnce, drawNow, children }: ShapesProviderProps) {
  const [shapes] = useState(() => createShapes(atOnce));
  useLayoutEffect(() => {
    if (shapes.shown()) return undefined;
    const frame = requestAnimationFrame(() => drawNow(shapes.show));
    return () => cancelAnimationFrame(frame);
  }, [shapes, drawNow]);
  return <ShapesContext.Provider value={shapes}>{children}</ShapesContext.Provider>;
}

/**
 * Whether there may be shapes; one that has no use for them is not drawn again when there may. It listens from the commit
 * on: an external store of React's is heard only after the frame, which would be painted without them.
 */
export function useShapes(needed: boolean): boolean {
  const { shown, subscribe } = useContext(ShapesContext);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const may = !needed || shown();
  useLayoutEffect(() => {
    if (may) return undefined;
    if (!shown()) return subscribe(drawAgain);
    drawAgain();
    return undefined;
  }, [may, shown, subscribe]);
  return may;
}

export function Skeleton({ children }: { readonly children: ReactNode }) {
  if (!useShapes(true)) return null;
  return (
    <div className="skeleton" aria-hidden="true" inert>
      {children}
    </div>
  );
}
