/** The states in which a change is seen, before and after, in both languages. It must not know how a picture is made. */
import { useId, useMemo, useState } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import { bothTongues } from '../core/tongues.ts';
import type { Draft } from '../core/draft.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { Difference, NamedState } from '../phone/protocol.ts';
import { plainestFirst } from '../phone/plain-states.ts';
import type { PhoneTold, Told } from '../phone/use-phone.ts';
import type { ScreenName } from '../search/screens.ts';
import { useIndexOf } from '../search/use-search.ts';
import { useStudio } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { workWords } from '../words/work.ts';
import { changedPart, type ChangedPart } from './changed-part.ts';
import { shotsOf } from './shots.ts';
import { Unseen } from './Unseen.tsx';

interface PairProps {
  readonly draft: Draft;
  readonly screen: ScreenName;
  readonly state?: NamedState;
  readonly inTongue: Tongue;
  readonly part: ChangedPart;
  /** What differs in this state, the one that is looked at first. */
  readonly differences?: readonly Difference[];
  /** What the picture of what was there before is called. */
  readonly before: string;
  readonly onTold?: (told: PhoneTold) => void;
}

/** What is looked at on one side, and what is outlined there; the changed part itself where the state has nothing of its own. */
function useSide(side: 'before' | 'now', part: ChangedPart, differences: readonly Difference[]) {
  return useMemo(() => {
    const sides = differences.map((each) => each[side]);
    const [first] = sides;
    return first?.at === undefined
      ? { part: part[side] }
      : { part: first.at, marks: sides.flatMap(({ marks }) => marks) };
  }, [side, part, differences]);
}

const none: readonly Difference[] = [];

function Pair(props: PairProps) {
  const { draft, screen, state, inTongue, part, differences = none, before, onTold } = props;
  const { tongue } = useStudio();
  const words = workWords[tongue];
  const name = [screen.name[tongue], state?.name[tongue], words.inLanguage[inTongue]]
    .filter(Boolean)
    .join(', ');
  const hasBefore = draft.base.has(screen.file);
  const sideBefore = useSide('before', part, differences);
  const sideNow = useSide('now', part, differences);
  // What is after is looked at where the part is; what was before begins at the same height, and has the same data.
  const [rested, setRested] = useState<Told<'rested'>>();
  const [restedBefore, setRestedBefore] = useState<Told<'rested'>>();
  const isReady = rested !== undefined && (!hasBefore || restedBefore?.top === rested.top);
  const which = { screen: screen.id, inTongue, ...(state === undefined ? {} : { state: state.id }) };
  return (
    <figure className="st-pair">
      <figcaption>
        {/* Its screen stands above it. */}
        {state?.name[tongue]} <span className="st-muted">{words.inLanguage[inTongue]}</span>
      </figcaption>
      <div>
        <span className="st-muted">{before}</span>
        {hasBefore ? (
          <Picture
            {...which}
            name={`${name}: ${before}`}
            texts={draft.base}
            {...sideBefore}
            beside={{ top: rested?.top, as: rested?.as, isReady, onRested: setRestedBefore }}
          />
        ) : (
          <p className="st-picture st-picture-none">{words.notBefore}</p>
        )}
      </div>
      <div>
        <span className="st-muted">{words.after}</span>
        <Picture
          {...which}
          name={`${name}: ${words.after}`}
          texts={draft.now}
          {...sideNow}
          beside={{ top: undefined, isReady, onRested: setRested }}
          {...(onTold === undefined ? {} : { onTold })}
        />
      </div>
    </figure>
  );
}

/** How many states are shown before the rest is asked for, unless more are needed to see all that differs. */
const most = 3;

function Affected({ draft, screen, before }: Pick<PairProps, 'draft' | 'screen' | 'before'>) {
  const { tongue } = useStudio();
  const words = workWords[tongue];
  const index = useIndexOf(draft);
  const part = useMemo(() => changedPart(draft, screen, index), [draft, screen, index]);
  const [told, setTold] = useState<PhoneTold>();
  const [all, setAll] = useState(false);
  const states = told?.states?.states ?? [];
  const touched = told?.touched?.states;
  const { needed, others } = useMemo(() => {
    const { states: found = [] } = told?.states ?? {};
    return shotsOf(
      plainestFirst(found.filter(({ id }) => touched?.includes(id) === true)),
      told?.touched?.differs ?? {},
    );
  }, [told?.states, told?.touched, touched]);
  const shots = [...needed, ...(all ? others : others.slice(0, Math.max(0, most - needed.length)))];
  const rest = needed.length + others.length - shots.length;
  const same = states.length - (touched?.length ?? 0);
  const whole = bothTongues.map((each, at) => (
    <Pair
      key={each}
      draft={draft}
      screen={screen}
      part={part}
      before={before}
      inTongue={each}
      {...(at === 0 ? { onTold: setTold } : {})}
    />
  ));
  return (
    <section aria-label={screen.name[tongue]}>
      <h3>{screen.name[tongue]}</h3>
      {touched === undefined && (
        <>
          <p className="st-muted" role="status">
            {reviewWords[tongue].looking}
          </p>
          {whole}
        </>
      )}
      {shots.flatMap(({ state, differences }, at) =>
        bothTongues.map((each) => (
          <Pair
            key={`${state.id} ${at} ${each}`}
            differences={differences}
            draft={draft}
            screen={screen}
            state={state}
            part={part}
            before={before}
            inTongue={each}
          />
        )),
      )}
      {rest > 0 && (
        <button type="button" className="st-button" onClick={() => setAll(true)}>
          {words.moreStates(rest)}
        </button>
      )}
      {touched !== undefined && needed.length + others.length > 0 && same > 0 && (
        <p className="st-muted">{words.unchanged(same)}</p>
      )}
      {touched !== undefined && needed.length + others.length === 0 && (
        // Two pictures of the same say nothing of a change: who wants them opens them.
        <>
          <Unseen
            draft={draft}
            screen={screen}
            of={told?.seen?.shown === false && told.seen.instead === undefined ? 'situations' : undefined}
            otherwise={reviewWords[tongue].notSeenHere}
          />
          <details>
            <summary>{words.unchanged(same)}</summary>
            {whole}
          </details>
        </>
      )}
    </section>
  );
}

interface PicturesProps {
  readonly draft: Draft;
  readonly screens: readonly ScreenName[];
  /** What stands over them, and what was before is called; where it is not what borrowers see now. */
  readonly title?: string;
  readonly before?: string;
}

export function Pictures({ draft, screens, title, before }: PicturesProps) {
  const { tongue } = useStudio();
  const id = useId();
  const words = workWords[tongue];
  if (screens.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title ?? words.pictures}</h2>
      {screens.map((screen) => (
        <Affected key={screen.id} draft={draft} screen={screen} before={before ?? words.before} />
      ))}
    </section>
  );
}
