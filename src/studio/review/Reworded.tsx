/** What words said and what they say now, side by side in their own language. It must not know where they are shown. */
import { tongues, type Tongue } from '../../lib/figures.ts';
import { bothTongues, otherTongue } from '../core/tongues.ts';
import { workWords } from '../words/work.ts';
import type { NewWords, Reworded } from './worded.ts';

interface RewordedListProps {
  readonly tongue: Tongue;
  readonly reworded: readonly Reworded[];
}

export function RewordedList({ tongue, reworded }: RewordedListProps) {
  const words = workWords[tongue];
  return (
    <ul className="st-told st-reworded">
      {reworded.map((each) => (
        <li key={`${each.key} ${each.tongue}`}>
          <span className="st-muted">{words.inLanguage[each.tongue]}:</span>{' '}
          <del lang={tongues[each.tongue]}>{each.before === '' ? words.noWords : each.before}</del>
          <span aria-hidden="true"> → </span>
          <ins lang={tongues[each.tongue]}>{each.now === '' ? words.noWords : each.now}</ins>
          {each.other !== undefined && (
            <p className="st-muted">
              {words.stillSays[otherTongue(each.tongue)]}{' '}
              <q lang={tongues[otherTongue(each.tongue)]}>{each.other}</q>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** New words, each in both languages. */
export function NewWordsList({
  tongue,
  fresh,
}: {
  readonly tongue: Tongue;
  readonly fresh: readonly NewWords[];
}) {
  const words = workWords[tongue];
  return (
    <ul className="st-told st-reworded">
      {fresh.map(({ key, words: said }) => (
        <li key={key}>
          {bothTongues.map((each) => (
            <span key={each}>
              <span className="st-muted">{words.inLanguage[each]}:</span>{' '}
              <ins lang={tongues[each]}>{said[each] ?? words.noWords}</ins>{' '}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
