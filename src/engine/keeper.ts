/**
 * Keeps the declared part of a screen's state over a reload, until `forget`, and texts of it in cookies. What comes back
 * is used only where it has the type of the declared literal. It must not know where it is stored.
 */
import type { Json, JsonObject } from '../model/json.ts';
import { readPath, writePath } from '../lib/path.ts';
import type { Plan } from './plan.ts';
import type { Ports } from './ports.ts';
import type { Store } from './store.ts';

export interface Keeper {
  /** The state to begin with: the declared literals, with what was kept. */
  restore(state: JsonObject): unknown;
  watch(store: Store): () => void;
  forget(): void;
}

export function createKeeper(
  plan: Pick<Plan, 'keepAs' | 'keepFor' | 'keep' | 'cookies'>,
  { storage, cookies }: Pick<Ports, 'storage' | 'cookies'>,
  owner: string,
  query: Readonly<Record<string, string>>,
): Keeper {
  function keyOf(path: readonly string[]): string {
    const part = path.join('.');
    const whose = plan.keepFor
      .filter(({ only }) => only === undefined || only.includes(part))
      .map(({ name }) => `${encodeURIComponent(query[name] ?? '')}:`);
    return `keep:${owner}:${plan.keepAs}:${whose.join('')}${part}`;
  }
  return {
    restore(state) {
      let restored: unknown = { state };
      for (const path of plan.keep) {
        const kept = storage.read(keyOf(path));
        if (kept !== undefined && sameType(readPath(restored, path), kept))
          restored = writePath(restored, path, kept);
      }
      for (const [name, path] of plan.cookies) {
        const kept = cookies.read(name);
        if (kept !== undefined && sameType(readPath(restored, path), kept))
          restored = writePath(restored, path, kept);
      }
      return readPath(restored, ['state']);
    },
    watch(store) {
      const ends = plan.keep.map((path) =>
        store.subscribe([path], () => storage.write(keyOf(path), store.read(path) as Json)),
      );
      for (const [name, path] of plan.cookies) {
        const write = (): void => {
          const value = store.read(path);
          if (typeof value === 'string') cookies.write(name, value);
        };
        ends.push(store.subscribe([path], write));
      }
      return () => ends.forEach((end) => end());
    },
    forget() {
      for (const path of plan.keep) storage.remove(keyOf(path));
    },
  };
}

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
const sameType = (a: unknown, b: unknown): boolean => typeOf(a) === typeOf(b);
