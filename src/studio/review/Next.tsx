/** What comes next for a change: publish it, ask for a review, give one, take it back. The server decides; this says it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAsked } from '../api/use-asked.ts';
import { tongues } from '../../lib/figures.ts';
import type { Change, Judged } from '../../model/studio.ts';
import { idOf } from '../../check/document/document.ts';
import { CampaignLinks } from '../releases/ReleaseRow.tsx';
import { Since } from '../releases/Since.tsx';
import { useNames } from '../releases/use-names.ts';
import { isLayout, type ScreenName } from '../search/screens.ts';
import { hashOf } from '../shell/place.ts';
import { isOnCall, mayDo, useStudio, useWork } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { reviewWords } from '../words/review.ts';
import { shellWords } from '../words/shell.ts';
import { releasesWords } from '../words/releases.ts';
import { workWords } from '../words/work.ts';
import { isPerson } from '../workspace/changes.ts';
import { Again } from './Again.tsx';
import { lastReturn } from './SentBack.tsx';
import { Renew } from './Renew.tsx';
import { PublishForm } from './PublishForm.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { SeeIt } from './SeeIt.tsx';
import { Wrong } from './Wrong.tsx';

interface NextProps {
  readonly change: Change;
  readonly screens: readonly ScreenName[];
}

/** What a press of the button has done, at once and before anything is read again. */
interface TakenBack {
  readonly at: string;
  readonly words: readonly string[];
}

interface LiveProps {
  readonly change: Change;
  readonly onTakenBack: (done: TakenBack) => void;
}

/** So long after it has come, a press was meant for what stood there before (ms). */
const settling = 1_000;

/** False at first: whoever presses a button twice does not press the one that comes in its place. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settling);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

function Live({ change, onTakenBack }: LiveProps) {
  const isSettled = useSettled();
  const { api, person, say, tongue } = useStudio();
  const words = workWords[tongue];
  const client = useQueryClient();
  const asked = useAsked(shellWords[tongue].failedWhy);
  const takeBack = (): void =>
    void asked.run(async () => {
      const body = change.release === null ? {} : { release: change.release };
      const { words: answer } = await api.release('back', body);
      const at = new Date().toISOString();
      say(words.takenBackAt(momentOf(at, tongue)));
      onTakenBack({ at, words: answer });
      client.setQueriesData<Change>(
        { queryKey: ['change', change.id] },
        (before) => before && { ...before, state: 'taken-back' },
      );
    });
  return (
    <section className="st-stack">
      <div className="st-stack st-out">
        <Since change={change} />
        <SeeIt change={change} />
        <a className="st-button" href={hashOf({ page: 'releases' })}>
          {words.seeRelease}
        </a>
      </div>
      <CampaignLinks campaigns={layoutsIn(change)} />
      {isOnCall(person) ? (
        <button
          type="button"
          className="st-button st-danger"
          aria-busy={asked.busy}
          disabled={asked.busy || !isSettled}
          onClick={takeBack}
        >
          {asked.busy ? words.takingBack : words.takeBack}
        </button>
      ) : (
        <p className="st-muted">{releasesWords[tongue].onlyOnCall}</p>
      )}
      <p role="alert" className="st-bad">
        {asked.why.join(' ')}
      </p>
    </section>
  );
}

function Reasons({ judged, isApproved }: { readonly judged: Judged; readonly isApproved: boolean }) {
  const { tongue } = useStudio();
  const { lane, reasons } = judged;
  const isReviewed = isApproved && lane === 'review';
  // Why it needs a review says that it needs one.
  const isSaid = lane === 'review' && reasons.length > 0;
  return (
    <>
      {!isSaid && (
        <p className="st-lane">{isReviewed ? reviewWords[tongue].approved : workWords[tongue].lanes[lane]}</p>
      )}
      {reasons.length > 0 && (
        <ul className="st-reasons">
          {reasons.map((reason) => (
            <li key={reason[tongues.en]}>{reason[tongues[tongue]]}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a reviewer wrote, and where it is mended: an edit makes it a change that is open again. */
function Returned({ change, screens }: NextProps) {
  const { tongue } = useStudio();
  const said = reviewWords[tongue];
  const review = lastReturn(change);
  const noted = screens.filter(({ id }) => (review?.notes[id] ?? '') !== '');
  const [first] = [...noted, ...screens];
  return (
    <section className="st-stack">
      {review !== undefined && (
        <aside className="st-sent-back">
          <strong>{said.noteOf(review.by)}</strong> {review.note}
          {noted.map(({ id, name }) => (
            <span key={id} className="st-noted">
              {name[tongue]}: {review.notes[id]}
            </span>
          ))}
        </aside>
      )}
      {first !== undefined && (
        <a className="st-button st-primary" href={hashOf({ page: 'editor', screen: first.id })}>
          {said.mend}
        </a>
      )}
    </section>
  );
}

function Ask({ change }: { readonly change: Change }) {
  const { api, tongue } = useStudio();
  const words = workWords[tongue];
  const asked = useAsked(shellWords[tongue].failedWhy);
  const isSame = change.state === 'sent-back';
  return (
    <section className="st-stack">
      <button
        type="button"
        className={`st-button${isSame ? '' : ' st-primary'}`}
        disabled={asked.busy}
        onClick={() => void asked.run(() => api.ask(change.id))}
      >
        {words.ask}
      </button>
      <p className="st-muted">{isSame ? reviewWords[tongue].sameAgain : words.askWhy}</p>
      <p role="alert" className="st-bad">
        {asked.why.join(' ')}
      </p>
    </section>
  );
}

/** The campaigns that a change says, by their ids. */
const layoutsIn = ({ files }: Pick<Change, 'files'>): readonly string[] =>
  Object.keys(files)
    .filter((file) => isLayout(file) && files[file] !== null)
    .map(idOf);

/** Those of them that nobody can open without it. */
export const newCampaigns = ({ files, before }: Pick<Change, 'files' | 'before'>): readonly string[] =>
  layoutsIn({ files }).filter((id) => (before[`screens/promotion/${id}.json`] ?? null) === null);

/** Those in which a person can do something. */
const walked: ReadonlySet<Judged['lane']> = new Set(['words', 'review']);

/** What this person may do with it, in the order in which it is done. */
function Deeds({ change, judged, screens }: NextProps & { readonly judged: Judged }) {
  const { person, tongue } = useStudio();
  const words = workWords[tongue];
  const isEditor = change.editors.some((each) => isPerson(each, person));
  const isApproved = change.state === 'approved';
  const needsReview = judged.lane === 'review' && (!isApproved || change.behind !== undefined);
  const isSentBack = change.state === 'sent-back';
  const isReviewer = mayDo(person, 'reviewer') && !isEditor;
  if (change.behind === 'same' && judged.lane !== 'nothing') return <Renew change={change} />;
  if (!walked.has(judged.lane)) return null;
  if (!needsReview)
    return mayDo(person, 'publisher') ? (
      <PublishForm
        id={change.id}
        title={change.title}
        version={change.version}
        isClosed={judged.reasons.length > 0}
        fresh={newCampaigns(change)}
      />
    ) : (
      <p>{words.mayNot}</p>
    );
  if (isApproved)
    return isReviewer ? (
      <ReviewForm change={change} screens={screens} />
    ) : (
      <p className="st-muted">{reviewWords[tongue].lookedAgain}</p>
    );
  if (change.state === 'asked')
    return isReviewer ? <ReviewForm change={change} screens={screens} /> : <p>{words.asked}</p>;
  // There is nothing to answer before it is asked for. Who has it goes on with it: what is asked of them is to edit, and to ask.
  if (isReviewer && !isPerson(change.writer, person))
    return <p className="st-muted">{reviewWords[tongue][isSentBack ? 'sentBack' : 'notAsked']}</p>;
  if (!mayDo(person, 'editor'))
    return <p className="st-muted">{reviewWords[tongue].asksWriter(change.author)}</p>;
  return (
    <>
      {isSentBack && <Returned change={change} screens={screens} />}
      <Ask change={change} />
      {isEditor && mayDo(person, 'reviewer') && <p className="st-muted">{words.ownWhy}</p>}
    </>
  );
}

export function Next({ change, screens }: NextProps) {
  const { api, tongue } = useStudio();
  const { change: open, saved } = useWork();
  const words = workWords[tongue];
  const { tell } = useNames();
  const [done, setDone] = useState<TakenBack>();
  const isSettled = change.id !== open?.id || saved === 'saved';
  const judged = useQuery({
    queryKey: ['judged', change.id, change.version, change.state, change.behind],
    queryFn: () => api.judged(change.id),
    enabled: isSettled,
  });
  if (change.state === 'live' || change.state === 'trial')
    return <Live change={change} onTakenBack={setDone} />;
  if (change.state === 'taken-back')
    return (
      <section className="st-stack">
        {done !== undefined && <p className="st-now">{words.takenBackAt(momentOf(done.at, tongue))}</p>}
        <p>{words.takenBack}</p>
        {done !== undefined &&
          tell(done.words).map((line) => (
            <p key={line} className="st-muted">
              {line}
            </p>
          ))}
        <a className="st-button" href={hashOf({ page: 'releases' })}>
          {words.seeRelease}
        </a>
        <Again change={change} />
      </section>
    );
  if (change.state === 'thrown-away') return <p>{words.discarded}</p>;
  return (
    <section aria-label={words.next} aria-busy={judged.isPending} className="st-stack">
      <h2>{words.next}</h2>
      {judged.data === undefined ? (
        <p className="st-muted">{words.judging}</p>
      ) : (
        <>
          <Reasons judged={judged.data} isApproved={change.state === 'approved'} />
          {change.id === open?.id && <Wrong />}
          <Deeds change={change} screens={screens} judged={judged.data} />
        </>
      )}
    </section>
  );
}
