/**
 * `npm start`: builds where `dist` is not of these sources, then serves it in this process, so that a signal reaches the server
 * itself. It must not know how either is done.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isFresh } from './build-file.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(root, 'dist');

if (!isFresh(root)) {
  // Until it is whole, it is not fresh.
  rmSync(join(dist, 'build.json'), { force: true });
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(join(dist, 'server.mjs')).href);
