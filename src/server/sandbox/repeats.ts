/**
 * Writes with an `Idempotency-Key`: the first answer of a key is kept and given again, also after a restart, and also to
 * one that comes while the first still runs. It must not know any call, nor how an answer is sent.
 */
import { createHash } from 'node:crypto';
import type { CallAnswer, Upload } from './call.ts';
import type { Repetition, Store } from './store.ts';

/** A key stands for one write of one session. */
export interface Keyed {
  readonly session: string;
  readonly operation: string;
  readonly key: string;
}

interface Kept {
  readonly body: string;
  readonly answer: CallAnswer;
}

/** More writes than anybody looks back on. */
const remembered = 500;

const idOf = ({ operation, key }: Keyed): string => `${operation} ${key}`;

export function digestOf(parameters: Readonly<Record<string, string>>, upload: Upload | undefined): string {
  const entries = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return createHash('sha256')
    .update(JSON.stringify(entries))
    .update(upload?.bytes ?? '')
    .digest('hex');
}

/** Acts, or gives what was given before for this key. */
export function actOnce(
  store: Store,
  keyed: Keyed,
  body: string,
  act: () => CallAnswer,
): { readonly answer: CallAnswer; readonly repetition?: Repetition } {
  const { session } = keyed;
  const kept = store.get<Kept>(session, 'once', idOf(keyed));
  if (kept !== undefined)
    return { answer: kept.answer, repetition: kept.body === body ? 'same body' : 'other body' };
  const answer = act();
  store.put(session, 'once', idOf(keyed), { body, answer } satisfies Kept);
  store.trim(session, 'once', remembered);
  return { answer };
}

/** Lets one after the other through, by name. */
export function createTurns(): <T>(name: string, run: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, run) => {
    // One that failed must not keep the next from its turn.
    const turn = (last.get(name) ?? Promise.resolve()).then(run, run);
    last.set(name, turn);
    const leave = (): void => void (last.get(name) === turn && last.delete(name));
    turn.then(leave, leave);
    return turn;
  };
}
