/** What was taken back too soon need not be written once more. It must not know why it was taken back. */
import type { Change } from '../../model/studio.ts';
import { told } from '../../release/told.ts';
import { doAgain } from '../core/take-back.ts';
import { useBegin } from '../releases/use-begin.ts';
import { mayDo, useStudio } from '../shell/studio.ts';
import { historyWords } from '../words/history.ts';

export function Again({ change }: { readonly change: Change }) {
  const { person, source, tongue } = useStudio();
  const begin = useBegin();
  const words = historyWords[tongue];
  if (!mayDo(person, 'editor')) return null;
  return (
    <>
      <button
        type="button"
        className="st-button"
        onClick={() =>
          begin((now) => doAgain(change, now, source), change.called ?? told(change.title, change.title))
        }
      >
        {words.again}
      </button>
      <p className="st-muted">{words.againWhy}</p>
    </>
  );
}
