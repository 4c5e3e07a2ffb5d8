/** The verdict of another person on one version, with a note for each screen. It must not know what was changed. */
import { useState } from 'react';
import { useAsked } from '../api/use-asked.ts';
import type { Change, Review } from '../../model/studio.ts';
import { useStudio } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { reviewWords } from '../words/review.ts';
import { shellWords } from '../words/shell.ts';
import { workWords } from '../words/work.ts';
import type { ScreenName } from '../search/screens.ts';

interface ReviewFormProps {
  readonly change: Change;
  /** Those that it changes. */
  readonly screens: readonly ScreenName[];
}

export function ReviewForm({ change, screens }: ReviewFormProps) {
  const { api, tongue } = useStudio();
  const words = workWords[tongue];
  const asked = useAsked(shellWords[tongue].failedWhy);
  const [note, setNote] = useState('');
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [isBare, setBare] = useState(false);
  const last = change.reviews.at(-1);
  const isSame = last?.verdict === 'sent-back' && last.version === change.version;
  const give = (verdict: Review['verdict']) => (): void => {
    const isNoted = [note, ...Object.values(notes)].some((text) => text.trim() !== '');
    setBare(verdict === 'sent-back' && !isNoted);
    if (verdict === 'sent-back' && !isNoted) return;
    void asked.run(() => api.review(change.id, { version: change.version, verdict, note, notes }));
  };
  return (
    <section className="st-stack" aria-label={words.review}>
      <h3>{words.review}</h3>
      {isSame && <p>{reviewWords[tongue].sameSince}</p>}
      <p className="st-muted">{words.reviewWhy}</p>
      {screens.map(({ id, name }) => (
        <label key={id} className="st-field">
          {words.noteFor(name[tongue])}
          <textarea
            rows={2}
            value={notes[id] ?? ''}
            onChange={({ target }) => setNotes({ ...notes, [id]: target.value })}
          />
        </label>
      ))}
      <label className="st-field">
        {words.note}
        <textarea rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <button type="button" className="st-button st-primary" disabled={asked.busy} onClick={give('approved')}>
        {words.approve}
      </button>
      <button type="button" className="st-button" disabled={asked.busy} onClick={give('sent-back')}>
        {words.sendBack}
      </button>
      <p role="alert" className="st-bad">
        {isBare ? reviewWords[tongue].noteMissing : asked.why.join(' ')}
      </p>
    </section>
  );
}

interface ReviewsProps {
  readonly change: Change;
  readonly nameOf: (screen: string) => string;
}

export function Reviews({ change, nameOf }: ReviewsProps) {
  const { tongue } = useStudio();
  const words = workWords[tongue];
  if (change.reviews.length === 0) return null;
  return (
    <section aria-label={words.reviews}>
      <h3>{words.reviews}</h3>
      <ul className="st-reviews">
        {change.reviews.map((review) => (
          <li key={review.at}>
            <strong>
              {review.verdict === 'approved'
                ? words.approvedBy(review.by, momentOf(review.at, tongue))
                : words.sentBackBy(review.by, momentOf(review.at, tongue))}
            </strong>
            {review.version !== change.version && <span className="st-muted"> ({words.older})</span>}
            {review.note !== '' && <p>{review.note}</p>}
            {Object.entries(review.notes)
              .filter(([, text]) => text !== '')
              .map(([screen, text]) => (
                <p key={screen}>
                  <span className="st-muted">{nameOf(screen)}:</span> {text}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
