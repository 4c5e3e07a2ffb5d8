/** Says when an approval is of another version than the one that is edited, and when it is of this one again. It must not know who approved it. */
import { useEffect, useRef } from 'react';
import type { ChangeHead } from '../../model/studio.ts';
import { reviewWords } from '../words/review.ts';
import { useStudio } from './studio.ts';

/** Who edits what was approved learns at once that the approval was of another version, and how it is had again. */
export function useApproval(change: ChangeHead | null): void {
  const { say, tongue } = useStudio();
  const before = useRef(change);
  useEffect(() => {
    const { current: was } = before;
    before.current = change;
    if (was?.state === 'approved' && change?.id === was.id && change.state === 'open')
      say(reviewWords[tongue].approvalGone);
    // Undone to the letter: another person's approval goes by "asked", never by what is edited.
    if (was?.state === 'open' && change?.id === was.id && change.state === 'approved')
      say(reviewWords[tongue].approvalBack);
  }, [change, say, tongue]);
}
