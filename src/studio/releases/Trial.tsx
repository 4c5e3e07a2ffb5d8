/** What is on trial: for how many, and what can be done with it. It must not know what it changes. */
import { useState } from 'react';
import { fewPercent } from '../../release/few.ts';
import type { Next } from '../../model/release.ts';
import { useStudio } from '../shell/studio.ts';
import { releasesWords } from '../words/releases.ts';
import { Announced } from '../review/SignAgain.tsx';
import { momentHere, quote } from './for-staff.ts';
import { standOf } from './stands.ts';
import { useClock } from './use-clock.ts';
import { useNames } from './use-names.ts';

/** Makes what a button does: one operation of releases. */
export type Act = (operation: string, body: unknown) => () => void;

interface TrialProps {
  readonly trial: Next;
  /** What everyone has without it; null: the original version. */
  readonly without?: string | null;
  /** Whether its share rises by itself. */
  readonly raises: boolean;
  readonly act: Act;
  readonly busy: boolean;
}

export function Trial({ trial, without, raises, act, busy }: TrialProps) {
  const { tongue } = useStudio();
  const { nameOf } = useNames();
  const now = useClock();
  const words = releasesWords[tongue];
  const [share, setShare] = useState(trial.share);
  const { release } = trial;
  const stand = standOf(trial, now);
  const isForAll = stand === 'until';
  const named = (id: string): string => quote(nameOf(id) ?? id, tongue);
  const back =
    without === undefined ? undefined : without === null ? words.original : words.upTo(named(without));
  return (
    <section className="st-card st-stack">
      <h2>{(isForAll ? words.untilOf : words.trialOf)(named(release))}</h2>
      <label className="st-field">
        {words.share}: {share} %
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      </label>
      <div className="st-row">
        <button
          type="button"
          className="st-button st-primary"
          disabled={busy || share === trial.share}
          onClick={act('share', { share, release })}
        >
          {words.raise}
        </button>
        {trial.share < 100 && (
          <button
            type="button"
            className="st-button"
            disabled={busy}
            onClick={act('share', { share: 100, release })}
          >
            {words.toAll}
          </button>
        )}
        {raises && (
          <button
            type="button"
            className="st-button"
            disabled={busy}
            onClick={act('hold', { held: !trial.held })}
          >
            {trial.held ? words.goOn : words.hold}
          </button>
        )}
        {!isForAll && trial.share > 0 && (
          <button
            type="button"
            className="st-button"
            disabled={busy}
            onClick={act('share', { share: 0, release })}
          >
            {words.stop}
          </button>
        )}
        <button
          type="button"
          className="st-button st-danger"
          disabled={busy}
          onClick={act('back', { release })}
        >
          {words.end}
        </button>
      </div>
      {(trial.share < 100 || share > fewPercent) && <Announced />}
      {trial.from !== null && stand === 'begins' && (
        <p className="st-muted">{words.begins(momentHere(trial.from, tongue))}</p>
      )}
      {trial.until !== null && <p className="st-muted">{words.ends(momentHere(trial.until, tongue))}</p>}
      <p className="st-muted">{isForAll && back !== undefined ? words.endBack(back) : words.endWhy}</p>
      {raises && trial.held && <p className="st-muted">{words.held}</p>}
      {!isForAll && <p className="st-muted">{words.guard}</p>}
    </section>
  );
}
