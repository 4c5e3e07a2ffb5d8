/** Lets a few begin at a time, so that a page with many pictures draws those first that are looked at. It must not know what begins. */

export interface Turns {
  /**
   * Called when it is its turn; what it returns gives the turn up, also before it came.
   * @param isAhead whether it goes before those that are not.
   */
  take(begin: () => void, isAhead?: boolean): () => void;
}

export function createTurns(most: number): Turns {
  const waiting: { readonly own: () => void; readonly isAhead: boolean }[] = [];
  let running = 0;
  function next(): void {
    if (running >= most) return;
    const ahead = waiting.findIndex(({ isAhead }) => isAhead);
    const [first] = waiting.splice(Math.max(0, ahead), 1);
    if (first === undefined) return;
    running += 1;
    first.own();
    next();
  }
  return {
    take(begin, isAhead = true) {
      let state: 'waits' | 'runs' | 'over' = 'waits';
      const own = (): void => {
        state = 'runs';
        begin();
      };
      const place = { own, isAhead };
      waiting.push(place);
      next();
      return () => {
        if (state === 'runs') running -= 1;
        else if (state === 'waits') waiting.splice(waiting.indexOf(place), 1);
        state = 'over';
        next();
      };
    },
  };
}
