/** Why a change cannot be published: what is wrong in it, by screen, each with the way there. It must not know what is checked. */
import { ProblemRow } from '../editor/ProblemRow.tsx';
import { useFindings } from '../editor/use-problems.ts';
import { standingOf } from '../problems/standing.ts';
import { useIndex } from '../search/use-search.ts';
import { go } from '../shell/place.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { workWords } from '../words/work.ts';

export function Wrong() {
  const { tongue } = useStudio();
  const { draft } = useWork();
  const index = useIndex();
  const words = workWords[tongue];
  const errors = useFindings().problems.filter(({ severity }) => severity === 'error');
  const stood = errors.map((problem) => ({
    problem,
    ...standingOf(problem, { ...index, texts: draft.now, tongue }),
  }));
  const titles = [...new Set(stood.map(({ title }) => title))];
  if (errors.length === 0) return null;
  return (
    <section className="st-wrong" aria-label={words.problems(errors.length)}>
      <h3>{words.problems(errors.length)}</h3>
      <p className="st-muted">{words.problemsWhy}</p>
      {titles.map((title) => (
        // Pictures of the same screen have its name for a landmark.
        <div key={title}>
          <h4>{title}</h4>
          <ul>
            {stood
              .filter((each) => each.title === title)
              .map(({ problem, way }) => (
                <ProblemRow
                  key={`${problem.file} ${problem.pointer} ${problem.message}`}
                  problem={problem}
                  way={way}
                  onShow={go}
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
