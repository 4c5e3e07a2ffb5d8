/** Since when borrowers have a change, or from when on they will, and who of them. It must not know what it changes. */
import type { Change } from '../../model/studio.ts';
import { useStudio } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { releasesWords } from '../words/releases.ts';
import { workWords } from '../words/work.ts';
import { momentHere } from './for-staff.ts';
import { standOf, trialOf } from './stands.ts';
import { useClock } from './use-clock.ts';
import { useNames } from './use-names.ts';
import { pointerOf, useStatus } from './use-status.ts';

type SinceProps = Readonly<Record<'change', Pick<Change, 'state' | 'release' | 'at'>>>;

export function Since({ change }: SinceProps) {
  const { tongue } = useStudio();
  const { tell } = useNames();
  const now = useClock();
  const words = workWords[tongue];
  const { data: status } = useStatus();
  if (change.state === 'live') return <p className="st-live">{words.live(momentOf(change.at, tongue))}</p>;
  if (status === undefined) return null;
  const trial = trialOf(pointerOf(status));
  const isIt = trial !== undefined && trial.release === change.release;
  const stand = isIt ? standOf(trial, now) : 'some';
  // What begins later is live since then, not since it was published.
  const since = momentOf(isIt && trial.from !== null ? trial.from : change.at, tongue);
  const said =
    isIt && trial.from !== null && stand === 'begins'
      ? releasesWords[tongue].begins(momentHere(trial.from, tongue))
      : (stand === 'until' ? words.live : words.trial)(since);
  const [who = ''] = tell(status.words);
  return (
    <>
      <p className="st-live">{said}</p>
      {isIt && <p className="st-muted">{who}</p>}
    </>
  );
}
