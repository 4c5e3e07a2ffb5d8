/** Where releases are proved: by a build's contract, so that its project is read once. It must not know what is proved. */
import type { PartName, Parts } from '../../model/release.ts';
import type { Question as Asked, ShownChange } from '../../release/showing.ts';
import type { Snapshot } from '../../release/snapshot.ts';
import { projectOfBuild } from './builds.ts';
import type { Folder, Jobs, Judged, Made, Question } from './judge.ts';
import type { Sql } from './port.ts';

/** Each is asked of a build by its contract. Rejects where the build is no longer known. */
export interface Bench {
  judge(contract: string, question: Question): Promise<Judged>;
  read(contract: string, folder: Folder): Promise<Made>;
  shadows(contract: string, parts: Parts): Promise<readonly PartName[]>;
  screensWith(contract: string, widget: string): Promise<readonly string[]>;
  show(contract: string, question: Asked): Promise<readonly ShownChange[] | undefined>;
  /** Somebody will ask about this build soon: what is the same for all questions is read before. Only where nobody waits for that. */
  ready?(contract: string): Promise<void>;
}

/** Projects that are kept open; a project is a few megabytes. */
const most = 6;

/** In this process, over what is known of each build. */
export const benchOver = (snapshotOf: (contract: string) => Promise<Snapshot>, jobs: Jobs): Bench => ({
  judge: async (contract, question) => jobs.judge(await snapshotOf(contract), question),
  read: async (contract, folder) => jobs.read(await snapshotOf(contract), folder),
  show: async (contract, question) => jobs.show(await snapshotOf(contract), question),
  shadows: async (contract, parts) => jobs.shadows(await snapshotOf(contract), parts),
  screensWith: async (contract, widget) => jobs.screensWith(await snapshotOf(contract), widget),
});

/** Over the builds that a store keeps. */
export function localBench(sql: Sql, jobs: Jobs): Bench {
  const open = new Map<string, Snapshot>();
  async function snapshotOf(contract: string): Promise<Snapshot> {
    const before = open.get(contract);
    if (before !== undefined) return before;
    const project = await projectOfBuild(sql, contract);
    if (project === undefined) throw new Error(`The build ${contract} is no longer known.`);
    const read = JSON.parse(project) as Snapshot;
    if (open.size >= most) open.delete([...open.keys()][0] ?? '');
    open.set(contract, read);
    return read;
  }
  return benchOver(snapshotOf, jobs);
}
