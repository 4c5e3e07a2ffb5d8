/**
 * The routes of a screen: a list of paths, or a map of paths to the values that each gives the screen
 * (docs/language.md, "Routes"). It must not know what a screen does with them.
 */
import type { Json, JsonObject } from '../model/json.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths, as they are written. */
export function routePaths(routes: unknown): readonly string[] {
  const paths: readonly unknown[] = Array.isArray(routes)
    ? routes
    : isObject(routes)
      ? Object.keys(routes).filter((name) => name !== '$comment')
      : [];
  return paths.filter((path) => typeof path === 'string');
}

/** What a route of a map gives; nothing for a route of a list. */
function valuesAt(routes: unknown, path: string): JsonObject {
  const values =
    isObject(routes) && Object.prototype.hasOwnProperty.call(routes, path) ? routes[path] : undefined;
  if (!isObject(values)) return {};
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name === '$comment' ? [] : [[name, value as Json] as const],
    ),
  );
}

/** The values by path. */
export const routeValues = (routes: unknown): { readonly [path: string]: JsonObject } =>
  Object.fromEntries(routePaths(routes).map((path) => [path, valuesAt(routes, path)]));

/** A path as it is looked up, a slash at its end forgiven. */
export const plainPath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);
