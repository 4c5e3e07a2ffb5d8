/**
 * The guard on a server: hears voices, keeps them every few seconds, and on one server at a time looks at what they say. A store that
 * goes away is said once; until it is back nothing is raised and nothing is stopped. It must not know HTTP.
 */
import { randomUUID } from 'node:crypto';
import { say } from '../../../release/operations/say.ts';
import type { LiveReleases, Sql } from '../port.ts';
import { look, type Looked, type Operations } from './look.ts';
import { createSecrets } from './secrets.ts';
import type { SecretOf } from './page-token.ts';
import { addVoices, forgetVoices, takeTurn } from './trials.ts';
import { createVoiceBox, type VoiceBox } from './voices.ts';

const day = 86_400_000;
/** Milliseconds */
export const pauses = { keep: 5000, look: 15_000, turn: 45_000 } as const;

export interface GuardSetting {
  readonly sql: Sql;
  readonly releases: LiveReleases;
  readonly operations: Operations;
  /** Says a sentence to operators. */
  readonly tell: (sentence: string) => void;
  /** What it found, each time. */
  readonly onLook?: ((looked: readonly Looked[]) => void) | undefined;
  /** ms since 1970 */
  readonly clock?: (() => number) | undefined;
}

export interface Guard {
  readonly voices: VoiceBox;
  readonly secretOf: SecretOf;
  /** Keeps what was heard. */
  keep(): Promise<void>;
  /** Looks, where it is this server's turn. */
  look(): Promise<void>;
  /** Begins to do both by itself. */
  start(): Promise<void>;
  /** What was heard is kept first. */
  stop(): Promise<void>;
}

export function createGuard(setting: GuardSetting): Guard {
  const { sql, releases, operations, tell, onLook, clock = Date.now } = setting;
  const server = randomUUID();
  const voices = createVoiceBox();
  const secrets = createSecrets(sql);
  let isAway = false;
  let tidied = 0;
  let timers: readonly NodeJS.Timeout[] = [];

  async function tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      if (isAway) tell('The guard looks again.');
      isAway = false;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!isAway) tell(`The guard cannot look: ${why}. Until it can, it raises nothing and stops nothing.`);
      isAway = true;
    }
  }

  /** Once a day, after the looks, which matter more. */
  async function tidy(now: number): Promise<void> {
    const today = Math.floor(now / day);
    if (today === tidied) return;
    const { lanes } = releases.live().pointer;
    const onTrial = new Set(lanes.flatMap(({ next }) => (next === null ? [] : [next.release])));
    await forgetVoices(sql, [...onTrial], today);
    tidied = today;
  }

  const guard: Guard = {
    voices,
    secretOf: secrets.of,
    keep: () =>
      tried(async () => {
        const counted = voices.take();
        try {
          await addVoices(sql, counted);
        } catch (error) {
          voices.giveBack(counted);
          throw error;
        }
      }),
    look: () =>
      tried(async () => {
        const now = clock();
        await secrets.refresh(now);
        if (!(await takeTurn(sql, server, now, pauses.turn))) return;
        const looked = await look(sql, operations, releases.live().pointer, now);
        for (const { release, verdict } of looked)
          if (verdict.deed !== 'wait') tell(say('releaseGuarded', { release, what: verdict.why })['en-IN']);
        onLook?.(looked);
        await tidy(now);
      }),
    async start() {
      await guard.look();
      timers = [
        setInterval(() => void guard.keep(), pauses.keep),
        setInterval(() => void guard.look(), pauses.look),
      ];
      for (const timer of timers) timer.unref();
    },
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      await guard.keep();
    },
  };
  return guard;
}
