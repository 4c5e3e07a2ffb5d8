/** How far a change is, in a few words; what it waits for this person to do goes first. It must not know what a change changes. */
import type { ChangeHead } from '../../model/studio.ts';
import { useStudio } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { waitingWords } from '../words/waiting.ts';
import { workWords } from '../words/work.ts';
import { awaits, isOvertaken } from '../workspace/changes.ts';

interface StateChipProps {
  readonly change: ChangeHead;
  /** In a list of what waits. */
  readonly toPerson?: boolean;
}

export function StateChip({ change, toPerson = false }: StateChipProps) {
  const { person, tongue } = useStudio();
  const { state, behind } = change;
  const awaited = toPerson ? awaits(change, person) : undefined;
  const isPassed = isOvertaken(change);
  // Of what nobody approved its page says so.
  const isBehind = behind !== undefined && (state === 'approved' || awaited === 'renew');
  const words = (): string => {
    if (awaited === 'review' && isPassed) return waitingWords[tongue].again;
    if (awaited === 'review' && isBehind) return waitingWords[tongue].apart;
    if (awaited !== undefined) return waitingWords[tongue].of[awaited];
    if (isBehind) return reviewWords[tongue].behind[behind];
    return isPassed && (state === 'open' || state === 'asked')
      ? reviewWords[tongue].overtaken[state]
      : workWords[tongue].states[state];
  };
  const look = isPassed || isBehind ? 'overtaken' : state;
  return (
    <span className={`st-chip st-state-${look}${awaited === undefined ? '' : ' st-awaited'}`}>{words()}</span>
  );
}
