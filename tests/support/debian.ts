/** Installs a package of Debian where the user may. It must not know what it is for. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

function run(command: readonly string[]): boolean {
  const [program = '', ...rest] = command;
  return spawnSync(program, rest, { stdio: ['ignore', process.stderr, process.stderr] }).status === 0;
}

/** False where it could not: another system, or a user who may not. */
export function installPackage(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  console.error(`Installing the Debian package "${name}".`);
  const options = ['--yes', '--no-install-recommends', name];
  const install = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', ...options];
  // Package lists may be missing or old; a second try after an update tells which.
  return run(install) || (run([...asRoot, 'apt-get', 'update']) && run(install));
}
