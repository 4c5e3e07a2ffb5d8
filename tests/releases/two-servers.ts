/**
 * Two servers of the build, on one store where it can be shared, and what a publisher and a borrower ask of them. Build first. It
 * must not know what is measured.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../support/project.ts';
import { freePort } from '../support/server.ts';

export interface Running {
  readonly origin: string;
  /** Keys that this server alone knows, by their persons; Ana is there where there is a sandbox. */
  readonly keys: Readonly<Record<'ana' | 'host', string>>;
  /** What a publisher asks. @returns the number of the pointer. */
  ask(path: string, body: unknown): Promise<number>;
  /** The pointer that a page of the server was made with; 0 where nothing was published. */
  page(): Promise<number>;
  /** The pointer that an answer of the server names. */
  answer(): Promise<number>;
  stop(): Promise<void>;
}

/** @param dist a folder with a build. @param backend its origin; empty: the server has a sandbox of its own. */
export async function run(
  databaseUrl: string | undefined,
  dist = join(root, 'dist'),
  backend = '',
): Promise<Running> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'server-'));
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA: data,
    DATABASE_URL: databaseUrl ?? '',
    BACKEND: backend,
    LOGS: 'off',
  };
  const child = spawn(process.execPath, [join(dist, 'server.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const origin = `http://127.0.0.1:${port}`;
  const keys = JSON.parse(readFileSync(join(data, 'release-keys.json'), 'utf8')) as Running['keys'];
  const headers = { authorization: `Bearer ${keys.ana}`, 'content-type': 'application/json' };
  return {
    origin,
    keys,
    async ask(path, body) {
      const answer = await fetch(`${origin}/release/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const said = (await answer.json()) as { readonly seq?: number; readonly message?: string };
      if (said.seq === undefined) throw new Error(`${path}: ${said.message ?? answer.status}`);
      return said.seq;
    },
    async page() {
      const text = await (await fetch(`${origin}/inThe?productId=1&orderId=174`)).text();
      return Number(/id="release">\{"seq":(\d+)/.exec(text)?.[1] ?? 0);
    },
    async answer() {
      const answer = await fetch(`${origin}/gateway/order/getOrderInfo?orderId=174`);
      return Number(answer.headers.get('x-release') ?? 0);
    },
    async stop() {
      if (child.exitCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Milliseconds until it is so; asks again every five. */
export async function until(seen: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await seen())) {
    if (performance.now() - begun > 20_000) throw new Error('It is never seen.');
    await wait(5);
  }
  return performance.now() - begun;
}
