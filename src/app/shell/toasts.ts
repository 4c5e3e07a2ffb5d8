/** The queue of toasts: one is shown at a time, for as long as it asks for. It knows no component and no screen. */

/** docs/product-spec.md 2: 3000 ms unless a duration above 300 ms is given. */
export const DEFAULT_MS = 3000;
const LEAST_MS = 300;
/** Younger than this (ms), a toast belongs to what the person has just done: what came together goes together. */
const MOMENT_MS = 300;

export interface Toast {
  readonly id: number;
  readonly text: string;
}

export interface Toasts {
  /** Shows a text after those that wait; the same words again start their time anew instead of standing twice. */
  show(text: string, duration?: number): void;
  /** Ends what was said before this moment: the person has gone on, and it would speak of what is past. */
  endOld(): void;
  endAll(): void;
  /** Holds the shown one while a person presses the page. */
  pause(): void;
  resume(): void;
  /** These words stand on the screen, where the person looks. Gives what ends that. */
  stand(text: string): () => void;
  /** Whether the shown words stand there too: then they are for those who listen. */
  isHeardOnly(): boolean;
  subscribe(listener: () => void): () => void;
  current(): Toast | undefined;
}

interface Waiting extends Toast {
  readonly duration: number;
  readonly since: number;
}

export function createToasts(): Toasts {
  let queue: readonly Waiting[] = [];
  let made = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let paused = false;
  let standing: readonly string[] = [];
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

  /** Ends what is as old as that (ms). */
  const end = (age: number): void => {
    const shown = queue[0];
    queue = queue.filter(({ since }) => performance.now() - since < age);
    if (queue[0] === shown) return;
    tell();
    run();
  };

  return {
    show(text, duration) {
      if (text === '') return;
      const time = duration !== undefined && duration > LEAST_MS ? duration : DEFAULT_MS;
      const last = queue[queue.length - 1];
      if (last?.text === text) {
        queue = [...queue.slice(0, -1), { ...last, duration: time, since: performance.now() }];
        if (queue.length === 1) run();
        return;
      }
      made += 1;
      queue = [...queue, { id: made, text, duration: time, since: performance.now() }];
      tell();
      if (queue.length === 1) run();
    },
    endOld: () => end(MOMENT_MS),
    endAll: () => end(0),
    pause() {
      paused = true;
      stop();
    },
    resume() {
      paused = false;
      run();
    },
    stand(text) {
      standing = [...standing, text];
      tell();
      return () => {
        const at = standing.lastIndexOf(text);
        standing = standing.filter((_, index) => index !== at);
        tell();
      };
    },
    isHeardOnly: () => queue[0] !== undefined && standing.includes(queue[0].text),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => queue[0],
  };
}
