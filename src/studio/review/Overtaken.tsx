/** Above what is edited: that what was approved said something else, and how the approval is had back. It must not know who approved it. */
import { useStudio, useWork } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { isOvertaken } from '../workspace/changes.ts';

/** From the first edit on, also before the server has it. */
export function Overtaken() {
  const { tongue } = useStudio();
  const { change, saved, isReadOnly } = useWork();
  const words = reviewWords[tongue];
  if (change === null || isReadOnly) return null;
  const isUnsent = change.state === 'approved' && saved !== 'saved';
  if (!isUnsent && !(change.state === 'open' && isOvertaken(change))) return null;
  return (
    <aside className="st-sent-back" aria-label={words.overtakenTitle}>
      <strong>{words.overtakenTitle}</strong> {words.overtakenWhy}
    </aside>
  );
}
