/**
 * A build that comes to a store where releases are live: what everyone has and what is on trial are proved on it before it gets a
 * page to serve. Where both changed the same the build's own stands, and the log says so. It must not know where a build comes from.
 */
import { success } from '../../lib/result.ts';
import type { Lane } from '../../model/release.ts';
import { joined, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import { change, type Desk } from './desk.ts';
import { trialOf } from './lanes.ts';
import { lastPointer } from './pointers.ts';
import type { Sql } from './port.ts';
import { keepProofs, proofs } from './proofs.ts';
import { shown } from './say.ts';
import { ancestorsOf, findRelease, shownPairs, verdictsOf } from './versions.ts';

/** Releases before the one that everyone has, to which a person may have to go back at once. */
const ways = 2;

/** What everyone has: of the build that came last. */
async function newestStable(sql: Sql, lanes: readonly Lane[]): Promise<string | undefined> {
  const ids = new Set(lanes.map(({ stable }) => stable).filter((id) => id !== null));
  const rows = await sql.all('SELECT id FROM releases ORDER BY number DESC');
  return rows.map((row) => String(row['id'])).find((id) => ids.has(id));
}

async function prove(desk: Desk, id: string): Promise<void> {
  const release = await findRelease(desk.store, id);
  if (release === undefined) return;
  const proved = await proofs(desk, release);
  await desk.store.transaction((sql) => keepProofs(sql, id, proved, desk.now()));
}

const conflictsOf = async (sql: Sql, release: string, contract: string): Promise<readonly Told[]> =>
  (await verdictsOf(sql, release)).find((each) => each.contract === contract)?.words ?? [];

/** Does nothing where the build is known, or nothing was ever published. @returns what was said of it in the log. */
export async function arrive(desk: Desk): Promise<readonly Told[]> {
  const { store, contract } = desk;
  const pointer = await lastPointer(store);
  if (pointer.seq === 0 || pointer.lanes.some((lane) => lane.contract === contract)) return [];
  const stable = await newestStable(store, pointer.lanes);
  const trial = trialOf(pointer);
  const before = stable === undefined ? [] : await ancestorsOf(store, stable);
  const asked = [stable, trial?.release, ...before.slice(0, ways)].filter((id) => id !== undefined);
  for (const id of asked) await prove(desk, id);
  let said: readonly Told[] = [];
  await change(desk, {
    person: { name: 'server' },
    did: 'build',
    async work(sql, { lanes, off }) {
      const shows = await shownPairs(sql);
      const fits = (id: string | undefined): boolean => id !== undefined && shows(id, contract);
      const found = [stable, ...before].find(fits) ?? null;
      const next = trial !== undefined && fits(trial.release) ? trial : null;
      const words = await Promise.all(
        [stable, trial?.release].flatMap((id) =>
          id === undefined
            ? []
            : [
                conflictsOf(sql, id, contract).then((each) =>
                  each.map((what) => say('ofRelease', { release: id, what })),
                ),
              ],
        ),
      );
      const lost = stable !== undefined && found !== stable ? [say('cannotShow', { release: stable })] : [];
      const what = shown(found);
      const served =
        next === null
          ? say('buildServed', { what })
          : say('buildServedTrial', { what, release: next.release });
      said = [served, ...lost, ...words.flat()];
      const mine = { contract, stable: found, next };
      return success({
        pointer: { lanes: lanes.map((lane) => (lane.contract === contract ? mine : lane)), off },
        words: joined(said),
        data: { build: contract },
        always: true,
      });
    },
  });
  return said;
}
