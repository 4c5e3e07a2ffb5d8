/** What a publisher says of a ramp, and what everyone may read of the guard. It must not know how it looks. */
import { isDeepStrictEqual } from 'node:util';
import { createEvidence, isCompared } from '../../../release/guard/evidence.ts';
import { baseRate, type Step } from '../../../release/guard/judge.ts';
import { power } from '../../../release/guard/power.ts';
import { success } from '../../../lib/result.ts';
import { because, inMinutes, joined, say } from '../../../release/operations/say.ts';
import type { Sentence, Told } from '../../../release/told.ts';
import type { Ramp } from '../../../model/release-api.generated.ts';
import type { Pointer } from '../../../model/release.ts';
import { change, refuse, type Desk, type Outcome } from '../desk.ts';
import { trialOf as onTrial } from '../lanes.ts';
import { neverShared } from '../marks.ts';
import type { Person } from '../people.ts';
import type { Sql } from '../port.ts';
import { isStep } from '../ramp.ts';
import { findRelease } from '../versions.ts';
import { keepSteps, stepsOf, trialOf, voicesOf } from './trials.ts';

const inWords = (steps: readonly Step[]): Told =>
  joined(
    steps.map(({ share, minutes }) => say('step', { share, time: inMinutes(minutes) })),
    ', ',
  );

/** Gives the release on trial steps that the guard takes; none: only persons raise it. */
export function ramp(desk: Desk, person: Person, { release, steps, note = '' }: Ramp): Promise<Outcome> {
  return change(desk, {
    person,
    did: 'ramp',
    async work(sql, pointer) {
      const trial = onTrial(pointer);
      if (trial === undefined || (release ?? trial.release) !== trial.release)
        return refuse(409, release === undefined ? say('noTrial') : say('notOnTrial', { release }));
      const rises = steps.every(
        ({ share }, index) => isStep(share) && share > (steps[index - 1]?.share ?? 0),
      );
      if (!rises) return refuse(400, say('risingShares'));
      const found = await findRelease(sql, trial.release);
      const all = found && neverShared(found.marks);
      if (all !== undefined)
        return refuse(422, say('releaseAllOrNone', { release: trial.release, what: all }));
      if (isDeepStrictEqual(await stepsOf(sql, trial.release), steps))
        return success({
          pointer: { lanes: pointer.lanes, off: pointer.off },
          words: say('stepsWere', { release: trial.release }),
        });
      const [first, last] = [steps[0], steps.at(-1)];
      if (
        first !== undefined &&
        last !== undefined &&
        (first.share < trial.share || last.share <= trial.share)
      )
        return refuse(409, say('stepBelow', { release: trial.release, share: trial.share }));
      await keepSteps(sql, trial.release, steps);
      const raises =
        steps.length === 0
          ? say('personsRaise', { release: trial.release })
          : say('guardRaises', { release: trial.release, steps: inWords(steps) });
      const words = joined([raises, because(note)]);
      const data = { steps: JSON.stringify(steps) };
      return success({ pointer: { lanes: pointer.lanes, off: pointer.off }, words, data, outcome: 'done' });
    },
  });
}

const points = [0.01, 0.05, 0.1] as const;
/** Below it (percent) nobody should rely on it. */
const hardly = 50;

/** For who asks whether to rely on it: one rise says it. */
const couldSeeForStaff = (chance: number): Told =>
  chance < hardly ? say('couldHardlySee') : say('couldSeeForStaff', { chance });

/** What it last said; that only persons raise it is nothing that it says. */
function saidByGuard(why: Told): Sentence {
  const isPersons = why['en-IN'] === say('noSteps')['en-IN'];
  return {
    ...say('guardSays', { what: why }),
    staff: isPersons ? say('noStepsForStaff') : say('guardSaysForStaff', { what: why }),
  };
}

/** Whether the guard raises the share of what is on trial by itself. */
export const raises = async (sql: Sql, pointer: Pointer): Promise<boolean> => {
  const trial = onTrial(pointer);
  return trial !== undefined && (await stepsOf(sql, trial.release)).length > 0;
};

/** What the guard says of what is on trial, and what it could see. */
export async function guardWords(sql: Sql, pointer: Pointer): Promise<readonly Sentence[]> {
  const next = onTrial(pointer);
  const trial = next === undefined ? undefined : await trialOf(sql, next.release);
  if (next === undefined || trial === undefined) return [];
  const guard = saidByGuard(trial.why ?? say('notLooked'));
  if (trial.ended > 0) return [guard];
  const evidence = createEvidence();
  for (const voice of await voicesOf(sql, next.release, trial.begun)) evidence.add(voice);
  const traffic = {
    share: next.share,
    visits: evidence.count('next', 'visit', true),
    base: baseRate(evidence),
  };
  const chanceOf = (rise: number): number => Math.round(100 * power(traffic, rise));
  const seen = points.map((rise) => {
    const chance = chanceOf(rise);
    return rise === 0.01 ? say('pointSeen', { chance }) : say('riseSeen', { points: 100 * rise, chance });
  });
  const steps = await stepsOf(sql, next.release);
  return [
    guard,
    ...(Object.keys(pointer.off.calls).length > 0 ? [say('callsNotCounted')] : []),
    ...(isCompared(next.share)
      ? [{ ...say('couldSee', { list: joined(seen, ', ') }), staff: couldSeeForStaff(chanceOf(0.05)) }]
      : []),
    ...(steps.length === 0 ? [] : [say('itsSteps', { steps: inWords(steps) })]),
  ];
}
