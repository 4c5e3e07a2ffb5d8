/**
 * `npm start`: builds where that is needed, then serves in this process, so that a signal reaches the server itself. Nothing here is
 * TypeScript: what reads that takes longer than the rest of a start.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isFresh } from './sources.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
if (!isFresh(root)) {
  // Until it is whole, it is not fresh.
  rmSync(join(root, 'dist/build.json'), { force: true });
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(join(root, 'dist/server.mjs')).href);
