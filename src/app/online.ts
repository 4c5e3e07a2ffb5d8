/** When the network returns, as the phone says; it must not know what is done then. */

/** Calls back each time; returns what ends that. */
export function whenOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
