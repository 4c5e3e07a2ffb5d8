/** Each thing that a published change changed, with what takes it alone back. It must not know how that is done. */
import { useMemo } from 'react';
import { tongues } from '../../lib/figures.ts';
import type { Change } from '../../model/studio.ts';
import { told } from '../../release/told.ts';
import { NewWordsList } from '../review/Reworded.tsx';
import { newWordsOf } from '../review/worded.ts';
import { overBefore, takeBack, thingsOf, type Thing } from '../core/take-back.ts';
import { mayDo, useStudio } from '../shell/studio.ts';
import { historyWords } from '../words/history.ts';
import { useBegin } from './use-begin.ts';

interface ThingsProps {
  readonly change: Change;
  /** Of all things those that are shown; all of them, and each new word in both languages, without it. */
  readonly only?: (thing: Thing) => boolean;
}

function useTakeBack(change: Change): (thing: Thing) => void {
  const { tongue } = useStudio();
  const begin = useBegin();
  const [en, es] = historyWords[tongue].label;
  return (thing) => {
    const what = thing.told[0] ?? thing.about;
    begin((now) => takeBack(change, thing, now), told(`${en}: ${what['en-IN']}`, `${es}: ${what['es-MX']}`));
  };
}

export function Things({ change, only }: ThingsProps) {
  const { person, project, source, tongue } = useStudio();
  const words = historyWords[tongue];
  const now = useMemo(() => new Map(Object.entries(project.files)), [project]);
  const things = useMemo(
    () => thingsOf(change, now, source).map((thing) => ({ thing, why: takeBack(change, thing, now).why })),
    [change, now, source],
  );
  const takeItBack = useTakeBack(change);
  const mayEdit = mayDo(person, 'editor');
  // What was published a moment ago is not among the texts that everyone has until they are read again.
  const isThere = things.some(({ why }) => why !== 'same');
  const shown = things.filter(({ thing }) => only?.(thing) ?? true);
  const fresh = useMemo(
    () => (only === undefined ? newWordsOf(overBefore(change, now)) : []),
    [change, now, only],
  );
  return (
    <>
      <ul className="st-things">
        {shown.map(({ thing, why }) => {
          const lines = thing.told.map((each) => each[tongues[tongue]]);
          const about = thing.kind === 'words' ? '' : thing.about[tongues[tongue]];
          return (
            <li key={thing.id}>
              <div>
                {about !== '' && <p className="st-muted">{about}</p>}
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              {mayEdit && change.state === 'live' && why === undefined && (
                <button
                  type="button"
                  className="st-button"
                  aria-label={words.takeBackOf(lines[0] ?? about)}
                  title={words.takeBackWhy}
                  onClick={() => takeItBack(thing)}
                >
                  {words.takeBack}
                </button>
              )}
              {change.state === 'live' && isThere && why !== undefined && (
                <span className="st-muted">{words.why[why]}</span>
              )}
            </li>
          );
        })}
      </ul>
      {fresh.length > 0 && <NewWordsList tongue={tongue} fresh={fresh} />}
    </>
  );
}
