/** What is wrong, each with its words, the way to it, and what puts it right. It must not know what is checked. */
import { useState } from 'react';
import type { Problem } from '../../lib/problem.ts';
import type { Edit } from '../core/draft.ts';
import { editOfFix } from '../forms/fixes.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { editorWords } from '../words/editor.ts';
import { problemInWords } from './problem-words.ts';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly onShow: (problem: Problem) => void;
  /** Without it nothing is put right here. */
  readonly onEdit: ((edit: Edit) => void) | undefined;
}

export function ProblemList({ problems, onShow, onEdit }: ProblemListProps) {
  const { tongue } = useStudio();
  const { draft } = useWork();
  const [open, setOpen] = useState(true);
  const words = editorWords[tongue];
  return (
    <section className="st-problems" aria-label={words.problems}>
      <button type="button" className="st-problems-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.problems} <span className="st-chip">{problems.length}</span>
      </button>
      {problems.length === 0 && <span className="st-muted">{words.noProblem}</span>}
      {open && problems.length > 0 && (
        <ul>
          {problems.map((problem) => {
            const edit = editOfFix(problem, draft.now);
            const said = problemInWords(problem, draft.now, tongue);
            return (
              <li key={`${problem.file} ${problem.pointer} ${problem.message}`}>
                <span className={`st-dot st-dot-${problem.severity}`} aria-hidden="true" />
                <span>
                  {said ?? problem.message}{' '}
                  {said === undefined && <span className="st-muted">{problem.remedy}</span>}
                </span>
                <button type="button" className="st-link" onClick={() => onShow(problem)}>
                  {words.show}
                </button>
                {edit !== undefined && onEdit !== undefined && (
                  <button type="button" className="st-button" onClick={() => onEdit(edit)}>
                    {words.mend}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
