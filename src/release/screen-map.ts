/** A project's definitions as the map of screens takes them. It must not know how a map is made or drawn. */
import type { MapLanguage, ScreenMap } from '../check/map/graph.ts';
import { buildMap } from '../check/map/map.ts';
import { mapRoute, testRoute } from '../lib/developer-pages.ts';
import type { Library } from './library.ts';

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
