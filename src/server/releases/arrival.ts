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
import { keepProofs, proofs, type Proved } from './proofs.ts';
import { shown } from './say.ts';
import { allReleases, ancestorsIn, findRelease, shownPairs, verdictsOf } from './versions.ts';

/** Releases before the one that everyone has, to which a person may have to go back at once. */
const ways = 2;

/** What everyone has: of the build that came last. */
async function newestStable(sql: Sql, lanes: readonly Lane[]): Promise<string | undefined> {
  const ids = new Set(lanes.map(({ stable }) => stable).filter((id) => id !== null));
  const rows = await sql.all('SELECT id FROM releases ORDER BY number DESC');
  return rows.map((row) => String(row['id'])).find((id) => ids.has(id));
}

/** What is known of a release on the builds that have no verdict of it. */
async function prove(desk: Desk, id: string): Promise<readonly Proved[]> {
  const release = await findRelease(desk.store, id);
  return release === undefined ? [] : proofs(desk, release);
}

const conflictsOf = async (sql: Sql, release: string, contract: string): Promise<readonly Told[]> =>
  (await verdictsOf(sql, release)).find((each) => each.contract === contract)?.words ?? [];

/** Whether what the pointer gives the phones of a build was proved on it. */
async function isProved(sql: Sql, { contract, stable, next }: Lane): Promise<boolean> {
  const shows = await shownPairs(sql);
  return [stable, next?.release].every((id) => typeof id !== 'string' || shows(id, contract));
}

/**
 * Does nothing where the build is known, or nothing was ever published. One whose rows were taken away, by a server with a clock that
 * was far ahead, comes like a new one. @returns what was said of it in the log.
 */
export async function arrive(desk: Desk): Promise<readonly Told[]> {
  const { store, contract } = desk;
  const pointer = await lastPointer(store);
  const known = pointer.lanes.find((lane) => lane.contract === contract);
  if (pointer.seq === 0 || (known !== undefined && (await isProved(store, known)))) return [];
  const stable = await newestStable(store, pointer.lanes);
  const trial = trialOf(pointer);
  const before = stable === undefined ? [] : ancestorsIn(await allReleases(store), stable);
  const asked = [stable, trial?.release, ...before.slice(0, ways)].filter((id) => id !== undefined);
  const proved = new Map<string, readonly Proved[]>();
  for (const id of asked) proved.set(id, await prove(desk, id));
  let said: readonly Told[] = [];
  await change(desk, {
    person: { name: 'server' },
    did: 'build',
    async work(sql, { lanes, off }) {
      let verdicts: Readonly<Record<string, string>> = {};
      for (const [id, found] of proved)
        verdicts = { ...verdicts, ...(await keepProofs(sql, id, found, desk.now())) };
      const shows = await shownPairs(sql);
      const fits = (id: string | undefined): boolean => id !== undefined && shows(id, contract);
      const found = [stable, ...before].find(fits) ?? null;
      const next = trial !== undefined && fits(trial.release) ? trial : null;
      // One after another: a connection in a transaction answers one question at a time.
      const words: Told[] = [];
      for (const id of [stable, trial?.release])
        if (id !== undefined)
          for (const what of await conflictsOf(sql, id, contract))
            words.push(say('ofRelease', { release: id, what }));
      const lost = stable !== undefined && found !== stable ? [say('cannotShow', { release: stable })] : [];
      const what = shown(found);
      const served =
        next === null
          ? say('buildServed', { what })
          : say('buildServedTrial', { what, release: next.release });
      said = [served, ...lost, ...words];
      const mine = { contract, stable: found, next };
      return success({
        pointer: { lanes: lanes.map((lane) => (lane.contract === contract ? mine : lane)), off },
        words: joined(said),
        data: { ...verdicts, build: contract },
        always: true,
      });
    },
  });
  return said;
}
