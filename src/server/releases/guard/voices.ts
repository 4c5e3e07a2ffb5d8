/**
 * Hears what pages say, and counts each voice once: what is kept of it is one more in a count. It must not know a request, nor
 * a store.
 */
import { cells, type Arm, type Outcome, type Voices } from '../../../release/guard/evidence.ts';
import type { Pointer } from '../../../model/release.ts';
import type { PageToken } from './page-token.ts';

/** What a page says of a release on trial. */
export interface Said {
  readonly release: string;
  readonly arm: Arm;
  /** The contract of its build. */
  readonly build: string;
  readonly screen: string;
  readonly outcome: Outcome;
  /** Of a failure; else empty. */
  readonly code: string;
}

/** A row of counts. */
export interface Counted extends Voices, Omit<Said, 'arm' | 'outcome'> {
  /** The pointer from which on the share was as it was. */
  readonly step: number;
}

/** What counts of one network in a minute, whichever arm it is of. */
const perMinute: Readonly<Record<Outcome, number>> = { visit: 60, failure: 6, done: 20 };
/** Pages that are remembered; more in an hour have no voice. */
const remembered = 200_000;
/** Rows between two times that they are kept; more are of somebody who plays, or of a store that is long away. */
const rows = 5000;
/** Names of screens and codes of each trial; more are invented. */
const names = 100;
const other = 'other';

interface Step {
  readonly release: string;
  readonly share: number;
  readonly seq: number;
}

export interface VoiceBox {
  /** @returns whether it counts. @param now ms since 1970. */
  hear(token: PageToken, said: Said, pointer: Pointer, now: number): boolean;
  /** What was counted since; who could not keep it gives it back. */
  take(): readonly Counted[];
  giveBack(counted: readonly Counted[]): void;
}

/** The last two whiles of a time, the elder of which is forgotten. */
function whiles<T>(length: number, make: () => T): (now: number) => readonly [T, T] {
  let [begun, young, old] = [0, make(), make()];
  return (now) => {
    const age = now - begun;
    if (age < 0 || age >= 2 * length) [begun, young, old] = [now, make(), make()];
    else if (age >= length) [begun, young, old] = [now, make(), young];
    return [young, old];
  };
}

/** A name that is known or finds room; else one for all others. */
function limited(known: Set<string>, name: string): string {
  if (!known.has(name) && known.size >= names) return other;
  known.add(name);
  return name;
}

/**
 * A page says that a call failed, and not which: while one is switched off it may be that one, which no release can help. It counts
 * on neither side, so that the comparison stays one of equals.
 */
export const isOurDoing = ({ outcome, code }: Said, { off }: Pick<Pointer, 'off'>): boolean =>
  outcome === 'failure' && code === 'call-failed' && Object.keys(off.calls).length > 0;

export function createVoiceBox(): VoiceBox {
  const pages = whiles(3_600_000, () => new Set<string>());
  const networks = whiles(60_000, () => new Map<string, number>());
  const steps = new Map<string, Step>();
  const known = new Map<string, Set<string>>();
  let counted = new Map<string, Counted>();

  /** Where the share of a build was set, as far as this server saw it: a page that was made before is of another share. */
  function stepOf({ seq, lanes }: Pointer, build: string): Step | undefined {
    const next = lanes.find(({ contract }) => contract === build)?.next;
    if (next === undefined || next === null) return undefined;
    const before = steps.get(build);
    if (before?.release === next.release && before.share === next.share) return before;
    const step = { release: next.release, share: next.share, seq };
    steps.set(build, step);
    return step;
  }

  function isFirst({ page }: PageToken, { outcome, screen }: Said, now: number): boolean {
    const key = `${page} ${outcome} ${outcome === 'done' ? screen : ''}`;
    const [young, old] = pages(now);
    if (young.has(key) || old.has(key) || young.size >= remembered) return false;
    young.add(key);
    return true;
  }

  function hasRoom({ network }: PageToken, outcome: Outcome, now: number): boolean {
    const [minute] = networks(now);
    const key = `${network} ${outcome}`;
    const count = (minute.get(key) ?? 0) + 1;
    if (minute.size < remembered || count > 1) minute.set(key, count);
    return count <= perMinute[outcome];
  }

  function add(voices: Counted): void {
    const { count, ...rest } = voices;
    const key = JSON.stringify(rest);
    const before = counted.get(key);
    if (before === undefined && counted.size >= rows) return;
    counted.set(key, { ...voices, count: count + (before?.count ?? 0) });
  }

  return {
    hear(token, said, pointer, now) {
      const step = stepOf(pointer, said.build);
      if (step === undefined || step.release !== said.release || token.seq < step.seq) return false;
      if (isOurDoing(said, pointer)) return false;
      if (!isFirst(token, said, now) || !hasRoom(token, said.outcome, now)) return false;
      const isFailure = said.outcome === 'failure';
      const ofTrial = (kind: string): Set<string> => {
        const key = `${kind} ${said.release}`;
        const set = known.get(key) ?? new Set<string>();
        known.set(key, set);
        return set;
      };
      add({
        ...said,
        // Only of failures anybody asks where they were: a row for each screen would be many.
        screen: isFailure ? limited(ofTrial('screen'), said.screen) : '',
        code: isFailure ? limited(ofTrial('code'), said.code) : '',
        share: step.share,
        step: step.seq,
        day: Math.floor(token.at / 86_400),
        cell: token.network % cells,
        count: 1,
      });
      return true;
    },
    take() {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
    giveBack: (back) => back.forEach(add),
  };
}
