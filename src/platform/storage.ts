/**
 * Storage of the phone, so that what is kept outlives a crash of the WebView; memory where the browser blocks it or has no
 * room, which a reload finds again. What nobody came back for is removed. It must not know what is kept.
 */
import type { StoragePort } from '../engine/ports.ts';
import type { Json } from '../model/json.ts';
import { createEntryMemory } from './entry-memory.ts';

type Kept = globalThis.Storage;

const prefix = 'h5:';
const day = 86_400_000;
/** How long something is kept after it was last written. */
const kept = 30 * day;

/** The time it was written, a space, the value. Before there was a time there was the value alone. */
const dated = /^(\d+) ([^]*)$/;

export interface Storage extends StoragePort {
  /** The session is over: all that it kept goes, and what its last page still wants to keep is not kept. */
  end(): void;
  /** Whether something is kept whose name is meant, and that was written in the last `ms`. */
  any(isMeant: (name: string) => boolean, ms: number): boolean;
}

/** @param owner the session; without one nobody is known to have come after another. */
export function createStorage(owner = ''): Storage {
  const memory = createEntryMemory();
  const stored = usable();
  let ended = false;
  if (stored !== undefined) removeOld(stored);
  if (stored !== undefined && owner !== '') removeOthers(stored, owner);
  return {
    end() {
      ended = true;
      memory.clear();
      if (stored !== undefined) removeAll(stored);
    },
    any(isMeant, ms) {
      const isYoung = (name: string): boolean =>
        Math.abs(Date.now() - Number(dated.exec(stored?.getItem(name) ?? '')?.[1])) < ms;
      try {
        const names = stored === undefined ? [] : namesIn(stored);
        if (names.some((name) => isMeant(name.slice(prefix.length)) && isYoung(name))) return true;
      } catch {
        // Blocked: there is nothing there.
      }
      return memory.any(isMeant);
    },
    read(key) {
      try {
        const text = stored?.getItem(prefix + key) ?? null;
        // What is stored is never older: an entry of the history can be.
        if (text !== null) return JSON.parse(dated.exec(text)?.[2] ?? text) as Json;
      } catch {
        // Blocked, or not of this program.
      }
      return memory.get(key);
    },
    write(key, value) {
      if (ended) return;
      try {
        if (stored === undefined) throw new Error('no storage');
        stored.setItem(prefix + key, `${Date.now()} ${JSON.stringify(value)}`);
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

const namesIn = (storage: Kept): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith(prefix),
  );

function removeAll(storage: Kept): void {
  try {
    for (const name of namesIn(storage)) storage.removeItem(name);
  } catch {
    // Blocked: there is nothing there.
  }
}

/** What another session kept is nobody's to read any more; what was kept without one is not of another. */
function removeOthers(storage: Kept, owner: string): void {
  const own = [owner, ''].map((each) => `${prefix}keep:${each}:`);
  try {
    for (const name of namesIn(storage))
      if (name.startsWith(`${prefix}keep:`) && !own.some((start) => name.startsWith(start)))
        storage.removeItem(name);
  } catch {
    // Blocked: there is nothing there.
  }
}

/** Former sessions never come back to clear theirs; what has no time gets the time of today. */
function removeOld(storage: Kept): void {
  const now = Date.now();
  try {
    for (const name of namesIn(storage)) {
      const text = storage.getItem(name) ?? '';
      const time = dated.exec(text)?.[1];
      // A clock that was set back must not keep it for ever.
      if (time !== undefined && Math.abs(now - Number(time)) > kept) storage.removeItem(name);
      else if (time === undefined) storage.setItem(name, `${now} ${text}`);
    }
  } catch {
    // Blocked or full: nothing is lost by what stays.
  }
}

/** Reading `localStorage` itself may throw, and may give null where the host has switched it off. */
function usable(): Kept | undefined {
  try {
    const storage = window.localStorage as Kept | null;
    storage?.setItem(`${prefix}test`, '1');
    storage?.removeItem(`${prefix}test`);
    return storage ?? undefined;
  } catch {
    return undefined;
  }
}
