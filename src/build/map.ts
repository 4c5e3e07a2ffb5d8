/**
 * `npm run map`: draws the map of screens in both languages and prints what it found; `--verify` only tells whether the
 * committed pictures are what it would draw.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MapLanguage, ScreenMap } from '../check/map/graph.ts';
import { readLibrary } from './project.ts';
import { mapOf } from '../release/screen-map.ts';
import { mapFiles } from './map-input.ts';
import { drawMap } from './map-picture.ts';

interface Drawn {
  readonly map: ScreenMap;
  readonly svg: string;
}

/** Throws when a picture cannot be drawn: a mistake of the programmer, not of a definition. */
export async function drawMaps(root: string): Promise<ReadonlyMap<string, Drawn>> {
  const library = readLibrary(root);
  const drawn = new Map<string, Drawn>();
  for (const [language, file] of Object.entries(mapFiles) as [MapLanguage, string][]) {
    const map = mapOf(library, language);
    const svg = await drawMap(map);
    if (!svg.ok) throw new Error(svg.error);
    drawn.set(file, { map, svg: svg.value });
  }
  return drawn;
}

/** What was found, in English as everything that a terminal prints. */
export function mapReport({ places, arrows, findings }: ScreenMap): string {
  const screens = places.filter(({ kind }) => kind === 'screen').length;
  return [
    `${screens} screens, ${arrows.length} arrows.`,
    ...findings.map(({ code, severity, message }) => `${severity} ${code}  ${message}`),
  ].join('\n');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function main(): Promise<void> {
  const root = process.cwd();
  const verify = process.argv.includes('--verify');
  const stale: string[] = [];
  for (const [file, { map, svg }] of await drawMaps(root)) {
    if (map.language === 'en') console.log(mapReport(map));
    const path = join(root, file);
    if (read(path) === svg) continue;
    stale.push(file);
    if (verify) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, svg);
    console.log(`wrote ${file}`);
  }
  if (stale.length === 0) console.log('The map is fresh.');
  else if (verify) {
    console.error(`Stale: ${stale.join(', ')}. Run "npm run map".`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
