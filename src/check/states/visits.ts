/** The routes of a screen that differ in what they give it, and what each is called. It must not know what is combined. */
import type { JsonObject } from '../../model/json.ts';
import { routeValues } from '../../lib/routes.ts';
import { equal } from '../../lib/test.ts';
import { own } from '../document/document.ts';
import type { DataWords } from './names.ts';

export interface Visited {
  readonly route: string | undefined;
  readonly given: JsonObject;
  readonly named: boolean;
}

/** The routes of a screen that differ in what they give it, the first of each. */
export function visitsOf(routes: unknown): readonly Visited[] {
  const all = Object.entries(routeValues(routes));
  const first = all.filter(
    ([, given], index) => !all.slice(0, index).some(([, before]) => equal(before, given)),
  );
  if (first.length === 0) return [{ route: undefined, given: {}, named: false }];
  return first.map(([route, given]) => ({ route, given, named: first.length > 1 }));
}

/** What a route gives the screen, or does not, as clauses; `undefined` where something has none. */
export function visitWords(
  { given }: Visited,
  routes: unknown,
  data: DataWords | undefined,
): string | undefined {
  const names = [...new Set(Object.values(routeValues(routes)).flatMap(Object.keys))];
  const said = names.flatMap((name) => {
    const value = own(given, name) ?? false;
    return typeof value === 'boolean' ? (data?.clauseOf(`route.${name}`, value) ?? []) : [];
  });
  return said.length === names.length ? said.join(', ') : undefined;
}
