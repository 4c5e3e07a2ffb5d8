/**
 * The shape of what is to come, for the eye only. None is made before the screen's first frame: data that are there by then
 * are drawn at once, and so is what stands beside them. It must not know what it stands for.
 */
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';

/** Draws what an update changes before it returns. */
export type DrawNow = (update: () => void) => void;

const Shapes = createContext(false);

interface ShapesProviderProps {
  /** Nothing will come, or the shapes stand there already: no frame is without them. */
  readonly atOnce: boolean;
  readonly drawNow: DrawNow;
  readonly children: ReactNode;
}

/** Shapes are drawn from the screen's first frame on, within that frame: later, they would push what stands there. */
export function ShapesProvider({ atOnce, drawNow, children }: ShapesProviderProps) {
  const [shown, show] = useState(atOnce);
  useLayoutEffect(() => {
    if (shown) return undefined;
    const frame = requestAnimationFrame(() => drawNow(() => show(true)));
    return () => cancelAnimationFrame(frame);
  }, [shown, drawNow]);
  return <Shapes.Provider value={shown}>{children}</Shapes.Provider>;
}

/** Whether the screen has come to its first frame. */
export const useShapes = (): boolean => useContext(Shapes);

export function Skeleton({ children }: { readonly children: ReactNode }) {
  if (!useShapes()) return null;
  return (
    <div className="skeleton" aria-hidden="true" inert>
      {children}
    </div>
  );
}
