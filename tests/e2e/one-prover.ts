/** Begins what proves the releases of all servers of the journeys, before the first, and ends it after the last. It must not know a journey. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/project.ts';

// oxlint-disable-next-line import/no-default-export -- asked for by Playwright
export default async function begin(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'prover-'));
  const socket = join(folder, 'socket');
  const host = spawn(process.execPath, [join(root, 'tests/support/one-prover/host.mjs'), socket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(host.stdout, 'data');
  // The workers, and the servers that they start, have it from here.
  process.env['ONE_PROVER'] = socket;
  return async () => {
    const ended = once(host, 'exit');
    host.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
}
