/**
 * Brings the guard of writes to a screen: at once where its calls need it, and where this phone has a mark that waits for an
 * ending; nothing of it is fetched for any other. It must not know what the guard does.
 */
import { failure } from '../lib/result.ts';
import { writeWords } from '../lib/writes.ts';
import { lastSaid, writeInner } from './inner.ts';
import type { Plan } from './plan.ts';
import type { CallFailure, ClockPort } from './ports.ts';
import type { Seen } from './sources.ts';
import type { OnceRequest, Sent, Writes, WritesSetting } from './writes.ts';
import type { CallSpec } from '../model/call.ts';

export interface ScreenWrites {
  /**
   * Resolves when the marks have been read and "writes" tells of them, or soon after: what is read next says when it was
   * read, and "ready" may ask.
   */
  start(): Promise<unknown> | undefined;
  stamp(): number;
  send(call: CallSpec, request: OnceRequest): Promise<Sent>;
  seen(answer: Seen): void;
  review(guard: string): Promise<void>;
}

/** Whether one of them is a write that must not happen twice. */
export const hasOnce = (calls: Plan['calls']): boolean =>
  Object.values(calls).some(({ once }) => once !== undefined);

/** Whether such a write sends what a source has read: then it matters when that was read. */
const sendsRead = ({ writes }: Pick<Plan, 'writes'>): boolean =>
  writes.some(({ sources }) => sources.length > 0);

/** A phone that is slow to open its database is not waited for: what it reads counts as old. */
const patience = 300;
/** The screen itself comes first, on a slow network too; whoever presses before gets it at once. */
const leisure = 3000;

export function createScreenWrites(
  setting: Omit<WritesSetting, 'ledger' | 'answers' | 'sources'> & {
    readonly sources: () => WritesSetting['sources'];
    readonly ports: WritesSetting['ports'] & { readonly clock: ClockPort };
  },
): ScreenWrites {
  const { ports, plan, store, signal, explained } = setting;
  const answers = new Map<string, Seen>();
  let loading: Promise<Writes> | undefined;
  let ready: Writes | undefined;
  // What is read before the marks are counts as older than every ending; where there was none, nothing is.
  let sequence = (): number => 0;

  const load = (): Promise<Writes> =>
    (loading ??= Promise.all([import('./writes.ts'), ports.ledger.open()]).then(
      ([{ createWrites }, ledger]) => {
        ready = createWrites({ ...setting, ledger, answers, sources: setting.sources() });
        ({ sequence } = ledger);
        for (const answer of answers.values()) void ready.seen(answer);
        return ready;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  /** The guard, where this phone has marks that wait for an ending. */
  const marked = async (): Promise<Writes | undefined> => ((await ports.ledger.any()) ? load() : undefined);

  /** A screen that does not write is drawn first, where its data are there: opening the database costs as much as drawing it. */
  async function afterwards(): Promise<void> {
    await ports.clock.wait(0, signal);
    if (!signal.aborted) await marked();
  }

  async function later(opened: Promise<Writes | undefined>): Promise<void> {
    if ((await opened) !== undefined) return;
    await ports.clock.wait(leisure, signal);
    if (!signal.aborted) await load();
  }

  /** The guard itself did not come, so that nothing was sent. */
  function unguarded(operation: string): Sent {
    const error: CallFailure = { kind: 'unsent', code: '', message: '', detail: 'no guard' };
    const tell = (): void => {
      const text = writeWords((key) => ports.texts.text(key), operation, 'unsent') ?? explained(error);
      ports.notices.toast(text, undefined);
      writeInner(store, lastSaid, { operation, tone: 'danger', text, seek: true });
    };
    return { result: failure(error), tell };
  }

  return {
    start() {
      if (!hasOnce(plan.calls)) {
        void afterwards().catch(() => undefined);
        return undefined;
      }
      const opened = sendsRead(plan) ? load() : marked();
      void later(opened).catch(() => undefined);
      const begun = opened.then((writes) => writes?.begun);
      return Promise.race([begun.catch(() => undefined), ports.clock.wait(patience, signal)]);
    },
    stamp: () => sequence(),
    async send(call, request) {
      const guard = await load().catch(() => undefined);
      return guard === undefined ? unguarded(call.name) : guard.send(call, request);
    },
    seen(answer) {
      answers.set(answer.call, answer);
      void ready?.seen(answer);
    },
    review: async (guard) => (await load()).review(guard),
  };
}
