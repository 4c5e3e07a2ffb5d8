/** Whether the open change is saved; and what can be done where another person has it. It must not know what is saved. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { beginWords } from '../words/begin.ts';
import { editorWords } from '../words/editor.ts';
import { shellWords } from '../words/shell.ts';
import { workWords } from '../words/work.ts';
import { useStudio, useWork } from './studio.ts';
import { changesKey, useChanges } from './use-changes.ts';
import { useNewChange } from './use-new-change.ts';

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

/** Asks who writes in the open change. */
function useWriter(): void {
  const { workspace } = useStudio();
  const { change } = useWork();
  const id = change?.id;
  const { data } = useChanges(id !== undefined);
  useEffect(() => {
    const head = data?.find((each) => each.id === id);
    if (head !== undefined) workspace.heard(head);
  }, [data, id, workspace]);
}

/** Nothing while nobody else has it. */
export function Taken() {
  const { tongue, workspace } = useStudio();
  const { change, isReadOnly, saved, why } = useWork();
  const client = useQueryClient();
  const begin = useNewChange();
  useWriter();
  if (!isReadOnly) return null;
  const words = workWords[tongue];
  const take = (): void =>
    void workspace
      .takeOver()
      .catch(() => undefined)
      .finally(() => void client.invalidateQueries({ queryKey: changesKey }));
  if (saved !== 'taken')
    return (
      <div className="st-band st-band-warn" role="alert">
        <p>{editorWords[tongue].readOnly(change?.writer ?? '')}</p>
        <button type="button" className="st-button" onClick={take}>
          {editorWords[tongue].takeOver}
        </button>
        <button type="button" className="st-button" title={beginWords[tongue].changeWhy} onClick={begin}>
          {beginWords[tongue].change}
        </button>
      </div>
    );
  return (
    <div className="st-band st-band-warn" role="alert">
      <p>{why.length === 0 ? words.lost : why.join(' ')}</p>
      <button type="button" className="st-button" onClick={take}>
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
