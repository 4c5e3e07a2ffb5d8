/**
 * The last step of `npm run build`: writes what releases are proved with, what the build holds, and the list of packages in it
 * (CycloneDX), which are the same bytes for the same sources.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeBuild } from './build-file.ts';
import { writeSnapshot } from './snapshot.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const inDist = (name: string): string => join(root, 'dist', name);

/** Without its serial number and time, which differ each time; npm calls the product as its folder is called. */
function packageList(): string {
  const words = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The list of packages could not be made: ${stderr}`);
  const {
    serialNumber: _serial,
    metadata,
    ...rest
  } = JSON.parse(stdout) as {
    readonly serialNumber: string;
    readonly metadata: {
      readonly component: { readonly purl: string };
      readonly timestamp: string;
    };
  };
  const { timestamp: _time, component, ...kept } = metadata;
  const name = component.purl.replace(/^pkg:npm\/|@[^@]*$/g, '');
  return `${JSON.stringify({ ...rest, metadata: { ...kept, component: { ...component, name } } }, null, 2)}\n`;
}

writeFileSync(inDist('sbom.json'), packageList());
for (const [file, bytes] of Object.entries(writeSnapshot(root, inDist(''))))
  process.stdout.write(`dist/${file}  ${(bytes / 1000).toFixed(0)} kB\n`);
writeFileSync(inDist('build.json'), `${JSON.stringify(describeBuild(root), null, 2)}\n`);
