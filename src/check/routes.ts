/**
 * Collects the routes of all screens, and reports those that two screens have. It must not know who leads to them.
 */
import { promotionStart } from '../lib/promotion.ts';
import type { Report, RouteTarget } from './context.ts';
import type { Document } from './document.ts';
import { isList, isObject } from './document.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** `screens/help.json` and `/help`: the screen that a route is named after keeps it. */
const isNamedLike = (file: string, route: string): boolean =>
  plain(file.split('/').pop() ?? '') === `${plain(route)}json`;

/** What each layout takes from the address, the start of the promotion does. */
function startOf(layouts: readonly Document[]): RouteTarget | undefined {
  const [first] = layouts;
  const query = layouts.flatMap(({ value }) =>
    isObject(value) && isObject(value['query']) ? Object.keys(value['query']) : [],
  );
  return first === undefined ? undefined : { file: first.file, required: [], query: [...new Set(query)] };
}

export function routesOf(screens: readonly Document[], report: Report): ReadonlyMap<string, RouteTarget> {
  const routes = new Map<string, RouteTarget>();
  const places = new Map<string, { readonly document: Document; readonly index: number }>();
  for (const document of screens) {
    const { value } = document;
    if (!isObject(value) || !isList(value['routes'])) continue;
    const query = isObject(value['query']) ? Object.entries(value['query']) : [];
    const required = query
      .filter(
        ([, parameter]) =>
          isObject(parameter) && parameter['required'] === true && parameter['default'] === undefined,
      )
      .map(([name]) => name);
    const target: RouteTarget = { file: document.file, required, query: query.map(([name]) => name) };
    for (const [index, written] of value['routes'].entries()) {
      if (typeof written !== 'string') continue;
      // A missing slash is a mistake of structure; the route itself is there.
      const route = /^#?\//.test(written) ? written : `/${written}`;
      const other = places.get(route);
      const here = { document, index };
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
      report({ document: gives.document, pointer: ['routes', gives.index] }, 'duplicate-route', {
        name: route,
        of,
      });
    }
  }
  const start = startOf(screens.filter(({ file }) => file.startsWith('screens/promotion/')));
  if (start !== undefined) routes.set(promotionStart, start);
  return routes;
}
