/**
 * Ends what is kept when the write that it was kept for is known to be done, whoever learns it and when (docs/language.md,
 * Kept state). It must not know any write by name, nor what is kept.
 */
import type { Keeper } from './keeper.ts';
import type { Ledger, LedgerPort, Mark } from './ports.ts';
import type { OnceRequest, Sent } from './writes.ts';

export interface DraftSetting {
  readonly keeper: Keeper;
  readonly ledger: LedgerPort;
  readonly signal: AbortSignal;
  /** It arrived, and nobody is on the way to say so. */
  readonly over: () => void;
}

export interface Draft {
  /** Looks after what an earlier visit sent. */
  start(): void;
  /** Sends a write; one that `ends` the draft is remembered beside it, as long as that is not changed. */
  sending(request: OnceRequest, send: (request: OnceRequest) => Promise<Sent>): Promise<Sent>;
}

export function createDraft({ keeper, ledger, signal, over }: DraftSetting): Draft {
  let marks: Promise<Ledger> | undefined;
  let own = 0;

  async function look(): Promise<void> {
    const sent = keeper.sent();
    // A list that sends says itself what comes next.
    if (sent === undefined || own > 0 || signal.aborted) return;
    let mark: Mark | undefined;
    await (await marks)?.change(sent.guard, (found) => void (mark = found));
    if (signal.aborted || own > 0 || keeper.sent()?.key !== sent.key) return;
    if (mark?.key === sent.key && mark.state === 'done') over();
  }

  async function watch(): Promise<void> {
    if (marks !== undefined) return;
    marks = ledger.open();
    try {
      const leave = (await marks).subscribe(() => void look());
      signal.addEventListener('abort', leave);
      await look();
    } catch {
      marks = undefined;
    }
  }

  /**
   * Nothing of the ledger is fetched for a screen that has sent nothing, unless something is on its way: the screen before may
   * have been left between the press and the mark.
   */
  async function begin(): Promise<void> {
    if (keeper.sent() !== undefined || (keeper.keeps && (await ledger.any()))) await watch();
  }

  return {
    start: () => void begin(),
    async sending(request, send) {
      if (request.ends !== true) return send(request);
      own += 1;
      const begun = (mark: Mark): void => {
        keeper.send({ guard: mark.guard, key: mark.key });
        void watch();
      };
      const sent = await send({ ...request, begun }).finally(() => (own -= 1));
      if (sent === undefined) void look();
      return sent;
    },
  };
}
