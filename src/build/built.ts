/** Builds where `dist` is not of these sources. It must not know how. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from './build-file.ts';

/** Ends the process where the build fails. @param root the folder of the product. */
export function buildWhereStale(root: string): void {
  if (isFresh(root)) return;
  // Until it is whole, it is not fresh.
  rmSync(join(root, 'dist/build.json'), { force: true });
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
