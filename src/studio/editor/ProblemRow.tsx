/** One thing that is wrong, in a list: where, what, and what to do. It must not know what is checked. */
import type { Problem } from '../../lib/problem.ts';
import type { Edit } from '../core/draft.ts';
import { editOfFix } from '../forms/fixes.ts';
import { isBeginning } from '../forms/mend-words.ts';
import { tell } from '../problems/tell.ts';
import type { Place } from '../shell/place.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { editorWords } from '../words/editor.ts';

interface ProblemRowProps {
  readonly problem: Problem;
  readonly way: Place | undefined;
  readonly onShow: (place: Place) => void;
  /** Without it nothing is put right here. */
  readonly onEdit?: ((edit: Edit) => void) | undefined;
}

export function ProblemRow({ problem, way, onShow, onEdit }: ProblemRowProps) {
  const { source, tongue } = useStudio();
  const { draft } = useWork();
  const words = editorWords[tongue];
  const edit = editOfFix(problem, draft.now, draft.base);
  const { place, what, remedy } = tell(problem, { texts: draft.now, project: source, tongue });
  return (
    <li>
      <span className={`st-dot st-dot-${problem.severity}`} aria-hidden="true" />
      <span>
        <strong>{place}</strong>: {what} <span className="st-muted">{remedy}</span>
      </span>
      {way !== undefined && (
        <button type="button" className="st-link" onClick={() => onShow(way)}>
          {words.show}
        </button>
      )}
      {edit !== undefined && onEdit !== undefined && (
        <button type="button" className="st-button" onClick={() => onEdit(edit)}>
          {isBeginning(edit) ? words.beginWith : words.mend}
        </button>
      )}
    </li>
  );
}
