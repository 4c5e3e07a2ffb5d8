/**
 * Keeps the declared part of a screen's state over a reload, until `forget`, and texts of it in cookies. What comes back
 * is used only where it has the type of the declared literal. Beside it stands what a person has begun: what the program
 * wrote while nobody had touched the screen is kept too, but nobody is in the middle of it. It must not know where it is stored.
 */
import type { Json } from '../model/json.ts';
import { begunOf } from '../lib/begun.ts';
import { format, isWrittenDate } from '../lib/format.ts';
import { type Path, readPath, writePath } from '../lib/path.ts';
import type { Plan } from './plan.ts';
import type { Ports } from './ports.ts';
import type { Store } from './store.ts';

export interface Keeper {
  /** Whether the screen keeps anything. */
  readonly keeps: boolean;
  /** The state to begin with: the declared literals, with what was kept. */
  restore(): unknown;
  /** `isTouched`: whether a person has entered or pressed anything; `base`: where the state stands in the store. */
  watch(store: Store, isTouched: () => boolean, base?: Path): () => void;
  /** What is kept goes, and is in the store as it was declared. */
  forget(store: Store, base?: Path): void;
  /** The mark of the write that what is kept was sent with, as it is kept; nothing once it was changed. */
  sent(): KeptMark | undefined;
  send(mark: KeptMark): void;
}

type KeptMark = { readonly guard: string; readonly key: string };
/** With all that was kept when it was sent. */
type StoredMark = KeptMark & { readonly keys: readonly string[] };

export function createKeeper(
  plan: Pick<Plan, 'state' | 'keepAs' | 'keepFor' | 'keepUntil' | 'keep' | 'cookies'>,
  { storage, cookies, clock, texts }: Pick<Ports, 'storage' | 'cookies' | 'clock' | 'texts'>,
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
  const sentKey = keyOf(['$sent']);
  function remove(key: string): void {
    storage.remove(key);
    storage.remove(begunOf(key));
  }
  /** Both are written as moments of the market, which sort as they pass. */
  function isOver(): boolean {
    const until = plan.keepUntil && storage.read(keyOf(plan.keepUntil));
    if (typeof until !== 'string' || !isWrittenDate(until)) return false;
    // A day holds to its end.
    const unit = /^\d{4}-\d\d-\d\d$/.test(until) ? 'date' : 'datetime';
    return format(unit, clock.now(), texts.language) > format(unit, until, texts.language);
  }
  return {
    keeps: plan.keep.length > 0,
    restore() {
      let restored: unknown = { state: plan.state };
      if (isOver()) for (const path of plan.keep) remove(keyOf(path));
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
    watch(store, isTouched, base = []) {
      const ends = plan.keep.map((path) => {
        const full = [...base, ...path];
        return store.subscribe([full], () => {
          const value = store.read(full) as Json;
          // What was changed since is another one: it stays when the one that was sent has arrived.
          if (JSON.stringify(value) !== JSON.stringify(storage.read(keyOf(path)))) remove(sentKey);
          storage.write(keyOf(path), value);
          if (isTouched()) storage.write(begunOf(keyOf(path)), true);
        });
      });
      for (const [name, path] of plan.cookies) {
        const full = [...base, ...path];
        const write = (): void => {
          const value = store.read(full);
          if (typeof value === 'string') cookies.write(name, value);
        };
        ends.push(store.subscribe([full], write));
      }
      return () => ends.forEach((end) => end());
    },
    forget(store, base = []) {
      // A screen that shares what is kept may know a part of it only.
      const sent = (storage.read(sentKey) as StoredMark | undefined)?.keys ?? [];
      for (const path of plan.keep) store.write([...base, ...path], readPath({ state: plan.state }, path));
      // After the store: what is written there is kept.
      for (const key of [...plan.keep.map(keyOf), ...sent, sentKey]) remove(key);
    },
    sent: () => storage.read(sentKey) as KeptMark | undefined,
    send(mark) {
      storage.write(sentKey, { ...mark, keys: plan.keep.map(keyOf) } satisfies StoredMark);
      storage.write(begunOf(sentKey), true);
    },
  };
}

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
const sameType = (a: unknown, b: unknown): boolean => typeOf(a) === typeOf(b);
