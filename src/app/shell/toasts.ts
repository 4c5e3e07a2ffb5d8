/** The queue of toasts: one is shown at a time, for as long as it asks for. It knows no component and no screen. */

/** Specification section 2: 3000 ms unless a duration above 300 ms is given. */
export const DEFAULT_MS = 3000;
const LEAST_MS = 300;

export interface Toast {
  readonly id: number;
  readonly text: string;
}

export interface Toasts {
  /** Shows a text after those that wait; the same words again start their time anew instead of standing twice. */
  show(text: string, duration?: number): void;
  /** Ends the shown one, if it is that. */
  end(id: number): void;
  /** Holds the shown one while a person presses it. */
  pause(): void;
  resume(): void;
  subscribe(listener: () => void): () => void;
  current(): Toast | undefined;
}

interface Waiting extends Toast {
  readonly duration: number;
}

export function createToasts(): Toasts {
  let queue: readonly Waiting[] = [];
  let made = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let paused = false;
  const listeners = new Set<() => void>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const stop = (): void => {
    if (timer !== undefined) clearTimeout(timer);
    timer = undefined;
  };
  const run = (): void => {
    stop();
    const shown = queue[0];
    if (!shown || paused) return;
    timer = setTimeout(next, shown.duration);
  };
  const next = (): void => {
    queue = queue.slice(1);
    tell();
    run();
  };

  return {
    show(text, duration) {
      if (text === '') return;
      const time = duration !== undefined && duration > LEAST_MS ? duration : DEFAULT_MS;
      const last = queue[queue.length - 1];
      if (last?.text === text) {
        queue = [...queue.slice(0, -1), { ...last, duration: time }];
        if (queue.length === 1) run();
        return;
      }
      made += 1;
      queue = [...queue, { id: made, text, duration: time }];
      tell();
      if (queue.length === 1) run();
    },
    end(id) {
      if (queue[0]?.id === id) next();
    },
    pause() {
      paused = true;
      stop();
    },
    resume() {
      paused = false;
      run();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => queue[0],
  };
}
