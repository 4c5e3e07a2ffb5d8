/** Whether the open change is saved; and what can be done where another person has it. It must not know what is saved. */
import { shellWords } from '../words/shell.ts';
import { workWords } from '../words/work.ts';
import { useStudio, useWork } from './studio.ts';

export function Saved() {
  const { tongue } = useStudio();
  const { saved, why } = useWork();
  const words = shellWords[tongue];
  const said = {
    saved: words.saved,
    saving: words.saving,
    waits: words.waits,
    taken: words.taken,
    refused: why[0] ?? words.failed,
  };
  return (
    <span
      className={`st-saved st-saved-${saved}`}
      role="status"
      title={saved === 'waits' ? words.waitsWhy : why.join(' ')}
    >
      {said[saved]}
    </span>
  );
}

/** Nothing while nobody else has it. */
export function Taken() {
  const { tongue, workspace } = useStudio();
  const { saved, why } = useWork();
  if (saved !== 'taken') return null;
  const words = workWords[tongue];
  return (
    <div className="st-band st-band-warn" role="alert">
      <p>{why.length === 0 ? words.lost : why.join(' ')}</p>
      <button type="button" className="st-button" onClick={() => void workspace.takeOver()}>
        {shellWords[tongue].takeBack}
      </button>
      <button
        type="button"
        className="st-button"
        title={words.keepApartWhy}
        onClick={() => void workspace.keepApart()}
      >
        {words.keepApart}
      </button>
    </div>
  );
}
