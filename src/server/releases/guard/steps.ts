/** What a publisher says of a ramp, and what everyone may read of the guard. It must not know how it looks. */
import { createEvidence, isCompared } from '../../../release/guard/evidence.ts';
import { baseRate, type Step } from '../../../release/guard/judge.ts';
import { power } from '../../../release/guard/power.ts';
import { success } from '../../../lib/result.ts';
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

const inWords = (steps: readonly Step[]): string =>
  steps.map(({ share, minutes }) => `${share} % (${minutes} minutes at least)`).join(', ');

/** Gives the release on trial steps that the guard takes; none: only persons raise it. */
export function ramp(desk: Desk, person: Person, { release, steps, note = '' }: Ramp): Promise<Outcome> {
  return change(desk, {
    person,
    did: 'ramp',
    async work(sql, pointer) {
      const trial = onTrial(pointer);
      if (trial === undefined || (release ?? trial.release) !== trial.release)
        return refuse(409, release === undefined ? 'No release is on trial.' : `${release} is not on trial.`);
      const rises = steps.every(
        ({ share }, index) => isStep(share) && share > (steps[index - 1]?.share ?? 0),
      );
      if (!rises) return refuse(400, 'Each step has a greater share than the one before, in steps of 0.01.');
      const found = await findRelease(sql, trial.release);
      const all = found === undefined ? '' : neverShared(found.marks);
      if (all !== '') return refuse(422, `${trial.release} changes ${all}: that goes to all or to none.`);
      await keepSteps(sql, trial.release, steps);
      const because = note === '' ? '' : ` Why: ${note}`;
      const words =
        steps.length === 0
          ? `Only persons raise the share of ${trial.release}.${because}`
          : `The guard raises the share of ${trial.release} as long as no more phones fail with it: ${inWords(steps)}.${because}`;
      const data = { steps: JSON.stringify(steps) };
      return success({ pointer: { lanes: pointer.lanes, off: pointer.off }, words, data, outcome: 'done' });
    },
  });
}

const points = [0.01, 0.05, 0.1] as const;

/** What the guard says of what is on trial, and what it could see. */
export async function guardWords(sql: Sql, pointer: Pointer): Promise<readonly string[]> {
  const next = onTrial(pointer);
  const trial = next === undefined ? undefined : await trialOf(sql, next.release);
  if (next === undefined || trial === undefined) return [];
  if (trial.ended > 0) return [`The guard: ${trial.why}`];
  const evidence = createEvidence();
  for (const voice of await voicesOf(sql, next.release, trial.begun)) evidence.add(voice);
  const traffic = {
    share: next.share,
    visits: evidence.count('next', 'visit', true),
    base: baseRate(evidence),
  };
  const seen = points.map(
    (rise) => `of ${100 * rise} points with ${Math.round(100 * power(traffic, rise))} %`,
  );
  const steps = await stepsOf(sql, next.release);
  return [
    `The guard: ${trial.why === '' ? 'It has not looked yet.' : trial.why}`,
    ...(isCompared(next.share)
      ? [`With the phones so far a rise of failures is seen ${seen.join(', ')}.`]
      : []),
    ...(steps.length === 0 ? [] : [`Its steps: ${inWords(steps)}.`]),
  ];
}
