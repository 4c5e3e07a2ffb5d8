/** How far a release on trial has come, and what each release is for borrowers just now. It must not know who asks. */
import type { List } from '../../model/release-api.generated.ts';
import type { Next, Pointer } from '../../model/release.ts';
import type { ChangeHead } from '../../model/studio.ts';

type Standing = List['releases'][number]['standing'];

export type Stand =
  | Exclude<Standing, 'trial'>
  | 'begins' // later
  | 'some' // a share, or those of a language
  | 'until' // everyone, to an end
  | 'stopped' // nobody gets it
  | 'over' // its end has passed
  | 'overtaken' // what was approved of a change that says something else since
  | 'thrown-away' // the same of one that nobody goes on with
  | 'returns'; // is there again when the other one ends

export const trialOf = ({ lanes }: Pick<Pointer, 'lanes'>): Next | undefined =>
  lanes.find(({ next }) => next !== null)?.next ?? undefined;

const at = (moment: string | null): number | undefined => (moment === null ? undefined : Date.parse(moment));

export function standOf({ share, who, from, until }: Next, now: number): Stand {
  if ((at(until) ?? Infinity) <= now) return 'over';
  if (share === 0) return 'stopped';
  if ((at(from) ?? 0) > now) return 'begins';
  return share === 100 && Object.keys(who).length === 0 ? 'until' : 'some';
}

/** It was made of a change, and waits. */
const waits: ReadonlySet<Standing> = new Set(['waits-for-publisher', 'waits-for-approval']);

/** The change of which a release was approved, where that says something else since. */
export const overtakenBy = (release: string, changes: readonly ChangeHead[]): ChangeHead | undefined =>
  changes.some((change) => change.release === release)
    ? undefined
    : changes.find(({ overtaken }) => overtaken.includes(release));

/** Of one of the list. @param trial what is on trial. @param by the change that has gone on since it was approved. */
export function standIn(
  { id, standing }: Pick<List['releases'][number], 'id' | 'standing'>,
  trial: Next | undefined,
  now: number,
  by?: Pick<ChangeHead, 'state'>,
): Stand {
  if (by !== undefined && waits.has(standing))
    return by.state === 'thrown-away' ? 'thrown-away' : 'overtaken';
  const stand = trial === undefined ? undefined : standOf(trial, now);
  if (standing === 'trial') return trial?.release === id && stand !== undefined ? stand : 'some';
  return standing === 'live' && stand === 'until' ? 'returns' : standing;
}
