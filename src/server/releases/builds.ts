/**
 * The builds that servers on this store have served: what each can show, the project that releases are proved with, and its files,
 * which a page of it may still ask for. It must not know a release.
 */
import type { BuildContract } from '../../model/release.ts';
import type { StoredFile } from '../site.ts';
import { visitsByBuild } from './guard/trials.ts';
import type { Cell, Row, Sql, Store } from './port.ts';

const day = 86_400_000;
/** Days after a build was served last. A page that is older has long been loaded anew. */
const kept = 30;
/** How often a server says that it still serves its build, in milliseconds. */
export const sign = 3_600_000;

/** What a build says of itself (src/build). */
export interface Build {
  readonly contract: BuildContract;
  /** `project.json` as it is. */
  readonly project: string;
  /** Its files with a hash in their names, by their paths from the root with a slash in front. */
  readonly files: ReadonlyMap<string, StoredFile>;
}

export interface KnownBuild {
  readonly contract: string;
  readonly firstServed: string;
  readonly lastServed: string;
  /** Percent of the visits of the last days that are known, where enough are. */
  readonly visits?: number;
}

const known = (row: Row): KnownBuild => ({
  contract: String(row['contract']),
  firstServed: String(row['first_served']),
  lastServed: String(row['last_served']),
});

/** Those that may still be seen, the newest first. */
export async function knownBuilds(sql: Sql): Promise<readonly KnownBuild[]> {
  return (
    await sql.all(
      'SELECT contract, first_served, last_served FROM builds ORDER BY first_served DESC, contract',
    )
  ).map(known);
}

/** With how much of the visits is of each, where that is known; one that nobody came with is said to be seen by none. */
export async function seenBuilds(sql: Sql, now: Date): Promise<readonly KnownBuild[]> {
  const visits = await visitsByBuild(sql, Math.floor(now.getTime() / day));
  return (await knownBuilds(sql)).map((build) =>
    visits.size === 0 ? build : { ...build, visits: Math.round(10 * (visits.get(build.contract) ?? 0)) / 10 },
  );
}

/** `project.json` of a build as it was written. */
export async function projectOfBuild(sql: Sql, contract: string): Promise<string | undefined> {
  const [row] = await sql.all('SELECT project FROM builds WHERE contract = ?', [contract]);
  return row === undefined ? undefined : String(row['project']);
}

/** A build whose program alone is another has the same contract, and other files. */
async function keepFiles(sql: Sql, { contract, files }: Build): Promise<void> {
  const there = new Set((await sql.all('SELECT path FROM files')).map((row) => row['path']));
  const put =
    'INSERT INTO build_files (contract, path) VALUES (?, ?) ON CONFLICT (contract, path) DO NOTHING';
  for (const [path, { type, tag, plain, encoded }] of files) {
    await sql.run(put, [contract.id, path]);
    if (there.has(path)) continue;
    const cells: readonly Cell[] = [path, type, tag, plain, encoded.br ?? null, encoded.gzip ?? null];
    await sql.run('INSERT INTO files (path, type, tag, plain, br, gzip) VALUES (?, ?, ?, ?, ?, ?)', cells);
  }
}

/** Before the first page of it is served, and while it is: any server can then answer for it. */
export const keepBuild = (store: Store, build: Build, now: Date): Promise<void> =>
  store.transaction((sql) => keep(sql, build, now));

async function keep(sql: Sql, build: Build, now: Date): Promise<void> {
  const { contract, project } = build;
  const at = now.toISOString();
  const columns = 'contract, text, project, first_served, last_served';
  await sql.run(`INSERT INTO builds (${columns}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (contract) DO NOTHING`, [
    contract.id,
    JSON.stringify(contract),
    project,
    at,
    at,
  ]);
  await keepFiles(sql, build);
}

/** It is still served; those that have not been for long go. One that a server took away whose clock was far ahead comes back. */
export const signBuild = (store: Store, build: Build, now: Date): Promise<void> =>
  store.transaction(async (sql) => {
    const at = now.toISOString();
    const { id: contract } = build.contract;
    const there = await sql.all('SELECT contract FROM builds WHERE contract = ?', [contract]);
    if (there.length === 0) await keep(sql, build, now);
    await sql.run('UPDATE builds SET last_served = ? WHERE contract = ? AND last_served < ?', [
      at,
      contract,
      at,
    ]);
    const limit = new Date(now.getTime() - kept * day).toISOString();
    if (
      (await sql.run('DELETE FROM builds WHERE last_served < ? AND contract <> ?', [limit, contract])) === 0
    )
      return;
    await sql.run('DELETE FROM build_files WHERE contract NOT IN (SELECT contract FROM builds)');
    await sql.run('DELETE FROM verdicts WHERE contract NOT IN (SELECT contract FROM builds)');
    await sql.run('DELETE FROM files WHERE path NOT IN (SELECT path FROM build_files)');
  });

const bytes = (cell: Cell | undefined): Buffer | undefined =>
  cell instanceof Uint8Array ? Buffer.from(cell.buffer, cell.byteOffset, cell.byteLength) : undefined;

/** A file of another build. */
export async function fileOfBuilds(sql: Sql, path: string): Promise<StoredFile | undefined> {
  const [row] = await sql.all('SELECT type, tag, plain, br, gzip FROM files WHERE path = ?', [path]);
  if (row === undefined) return undefined;
  const [br, gzip] = [bytes(row['br']), bytes(row['gzip'])];
  return {
    type: String(row['type']),
    tag: String(row['tag']),
    plain: bytes(row['plain']) ?? Buffer.alloc(0),
    encoded: { ...(br && { br }), ...(gzip && { gzip }) },
  };
}
