/** Keeps the focus at a row that was moved, also where what it was moved by takes the focus away for a moment. It must not know what moves it. */
import { useEffect, useRef, type RefObject } from 'react';

/** So long what closes may take to give its focus back (frames). */
const patience = 12;

export function useStay(around: RefObject<HTMLElement | null>): (id: string) => void {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return (id) => {
    cancelAnimationFrame(frame.current);
    const look = (left: number): void => {
      const row = around.current?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(id)}"]`);
      if (row?.contains(document.activeElement) === false) row.focus();
      if (left > 0) frame.current = requestAnimationFrame(() => look(left - 1));
    };
    frame.current = requestAnimationFrame(() => look(patience));
  };
}
