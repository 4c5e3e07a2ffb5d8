/**
 * Memory that outlives a reload: it is written into the page's entry of the history as well, for hosts that give no
 * storage. An entry is the tab's alone and goes with it. It must not know what is remembered.
 */
import type { Json } from '../model/json.ts';

/** Safari allows 100 changes of the history in 30 s. */
const pause = 400;

export interface EntryMemory {
  get(key: string): Json | undefined;
  /** Whether something is remembered whose name is meant. */
  any(isMeant: (name: string) => boolean): boolean;
  set(key: string, value: Json): void;
  delete(key: string): void;
  /** At once, and whatever else a program of before has left in the entry. */
  clear(): void;
}

interface EntryState {
  readonly kept?: Readonly<Record<string, Json>>;
}

export function createEntryMemory(): EntryMemory {
  const values = new Map(Object.entries(stateOf().kept ?? {}));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let behind = false;

  /** At once, so that a reload in the next moment finds it; what follows quickly waits and goes together. */
  function persist(): void {
    behind = true;
    if (timer === undefined) write();
  }
  function write(): void {
    timer = undefined;
    if (!behind) return;
    behind = false;
    timer = setTimeout(write, pause);
    try {
      const { kept: _before, ...state } = stateOf();
      const kept = values.size === 0 ? {} : { kept: Object.fromEntries(values) };
      window.history.replaceState({ ...state, ...kept }, '');
    } catch {
      // Too often or too large: it lasts as long as the page.
    }
  }

  return {
    get: (key) => values.get(key),
    any: (isMeant) => [...values.keys()].some(isMeant),
    set(key, value) {
      values.set(key, value);
      persist();
    },
    delete(key) {
      if (values.delete(key)) persist();
    },
    clear() {
      values.clear();
      behind = true;
      clearTimeout(timer);
      write();
    },
  };
}

/** Of an entry of this program; anything may stand there. */
function stateOf(): EntryState {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
