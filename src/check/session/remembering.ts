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

/** As a step was gone last, and before that: a change that is taken back, or tried and given up, leaves what was there. */
const kept = 2;

const isStill = (step: Step, of: readonly unknown[], project: Project | undefined): boolean =>
  areSame(step.of, of) &&
  (project === undefined || [...step.reads.values()].every((still) => still(project)));

/** For the checks of one project, however it changes. */
export function remembering(): Memory {
  const steps = new Map<string, readonly Step[]>();
  return (what, of, around, run) => {
    const { project } = around;
    const known = steps.get(what) ?? [];
    const before = known.find((step) => isStill(step, of, project));
    if (before !== undefined) {
      if (before !== known[0]) steps.set(what, [before, ...known.filter((step) => step !== before)]);
      const reports: Report[] = [];
      for (const effect of before.effects) effect(around, reports);
      return before.given as ReturnType<typeof run>;
    }
    if (steps.size >= most) steps.clear();
    const recording = recorded(around);
    const given = run(recording.around);
    const step: Step = { of, reads: recording.reads, effects: recording.effects, given };
    steps.set(what, [step, ...known].slice(0, kept));
    return given;
  };
}
