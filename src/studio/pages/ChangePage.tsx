/** One change: what it changes in words and pictures, and what comes next. It must not know how it is told. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { tongues } from '../../lib/figures.ts';
import type { Change } from '../../model/studio.ts';
import { leftIn, touched, type Draft } from '../core/draft.ts';
import { restoreOver } from '../core/over.ts';
import { useFindings } from '../editor/use-problems.ts';
import { Ways } from '../editor/Ways.tsx';
import { ChangeName } from '../review/ChangeName.tsx';
import { Next } from '../review/Next.tsx';
import { Pictures } from '../review/Pictures.tsx';
import { NewWordsList, RewordedList } from '../review/Reworded.tsx';
import { Reviews } from '../review/ReviewForm.tsx';
import { ShareLink } from '../review/ShareLink.tsx';
import { StateChip } from '../review/StateChip.tsx';
import { SinceLooked } from '../review/SinceLooked.tsx';
import { Warned } from '../review/Warned.tsx';
import { affectedScreens } from '../review/affected.ts';
import { nameOf as nameOfChange, tellingOf } from '../review/telling.ts';
import { useLook } from '../review/use-look.ts';
import { newWordsOf, rewordedOf } from '../review/worded.ts';
import { Things } from '../releases/Things.tsx';
import { useIndexOf } from '../search/use-search.ts';
import { Empty } from '../shell/Empty.tsx';
import { goOnAddress } from '../shell/last-edited.ts';
import { hashOf, stay } from '../shell/place.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { useChanges } from '../shell/use-changes.ts';
import { useNewest } from '../shell/use-newest.ts';
import { momentOf } from '../shell/times.ts';
import { Failed, Loading } from '../shell/Waits.tsx';
import { reviewWords } from '../words/review.ts';
import { waysWords } from '../words/ways.ts';
import { workWords } from '../words/work.ts';

interface ShownProps {
  readonly change: Change | undefined;
  readonly draft: Draft;
  readonly isOpen: boolean;
}

/** Who began it, then who else has written in it. */
const writers = ({ author, editors }: Change): readonly string[] => [...new Set([author, ...editors])];

/** Borrowers have it, or had it. */
const out: ReadonlySet<Change['state']> = new Set(['live', 'trial', 'taken-back']);

function OpenWays({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { workspace } = useStudio();
  const { narrowed } = useFindings();
  return <Ways narrowed={narrowed} onEdit={isReadOnly ? undefined : (edit) => workspace.edit(edit)} />;
}

/** What whoever wrote it looked at and left as it is: for who looks it over, and has nothing of it open. */
function LeftSo({ draft }: Pick<ShownProps, 'draft'>) {
  const { tongue } = useStudio();
  const labels = new Set(leftIn(draft).map(({ label }) => label[tongues[tongue]]));
  if (labels.size === 0) return null;
  return (
    <section aria-label={waysWords[tongue].leftTitle}>
      <h2>{waysWords[tongue].leftTitle}</h2>
      <ul className="st-told">
        {[...labels].map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing where nothing was undone. */
function RedoAll() {
  const { tongue, workspace } = useStudio();
  const { draft, isReadOnly } = useWork();
  if (isReadOnly || draft.undone.length === 0) return null;
  return (
    <button type="button" className="st-button" onClick={() => workspace.redoAll()}>
      {workWords[tongue].redoAll}
    </button>
  );
}

function Shown({ change, draft, isOpen }: ShownProps) {
  const { source, tongue, workspace } = useStudio();
  const { isReadOnly } = useWork();
  const words = workWords[tongue];
  const index = useIndexOf(draft);
  const told = useMemo(() => tellingOf(draft, source), [draft, source]);
  const reworded = useMemo(() => rewordedOf(draft), [draft]);
  const fresh = useMemo(() => newWordsOf(draft), [draft]);
  const screens = useMemo(() => affectedScreens(draft, index), [draft, index]);
  const nameOf = (id: string): string => index.screens.find((screen) => screen.id === id)?.name[tongue] ?? id;
  const name = useMemo(() => nameOfChange(draft, told, reworded.length), [draft, told, reworded]);
  const look = useLook(change);
  const isWritten = change?.state === 'open' || change?.state === 'sent-back';
  useEffect(() => {
    if (isOpen && isWritten && !isReadOnly && name !== undefined)
      void workspace.callIt(name).catch(() => undefined);
  }, [isOpen, isWritten, isReadOnly, name, workspace]);
  // What is approved has a release already; it is looked at as a change until it is published.
  const isOut = change !== undefined && out.has(change.state);
  const release = isOut ? change.release : null;
  const isEmpty = release === null && Object.keys(touched(draft)).length === 0;
  if (isEmpty && (change === undefined || change.reviews.length === 0))
    return (
      <Empty title={words.nothing} hint={words.nothingHint}>
        <a className="st-button st-primary" href={hashOf({ page: 'screens' })}>
          {words.toScreens}
        </a>
        {isOpen && <RedoAll />}
      </Empty>
    );
  return (
    <div className="st-work">
      <div className="st-work-main">
        {change !== undefined && look !== undefined && (
          <SinceLooked change={change} look={look} draft={draft} />
        )}
        <section aria-labelledby="what-changed">
          <h2 id="what-changed">
            {look === undefined ? words.whatChanged : reviewWords[tongue].wholeChange}
          </h2>
          {look !== undefined && <p className="st-muted">{reviewWords[tongue].wholeWhy}</p>}
          {!isOut && <RewordedList tongue={tongue} reworded={reworded} />}
          {isOut ? (
            <Things change={change} />
          ) : (
            <ul className="st-told">
              {told.map((each) => (
                <li key={each[tongues[tongue]]}>{each[tongues[tongue]]}</li>
              ))}
            </ul>
          )}
          {!isOut && fresh.length > 0 && <NewWordsList tongue={tongue} fresh={fresh} />}
          {isOpen && release === null && !isReadOnly && (
            <p className="st-row">
              <a
                className="st-button"
                href={goOnAddress(
                  index.screens.map(({ id }) => id),
                  screens[0]?.id,
                )}
              >
                {words.back}
              </a>
              <button type="button" className="st-button" onClick={() => workspace.undoAll()}>
                {words.undoAll}
              </button>
              <RedoAll />
            </p>
          )}
        </section>
        {release === null && !isOut && <Warned draft={draft} isOpen={isOpen} />}
        {isOpen && release === null && <OpenWays isReadOnly={isReadOnly} />}
        {!isOpen && <LeftSo draft={draft} />}
        {release === null && <Pictures draft={draft} screens={screens} />}
      </div>
      <aside className="st-work-side">
        {change !== undefined && <Next change={change} screens={screens} />}
        {change !== undefined && <ShareLink change={change} />}
        {change !== undefined && <Reviews change={change} nameOf={nameOf} />}
      </aside>
    </div>
  );
}

export function ChangePage({ id }: { readonly id: string | undefined }) {
  const { api, project, tongue } = useStudio();
  const work = useWork();
  const words = workWords[tongue];
  const wanted = id ?? work.change?.id;
  const isOpen = wanted === work.change?.id;
  const version = isOpen ? work.change?.version : undefined;
  // What is published is open no more: the address goes on naming it.
  useEffect(() => {
    if (id === undefined && wanted !== undefined) stay({ page: 'change', id: wanted });
  }, [id, wanted]);
  // What another person decides about it is seen while it stands here.
  const all = useChanges();
  const listed = all.data?.find((each) => each.id === wanted);
  const asked = useQuery({
    queryKey: ['change', wanted, version, listed?.state, listed?.behind],
    queryFn: () => api.change(wanted ?? ''),
    enabled: wanted !== undefined,
    placeholderData: (before) => before,
  });
  const change = asked.data;
  useNewest(isOpen ? undefined : change?.base);
  const draft = useMemo((): Draft | undefined => {
    if (isOpen) return work.draft;
    return change && restoreOver(new Map(Object.entries(project.files)), change);
  }, [isOpen, work.draft, change, project]);
  if (asked.isError) return <Failed tongue={tongue} again={() => void asked.refetch()} />;
  if (draft === undefined) return <Loading tongue={tongue} />;
  const title = change?.title ?? '';
  return (
    <div className="st-page">
      <ChangeName
        title={title}
        // Another name makes another version: what is approved keeps the one that was approved.
        mayRename={isOpen && !work.isReadOnly && (change?.state === 'open' || change?.state === 'sent-back')}
        onRenamed={() => void asked.refetch()}
      />
      {change !== undefined && (
        <p className="st-muted">
          <StateChip change={change} /> {words.by(writers(change).join(', '), momentOf(change.at, tongue))}
        </p>
      )}
      <Shown change={change} draft={draft} isOpen={isOpen} />
    </div>
  );
}
