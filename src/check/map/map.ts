/**
 * The map of screens, made from their definitions: every screen a place, every way out of it an arrow with its condition,
 * and what can be said of the whole. Pure: the caller gives parsed definitions. It must not know how a map is drawn.
 *
 *   definitions → ways out of each → places and arrows → entries → findings
 */
import type { Kinds } from '../../model/definition.ts';
import { routePaths } from '../../lib/routes.ts';
import { isObject, own } from '../document/document.ts';
import { findingsOf } from './findings.ts';
import {
  sameArrow,
  type Entry,
  type MapArrow,
  type MapLanguage,
  type MapPlace,
  type ScreenMap,
} from './graph.ts';
import { wordsOf, type Texts } from './labels.ts';
import { promotionStart } from '../../lib/promotion.ts';
import { nothingGiven } from './parameters.ts';
import { screenTarget, type Routes, type Target } from './targets.ts';
import { waysOut, type Surroundings } from './walk.ts';
import { mapWords } from './words.ts';

export interface MapInput {
  /** Definitions by id, layouts without routes included. */
  readonly screens: { readonly [id: string]: unknown };
  readonly fragments: { readonly [name: string]: unknown };
  /** What kind each prop of a widget is: addresses and tests are told by it. */
  readonly widgets: { readonly [type: string]: Kinds };
  readonly actions: Surroundings['actions'];
  /** What actions do. */
  readonly facts: Surroundings['facts'];
  /** Texts of `language` by key. */
  readonly texts: Texts;
  readonly language: MapLanguage;
  /** Routes of screens that open others for developers: what they open counts as an entry. */
  readonly launchers: readonly string[];
  /** Routes of developers' pages that are no definitions. */
  readonly pages: readonly string[];
}

export function buildMap(input: MapInput): ScreenMap {
  const words = mapWords[input.language];
  const routes: Routes = { screens: routesOf(input.screens), pages: input.pages };
  const around: Surroundings = { ...input, routes, words };
  const places = new Map<string, MapPlace>();
  const arrows = new Map<string, MapArrow>();
  for (const [id, screen] of Object.entries(input.screens)) {
    const place = screenPlace(id, screen, input);
    places.set(place.id, place);
  }
  for (const [id, screen] of Object.entries(input.screens)) {
    const from = screenTarget(id).id;
    for (const { target, ...way } of waysOut(screen, around)) {
      if (!places.has(target.id)) places.set(target.id, otherPlace(target));
      const arrow: MapArrow = { from, to: target.id, ...way };
      arrows.set(sameArrow(arrow), arrow);
    }
  }
  const all = [...arrows.values()];
  const marked = [...places.values()].map((place) => withEntry(place, places, all));
  return {
    language: input.language,
    places: marked,
    arrows: all,
    findings: findingsOf(marked, all, words),
  };
}

function routesOf(screens: MapInput['screens']): { readonly [route: string]: string } {
  const routes: Record<string, string> = {};
  for (const [id, screen] of Object.entries(screens))
    for (const route of ownRoutes(screen)) if (own(routes, route) === undefined) routes[route] = id;
  // The start of the promotion shows the layout that its template names: here, the first of them.
  const [layout] = Object.keys(screens).filter((id) => ownRoutes(screens[id]).length === 0);
  if (layout !== undefined) routes[promotionStart] ??= layout;
  return routes;
}

const ownRoutes = (screen: unknown): readonly string[] =>
  isObject(screen) ? routePaths(screen['routes']) : [];

const frames: ReadonlySet<unknown> = new Set(['public', 'bare']);

function screenPlace(id: string, screen: unknown, { texts, launchers }: MapInput): MapPlace {
  const { title, frame } = isObject(screen) ? screen : {};
  const routes = ownRoutes(screen);
  return {
    ...screenTarget(id),
    title: typeof title === 'string' ? wordsOf(title, texts, nothingGiven) : '',
    routes,
    frame: frames.has(frame) ? (frame as MapPlace['frame']) : 'app',
    entry: undefined,
    launcher: routes.some((route) => launchers.includes(route)),
  };
}

const otherPlace = (target: Target): MapPlace => ({
  ...target,
  title: '',
  routes: [],
  frame: 'app',
  entry: undefined,
  launcher: false,
});

/** Only what the definitions show: which screens the host app opens, nobody can read out of them. */
function withEntry(
  place: MapPlace,
  places: ReadonlyMap<string, MapPlace>,
  arrows: readonly MapArrow[],
): MapPlace {
  if (place.kind !== 'screen') return place;
  const launched = arrows.some(({ from, to }) => to === place.id && places.get(from)?.launcher === true);
  const entry: Entry | undefined = place.routes.includes('/')
    ? 'start'
    : launched
      ? 'developer'
      : place.routes.length === 0
        ? 'template'
        : undefined;
  return { ...place, entry };
}
