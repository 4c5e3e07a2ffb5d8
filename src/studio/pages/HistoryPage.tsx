/** What was published of one screen, change by change. It must not know how one thing is taken back. */
import { useQueries } from '@tanstack/react-query';
import type { Change, ChangeHead } from '../../model/studio.ts';
import { keysChanged, type Thing } from '../core/take-back.ts';
import { Things } from '../releases/Things.tsx';
import type { ScreenName } from '../search/screens.ts';
import { useIndex, type Index } from '../search/use-search.ts';
import { Empty } from '../shell/Empty.tsx';
import { hashOf } from '../shell/place.ts';
import { useStudio } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { useChanges } from '../shell/use-changes.ts';
import { Failed, Loading } from '../shell/Waits.tsx';
import { editorWords } from '../words/editor.ts';
import { historyWords } from '../words/history.ts';
import { workWords } from '../words/work.ts';

/** Those that borrowers saw, or see; as many as a person reads. */
const out: ReadonlySet<ChangeHead['state']> = new Set(['live', 'trial', 'taken-back']);
const most = 20;

/** Whether this is seen on the screen: in its own text, in a part that it shares, or in its words. */
const isOn =
  ({ id, file }: ScreenName, { places }: Index) =>
  (thing: Pick<Thing, 'id' | 'kind'>): boolean => {
    if (thing.id === file) return true;
    if (thing.kind === 'words') return (places.get(thing.id) ?? []).some(({ screen }) => screen === id);
    return [...places.values()].some((standing) =>
      standing.some(({ screen, part }) => screen === id && part?.file === thing.id),
    );
  };

/** A file of the change is seen there, or one of its words is: without telling each change in full. */
const touches = (change: Change, on: ReturnType<typeof isOn>): boolean =>
  Object.keys(change.files).some((file) => on({ id: file, kind: 'file' })) ||
  keysChanged(change).some((key) => on({ id: key, kind: 'words' }));

function Entry({ change, only }: { readonly change: Change; readonly only: (thing: Thing) => boolean }) {
  const { tongue } = useStudio();
  const words = workWords[tongue];
  const title = change.title === '' ? words.untitled : change.title;
  return (
    <li>
      <section aria-label={title}>
        <h2>{title}</h2>
        <p className="st-muted">
          <span className={`st-chip st-state-${change.state}`}>{words.states[change.state]}</span>{' '}
          {words.by(change.author, momentOf(change.at, tongue))}{' '}
          <a href={hashOf({ page: 'change', id: change.id })}>{historyWords[tongue].toChange}</a>
        </p>
        <Things change={change} only={only} />
      </section>
    </li>
  );
}

function History({ screen, heads }: { readonly screen: ScreenName; readonly heads: readonly ChangeHead[] }) {
  const { api, tongue } = useStudio();
  const index = useIndex();
  const words = historyWords[tongue];
  const asked = useQueries({
    queries: heads.map(({ id, version, state }) => ({
      queryKey: ['change', id, version, state],
      queryFn: () => api.change(id),
    })),
  });
  const on = isOn(screen, index);
  if (asked.some(({ isPending }) => isPending)) return <Loading tongue={tongue} />;
  const changes = asked.flatMap(({ data }) => (data !== undefined && touches(data, on) ? [data] : []));
  if (changes.length === 0) return <Empty title={words.none} hint={words.noneHint} />;
  return (
    <ul className="st-list">
      {changes.map((change) => (
        <Entry key={change.id} change={change} only={on} />
      ))}
    </ul>
  );
}

export function HistoryPage({ id }: { readonly id: string }) {
  const { tongue } = useStudio();
  const { screens } = useIndex();
  const words = historyWords[tongue];
  const all = useChanges();
  const screen = screens.find((each) => each.id === id);
  if (screen === undefined) return <Empty title={editorWords[tongue].unknown} hint="" />;
  if (all.isError) return <Failed tongue={tongue} again={() => void all.refetch()} />;
  if (all.data === undefined) return <Loading tongue={tongue} />;
  const heads = all.data.filter(({ state }) => out.has(state)).slice(0, most);
  return (
    <div className="st-page st-narrow">
      <h1>{words.title(screen.name[tongue])}</h1>
      <p className="st-muted">{words.lead}</p>
      <p>
        <a className="st-button" href={hashOf({ page: 'editor', screen: id })}>
          {words.toScreen}
        </a>
      </p>
      <History screen={screen} heads={heads} />
    </div>
  );
}
