/** What a reviewer wrote, above what is to be mended. It must not know what is edited there. */
import { useQuery } from '@tanstack/react-query';
import type { Change, Review } from '../../model/studio.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';

/** States in which what was asked for may still be mended. */
const mended: ReadonlySet<Change['state']> = new Set(['sent-back', 'open']);

/** The newest one that asks for something else. */
export const lastReturn = ({ reviews }: Pick<Change, 'reviews'>): Review | undefined =>
  reviews.filter(({ verdict }) => verdict === 'sent-back').at(-1);

export function SentBack({ screen }: { readonly screen: string }) {
  const { api, tongue } = useStudio();
  const { change } = useWork();
  const state = change?.state ?? 'live';
  // An edit adds no review: it is asked for again only where the change comes into another state.
  const asked = useQuery({
    queryKey: ['change', change?.id, 'reviews', state],
    queryFn: () => api.change(change?.id ?? ''),
    enabled: mended.has(state),
  });
  const review = mended.has(state) ? asked.data?.reviews.at(-1) : undefined;
  if (review?.verdict !== 'sent-back') return null;
  const notes = [review.notes[screen] ?? '', review.note].filter((note) => note !== '');
  if (notes.length === 0) return null;
  return (
    <aside className="st-sent-back" aria-label={reviewWords[tongue].noteOf(review.by)}>
      <strong>{reviewWords[tongue].noteOf(review.by)}</strong>{' '}
      {notes.map((note) => (
        <span key={note}>{note} </span>
      ))}
    </aside>
  );
}
