/** Holds what becomes of what phones said, and what it says of builds. */
import { describe, expect, it } from 'vitest';
import { begun, day, make, round, type Made } from './testing.ts';
import { keepSteps, stepsOf, trialOf, visitsByBuild, voicesOf } from './trials.ts';

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
