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
  const { state } = change;
  const awaited = toPerson ? awaits(change, person) : undefined;
  const isPassed = isOvertaken(change);
  const words = (): string => {
    if (awaited === 'review' && isPassed) return waitingWords[tongue].again;
    if (awaited !== undefined) return waitingWords[tongue].of[awaited];
    return isPassed && (state === 'open' || state === 'asked')
      ? reviewWords[tongue].overtaken[state]
      : workWords[tongue].states[state];
  };
  const look = isPassed ? 'overtaken' : state;
  return (
    <span className={`st-chip st-state-${look}${awaited === undefined ? '' : ' st-awaited'}`}>{words()}</span>
  );
}
