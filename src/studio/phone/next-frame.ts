/** What waits for a turn of others, or until something has been painted. It must not know what. */

/** What is out of sight has no frames: it goes on none the less (ms). */
const unseen = 100;

/** After what waits already, also where nobody looks: what is out of sight has its timers slowed down. */
export function nextTurn(done: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(null);
}

export function nextFrame(done: () => void): void {
  let isDone = false;
  const go = (): void => {
    if (isDone) return;
    isDone = true;
    nextTurn(done);
  };
  requestAnimationFrame(go);
  setTimeout(go, unseen);
}
