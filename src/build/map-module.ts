/**
 * The map as a module for the developers' page: the graph from the definitions as they are now, and the committed picture.
 * It draws nothing, so that a build needs no tool for it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapLanguage } from '../check/map/graph.ts';
import type { Library } from '../release/library.ts';
import { mapOf } from '../release/screen-map.ts';
import { mapFiles } from './map-input.ts';
import { svgTree } from './svg-tree.ts';

/** In both languages at once: it is for developers, and a second request would share modules with the app. */
export function mapModule(root: string, library: Library): string {
  const shown = (Object.keys(mapFiles) as MapLanguage[]).map((language) => {
    const file = join(root, mapFiles[language]);
    const picture = existsSync(file) ? svgTree(readFileSync(file, 'utf8')) : undefined;
    return [language, { map: mapOf(library, language), picture }];
  });
  return `export const shown = ${JSON.stringify(Object.fromEntries(shown))};`;
}
