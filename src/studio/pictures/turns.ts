/** Lets a few begin at a time, so that a page with many pictures draws the first ones soon. It must not know what begins. */

export interface Turns {
  /** Called when it is its turn; what it returns gives the turn up, also before it came. */
  take(begin: () => void): () => void;
}

export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  function next(): void {
    if (running >= most) return;
    const begin = waiting.shift();
    if (begin === undefined) return;
    running += 1;
    begin();
    next();
  }
  return {
    take(begin) {
      let state: 'waits' | 'runs' | 'over' = 'waits';
      const own = (): void => {
        state = 'runs';
        begin();
      };
      waiting.push(own);
      next();
      return () => {
        if (state === 'runs') running -= 1;
        else if (state === 'waits') waiting.splice(waiting.indexOf(own), 1);
        state = 'over';
        next();
      };
    },
  };
}
