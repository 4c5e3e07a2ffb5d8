/** What is wrong, each with its words, the way to it, and what puts it right: the open screen first, the others folded. It must not know what is checked. */
import { useState } from 'react';
import type { Problem } from '../../lib/problem.ts';
import type { Edit } from '../core/draft.ts';
import { standingOf, type Standing } from '../problems/standing.ts';
import { useIndex } from '../search/use-search.ts';
import type { Place } from '../shell/place.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { editorWords } from '../words/editor.ts';
import { ProblemRow } from './ProblemRow.tsx';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  /** The screen that is open, by its id, and what of it is edited: itself, or a part that it shares. */
  readonly screen: string;
  readonly file: string;
  readonly onShow: (place: Place) => void;
  /** Without it nothing is put right here. */
  readonly onEdit: ((edit: Edit) => void) | undefined;
}

interface Stood extends Standing {
  readonly problem: Problem;
}

export function ProblemList({ problems, screen, file, ...deeds }: ProblemListProps) {
  const { tongue } = useStudio();
  const { draft } = useWork();
  const index = useIndex();
  const [open, setOpen] = useState(true);
  const words = editorWords[tongue];
  const stood = problems.map((problem): Stood => ({
    problem,
    ...standingOf(problem, { ...index, texts: draft.now, tongue, here: screen }),
  }));
  const isHere = (each: Stood): boolean => each.screen === screen || each.problem.file === file;
  const here = stood.filter((each) => isHere(each));
  const elsewhere = stood.filter((each) => !isHere(each));
  const titles = [...new Set(elsewhere.map(({ title }) => title))];
  const rows = (all: readonly Stood[]) => (
    <ul>
      {all.map(({ problem, way }) => (
        <ProblemRow
          key={`${problem.file} ${problem.pointer} ${problem.message}`}
          problem={problem}
          way={way}
          {...deeds}
        />
      ))}
    </ul>
  );
  return (
    <section className="st-problems" aria-label={words.problems}>
      <button type="button" className="st-problems-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.problems} {here.length > 0 && <span className="st-chip">{here.length}</span>}
      </button>
      {here.length === 0 && (
        <span className="st-muted">{elsewhere.length === 0 ? words.noProblem : words.noProblemHere}</span>
      )}
      {open && here.length > 0 && rows(here)}
      {open && elsewhere.length > 0 && (
        <details>
          <summary>{words.elsewhere(elsewhere.length)}</summary>
          {titles.map((title) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              {rows(elsewhere.filter((each) => each.title === title))}
            </section>
          ))}
        </details>
      )}
    </section>
  );
}
