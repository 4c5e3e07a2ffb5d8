/**
 * The shape of what is to come, for the eye only. None is made before the screen's first frame: data that are there by then
 * are drawn at once. It must not know what it stands for.
 */
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { shapes, writeInner } from '../engine/inner.ts';
import type { Screen } from '../engine/screen.ts';
import { useSurface } from './context.ts';
import { useInner } from './use-store.ts';

/** Shapes are drawn from the screen's first frame on, within that frame. */
export function useShapes({ store }: Screen): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => writeInner(store, shapes, true));
    return () => cancelAnimationFrame(frame);
  }, [store]);
}

export function Skeleton({ children }: { readonly children: ReactNode }) {
  const { screen } = useSurface();
  if (useInner(screen.store, shapes) !== true) return null;
  return (
    <div className="skeleton" aria-hidden="true" inert>
      {children}
    </div>
  );
}
