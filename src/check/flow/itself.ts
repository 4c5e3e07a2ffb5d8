/** Ways that lead from a screen to itself, as it is: nothing changes. It must not know what parameters mean. */
import { routePaths } from '../../lib/routes.ts';
import { inside, isList, isObject, nameFrom, type Place } from '../document/document.ts';
import type { Members, Subject } from '../practice/survey.ts';
import { propOf } from '../walk/deeds.ts';

export function checkItself({ survey, facts, report }: Subject): void {
  const [route, another] = routePaths(survey.screen['routes']);
  // Which of several routes the screen is shown under nobody knows.
  if (route === undefined || another !== undefined) return;
  const { query } = survey.screen;
  const own = isObject(query) ? Object.keys(query).filter((name) => name !== '$comment') : [];
  const lead = (to: unknown, given: ReadonlyMap<string, unknown>, place: Place): void => {
    const isSame = own.every((name) => given.get(name) === copied(name)) && given.size === own.length;
    if (to === route && isSame) report(place, 'same-place', { name: route });
  };
  for (const { object, place } of survey.actions) {
    const to = propOf('leadsTo', object, facts);
    const url = propOf('opensAddress', object, facts);
    if (to !== undefined) lead(object[to], handed(object['query'], object['pass']), inside(place, to));
    if (url !== undefined) lead(object[url], handed(object['append']), inside(place, url));
  }
  for (const { value, kind, place, spot } of survey.uses)
    if (kind === 'link' && spot.object['do'] === undefined) lead(value, new Map(), place);
}

const copied = (name: string): string => `{{query.${name}}}`;

function handed(query: unknown, pass?: unknown): ReadonlyMap<string, unknown> {
  const given: Members = isObject(query) ? query : {};
  const passed = isList(pass) ? pass.map(nameFrom) : [];
  return new Map([...passed.map((name) => [name, copied(name)] as const), ...Object.entries(given)]);
}
