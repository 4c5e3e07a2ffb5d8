/** Where a floating button stands: dragging, arrow keys, staying inside the window, remembering it for the session. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent, RefObject } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Less than this is a press by an unsteady finger. */
const DRAG_PX = 8;
const KEY_PX = 24;
const MARGIN_PX = 8;

const steps: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -KEY_PX, y: 0 },
  ArrowRight: { x: KEY_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_PX },
  ArrowDown: { x: 0, y: KEY_PX },
};

const key = (id: string): string => `floating-button:${id}`;

function recall(id: string): Point | undefined {
  try {
    const [x, y] = (sessionStorage.getItem(key(id)) ?? '').split(',').map(Number.parseFloat);
    return x !== undefined && y !== undefined && Number.isFinite(x + y) ? { x, y } : undefined;
  } catch {
    return undefined; // Storage is blocked: it stands where it begins.
  }
}

function remember(id: string, { x, y }: Point): void {
  try {
    sessionStorage.setItem(key(id), `${x},${y}`);
  } catch {
    // Blocked or full: it stays for as long as the screen does.
  }
}

function inside({ x, y }: Point, box: DOMRect): Point {
  const within = (value: number, room: number): number =>
    Math.max(MARGIN_PX, Math.min(value, room - MARGIN_PX));
  return { x: within(x, window.innerWidth - box.width), y: within(y, window.innerHeight - box.height) };
}

interface Place {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly style: CSSProperties | undefined;
  /** Whether the press that just ended was a drag. */
  readonly wasDragged: () => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  };
}

export function usePlace(id: string): Place {
  const ref = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState(() => recall(id));
  /** Where in the button the finger is, and where it came down. */
  const grip = useRef<{ readonly offset: Point; readonly start: Point } | undefined>(undefined);
  const dragged = useRef(false);

  const moveTo = useCallback(
    (point: Point): void => {
      const box = ref.current?.getBoundingClientRect();
      if (!box) return;
      const next = inside(point, box);
      setPlace(next);
      remember(id, next);
    },
    [id],
  );

  useEffect(() => {
    if (!place) return undefined;
    const box = ref.current?.getBoundingClientRect();
    const keepInside = (): void => {
      const now = ref.current?.getBoundingClientRect();
      if (now) setPlace(inside({ x: place.x, y: place.y }, now));
    };
    // The window may have been larger when the place was remembered.
    if (box && (box.right > window.innerWidth || box.bottom > window.innerHeight)) keepInside();
    window.addEventListener('resize', keepInside);
    return () => window.removeEventListener('resize', keepInside);
  }, [place]);

  const end = (): void => {
    grip.current = undefined;
  };

  return {
    ref,
    style: place && { left: place.x, top: place.y, right: 'auto', bottom: 'auto' },
    wasDragged: () => dragged.current,
    handlers: {
      onPointerDown: (event) => {
        const box = event.currentTarget.getBoundingClientRect();
        dragged.current = false;
        grip.current = {
          offset: { x: event.clientX - box.left, y: event.clientY - box.top },
          start: { x: event.clientX, y: event.clientY },
        };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event) => {
        const held = grip.current;
        if (!held) return;
        const far = Math.hypot(event.clientX - held.start.x, event.clientY - held.start.y);
        dragged.current ||= far > DRAG_PX;
        if (dragged.current) moveTo({ x: event.clientX - held.offset.x, y: event.clientY - held.offset.y });
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown: (event) => {
        dragged.current = false;
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        const box = event.currentTarget.getBoundingClientRect();
        moveTo({ x: box.left + step.x, y: box.top + step.y });
      },
    },
  };
}
