/** What changed since a reviewer last looked at a change, in words, and in pictures for who wants them. It must not know who wrote it. */
import { useMemo, useState } from 'react';
import { tongues } from '../../lib/figures.ts';
import type { Change, Look } from '../../model/studio.ts';
import type { Draft } from '../core/draft.ts';
import { restoreOver } from '../core/over.ts';
import { useIndexOf } from '../search/use-search.ts';
import { useStudio } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { reviewWords } from '../words/review.ts';
import { isPerson } from '../workspace/changes.ts';
import { affectedScreens } from './affected.ts';
import { Pictures } from './Pictures.tsx';
import { NewWordsList, RewordedList } from './Reworded.tsx';
import { tellingOf } from './telling.ts';
import { newWordsOf, rewordedOf } from './worded.ts';

interface SinceLookedProps {
  readonly change: Change;
  /** What they had before them. */
  readonly look: Look;
  readonly draft: Draft;
}

/** What they looked at as what was before, over the same that everyone has. */
export const sinceLook = ({ base, now }: Pick<Draft, 'base' | 'now'>, look: Look): Draft => ({
  base: restoreOver(base, { ...look, history: null }).now,
  now,
  done: [],
  undone: [],
});

/** The verdict that this person gave on what they looked at then. */
const verdictOn = (
  { reviews }: Pick<Change, 'reviews'>,
  { version }: Look,
  person: Parameters<typeof isPerson>[1],
): Change['reviews'][number] | undefined =>
  reviews.filter((review) => review.version === version && isPerson(review.by, person)).at(-1);

function SeenSince({ draft }: Pick<SinceLookedProps, 'draft'>) {
  const { tongue } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const index = useIndexOf(draft);
  const screens = useMemo(() => affectedScreens(draft, index), [draft, index]);
  const words = reviewWords[tongue];
  if (screens.length === 0) return null;
  return (
    // Drawing takes seconds: only who asks for it waits.
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.seeSince}</summary>
      {isOpen && (
        <Pictures draft={draft} screens={screens} title={words.seeSinceTitle} before={words.asLooked} />
      )}
    </details>
  );
}

export function SinceLooked({ change, look, draft }: SinceLookedProps) {
  const { person, source, tongue } = useStudio();
  const words = reviewWords[tongue];
  const since = useMemo(() => sinceLook(draft, look), [draft, look]);
  const told = useMemo(() => tellingOf(since, source), [since, source]);
  const reworded = useMemo(() => rewordedOf(since), [since]);
  const fresh = useMemo(() => newWordsOf(since), [since]);
  const verdict = verdictOn(change, look, person);
  const when = momentOf(verdict?.at ?? look.at, tongue);
  const isNothing = told.length + reworded.length + fresh.length === 0;
  return (
    <section aria-labelledby="since-looked" className="st-since">
      <h2 id="since-looked">{words.sinceLooked}</h2>
      <p className="st-muted">
        {verdict === undefined ? words.lookedAt(when) : words.sinceOf[verdict.verdict](when)}
      </p>
      {isNothing && <p>{words.sinceNothing}</p>}
      <RewordedList tongue={tongue} reworded={reworded} />
      <ul className="st-told">
        {told.map((each) => (
          <li key={each[tongues[tongue]]}>{each[tongues[tongue]]}</li>
        ))}
      </ul>
      {fresh.length > 0 && <NewWordsList tongue={tongue} fresh={fresh} />}
      {!isNothing && <SeenSince draft={since} />}
    </section>
  );
}
