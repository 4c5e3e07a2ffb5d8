/** Ways that the change hides while their address stays open, and what can be done about each. It must not know how they are found. */
import type { Narrowed } from '../../check/map/narrowed.ts';
import { listNames } from '../../check/map/graph.ts';
import { told } from '../../release/told.ts';
import { meaningIn } from '../conditions/meaning.ts';
import { isUnfinished } from '../conditions/rules.ts';
import { whenInWords } from '../conditions/say.ts';
import { leftIn, type Edit } from '../core/draft.ts';
import { parsedOf, type ScreenName } from '../search/screens.ts';
import { useIndex } from '../search/use-search.ts';
import { go } from '../shell/place.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { waysWords } from '../words/ways.ts';
import { isLedAway, leadAway } from './lead-away.ts';

interface WaysProps {
  readonly narrowed: readonly Narrowed[];
  /** Without it nothing is changed here. */
  readonly onEdit: ((edit: Edit) => void) | undefined;
}

interface WayProps extends Pick<WaysProps, 'onEdit'> {
  readonly way: Narrowed;
  readonly from: ScreenName;
  readonly to: ScreenName;
  /** Whoever wrote it has left it so. */
  readonly isLeft: boolean;
}

function Way({ way, from, to, onEdit, isLeft }: WayProps) {
  const { say, source, tongue } = useStudio();
  const { draft } = useWork();
  const { screens } = useIndex();
  const words = waysWords[tongue];
  const meaning = meaningIn(parsedOf(draft.now, from.file) ?? {}, source);
  const when = whenInWords(way.hidden, tongue, meaning);
  const label = told(waysWords.en.label(to.name.en), waysWords.es.label(to.name.es));
  const leave = told(waysWords.en.labelLeft(to.name.en), waysWords.es.labelLeft(to.name.es));
  const edit = leadAway(way, { from: from.file, to: to.file }, draft, source, label);
  const still = way.still.flatMap((id) => screens.find((screen) => screen.id === id)?.name[tongue] ?? []);
  const quoted = still.map((name) => (tongue === 'es' ? `«${name}»` : `“${name}”`));
  return (
    <li>
      <p>
        <span className="st-dot st-dot-warning" aria-hidden="true" />{' '}
        {words.hidden({ from: from.name[tongue], to: to.name[tongue], when })}{' '}
        {quoted.length > 0 && words.still(listNames(quoted, words.and))}{' '}
        {isLeft && <strong>{words.left}</strong>}
      </p>
      {onEdit !== undefined && <p className="st-muted">{words.ask}</p>}
      <div className="st-row">
        {edit !== undefined && onEdit !== undefined && (
          <button
            type="button"
            className="st-button st-primary"
            onClick={() => {
              onEdit(edit);
              say(words.isLed({ from: from.name[tongue], to: to.name[tongue] }));
            }}
          >
            {words.lead(from.name[tongue])}
          </button>
        )}
        <button type="button" className="st-button" onClick={() => go({ page: 'editor', screen: to.id })}>
          {words.open(to.name[tongue])}
        </button>
        {onEdit !== undefined && (
          <button
            type="button"
            className="st-button"
            onClick={() => {
              onEdit({ label: leave, splices: [], left: signOf(way) });
              say(words.isLeft);
            }}
          >
            {words.leave}
          </button>
        )}
      </div>
    </li>
  );
}

/** Kept with the change, so that whoever looks it over, and its author elsewhere, know of it. */
const signOf = ({ from, to, hidden }: Narrowed): string => JSON.stringify([from, to, hidden]);

export function Ways({ narrowed, onEdit }: WaysProps) {
  const { source, tongue } = useStudio();
  const { draft } = useWork();
  const { screens } = useIndex();
  const left = new Set(leftIn(draft).map((step) => step.left));
  const shown = narrowed.flatMap((way) => {
    const [from, to] = [way.from, way.to].map((id) => screens.find((screen) => screen.id === id));
    const isLeft = left.has(signOf(way));
    // Who looks over what another person did is told of it all the same.
    if (from === undefined || to === undefined || (isLeft && onEdit !== undefined)) return [];
    // What is still being written is not asked about.
    if (isUnfinished(way.hidden)) return [];
    const isLed = isLedAway(way, { from: from.file, to: to.file }, draft.now, source);
    return isLed ? [] : [{ way, from, to, isLeft }];
  });
  if (shown.length === 0) return null;
  const words = waysWords[tongue];
  return (
    <section className="st-problems st-ways" aria-label={words.title}>
      <h2 className="st-problems-head">
        {words.title} <span className="st-chip">{shown.length}</span>
      </h2>
      <ul>
        {shown.map((each) => (
          <Way key={signOf(each.way)} {...each} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  );
}
