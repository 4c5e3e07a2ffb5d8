/** What was published of one screen, change by change. It must not know how one thing is taken back. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PartName } from '../../model/release.ts';
import type { PublishedHead } from '../../model/studio.ts';
import { fileOf, spotOf } from '../../release/names.ts';
import type { Thing } from '../core/take-back.ts';
import { Gone } from '../releases/Gone.tsx';
import { Things } from '../releases/Things.tsx';
import type { ScreenName } from '../search/screens.ts';
import { useIndex, type Index } from '../search/use-search.ts';
import { Empty } from '../shell/Empty.tsx';
import { hashOf } from '../shell/place.ts';
import { useStudio } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { changesKey } from '../shell/use-changes.ts';
import { Failed, Loading } from '../shell/Waits.tsx';
import { historyWords } from '../words/history.ts';
import { workWords } from '../words/work.ts';

/** As many as a person reads. */
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

/** What a part is for whoever reads of it. */
function thingOf(part: PartName): readonly Pick<Thing, 'id' | 'kind'>[] {
  const spot = spotOf(part);
  if (spot === undefined) return [];
  return [spot.kind === 'words' ? { id: spot.key, kind: 'words' } : { id: fileOf(spot), kind: 'file' }];
}

interface EntryProps {
  readonly head: PublishedHead;
  readonly only: (thing: Thing) => boolean;
  readonly isFirst: boolean;
}

/** One that is opened is fetched whole: a change holds all words twice. */
function Entry({ head, only, isFirst }: EntryProps) {
  const { api, tongue } = useStudio();
  const { id, version, state, author, at } = head;
  const [isOpen, setOpen] = useState(isFirst);
  const asked = useQuery({
    queryKey: ['change', id, version, state],
    queryFn: () => api.change(id),
    enabled: isOpen,
  });
  const words = workWords[tongue];
  const title = head.title === '' ? words.untitled : head.title;
  return (
    <li>
      <section aria-label={title}>
        <h2>{title}</h2>
        <p className="st-muted">
          <span className={`st-chip st-state-${state}`}>{words.states[state]}</span>{' '}
          {words.by(author, momentOf(at, tongue))}{' '}
          <a href={hashOf({ page: 'change', id })}>{historyWords[tongue].toChange}</a>
        </p>
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.whatChanged}</summary>
          {asked.data !== undefined ? (
            <Things change={asked.data} only={only} />
          ) : asked.isError ? (
            <Failed tongue={tongue} again={() => void asked.refetch()} />
          ) : (
            <Loading tongue={tongue} />
          )}
        </details>
      </section>
    </li>
  );
}

function History({
  screen,
  heads,
}: {
  readonly screen: ScreenName;
  readonly heads: readonly PublishedHead[];
}) {
  const { tongue } = useStudio();
  const index = useIndex();
  const words = historyWords[tongue];
  const on = isOn(screen, index);
  const shown = heads.filter(({ parts }) => parts.flatMap(thingOf).some(on)).slice(0, most);
  if (shown.length === 0) return <Empty title={words.none} hint={words.noneHint} />;
  return (
    <ul className="st-list">
      {shown.map((head, at) => (
        <Entry key={head.id} head={head} only={on} isFirst={at === 0} />
      ))}
    </ul>
  );
}

export function HistoryPage({ id }: { readonly id: string }) {
  const { api, tongue } = useStudio();
  const { screens } = useIndex();
  const words = historyWords[tongue];
  const all = useQuery({ queryKey: [...changesKey, 'history'], queryFn: () => api.history() });
  const screen = screens.find((each) => each.id === id);
  if (screen === undefined) return <Gone id={id} />;
  if (all.isError) return <Failed tongue={tongue} again={() => void all.refetch()} />;
  if (all.data === undefined) return <Loading tongue={tongue} />;
  return (
    <div className="st-page st-narrow">
      <h1>{words.title(screen.name[tongue])}</h1>
      <p className="st-muted">{words.lead}</p>
      <p>
        <a className="st-button" href={hashOf({ page: 'editor', screen: id })}>
          {words.toScreen}
        </a>
      </p>
      <History screen={screen} heads={all.data} />
    </div>
  );
}
