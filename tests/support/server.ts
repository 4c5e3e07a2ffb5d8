/**
 * Starts the built server as `npm start` does, in a process of its own on a free port, and stops it. Build first.
 * It must not know the app: what is served, and from where, is told by the environment variables of the server.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { exists, root } from './project.ts';

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  /** What the server printed so far, for the message of a failing test. */
  output(): string;
  stop(): Promise<void>;
}

export interface ServerSetting {
  /** A backend's origin; without one the sandbox answers, keeping nothing. */
  readonly backend?: string;
  /** Path of a config file. Default: the sandbox's own. */
  readonly config?: string;
  /** Default: a free one. */
  readonly port?: number;
  /** Folder of what is kept; default: nothing is. */
  readonly data?: string;
  readonly databaseUrl?: string;
  /** Whether pages come with data. Default: they do not, so that a journey sees each call of its page. */
  readonly render?: boolean;
  /** Whether its releases are proved beside those of all other servers, where there is such a place (one-prover/). Default: by itself. */
  readonly sharesProver?: boolean;
}

const preload = pathToFileURL(join(root, 'tests/support/one-prover/preload.mjs')).href;
/** Arguments of Node for a server whose releases are proved beside those of the others; none where there is no such place. */
export const sharingProver = (): readonly string[] =>
  process.env['ONE_PROVER'] === undefined ? [] : ['--import', preload];

/** A busy machine takes its time to start a program (ms). */
const patience = 60_000;
/** For whoever starts servers and stops them: a little longer, so that a server that does not answer is told as that. */
export const startTime = patience + 15_000;

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Until it gives its configuration; ends it where it does not within the patience, with what it printed. */
export async function untilAnswering(
  origin: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && child.exitCode === null) {
    const there = await fetch(`${origin}/config.json`).catch(() => undefined);
    if (there?.ok === true) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer on ${origin}. It printed:\n${output()}`);
}

export async function startServer(setting: ServerSetting = {}): Promise<RunningServer> {
  if (!exists('dist')) throw new Error('There is no build to serve: run "npm run build" first.');
  const port = setting.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const options = setting.sharesProver === true ? sharingProver() : [];
  const child = spawn(process.execPath, [...options, 'dist/server.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SANDBOX_DB: ':memory:',
      DATA: setting.data ?? ':memory:',
      DATABASE_URL: setting.databaseUrl ?? '',
      BACKEND: setting.backend ?? '',
      LOGS: 'off',
      RENDER: setting.render === true ? 'on' : 'off',
      CONFIG: setting.config ?? '',
    },
  });
  const printed: string[] = [];
  child.stdout.on('data', (data: Buffer) => printed.push(data.toString()));
  child.stderr.on('data', (data: Buffer) => printed.push(data.toString()));
  const output = (): string => printed.join('');
  await untilAnswering(origin, child, output);
  return {
    origin,
    pid: child.pid ?? 0,
    output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const last = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(last);
    },
  };
}
