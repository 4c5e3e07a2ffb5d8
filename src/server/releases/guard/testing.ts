/** For tests: the guard on the embedded store, with a clock that stands. */
import { onTestFinished } from 'vitest';
import type { Next } from '../../../model/release.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../port.ts';
import { fakeReleases, type FakeReleases } from '../testing.ts';
import { createGuard, type Guard, type GuardSetting } from './guard.ts';
import type { Counted } from './voices.ts';

export const day = 86_400_000;
export const begun = Date.UTC(2026, 10, 23, 12);

export interface Made {
  readonly guard: Guard;
  readonly store: Store;
  readonly releases: FakeReleases;
  readonly done: string[];
  readonly told: string[];
  readonly clock: { now: number };
  put(more: Partial<Next>): void;
  hear(arm: 'next' | 'stable', outcome: 'visit' | 'failure' | 'done', count: number, build?: string): void;
}

export async function make(more: (made: Made) => Partial<GuardSetting> = () => ({})): Promise<Made> {
  const store = await openStore({ data: ':memory:' });
  onTestFinished(() => store.close());
  const releases = fakeReleases();
  const [done, told]: string[][] = [[], []];
  const clock = { now: begun };
  let next: Next = { release: 'r-1', salt: '', share: 10, who: {}, from: null, until: null, held: false };
  const put = (given: Partial<Next>): void => {
    next = { ...next, ...given };
    releases.point({ lanes: [{ contract: 'b', stable: null, next }] });
  };
  put({});
  const made = { store, releases, done: done ?? [], told: told ?? [], clock, put } as unknown as Made;
  const guard = createGuard({
    sql: store,
    releases,
    clock: () => clock.now,
    tell: (sentence) => void made.told.push(sentence),
    operations: {
      async setShare(release, share, why, expected) {
        if (expected !== releases.live().pointer.seq) return undefined;
        made.done.push(`${release} ${share}: ${why['en-IN']}`);
        put({ share });
        return releases.live().pointer.seq;
      },
    },
    ...more(made),
  });
  return Object.assign(made, {
    guard,
    hear(arm: Counted['arm'], outcome: Counted['outcome'], count: number, build = 'b') {
      const { seq } = releases.live().pointer;
      const row = {
        release: 'r-1',
        arm,
        outcome,
        build,
        screen: 'repay',
        day: Math.floor(clock.now / day),
        step: seq,
      };
      guard.voices.giveBack(
        Array.from({ length: count }, (_, index) => ({
          ...row,
          share: next.share,
          code: outcome === 'failure' ? 'node-threw' : '',
          cell: index % 256,
          count: 1,
        })),
      );
    },
  });
}

export async function round({ guard }: Made): Promise<void> {
  await guard.keep();
  await guard.look();
}
