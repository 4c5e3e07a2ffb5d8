/** The project's definitions as the map takes them. It must not know how a map is made or drawn. */
import type { MapLanguage, ScreenMap } from '../check/map/graph.ts';
import { buildMap } from '../check/map/map.ts';
import { mapRoute, testRoute } from '../lib/developer-pages.ts';
import type { Library } from '../release/library.ts';

/** Where each language's picture is kept. */
export const mapFiles: Readonly<Record<MapLanguage, string>> = {
  en: 'docs/map.svg',
  es: 'docs/map.es.svg',
};

export function mapOf(library: Library, language: MapLanguage): ScreenMap {
  const texts = JSON.parse(library.locales[`locales/${language}.json`] ?? '{}') as Record<string, string>;
  const { screens, fragments, widgets, actions, facts } = library;
  return buildMap({
    screens,
    fragments,
    widgets,
    actions,
    facts,
    texts,
    language,
    launchers: [testRoute],
    pages: [mapRoute],
  });
}
