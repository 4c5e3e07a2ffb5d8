/** Storage of the phone, so that what is kept outlives a crash of the WebView; memory where the browser blocks it or has no room. It must not know what is kept. */
import type { StoragePort } from '../engine/ports.ts';
import type { Json } from '../model/json.ts';

const prefix = 'h5:';

export function createStorage(): StoragePort {
  const memory = new Map<string, Json>();
  const stored = usable();
  return {
    read(key) {
      if (memory.has(key)) return memory.get(key);
      try {
        const text = stored?.getItem(prefix + key) ?? null;
        return text === null ? undefined : (JSON.parse(text) as Json);
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      try {
        if (stored === undefined) throw new Error('no storage');
        stored.setItem(prefix + key, JSON.stringify(value));
        memory.delete(key);
      } catch {
        memory.set(key, value);
        // An older value would come back after a reload.
        forget(key);
      }
    },
    remove(key) {
      memory.delete(key);
      forget(key);
    },
  };

  function forget(key: string): void {
    try {
      stored?.removeItem(prefix + key);
    } catch {
      // Blocked: there is nothing there.
    }
  }
}

/** Reading `localStorage` itself may throw, and may give null where the host has switched it off. */
function usable(): Storage | undefined {
  try {
    const storage = window.localStorage as Storage | null;
    storage?.setItem(`${prefix}test`, '1');
    storage?.removeItem(`${prefix}test`);
    return storage ?? undefined;
  } catch {
    return undefined;
  }
}
