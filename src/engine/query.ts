/**
 * What a screen takes from its address (docs/language.md, "Parameters"). It must not know where an address comes from, nor
 * what a screen does with it.
 */
import { lookUp } from '../lib/look-up.ts';
import type { Plan } from './plan.ts';

/** Declared parameters only: what does not fit counts as missing, then the default applies. */
export function declaredQuery(
  plan: Pick<Plan, 'query'>,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, declared] of Object.entries(plan.query)) {
    const value = lookUp(given, name);
    const chosen = value !== undefined && declared.fits(value) ? value : declared.default;
    if (chosen !== undefined) query[name] = chosen;
  }
  return query;
}

/** What a route gives the screen; a route that it does not have gives nothing. */
export const routeValues = (plan: Pick<Plan, 'routeValues'>, route: string | undefined): unknown =>
  (route === undefined ? undefined : lookUp(plan.routeValues, route)) ?? {};

/** Required parameters that the query lacks. */
export const missingQuery = (
  plan: Pick<Plan, 'query'>,
  query: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(plan.query)
    .filter(([name, declared]) => declared.required && query[name] === undefined)
    .map(([name]) => name);
