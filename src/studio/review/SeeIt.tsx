/** What was published, as borrowers see it: a way to each page where it can be opened. It must not know what changed there. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Change } from '../../model/studio.ts';
import { viewOf } from '../forms/view.ts';
import { momentHere } from '../releases/for-staff.ts';
import { standOf, trialOf } from '../releases/stands.ts';
import { useClock } from '../releases/use-clock.ts';
import { pointerOf, useStatus } from '../releases/use-status.ts';
import { useIndexOf } from '../search/use-search.ts';
import type { ScreenName } from '../search/screens.ts';
import { screenLeft } from '../shell/last-edited.ts';
import { useStudio } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { affectedScreens, publishedDraft } from './affected.ts';
import { seenAt } from './seen-at.ts';
import { loanFitting, seenFirst } from './seen-first.ts';
import { Unseen } from './Unseen.tsx';

/** The one that was edited before those that merely say the same words. */
const leftFirst = (screens: readonly ScreenName[]): readonly ScreenName[] =>
  [...screens].sort((one, other) => Number(other.id === screenLeft()) - Number(one.id === screenLeft()));

/** So many stand there at once. */
const most = 4;

/** A phone falls into a share by a lot that it keeps: nobody can put one there, but a link shows the change itself. */
function Note({ release }: Pick<Change, 'release'>) {
  const { tongue } = useStudio();
  const words = reviewWords[tongue];
  const now = useClock();
  const { data: status } = useStatus();
  const trial = status && trialOf(pointerOf(status));
  if (trial === undefined || trial.release !== release) return null;
  const stand = standOf(trial, now);
  if (stand === 'begins' && trial.from !== null)
    return <p className="st-muted">{words.notYet(momentHere(trial.from, tongue))}</p>;
  if (stand !== 'some') return null;
  return <p className="st-muted">{trial.share < 100 ? words.onlySome(trial.share) : words.onlyThose}</p>;
}

export function SeeIt({ change }: { readonly change: Change }) {
  const { api, project, session, tongue } = useStudio();
  const words = reviewWords[tongue];
  // With a backend nobody here is a borrower.
  const world = useQuery({
    queryKey: ['borrower'],
    queryFn: () => api.sandbox(),
    enabled: session.demo.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const loans = world.data?.loans ?? [];
  const draft = useMemo(
    () => publishedDraft(new Map(Object.entries(project.files)), change),
    [project, change],
  );
  const index = useIndexOf(draft);
  const view = useMemo(() => viewOf(draft.now), [draft]);
  const screens = useMemo(
    () => leftFirst(seenFirst(affectedScreens(draft, index), draft, index)),
    [draft, index],
  );
  const found = screens.map((screen) => {
    const fitting = loanFitting(screen, draft, index, loans);
    const plain = seenAt(screen, view, {});
    const path = seenAt(screen, view, (fitting ?? loans[0])?.kinds ?? {});
    // Whose loan it is matters where the address says one.
    return { screen, path, isMissed: path !== undefined && fitting === undefined && path !== plain };
  });
  const links = (some: typeof found) => (
    <ul className="st-stack" aria-label={words.seeIt}>
      {some.map(({ screen, path, isMissed }) => (
        <li key={screen.id}>
          {path === undefined ? (
            <span className="st-muted">{words.onlyInApp(screen.name[tongue])}</span>
          ) : (
            <a href={`${session.publicUrl ?? session.phoneOrigin}${path}`} target="_blank" rel="noreferrer">
              {words.seeOn(screen.name[tongue])}
            </a>
          )}
          <Unseen draft={draft} screen={screen} of={isMissed ? 'loans' : undefined} />
        </li>
      ))}
    </ul>
  );
  if (screens.length === 0) return null;
  if (found.every(({ path }) => path === undefined)) return <p className="st-muted">{words.seeInApp}</p>;
  return (
    <>
      {links(found.slice(0, most))}
      {found.length > most && (
        <details>
          <summary>{words.seeMore(found.length - most)}</summary>
          {links(found.slice(most))}
        </details>
      )}
      <Note release={change.release} />
    </>
  );
}
