/** Each thing that a published change changed, with what takes it alone back. It must not know how that is done. */
import { useMemo } from 'react';
import { tongues } from '../../lib/figures.ts';
import type { Change } from '../../model/studio.ts';
import { told } from '../../release/told.ts';
import { takeBack, thingsOf, type Thing } from '../core/take-back.ts';
import { go } from '../shell/place.ts';
import { mayDo, useStudio } from '../shell/studio.ts';
import { historyWords } from '../words/history.ts';

interface ThingsProps {
  readonly change: Change;
  /** Of all things those that are shown. */
  readonly only?: (thing: Thing) => boolean;
}

function useTakeBack(change: Change): (thing: Thing) => void {
  const { say, tongue, workspace } = useStudio();
  const words = historyWords[tongue];
  return (thing) =>
    void (async () => {
      await workspace.close();
      const { change: open, draft } = workspace.now();
      if (open !== null || draft.now !== draft.base) return say(words.notNow);
      const { splices, why } = takeBack(change, thing, draft.now);
      if (why !== undefined) return say(words.why[why]);
      const what = thing.told[0] ?? thing.about;
      const [en, es] = words.label;
      workspace.edit({ label: told(`${en}: ${what['en-IN']}`, `${es}: ${what['es-MX']}`), splices });
      say(words.said);
      return go({ page: 'change' });
    })();
}

export function Things({ change, only = () => true }: ThingsProps) {
  const { person, project, source, tongue } = useStudio();
  const words = historyWords[tongue];
  const now = useMemo(() => new Map(Object.entries(project.files)), [project]);
  const things = useMemo(
    () => thingsOf(change, now, source).map((thing) => ({ thing, why: takeBack(change, thing, now).why })),
    [change, now, source],
  );
  const takeItBack = useTakeBack(change);
  const mayEdit = mayDo(person, 'editor');
  const shown = things.filter(({ thing }) => only(thing));
  return (
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
            {change.state === 'live' && why !== undefined && (
              <span className="st-muted">{words.why[why]}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
