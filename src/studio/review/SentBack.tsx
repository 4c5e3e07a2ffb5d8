/** What a reviewer wrote, above what is to be mended. It must not know what is edited there. */
import { useQuery } from '@tanstack/react-query';
import type { Change, Review } from '../../model/studio.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';

/** The newest one that asks for something else. */
export const lastReturn = ({ reviews }: Pick<Change, 'reviews'>): Review | undefined =>
  reviews.filter(({ verdict }) => verdict === 'sent-back').at(-1);

export function SentBack({ screen }: { readonly screen: string }) {
  const { api, tongue } = useStudio();
  const { change } = useWork();
  const isSentBack = change?.state === 'sent-back';
  const asked = useQuery({
    queryKey: ['change', change?.id, change?.version, change?.state],
    queryFn: () => api.change(change?.id ?? ''),
    enabled: isSentBack,
  });
  const review = isSentBack && asked.data ? lastReturn(asked.data) : undefined;
  if (review === undefined) return null;
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
