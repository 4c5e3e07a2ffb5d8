/**
 * An old build and a new one behind nginx at once, on one PostgreSQL, and a publisher. Both programs are Debian's, and are installed
 * where they may be. Build first. It must not know what is measured.
 */
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeBuild } from '../e2e/builds.ts';
import { installPackage } from '../support/debian.ts';
import { startNginx, type Nginx } from '../support/nginx.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { root } from '../support/project.ts';
import { run, type Running } from './two-servers.ts';

export interface TwoBuilds {
  readonly nginx: Nginx;
  /** The folders of both, and the server of each. */
  readonly older: string;
  readonly newer: string;
  readonly servers: readonly [older: Running, newer: Running];
  /** Spanish words for everyone, by whichever server. @returns the number of the pointer. */
  publish(words: Readonly<Record<string, string>>): Promise<number>;
  stop(): Promise<void>;
}

/** A publisher's key, which every server on the store knows. */
async function addKey({ origin, keys }: Running): Promise<string> {
  const answer = await fetch(`${origin}/release/api/keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.host}`, 'content-type': 'application/json' },
    body: JSON.stringify({ person: 'Eva', roles: ['publisher'] }),
  });
  return ((await answer.json()) as { readonly key: string }).key;
}

/** @param backend of both; without one each has a sandbox of its own. */
export async function startTwoBuilds(backend?: string): Promise<TwoBuilds> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  async function stop(): Promise<void> {
    for (const end of ends.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
  }
  try {
    if (!hasPostgres) installPackage('postgresql');
    const database = await startPostgres();
    ends.push(() => database.end());
    const [older, newer] = [join(root, 'dist'), join(folder, 'newer')];
    cpSync(older, newer, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
    changeBuild(newer, 'Monto a pagar', 'Importe a pagar');
    const first = await run(database.url, older, backend);
    ends.push(first.stop);
    const second = await run(database.url, newer, backend);
    ends.push(second.stop);
    const nginx = await startNginx(folder, [first.origin, second.origin]);
    ends.push(nginx.stop);
    const authorization = `Bearer ${await addKey(first)}`;
    return {
      nginx,
      older,
      newer,
      servers: [first, second],
      async publish(words) {
        const files = [{ file: 'locales/es.json', text: JSON.stringify(words) }];
        const answer = await nginx.ask('/release/api/publish', {
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ files }),
        });
        const said = JSON.parse(answer.body) as {
          readonly outcome?: string;
          readonly seq?: number;
          readonly message?: string;
        };
        if (said.outcome !== 'done' || said.seq === undefined)
          throw new Error(`${said.outcome ?? answer.status}: ${said.message ?? answer.body}`);
        return said.seq;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
