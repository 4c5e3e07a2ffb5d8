/** What is on trial: for how many, and what can be done with it. It must not know what it changes. */
import { useState } from 'react';
import type { Next } from '../../model/release.ts';
import { useStudio } from '../shell/studio.ts';
import { momentOf, zoneName } from '../shell/times.ts';
import { releasesWords } from '../words/releases.ts';

/** Makes what a button does: one operation of releases. */
export type Act = (operation: string, body: unknown) => () => void;

interface TrialProps {
  readonly trial: Next;
  readonly act: Act;
  readonly busy: boolean;
}

export function Trial({ trial, act, busy }: TrialProps) {
  const { tongue } = useStudio();
  const words = releasesWords[tongue];
  const [share, setShare] = useState(trial.share);
  const { release } = trial;
  return (
    <section className="st-card st-stack">
      <h2>{words.trial}</h2>
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
        <button
          type="button"
          className="st-button"
          disabled={busy}
          onClick={act('share', { share: 100, release })}
        >
          {words.toAll}
        </button>
        <button
          type="button"
          className="st-button"
          disabled={busy}
          onClick={act('hold', { held: !trial.held })}
        >
          {trial.held ? words.goOn : words.hold}
        </button>
        <button
          type="button"
          className="st-button"
          disabled={busy}
          onClick={act('share', { share: 0, release })}
        >
          {words.stop}
        </button>
        <button
          type="button"
          className="st-button st-danger"
          disabled={busy}
          onClick={act('back', { release })}
        >
          {words.end}
        </button>
      </div>
      {trial.from !== null && (
        <p className="st-muted">{words.begins(momentOf(trial.from, tongue), zoneName())}</p>
      )}
      {trial.until !== null && (
        <p className="st-muted">{words.ends(momentOf(trial.until, tongue), zoneName())}</p>
      )}
      <p className="st-muted">{words.endWhy}</p>
      {trial.held && <p className="st-muted">{words.held}</p>}
      <p className="st-muted">{words.guard}</p>
    </section>
  );
}
