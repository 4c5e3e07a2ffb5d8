/** A PostgreSQL of its own for tests, from the binaries of the machine. It must not know what is kept in it. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './server.ts';

/** Debian keeps each version in a folder of its own. */
const versions = '/usr/lib/postgresql';

function binaries(): string | undefined {
  const own = existsSync(versions) ? readdirSync(versions).map((name) => join(versions, name, 'bin')) : [];
  const isWhole = (folder: string): boolean =>
    ['postgres', 'initdb'].every((name) => existsSync(join(folder, name)));
  return [...own, '/usr/local/bin', '/usr/bin'].find(isWhole);
}

/** It refuses to run as root; Debian's `nobody` owns nothing. */
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: 65_534, gid: 65_534 } : {};

export const hasPostgres = binaries() !== undefined;

export interface Postgres {
  readonly url: string;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes all of it. */
  end(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const folder = binaries();
  if (folder === undefined) throw new Error('There is no PostgreSQL on this machine.');
  const data = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (isRoot) chownSync(data, 65_534, 65_534);
  chmodSync(data, 0o700);
  const options = { cwd: data, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' }, ...asUser };
  const words = ['-D', data, '-U', 'tester', '-A', 'trust', '--no-sync', '--no-locale', '-E', 'UTF8'];
  const made = spawnSync(join(folder, 'initdb'), words, options);
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr.toString()}`);
  const port = await freePort();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  const set = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${data}`];
  let running: ChildProcess | undefined;
  const ready = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url });
    // A connection that is refused tells it twice.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  };
  const start = async (): Promise<void> => {
    const flags = set.flatMap((one) => ['-c', one]);
    running = spawn(join(folder, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
    for (let tries = 0; !(await ready()); tries += 1) {
      if (tries > 200) throw new Error('PostgreSQL does not start.');
      await wait(50);
    }
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = running?.exitCode === null ? once(running, 'exit') : undefined;
    running?.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    // Its children end by themselves when the first one is gone; an immediate shutdown is the same to clients.
    kill: () => stop('SIGQUIT'),
    start,
    async end() {
      await stop('SIGQUIT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
