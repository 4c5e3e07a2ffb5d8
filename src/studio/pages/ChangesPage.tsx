/** All changes: those one goes on with, those of others, those that are done. It must not know what a change changes. */
import { useAsked } from '../api/use-asked.ts';
import type { ChangeHead } from '../../model/studio.ts';
import { Empty } from '../shell/Empty.tsx';
import { StateChip } from '../review/StateChip.tsx';
import { go, hashOf } from '../shell/place.ts';
import { mayDo, useStudio, useWork } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { Failed, Loading } from '../shell/Waits.tsx';
import { beginWords } from '../words/begin.ts';
import { shellWords } from '../words/shell.ts';
import { waitingWords } from '../words/waiting.ts';
import { workWords } from '../words/work.ts';
import { useChanges } from '../shell/use-changes.ts';
import { useNewChange } from '../shell/use-new-change.ts';
import { awaits, isEdited, isPerson } from '../workspace/changes.ts';

const isOver = (change: ChangeHead): boolean => !isEdited(change);

function Row({ change }: { readonly change: ChangeHead }) {
  const { api, person, tongue, workspace } = useStudio();
  const words = workWords[tongue];
  const asked = useAsked(shellWords[tongue].failedWhy);
  const isMine = isPerson(change.writer, person);
  const canEdit = !isOver(change) && mayDo(person, 'editor');
  const title = change.title === '' ? words.untitled : change.title;
  const awaited = awaits(change, person);
  async function open(take: boolean): Promise<void> {
    const done = await asked.run(async () => {
      if (take) await api.take(change.id);
      await workspace.open(await api.change(change.id));
    });
    if (done) go({ page: 'change' });
  }
  return (
    <li className="st-change">
      <a className="st-cut" href={hashOf({ page: 'change', id: change.id })} title={title}>
        {title}
      </a>
      <StateChip change={change} toPerson />
      <span className="st-muted">
        {words.by(change.author, momentOf(change.at, tongue))}
        {change.writer !== null && !isMine && !isOver(change) && ` · ${words.writes(change.writer)}`}
      </span>
      <span className="st-row">
        {awaited === 'review' && (
          <a className="st-button st-primary" href={hashOf({ page: 'change', id: change.id })}>
            {waitingWords[tongue].look}
          </a>
        )}
        {canEdit && (
          <button
            type="button"
            className="st-button"
            disabled={asked.busy}
            onClick={() => void open(!isMine)}
          >
            {isMine ? words.goOn : words.take}
          </button>
        )}
        {canEdit && isMine && (
          <button
            type="button"
            className="st-button"
            disabled={asked.busy}
            onClick={() => void asked.run(() => api.discard(change.id))}
          >
            {words.discard}
          </button>
        )}
        {change.state === 'thrown-away' && (
          <button
            type="button"
            className="st-button"
            disabled={asked.busy}
            onClick={() => void asked.run(() => api.restore(change.id))}
          >
            {words.restore}
          </button>
        )}
      </span>
      {asked.why.length > 0 && (
        <span role="alert" className="st-bad">
          {asked.why.join(' ')}
        </span>
      )}
    </li>
  );
}

export function ChangesPage() {
  const { person, tongue } = useStudio();
  const { change: open } = useWork();
  const words = workWords[tongue];
  const changes = useChanges();
  const begin = useNewChange();
  if (changes.isError) return <Failed tongue={tongue} again={() => void changes.refetch()} />;
  if (changes.data === undefined) return <Loading tongue={tongue} />;
  const all = changes.data;
  // Who took one over has it, also before they wrote in it.
  const isMine = ({ author, editors, writer }: ChangeHead): boolean =>
    [author, ...editors, writer].some((each) => isPerson(each, person));
  const waiting = all.filter((change) => awaits(change, person) !== undefined);
  const others = all.filter((change) => !isOver(change) && !waiting.includes(change));
  const parts = [
    [waitingWords[tongue].title, waiting],
    [words.mine, others.filter(isMine)],
    [words.others, others.filter((change) => !isMine(change))],
    [words.done, all.filter(isOver)],
  ] as const;
  return (
    <div className="st-page st-narrow">
      <h1>{words.changes}</h1>
      <p className="st-muted">{words.lead}</p>
      {open !== null && mayDo(person, 'editor') && (
        <p className="st-row">
          <button type="button" className="st-button" onClick={begin}>
            {beginWords[tongue].change}
          </button>
          <span className="st-muted">{beginWords[tongue].changeWhy}</span>
        </p>
      )}
      {all.length === 0 && (
        <Empty title={words.none} hint={words.noneHint}>
          <a className="st-button st-primary" href={hashOf({ page: 'screens' })}>
            {words.toScreens}
          </a>
        </Empty>
      )}
      {parts.map(
        ([name, members]) =>
          members.length > 0 && (
            <section key={name}>
              <h2>{name}</h2>
              <ul className="st-list">
                {members.map((change) => (
                  <Row key={change.id} change={change} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
