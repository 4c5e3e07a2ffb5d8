/** For whom and when a change goes live; for all and at once unless something else is chosen. It must not know what it changes. */
import { useState } from 'react';
import { useAsked } from '../api/use-asked.ts';
import { fewPercent } from '../../release/few.ts';
import type { PublishChange } from '../../model/studio.ts';
import { tongues, type Tongue } from '../../lib/figures.ts';
import { useStudio } from '../shell/studio.ts';
import { momentOf, zoneName } from '../shell/times.ts';
import { shellWords } from '../words/shell.ts';
import { beginWords } from '../words/begin.ts';
import { whenWords } from '../words/when.ts';
import { workWords } from '../words/work.ts';
import { inPeople, theDeed } from '../releases/for-staff.ts';
import { useClock } from '../releases/use-clock.ts';
import { useNames } from '../releases/use-names.ts';
import { Announced, SignAgain } from './SignAgain.tsx';

interface PublishFormProps {
  readonly id: string;
  /** What the release is called from the moment it is there. */
  readonly title: string;
  readonly version: number;
  readonly isClosed: boolean;
  /** Campaigns that are there for nobody yet. */
  readonly fresh?: readonly string[];
}

interface Chosen {
  readonly some: boolean;
  readonly share: number;
  readonly language: '' | Tongue;
  /** As the field of a moment has it: local, without its zone. */
  readonly from: string;
  readonly until: string;
}

const everyone: Chosen = { some: false, share: 10, language: '', from: '', until: '' };

/** With the zone of this computer: the server's clock decides. */
const inZone = (local: string): string => new Date(local).toISOString();

function howOf(version: number, { some, share, language, from, until }: Chosen): PublishChange {
  return {
    version,
    ...(some ? { share } : {}),
    ...(some && language !== '' ? { who: { language: tongues[language] } } : {}),
    ...(from === '' ? {} : { from: inZone(from) }),
    ...(until === '' ? {} : { until: inZone(until) }),
  };
}

/** Told where it is chosen. */
function whyNot({ from, until }: Chosen, now: number): 'endsBefore' | 'isOver' | undefined {
  if (until === '') return undefined;
  if (from !== '' && until <= from) return 'endsBefore';
  return Date.parse(inZone(until)) <= now ? 'isOver' : undefined;
}

export function PublishForm({ id, title, version, isClosed, fresh = [] }: PublishFormProps) {
  const { api, tongue, say } = useStudio();
  const words = workWords[tongue];
  const moments = whenWords[tongue];
  const { nameOf } = useNames();
  const now = useClock();
  const asked = useAsked(shellWords[tongue].failedWhy);
  const [chosen, setChosen] = useState(everyone);
  const change = (some: Partial<Chosen>): void => setChosen({ ...chosen, ...some });
  const { some, share, from } = chosen;
  const begins = from === '' ? undefined : momentOf(inZone(from), tongue);
  const forSome = begins === undefined ? words.publishSome(share) : moments.publishSomeAt(share, begins);
  const forAll = begins === undefined ? words.publishAll : moments.publishAt(begins);
  const wrongEnd = whyNot(chosen, now);
  const publish = (): void =>
    void asked.run(async () => {
      const { words: said, release } = await api.publish(id, howOf(version, chosen));
      const named = (each: string): string | undefined =>
        each === release && title !== '' ? title : nameOf(each);
      say(theDeed(inPeople(said, named, tongue)));
    });
  return (
    <section className="st-stack" aria-label={words.publish}>
      <button
        type="button"
        className="st-button st-primary st-big"
        aria-busy={asked.busy}
        disabled={isClosed || asked.busy || wrongEnd !== undefined}
        onClick={publish}
      >
        {asked.busy ? words.publishing : some ? forSome : forAll}
      </button>
      {!isClosed && asked.asks === undefined && (!some || share > fewPercent) && <Announced />}
      <p role="alert" className="st-bad">
        {inPeople(asked.why, nameOf, tongue).join(' ')}
      </p>
      {asked.asks !== undefined && <SignAgain title={words.signAgain} onDone={publish} />}
      <details>
        <summary>{words.more}</summary>
        <fieldset className="st-stack st-when">
          <legend>{words.forWhom}</legend>
          <label className="st-choice">
            <input type="radio" name="whom" checked={!some} onChange={() => change({ some: false })} />{' '}
            {words.everyone}
          </label>
          <label className="st-choice">
            <input type="radio" name="whom" checked={some} onChange={() => change({ some: true })} />{' '}
            {words.some}
          </label>
          {some && (
            <>
              <label className="st-field">
                {words.share}: {share} %
                <input
                  type="range"
                  min={1}
                  max={100}
                  value={share}
                  onChange={({ target }) => change({ share: Number(target.value) })}
                />
                {fresh.length === 0 ? (
                  <span className="st-muted">{words.shareWhy}</span>
                ) : (
                  <span className="st-bad">{beginWords[tongue].fewSee(fresh.join(', '), 100 - share)}</span>
                )}
              </label>
              <label className="st-field">
                {words.speaks}
                <select
                  value={chosen.language}
                  onChange={({ target }) => change({ language: target.value as Chosen['language'] })}
                >
                  <option value="">{words.anyLanguage}</option>
                  <option value="es">{words.inLanguage.es}</option>
                  <option value="en">{words.inLanguage.en}</option>
                </select>
              </label>
            </>
          )}
        </fieldset>
        <fieldset className="st-stack st-when">
          <legend>{words.when}</legend>
          <label className="st-field">
            {words.start} {from === '' && <span className="st-muted">{words.now}</span>}
            <input
              type="datetime-local"
              value={from}
              onChange={({ target }) => change({ from: target.value })}
            />
          </label>
          <label className="st-field">
            {words.end} {chosen.until === '' && <span className="st-muted">{words.never}</span>}
            <input
              type="datetime-local"
              value={chosen.until}
              aria-invalid={wrongEnd !== undefined}
              onChange={({ target }) => change({ until: target.value })}
            />
            {wrongEnd !== undefined && <span className="st-bad">{moments[wrongEnd]}</span>}
          </label>
          <p className="st-muted">
            {moments.zone(momentOf(new Date(now).toISOString(), tongue), zoneName())}
          </p>
        </fieldset>
      </details>
    </section>
  );
}
