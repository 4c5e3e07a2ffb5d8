/**
 * Builds of a journey's own: copies of the built site that differ in their files' names and in a word, each with a contract of
 * its own, as another commit would leave them. It must not know any screen.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractOf, type Snapshot } from '../../src/release/snapshot.ts';
import { digest } from '../support/release.ts';
import { root } from '../support/project.ts';
import { freePort, sharingProver, untilAnswering } from '../support/server.ts';
import { renameBuild } from './own-site.ts';

interface Published {
  readonly status: number;
  readonly text: string;
}

export interface Builds {
  readonly origin: string;
  /** Serves this build's next one from now on, in which the words say something else. */
  deploy(from: string, to: string): Promise<void>;
  /** As `npm run release -- publish` does: for everyone. */
  publish(files: Readonly<Record<string, unknown>>): Promise<Published>;
  /** What `npm run release -- status` says. */
  status(): Promise<string>;
  /** Files that the servers wrote or changed anywhere but in the folder of `DATA`: among what they serve, or where they were started. */
  strays(): readonly string[];
  stop(): Promise<void>;
}

/** Another word in the program, its pages and its project; other names for its files; and the contract of that. */
export function changeBuild(dist: string, from: string, to: string): void {
  for (const name of readdirSync(dist, { recursive: true }).map(String)) {
    if (!/^(?:assets|pages)\/.*\.(?:js|html)$|^server\/project\.json$/.test(name)) continue;
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(from)) writeFileSync(file, text.replaceAll(from, to));
  }
  renameBuild(dist);
  const { id: former } = JSON.parse(readFileSync(join(dist, 'contract.json'), 'utf8')) as {
    readonly id: string;
  };
  const snapshot = JSON.parse(readFileSync(join(dist, 'server/project.json'), 'utf8')) as Snapshot;
  const contract = contractOf(snapshot, digest);
  writeFileSync(join(dist, 'contract.json'), JSON.stringify(contract));
  const worker = join(dist, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(former, contract.id));
}

/** @param sharesProver whether their releases are proved beside those of other journeys. */
export async function startBuilds(sharesProver: boolean): Promise<Builds> {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const data = join(folder, 'data');
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let dist = join(folder, 'first');
  // Only as they are: compressed copies would not be those of the next build.
  cpSync(join(root, 'dist'), dist, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });

  let begun = 0;
  const begin = async (): Promise<ChildProcess> => {
    begun = Date.now();
    const child = spawn(
      process.execPath,
      [...(sharesProver ? sharingProver() : []), join(dist, 'server.mjs')],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        cwd: elsewhere,
        env: { ...process.env, HOME: elsewhere, TMPDIR: elsewhere, PORT: String(port), DATA: data },
      },
    );
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => printed.push(data.toString()));
    await untilAnswering(origin, child, () => printed.join(''));
    return child;
  };
  let child = await begin();
  const end = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const ask = async (path: string, body?: unknown): Promise<Published> => {
    const keys = JSON.parse(readFileSync(join(data, 'release-keys.json'), 'utf8')) as {
      readonly ana: string;
    };
    const answer = await fetch(`${origin}/release/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${keys.ana}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  let made = 0;
  return {
    origin,
    async deploy(from, to) {
      made += 1;
      const next = join(folder, `next-${made}`);
      cpSync(dist, next, { recursive: true });
      changeBuild(next, from, to);
      await end();
      dist = next;
      child = await begin();
    },
    publish: (files) =>
      ask('/publish', {
        files: Object.entries(files).map(([file, value]) => ({ file, text: JSON.stringify(value) })),
      }),
    status: async () => (await ask('/status')).text,
    strays: () => [
      ...readdirSync(elsewhere),
      ...readdirSync(dist, { recursive: true })
        .map(String)
        .filter((name) => statSync(join(dist, name)).mtimeMs > begun),
    ],
    async stop() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}
