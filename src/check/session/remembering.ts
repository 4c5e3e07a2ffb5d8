/**
 * Steps of the checker that were gone, so that only those are gone again that read something else now. It must not know what a step
 * looks for, nor who checks.
 */
import type { Project } from '../context.ts';
import type { Report } from '../report/report.ts';
import type { Memory } from './memory.ts';
import { recorded, type Effect } from './recorded.ts';
import { areSame, type Still } from './watched.ts';

interface Step {
  readonly of: readonly unknown[];
  readonly reads: ReadonlyMap<string, Still<Project>>;
  readonly effects: readonly Effect[];
  readonly given: unknown;
}

/** A project has some hundreds: those of files that are no more do not pile up. */
const most = 4000;

/** For the checks of one project, however it changes. */
export function remembering(): Memory {
  const steps = new Map<string, Step>();
  return (what, of, around, run) => {
    const { project } = around;
    const before = steps.get(what);
    const isStill =
      before !== undefined &&
      areSame(before.of, of) &&
      (project === undefined || [...before.reads.values()].every((still) => still(project)));
    if (isStill) {
      const reports: Report[] = [];
      for (const effect of before.effects) effect(around, reports);
      return before.given as ReturnType<typeof run>;
    }
    if (steps.size >= most) steps.clear();
    const recording = recorded(around);
    const given = run(recording.around);
    steps.set(what, { of, reads: recording.reads, effects: recording.effects, given });
    return given;
  };
}
