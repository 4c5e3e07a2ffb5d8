/** What becomes of a release on trial, from what is known of it. It must not know a store, nor a clock. */
import { inMinutes, say } from '../operations/say.ts';
import type { Told } from '../told.ts';
import { createEvidence, isCompared, type Evidence, type Outcome, type Voices } from './evidence.ts';
import { power } from './power.ts';

/** A share, and for how long it stays at least. */
export interface Step {
  /** Percent */
  readonly share: number;
  readonly minutes: number;
}

export interface Trial {
  /** Percent, as it is now. */
  readonly share: number;
  /** A person holds it: nothing raises it. */
  readonly held: boolean;
  /** Since when it has this share, in ms since 1970. */
  readonly since: number;
  /** Empty: only persons raise it. */
  readonly steps: readonly Step[];
}

export interface Verdict {
  readonly deed: 'stop' | 'raise' | 'wait';
  /** Percent, from now on. */
  readonly share: number;
  /** For the log and for `status`: a sentence with the figures that led to it. */
  readonly why: Told;
  /** 1 stops it. */
  readonly evidence: number;
}

/** A rise of so much, in points, is seen so surely before a ramp goes on, and by so many visits at least. */
export const armed = { rise: 0.05, surely: 0.95, visits: 200 } as const;
/** From here on a ramp waits: chance alone comes so far with one release in twenty at most. */
const doubtful = 0.5;

const percent = (part: number, whole: number): string | Told =>
  whole === 0 ? say('none') : `${((100 * part) / whole).toFixed(1)} %`;

const told: Readonly<Record<Outcome, Told>> = {
  failure: say('moreFail'),
  done: say('fewerDone'),
  visit: say('fewerArrive'),
};

/** "Of 214 phones with it 13 failed (6.1 %) …, of 1926 phones without it 9 failed (0.5 %) …." */
export function figures(evidence: Evidence): Told {
  const [phones, others] = [evidence.count('next', 'visit'), evidence.count('stable', 'visit')];
  const [failed, othersFailed] = [evidence.count('next', 'failure'), evidence.count('stable', 'failure')];
  return say('counts', {
    phones,
    failed,
    part: percent(failed, phones),
    done: evidence.count('next', 'done'),
    others,
    othersFailed,
    othersPart: percent(othersFailed, others),
    othersDone: evidence.count('stable', 'done'),
  });
}

/** Of the phones without it, as far as there are any: their failures for each visit. */
export function baseRate(evidence: Evidence): number {
  const visits = evidence.count('stable', 'visit');
  return visits === 0 ? 0 : Math.min(1, evidence.count('stable', 'failure') / visits);
}

interface Readiness {
  readonly isArmed: boolean;
  readonly why: Told;
}

function readiness(ofStep: Evidence, base: number, share: number): Readiness {
  const visits = ofStep.count('next', 'visit', true);
  const surely = power({ share, visits, base }, armed.rise);
  const others = ofStep.count('stable', 'visit', true);
  const isArmed = Math.min(visits, others) >= armed.visits && surely >= armed.surely;
  const oneNetwork = visits < armed.visits && ofStep.count('next', 'visit') >= 2 * armed.visits;
  return {
    isArmed,
    why: oneNetwork
      ? say('oneNetwork')
      : say('notArmed', {
          phones: visits,
          rise: 100 * armed.rise,
          chance: Math.round(100 * surely),
          surely: 100 * armed.surely,
          visits: armed.visits,
        }),
  };
}

/** @param now ms since 1970; one before `since`, from a clock that jumped, waits. */
export function judge(trial: Trial, voices: readonly Voices[], now: number): Verdict {
  const evidence = createEvidence();
  const ofStep = createEvidence();
  for (const voice of voices) {
    evidence.add(voice);
    if (voice.share === trial.share) ofStep.add(voice);
  }
  const found = (['failure', 'done', 'visit'] as const).map(
    (outcome) => [outcome, evidence.of(outcome)] as const,
  );
  const [outcome, most] = found.reduce((worst, one) => (one[1] > worst[1] ? one : worst));
  const verdict = (deed: Verdict['deed'], share: number, why: Told): Verdict => ({
    deed,
    share,
    why,
    evidence: most,
  });
  const stay = (why: Told): Verdict => verdict('wait', trial.share, why);
  if (most >= 1 && trial.share > 0)
    return verdict('stop', 0, say('tookBack', { what: told[outcome], counts: figures(evidence) }));
  const step = trial.steps.find(({ share }) => share >= trial.share);
  const next = trial.steps.find(({ share }) => share > trial.share);
  if (trial.held) return stay(say('personHolds'));
  if (trial.share === 0) return stay(say('nobodySent'));
  if (next === undefined) return stay(say(trial.steps.length === 0 ? 'noSteps' : 'noFurtherStep'));
  if (most >= doubtful) return stay(say('waits', { what: told[outcome], counts: figures(evidence) }));
  const minutes = step?.share === trial.share ? step.minutes : 0;
  const left = trial.since + minutes * 60_000 - now;
  if (left > 0) return stay(say('stays', { share: trial.share, time: inMinutes(Math.ceil(left / 60_000)) }));
  const { isArmed, why } = readiness(ofStep, baseRate(evidence), trial.share);
  if (!isArmed && isCompared(trial.share)) return stay(why);
  return verdict(
    'raise',
    next.share,
    say('wentOn', { before: trial.share, share: next.share, counts: figures(evidence) }),
  );
}
