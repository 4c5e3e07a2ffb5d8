/** Holds the guard on a server: whose turn it is, what it does, and what it does while the store is away. */
import { describe, expect, it } from 'vitest';
import type { Sql, Store } from '../port.ts';
import { createGuard } from './guard.ts';
import { begun, day, make, round } from './testing.ts';
import { keepSteps, takeTurn, trialOf } from './trials.ts';

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
