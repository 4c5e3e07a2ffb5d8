/** A program of its own that is pressed, and what it takes of the machine (Linux tells). It must not know what it serves. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../support/project.ts';
import { freePort } from '../support/server.ts';

export interface Program {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Processor time so far (ms). */
  cpu(): number;
  /** What it holds of the memory now (MB). */
  memory(): number;
  /** Told to stop; its exit code. */
  stop(): Promise<number | null>;
}

/** The kernel counts in hundredths of a second. */
const tick = 10;
const patience = 60_000;

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function untilAnswering(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patience;
  while (child.exitCode === null && Date.now() < deadline) {
    const isThere = await fetch(origin).then(
      () => true,
      () => sleep(50, false),
    );
    if (isThere) return;
  }
  child.kill('SIGKILL');
  throw new Error(`${child.spawnargs.join(' ')} does not answer.`);
}

export async function start(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, [...words], {
    cwd: root,
    // Lines of a log are written, and read by nobody.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port), ...environment },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, child);
  const { pid = 0 } = child;
  return {
    origin,
    child,
    cpu: () => cpuOf(pid),
    memory: () => memoryOf(pid),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}

/** The build, as it runs at a lender. @param words for Node itself. */
export const startProduct = (backend: string, words: readonly string[] = []): Promise<Program> =>
  start([...words, join(root, 'dist/server.mjs')], {
    BACKEND: backend,
    DATA: ':memory:',
    LOGS: 'on',
    PREVIEW: 'off',
  });

/** @param name of a file beside this one. */
export const startOther = (name: string, ...words: readonly string[]): Promise<Program> =>
  start(['--import', 'tsx', join(root, 'tests/load', name), ...words]);
