/** What borrowers see now, in one line, and all that was published. It must not know how a release is made. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { own } from '../../check/document/document.ts';
import { Refused, useDeeds } from '../releases/Deeds.tsx';
import { SwitchOff } from '../releases/SwitchOff.tsx';
import { Trial } from '../releases/Trial.tsx';
import { ReleaseRow } from '../releases/ReleaseRow.tsx';
import { Folded } from '../releases/ReleaseTold.tsx';
import { overtakenBy, trialOf } from '../releases/stands.ts';
import { useNames, usePublished, useReleases } from '../releases/use-names.ts';
import { pointerOf, useStatus } from '../releases/use-status.ts';
import { useIndex } from '../search/use-search.ts';
import { Empty } from '../shell/Empty.tsx';
import { isOnCall, useStudio } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { useChanges } from '../shell/use-changes.ts';
import { Failed, Loading } from '../shell/Waits.tsx';
import { releasesWords } from '../words/releases.ts';

function Log() {
  const { api, tongue } = useStudio();
  const words = releasesWords[tongue];
  const { screens } = useIndex();
  const { tell } = useNames(screens);
  const log = useQuery({ queryKey: ['log'], queryFn: () => api.log(20) });
  return (
    <details>
      <summary>{words.log}</summary>
      <ul className="st-list">
        {(log.data?.lines ?? []).map((line) => (
          <li key={line.number}>
            {tell([line.words]).join('')}{' '}
            <span className="st-muted">
              {words.logLine(own(words.doers, line.who) ?? line.who, momentOf(line.at, tongue))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** So many of those that are not in use say at once what they changed; so many stand there at once. */
const few = 3;
const most = 10;

const section = (title: string, members: ReactNode) => (
  <section>
    <h2>{title}</h2>
    {members}
  </section>
);

export function ReleasesPage() {
  const { person, tongue } = useStudio();
  const may = isOnCall(person);
  const words = releasesWords[tongue];
  const deeds = useDeeds();
  const { act, busy } = deeds;
  const status = useStatus();
  const list = useReleases();
  const published = usePublished();
  const { data: changes = [] } = useChanges();
  const { screens } = useIndex();
  const { nameOf, tell } = useNames(screens);
  if (status.isError || list.isError)
    return <Failed tongue={tongue} again={() => void Promise.all([status.refetch(), list.refetch()])} />;
  if (status.data === undefined || list.data === undefined) return <Loading tongue={tongue} />;
  const pointer = pointerOf(status.data);
  const stable = new Set(pointer.lanes.map((lane) => lane.stable));
  const trial = trialOf(pointer);
  const [first, ...more] = tell(status.data.words);
  const { releases } = list.data;
  // What can be taken back stands first, however long the list is.
  const inUse = releases.filter(({ standing }) => standing === 'live' || standing === 'trial');
  const unpublished = releases.filter(({ standing }) => standing.startsWith('waits-'));
  const others = releases.filter((release) => !inUse.includes(release) && !unpublished.includes(release));
  const rows = (some: typeof releases, isFolded = false) =>
    some.length > 0 && (
      <ul className="st-list">
        {some.map((release) => (
          <ReleaseRow
            key={release.id}
            release={release}
            trial={trial}
            change={changes.find((head) => head.release === release.id)}
            published={published.find((head) => head.release === release.id)}
            by={overtakenBy(release.id, changes)}
            takeBack={
              stable.has(release.id) && trial === undefined && may
                ? act('back', { release: release.id })
                : undefined
            }
            busy={busy}
            isFolded={isFolded}
          />
        ))}
      </ul>
    );
  return (
    <div className="st-page st-narrow">
      <h1>{words.title}</h1>
      <p className="st-now" role="status">
        {first}
      </p>
      {more.map((line) => (
        <p key={line} className="st-muted">
          {line}
        </p>
      ))}
      <Refused {...deeds} />
      {may ? (
        <SwitchOff off={pointer.off} releaseName={nameOf} act={act} busy={busy} />
      ) : (
        <p className="st-muted">{words.onlyOnCall}</p>
      )}
      {trial !== undefined && may && (
        <Trial
          key={`${trial.release} ${trial.share}`}
          trial={trial}
          without={pointer.lanes.find(({ next }) => next !== null)?.stable ?? null}
          raises={status.data.raises}
          act={act}
          busy={busy}
        />
      )}
      {releases.length === 0 && <Empty title={words.none} hint={words.noneHint} />}
      {inUse.length > 0 && section(words.inUse, rows(inUse))}
      {unpublished.length > 0 && section(words.unpublished, rows(unpublished, true))}
      {others.length > 0 &&
        section(
          inUse.length > 0 ? words.others : words.all,
          <>
            {rows(others.slice(0, few))}
            {rows(others.slice(few, most), true)}
            {others.length > most && (
              <Folded summary={words.older(others.length - most)}>{rows(others.slice(most), true)}</Folded>
            )}
          </>,
        )}
      <Log />
    </div>
  );
}
