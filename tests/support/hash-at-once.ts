/**
 * The marks of writes are hashed in turn, as on a page without a secure context: a browser hashes in another thread, and no test
 * can tell how many turns that takes on a busy machine.
 */
import { vi } from 'vitest';

/** For the one test that runs. */
export function hashAtOnce(): void {
  const insecure = new DOMException('insecure', 'NotSupportedError');
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(() => Promise.reject(insecure));
}
