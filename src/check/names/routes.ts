/**
 * Collects the routes of all screens, and reports those that two screens have. It must not know who leads to them.
 */
import { promotionStart } from '../../lib/promotion.ts';
import { routePaths, routeValues } from '../../lib/routes.ts';
import type { Json } from '../../model/json.ts';
import type { RouteTarget } from '../context.ts';
import type { Report } from '../report/report.ts';
import { distance } from '../report/nearest.ts';
import { idOf, inside, isList, isObject, keyOf, own } from '../document/document.ts';
import type { Document, Members, Place } from '../document/document.ts';
import { parametersOf } from './parameters.ts';
import { kindOf, type Type } from '../types/type.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** `screens/help.json` and `/help`: the screen that a route is named after keeps it. */
const isNamedLike = (file: string, route: string): boolean =>
  plain(file.split('/').pop() ?? '') === `${plain(route)}json`;

/** What each layout takes from the address, the start of the promotion does. */
function startOf(layouts: readonly Document[]): RouteTarget | undefined {
  const [first] = layouts;
  // Which layout it will be nobody knows: what one of them says of a parameter is not said of it.
  const query = layouts.flatMap(({ value }) =>
    isObject(value) ? Object.keys(parametersOf(value['query'])) : [],
  );
  return first === undefined
    ? undefined
    : { file: first.file, required: [], query: [...new Set(query)], parameters: {} };
}

/** What the routes of a screen give it: the values that are written, and nothing where a route lacks one. */
export function routeType(routes: unknown): Type {
  const all = Object.values(routeValues(routes));
  const names = [...new Set(all.flatMap((values) => Object.keys(values)))];
  const members = names.map((name): readonly [string, Type] => {
    const values = [...new Set(all.flatMap((given) => own(given, name) ?? []))] as readonly Json[];
    const kinds = [...new Set(values.flatMap((value) => kindOf(value) ?? []))];
    return [name, { kinds, absent: all.some((given) => own(given, name) === undefined), values }];
  });
  return { kinds: ['object'], absent: false, members: new Map(members) };
}

/**
 * Screens that no address shows: a layout of the promotion has none of its own, any other is lost without one.
 * @param opens the routes that the host app opens; a project without any is a part of one, whose screens need none
 */
function reportRouteless(screens: readonly Document[], opens: readonly string[], report: Report): void {
  for (const document of screens) {
    const { value, file } = document;
    if (!isObject(value) || file.startsWith('screens/promotion/')) continue;
    const { routes } = value;
    const isEmpty = isList(routes) && routes.length === 0;
    if (!isEmpty && (routes !== undefined || opens.length === 0 || isMisspelt(value))) continue;
    const place = { document, pointer: isEmpty ? ['routes'] : [] };
    report(place, 'missing-route', { name: idOf(file), detail: camel(idOf(file)) });
  }
}

const camel = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** One that is misspelt is there, and said so. */
const isMisspelt = (screen: Members): boolean =>
  Object.keys(screen).some((key) => distance(key.toLowerCase(), 'routes') <= 2);

export function routesOf(
  screens: readonly Document[],
  opens: readonly string[],
  report: Report,
): ReadonlyMap<string, RouteTarget> {
  reportRouteless(screens, opens, report);
  const routes = new Map<string, RouteTarget>();
  const places = new Map<string, { readonly document: Document; readonly place: Place }>();
  for (const document of screens) {
    const { value } = document;
    if (!isObject(value)) continue;
    const parameters = parametersOf(value['query']);
    const required = Object.entries(parameters).flatMap(([name, parameter]) =>
      parameter['required'] === true && parameter['default'] === undefined ? [name] : [],
    );
    const target: RouteTarget = { file: document.file, required, query: Object.keys(parameters), parameters };
    for (const [index, written] of routePaths(value['routes']).entries()) {
      // A missing slash is a mistake of structure; the route itself is there.
      const route = /^#?\//.test(written) ? written : `/${written}`;
      const other = places.get(route);
      const routesPlace = { document, pointer: ['routes'] };
      // In a list it is an entry, in a map a name.
      const place = isList(value['routes']) ? inside(routesPlace, index) : keyOf(routesPlace, written);
      const here = { document, place };
      if (other === undefined || other.document === document) {
        routes.set(route, target);
        places.set(route, other ?? here);
        continue;
      }
      const mine = isNamedLike(document.file, route) && !isNamedLike(other.document.file, route);
      const [keeps, gives] = mine ? [here, other] : [other, here];
      if (mine) {
        routes.set(route, target);
        places.set(route, here);
      }
      const of = `${keeps.document.file} and ${gives.document.file}`;
      report(gives.place, 'duplicate-route', { name: route, of });
    }
  }
  const start = startOf(screens.filter(({ file }) => file.startsWith('screens/promotion/')));
  if (start !== undefined) routes.set(promotionStart, start);
  return routes;
}
