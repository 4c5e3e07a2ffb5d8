/** What is wrong at a place, in words, with a button that puts it right where there is one way. It must not know what is checked. */
import { toPointer, type Pointer } from '../../check/document/document.ts';
import type { Problem } from '../../lib/problem.ts';
import { unchosen } from '../../lib/problems/types.ts';
import { tell } from '../problems/tell.ts';
import { classes } from './classes.ts';
import { latest, problemsAt, useDesk } from './desk.ts';
import { editOfFix } from './fixes.ts';
import { isBeginning } from './mend-words.ts';
import { formWords } from './words.ts';
import css from './forms.module.css';

const cls = classes(css);

/** Nobody has chosen anything wrong: something is yet to be chosen. */
const isUnfinished = ({ facts: { name } }: Problem): boolean => name === '""' || name === unchosen;

export interface ProblemCardProps {
  readonly problem: Problem;
  /** It is in what stands here: it says where. */
  readonly isWithin?: boolean;
}

export function ProblemCard({ problem, isWithin = false }: ProblemCardProps) {
  const desk = useDesk();
  const { texts, base, tongue, project } = desk;
  const words = formWords[tongue];
  const edit = editOfFix(problem, texts, base);
  const { place, what, remedy } = tell(problem, { texts, tongue, project });
  const isError = problem.severity === 'error';
  const mend = (): void => {
    const now = latest(desk);
    const mended = editOfFix(problem, now.texts, now.base);
    if (mended !== undefined) now.onEdit(mended);
  };
  return (
    <div className={cls('problem')} data-severity={isUnfinished(problem) ? 'warning' : problem.severity}>
      <span className={cls('severity')}>
        {isUnfinished(problem) ? words.unfinished : isError ? words.error : words.warning}
      </span>
      {isWithin && <strong>{place}</strong>}
      <span>{what}</span>
      <span className={cls('remedy')}>{remedy}</span>
      {edit !== undefined && (
        <button type="button" className={cls('button')} onClick={mend}>
          {isBeginning(edit) ? words.beginWith : words.mend}
        </button>
      )}
    </div>
  );
}

/** Those of the place itself. @param within those of everything in it as well. */
export function ProblemsAt({
  pointer,
  within = false,
}: {
  readonly pointer: Pointer;
  readonly within?: boolean;
}) {
  const here = problemsAt(useDesk(), pointer, within);
  const place = toPointer(pointer);
  return (
    <div aria-live="polite">
      {here.map((problem) => (
        <ProblemCard
          key={`${problem.code} ${problem.pointer} ${problem.message}`}
          problem={problem}
          isWithin={problem.pointer !== place}
        />
      ))}
    </div>
  );
}
