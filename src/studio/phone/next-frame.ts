/** What waits until something has been painted. It must not know what. */

/** What is out of sight has no frames: it goes on none the less (ms). */
const unseen = 100;

export function nextFrame(done: () => void): void {
  let isDone = false;
  const go = (): void => {
    if (isDone) return;
    isDone = true;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  };
  requestAnimationFrame(go);
  setTimeout(go, unseen);
}
