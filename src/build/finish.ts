/**
 * The last step of `npm run build`: writes what releases are proved with, what the build holds, and the list of packages in it
 * (CycloneDX), which are the same bytes for the same sources; and says what each part of the program weighs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeBuild } from './build-file.ts';
import { writeSnapshot } from './snapshot.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const inDist = (name: string): string => join(root, 'dist', name);

interface Component {
  readonly 'bom-ref': string;
  readonly purl: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}
interface PackageList {
  readonly serialNumber: string;
  readonly metadata: { readonly component: Component; readonly timestamp: string };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const isForDevelopers = ({ properties = [] }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/**
 * Without its serial number and time, which differ each time; npm calls the product as its folder is called. What only developers
 * install is left out here: `--omit=dev` leaves out as well what both need, React among it (npm 11).
 */
function packageList(): string {
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`The list of packages could not be made: ${stderr}`);
  const {
    serialNumber: _serial,
    metadata,
    components,
    dependencies,
    ...rest
  } = JSON.parse(stdout) as PackageList;
  const { timestamp: _time, component, ...kept } = metadata;
  const name = component.purl.replace(/^pkg:npm\/|@[^@]*$/g, '');
  const left = new Set(components.filter(isForDevelopers).map((each) => each['bom-ref']));
  const list = {
    ...rest,
    metadata: { ...kept, component: { ...component, name } },
    components: components.filter((each) => !left.has(each['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => !left.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !left.has(each)) })),
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}

writeFileSync(inDist('sbom.json'), packageList());
for (const [file, bytes] of Object.entries(writeSnapshot(root, inDist(''))))
  process.stdout.write(`dist/${file}  ${(bytes / 1000).toFixed(0)} kB\n`);
writeFileSync(inDist('build.json'), `${JSON.stringify(describeBuild(root), null, 2)}\n`);

/** Beside what it may weigh, where that is agreed upon; a copy of the product without its tests has no budgets. */
function printParts(): void {
  const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const weights = readJson(inDist('parts.json')) as Readonly<Record<string, number>>;
  const file = join(root, 'tests/part-budgets.json');
  const budgets = existsSync(file)
    ? (readJson(file) as { readonly parts: Readonly<Record<string, number>> }).parts
    : {};
  for (const [part, weight] of Object.entries(weights)) {
    const budget = budgets[part];
    const mark = budget !== undefined && weight > budget ? '  OVER' : '';
    const beside = budget === undefined ? '' : ` of ${budget.toFixed(1)}`;
    process.stdout.write(`${part.padEnd(10)} ${weight.toFixed(1).padStart(5)}${beside} kB${mark}\n`);
  }
}

printParts();
