/** What the checker warns of in a change, each in words with its place: who reviews decides whether it stays. It must not know what is checked. */
import { useMemo } from 'react';
import type { Problem } from '../../lib/problem.ts';
import { namesIn } from '../../check/document/document.ts';
import { touched, type Draft } from '../core/draft.ts';
import { useFindings } from '../editor/use-problems.ts';
import { standingOf } from '../problems/standing.ts';
import { tell } from '../problems/tell.ts';
import { useIndexOf } from '../search/use-search.ts';
import { hashOf } from '../shell/place.ts';
import { useStudio } from '../shell/studio.ts';
import { editorWords } from '../words/editor.ts';
import { reviewWords } from '../words/review.ts';
import { keysChanged } from './affected.ts';

/** Those in what the change says itself: what was warned of before it is none of its own. */
export function warningsOf(
  problems: readonly Problem[],
  draft: Pick<Draft, 'base' | 'now'>,
): readonly Problem[] {
  const files = touched(draft);
  const keys = keysChanged(draft);
  return problems.filter(({ severity, file, pointer }) => {
    if (severity !== 'warning' || !(file in files)) return false;
    const [key = ''] = namesIn(pointer);
    return !file.startsWith('locales/') || keys.has(key);
  });
}

interface WarnedProps {
  readonly draft: Draft;
  /** What is open leads to where each stands. */
  readonly isOpen: boolean;
}

export function Warned({ draft, isOpen }: WarnedProps) {
  const { source, tongue } = useStudio();
  const index = useIndexOf(draft);
  const { problems } = useFindings(undefined, draft);
  const rows = useMemo(
    () =>
      warningsOf(problems, draft).map((problem) => {
        const { title, way } = standingOf(problem, { ...index, texts: draft.now, tongue });
        return { title, way, ...tell(problem, { texts: draft.now, project: source, tongue }) };
      }),
    [problems, draft, index, source, tongue],
  );
  const words = reviewWords[tongue];
  if (rows.length === 0) return null;
  return (
    <section className="st-warned" aria-label={words.warned(rows.length)}>
      <h2>{words.warned(rows.length)}</h2>
      <p className="st-muted">{words.warnedWhy}</p>
      <ul>
        {rows.map(({ title, way, place, what, remedy }) => (
          <li key={`${title} ${place} ${what}`}>
            <span className="st-dot st-dot-warning" aria-hidden="true" />
            <span>
              <strong>
                {title} · {place}
              </strong>
              : {what} <span className="st-muted">{remedy}</span>
            </span>
            {isOpen && way !== undefined && (
              <a className="st-link" href={hashOf(way)}>
                {editorWords[tongue].show}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
