/** Where a change stands, by what borrowers have now. It must not know how it came there. */
import type { ChangeState } from '../../model/studio.ts';
import type { Pointer } from '../../model/release.ts';
import { trialOf } from '../releases/lanes.ts';
import { lastPointer } from '../releases/pointers.ts';
import type { Sql } from '../releases/port.ts';
import { ancestorsIn } from '../releases/versions.ts';
import type { Kept } from './changes.ts';

export interface Standing {
  of(change: Pick<Kept, 'state' | 'release'>): ChangeState;
}

async function releasesForAll(sql: Sql, { lanes }: Pointer): Promise<ReadonlySet<string>> {
  const stable = [...new Set(lanes.map((lane) => lane.stable).filter((id) => id !== null))];
  if (stable.length === 0) return new Set();
  const rows = await sql.all('SELECT id, parent FROM releases');
  const releases = rows.map(({ id, parent }) => ({
    id: String(id),
    parent: parent === null ? null : String(parent),
  }));
  return new Set([...stable, ...stable.flatMap((id) => ancestorsIn(releases, id))]);
}

/** What was published and the answer lost is live all the same: the pointer says so. */
export async function standingNow(sql: Sql): Promise<Standing> {
  const pointer = await lastPointer(sql);
  const forAll = await releasesForAll(sql, pointer);
  const trial = trialOf(pointer)?.release;
  return {
    of: ({ state, release }) => {
      if (release !== null && trial === release) return 'trial';
      if (release !== null && forAll.has(release)) return 'live';
      return state === 'published' ? 'taken-back' : state;
    },
  };
}
