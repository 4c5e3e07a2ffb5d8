/**
 * One look of the guard at what is on trial: what it finds it does by the same operation as a person. It must not know who counts, nor
 * when it is time to look.
 */
import { judge, type Verdict } from '../../../release/guard/judge.ts';
import type { Next, Pointer } from '../../../model/release.ts';
import { say } from '../../../release/operations/say.ts';
import type { Told } from '../../../release/told.ts';
import type { Sql } from '../port.ts';
import { causeOf, keepTrial, stepsOf, trialOf, voicesOf, type TrialRow } from './trials.ts';

/** What the guard may do: what a person on call may, and a line of the log says why. */
export interface Operations {
  /**
   * @param share percent.
   * @param expected of the pointer that was looked at; another one, and nothing is done.
   * @returns the number of the pointer from then on; undefined where it was refused: what is so now is looked at the next time.
   */
  setShare(release: string, share: number, why: Told, expected: number): Promise<number | undefined>;
}

export interface Looked {
  readonly release: string;
  readonly verdict: Verdict;
}

const nothing = { ended: 0, why: undefined, evidence: 0 };

/** As it is followed from now on: a person who gives it a share again begins a new trial. */
function follow(row: TrialRow | undefined, { release, share }: Next, seq: number, now: number): TrialRow {
  const isOver = row !== undefined && row.ended > 0 && row.ended < seq;
  if (row === undefined || isOver) return { release, begun: seq, share, since: now, ...nothing };
  return row.share === share ? row : { ...row, share, since: now };
}

async function lookAt(
  sql: Sql,
  operations: Operations,
  next: Next,
  seq: number,
  now: number,
): Promise<Looked | undefined> {
  const { release, share, held } = next;
  const trial = follow(await trialOf(sql, release), next, seq, now);
  // Stopped already: this server has not yet heard of it.
  if (trial.ended > 0) return undefined;
  const steps = await stepsOf(sql, release);
  const voices = await voicesOf(sql, release, trial.begun);
  const verdict = judge({ share, held, since: trial.since, steps }, voices, now);
  const seen: TrialRow = { ...trial, why: verdict.why, evidence: verdict.evidence };
  if (verdict.deed === 'wait') {
    await keepTrial(sql, seen);
    return { release, verdict };
  }
  const cause = verdict.deed === 'stop' ? await causeOf(sql, release, trial.begun) : undefined;
  const why = cause === undefined ? verdict.why : say('cause', { ...cause, why: verdict.why });
  const ended = await operations.setShare(release, verdict.share, why, seq);
  if (ended === undefined) return undefined;
  const after = { ...seen, why, share: verdict.share, since: now };
  await keepTrial(sql, verdict.deed === 'stop' ? { ...after, ended } : after);
  return { release, verdict: { ...verdict, why } };
}

/** @param now ms since 1970. Rejects when the store fails: nothing more is done then. */
export async function look(
  sql: Sql,
  operations: Operations,
  { seq, lanes }: Pointer,
  now: number,
): Promise<readonly Looked[]> {
  const trials = new Map<string, Next>();
  for (const { next } of lanes) if (next !== null && next.share > 0) trials.set(next.release, next);
  const looked: Looked[] = [];
  for (const next of trials.values()) {
    const one = await lookAt(sql, operations, next, seq, now);
    if (one !== undefined) looked.push(one);
  }
  return looked;
}
