/** Beside the server, in its own process: what it holds when its garbage is gone, whenever it is asked. */
process.on('message', (asked) => {
  if (asked !== 'heap') return;
  // Once for what is held, once for what that held.
  for (let time = 0; time < 2; time += 1) globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// The server ends when it is told to, whether anybody asks or not.
process.channel?.unref();
