/** A page in memory is never laid out: lets a test say when it is, so that those who watch sizes are told. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Returns the function that tells every observer. */
export function watchLayout(): () => void {
  const told = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe(): void {
        told.add(this.tell);
      }
      disconnect(): void {
        told.delete(this.tell);
      }
    },
  );
  return () => act(() => told.forEach((tell) => tell()));
}
