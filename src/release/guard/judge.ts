/** What becomes of a release on trial, from what is known of it. It must not know a store, nor a clock. */
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
  readonly why: string;
  /** 1 stops it. */
  readonly evidence: number;
}

/** A rise of so much, in points, is seen so surely before a ramp goes on, and by so many visits at least. */
export const armed = { rise: 0.05, surely: 0.95, visits: 200 } as const;
/** From here on a ramp waits: chance alone comes so far with one release in twenty at most. */
const doubtful = 0.5;

const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;

const told: Readonly<Record<Outcome, string>> = {
  failure: 'more phones fail with it',
  done: 'fewer presses come to their end with it',
  visit: 'fewer phones arrive with it than were sent it',
};

/** "Of 214 phones with it 13 failed (6.1 %), of 1926 without it 9 (0.5 %)." */
export function figures(evidence: Evidence): string {
  const arm = (name: 'next' | 'stable', words: string): string => {
    const visits = evidence.count(name, 'visit');
    const failures = evidence.count(name, 'failure');
    const done = evidence.count(name, 'done');
    return `of ${visits} phones ${words} it ${failures} failed (${percent(failures, visits)}) and ${done} presses came to their end`;
  };
  return `${arm('next', 'with')}, ${arm('stable', 'without')}.`;
}

/** Of the phones without it, as far as there are any: their failures for each visit. */
export function baseRate(evidence: Evidence): number {
  const visits = evidence.count('stable', 'visit');
  return visits === 0 ? 0 : Math.min(1, evidence.count('stable', 'failure') / visits);
}

interface Readiness {
  readonly isArmed: boolean;
  readonly why: string;
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
      ? 'Nearly all voices come from one network, as behind a proxy that hides the addresses of phones.'
      : `With ${visits} phones of it a rise of ${100 * armed.rise} points is seen with ${Math.round(100 * surely)} %; it goes on from ${100 * armed.surely} % and ${armed.visits} phones.`,
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
  const verdict = (deed: Verdict['deed'], share: number, why: string): Verdict => ({
    deed,
    share,
    why,
    evidence: most,
  });
  const stay = (why: string): Verdict => verdict('wait', trial.share, why);
  if (most >= 1 && trial.share > 0)
    return verdict(
      'stop',
      0,
      `The guard took it back: ${told[outcome]}. ${sentence(figures(evidence))} Chance does this to less than one release in a thousand.`,
    );
  const step = trial.steps.find(({ share }) => share >= trial.share);
  const next = trial.steps.find(({ share }) => share > trial.share);
  if (trial.held) return stay('A person holds it.');
  if (trial.share === 0) return stay('Nobody is sent it.');
  if (next === undefined) return stay('It has no further step.');
  if (most >= doubtful) return stay(`It waits: perhaps ${told[outcome]}. ${sentence(figures(evidence))}`);
  const minutes = step?.share === trial.share ? step.minutes : 0;
  const left = trial.since + minutes * 60_000 - now;
  if (left > 0) return stay(`It stays at ${trial.share} % for ${Math.ceil(left / 60_000)} minutes more.`);
  const { isArmed, why } = readiness(ofStep, baseRate(evidence), trial.share);
  if (!isArmed && isCompared(trial.share)) return stay(why);
  return verdict(
    'raise',
    next.share,
    `The ramp went on from ${trial.share} % to ${next.share} %: ${figures(evidence)}`,
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
