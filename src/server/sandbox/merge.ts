/**
 * A tap that arrives twice within moments counts once, as a careful backend does without any key. A session may switch it
 * off (`/sandbox`), to see what the key alone keeps. It must not know any call.
 */
import type { Store } from './store.ts';

const moment = 2000;

interface Given {
  readonly at: number;
  readonly data: unknown;
}

export const merges = (store: Store, session: string): boolean =>
  store.get<boolean>(session, 'setting', 'merge') ?? true;

export const setMerges = (store: Store, session: string, on: boolean): void =>
  store.put(session, 'setting', 'merge', on);

/** What the same request was given a moment ago, or what `act` gives now. */
export function mergeTwins(store: Store, session: string, same: string, act: () => unknown): unknown {
  const before = merges(store, session) ? store.get<Given>(session, 'answer', same) : undefined;
  if (before !== undefined && Date.now() - before.at < moment) return before.data;
  const data = act();
  store.put(session, 'answer', same, { at: Date.now(), data } satisfies Given);
  return data;
}
