/** Where the pictures of the map are kept. */
import type { MapLanguage } from '../check/map/graph.ts';

/** By language. */
export const mapFiles: Readonly<Record<MapLanguage, string>> = {
  en: 'docs/map.svg',
  es: 'docs/map.es.svg',
};
