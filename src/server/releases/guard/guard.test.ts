/** The guard on the embedded store, with a clock that stands. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Next } from '../../../model/release.ts';
import { openStore } from '../open-store.ts';
import type { Sql, Store } from '../port.ts';
import { fakeReleases, type FakeReleases } from '../testing.ts';
import { createGuard, type Guard, type GuardSetting } from './guard.ts';
import { keepSteps, stepsOf, takeTurn, trialOf, visitsByBuild, voicesOf } from './trials.ts';
import type { Counted } from './voices.ts';

const day = 86_400_000;
const begun = Date.UTC(2026, 10, 23, 12);

interface Made {
  readonly guard: Guard;
  readonly store: Store;
  readonly releases: FakeReleases;
  readonly done: string[];
  readonly told: string[];
  readonly clock: { now: number };
  put(more: Partial<Next>): void;
  hear(arm: 'next' | 'stable', outcome: 'visit' | 'failure' | 'done', count: number, build?: string): void;
}

async function make(more: (made: Made) => Partial<GuardSetting> = () => ({})): Promise<Made> {
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

async function round({ guard }: Made): Promise<void> {
  await guard.keep();
  await guard.look();
}

describe('a release that fails', () => {
  it('gets the share 0 at the next look, with the figures, and stays there', async () => {
    const made = await make();
    made.hear('next', 'visit', 200);
    made.hear('stable', 'visit', 1800);
    await round(made);
    expect(made.done).toEqual([]);
    made.hear('next', 'failure', 10);
    await round(made);
    await round(made);
    expect(made.done).toEqual([
      'r-1 0: The guard took it back: more phones fail with it. Of 200 phones with it 10 failed (5.0 %) and 0 presses came to their end, of 1800 phones without it 0 failed (0.0 %) and 0 presses came to their end. Chance does this to less than one release in a thousand. Most of it: node-threw on repay (10).',
    ]);
    expect(made.told).toEqual([expect.stringContaining('Release r-1: The guard took it back')]);
    expect(await trialOf(made.store, 'r-1')).toMatchObject({ begun: 1, ended: 2, share: 0 });
  });

  it('is given another trial by a person, who begins from nothing', async () => {
    const made = await make();
    made.hear('next', 'failure', 10);
    await round(made);
    made.put({ share: 5 });
    await round(made);
    expect(made.done).toHaveLength(1);
    expect(await trialOf(made.store, 'r-1')).toMatchObject({ begun: 3, ended: 0, share: 5 });
  });

  it('is stopped while a person holds it', async () => {
    const made = await make();
    made.put({ held: true });
    made.hear('next', 'failure', 10);
    await round(made);
    expect(made.done).toEqual([expect.stringMatching(/^r-1 0: /)]);
  });

  it('is stopped by the voices of several servers together', async () => {
    const made = await make();
    const other = createGuard({
      sql: made.store,
      releases: made.releases,
      clock: () => made.clock.now,
      tell: () => undefined,
      operations: { setShare: () => Promise.reject(new Error('not its turn')) },
    });
    made.hear('next', 'failure', 4);
    await made.guard.keep();
    await made.guard.look();
    other.voices.giveBack([
      {
        release: 'r-1',
        arm: 'next',
        outcome: 'failure',
        build: 'b',
        screen: 'repay',
        code: 'node-threw',
        day: Math.floor(begun / day),
        step: 1,
        share: 10,
        cell: 99,
        count: 1,
      },
      {
        release: 'r-1',
        arm: 'next',
        outcome: 'failure',
        build: 'b',
        screen: 'repay',
        code: 'node-threw',
        day: Math.floor(begun / day),
        step: 1,
        share: 10,
        cell: 100,
        count: 1,
      },
    ]);
    await other.keep();
    await other.look();
    expect(made.done).toEqual([]);
    await made.guard.look();
    expect(made.done).toHaveLength(1);
  });
});

describe('a ramp', () => {
  const steps = [
    { share: 10, minutes: 10 },
    { share: 50, minutes: 10 },
  ];

  it('goes on when its time is over and it is armed', async () => {
    const made = await make();
    await keepSteps(made.store, 'r-1', steps);
    await round(made);
    made.hear('next', 'visit', 300);
    made.hear('stable', 'visit', 2700);
    made.clock.now += 9 * 60_000;
    await round(made);
    expect(made.done).toEqual([]);
    made.clock.now += 2 * 60_000;
    await round(made);
    expect(made.done).toEqual([expect.stringMatching(/^r-1 50: The ramp went on from 10 % to 50 %/)]);
    expect(await trialOf(made.store, 'r-1')).toMatchObject({ share: 50, since: made.clock.now, ended: 0 });
  });

  it('waits for the next look where a person was faster', async () => {
    const made = await make(() => ({ operations: { setShare: async () => undefined } }));
    await keepSteps(made.store, 'r-1', steps);
    await round(made);
    made.hear('next', 'visit', 300);
    made.hear('stable', 'visit', 2700);
    made.clock.now += 11 * 60_000;
    await round(made);
    expect(await trialOf(made.store, 'r-1')).toMatchObject({ share: 10, since: begun });
  });
});

describe('whose turn it is', () => {
  it.each<[string, number, boolean]>([
    ['another one waits', 44_000, false],
    ['until the turn is over', 46_000, true],
    ['a clock that was far ahead holds nobody up', -1e9, true],
  ])('%s', async (_name, later, taken) => {
    const { store } = await make();
    expect(await takeTurn(store, 'a', begun, 45_000)).toBe(true);
    expect(await takeTurn(store, 'a', begun + 15_000, 45_000)).toBe(true);
    expect(await takeTurn(store, 'a', begun, 45_000)).toBe(true);
    expect(await takeTurn(store, 'b', begun + later, 45_000)).toBe(taken);
  });
});

describe('what phones said', () => {
  const later = async (made: Made, days: number): Promise<number> => {
    made.clock.now += days * day;
    await round(made);
    return (await voicesOf(made.store, 'r-1', 0)).reduce((sum, { count }) => sum + count, 0);
  };
  const steps = [{ share: 10, minutes: 99_999_999 }];

  it('of a trial that goes on is kept as long as it does: all of it is the evidence', async () => {
    const made = await make();
    await keepSteps(made.store, 'r-1', steps);
    made.hear('stable', 'visit', 40);
    expect([await later(made, 0), await later(made, 200)]).toEqual([40, 40]);
    expect([await stepsOf(made.store, 'r-1'), await trialOf(made.store, 'r-1')]).toMatchObject([
      steps,
      { begun: 1 },
    ]);
  });

  it('of one that is over goes after thirty days, and so do its steps', async () => {
    const made = await make();
    await keepSteps(made.store, 'r-1', steps);
    made.hear('stable', 'visit', 40);
    await round(made);
    made.releases.point({ lanes: [{ contract: 'b', stable: 'r-1', next: null }] });
    expect(await later(made, 30)).toBe(40);
    expect((await trialOf(made.store, 'r-1'))?.begun).toBe(1);
    expect(await later(made, 1)).toBe(0);
    expect([await stepsOf(made.store, 'r-1'), await trialOf(made.store, 'r-1')]).toEqual([[], undefined]);
  });

  it('before a release was given another trial goes too: nothing is asked of it any more', async () => {
    const made = await make();
    made.hear('next', 'failure', 10);
    await round(made);
    made.put({ share: 5 });
    made.hear('stable', 'visit', 7);
    await round(made);
    expect([await later(made, 0), await later(made, 31)]).toEqual([17, 7]);
    expect((await trialOf(made.store, 'r-1'))?.begun).toBe(3);
  });
});

it('what part of the visits each build has is known of the last week, where enough told of them', async () => {
  const made = await make();
  const today = Math.floor(begun / day);
  const shares = async (later = 0): Promise<readonly unknown[]> => [
    ...(await visitsByBuild(made.store, today + later)),
  ];
  made.hear('stable', 'visit', 96);
  made.hear('stable', 'failure', 50);
  await made.guard.keep();
  expect(await shares()).toEqual([]);
  made.hear('next', 'visit', 4, 'old');
  await made.guard.keep();
  expect(new Map((await shares()) as [string, number][])).toEqual(
    new Map([
      ['b', 96],
      ['old', 4],
    ]),
  );
  expect([(await shares(6)).length, (await shares(7)).length]).toEqual([2, 0]);
});

describe('a store that goes away', () => {
  it('is said once, nothing is done, and what was heard meanwhile counts when it is back', async () => {
    let isAway = false;
    const broken =
      (store: Store): Sql['run'] =>
      (sql, parameters) =>
        isAway ? Promise.reject(new Error('gone')) : store.run(sql, parameters);
    const made = await make(({ store }) => ({
      sql: {
        ...store,
        run: broken(store),
        transaction: (work) => (isAway ? Promise.reject(new Error('gone')) : store.transaction(work)),
      },
    }));
    await round(made);
    isAway = true;
    made.hear('next', 'failure', 10);
    for (let turn = 0; turn < 3; turn += 1) await round(made);
    expect(made.told).toEqual([
      'The guard cannot look: gone. Until it can, it raises nothing and stops nothing.',
    ]);
    expect(made.done).toEqual([]);
    isAway = false;
    await round(made);
    expect(made.told[1]).toBe('The guard looks again.');
    expect(made.done).toHaveLength(1);
  });
});
