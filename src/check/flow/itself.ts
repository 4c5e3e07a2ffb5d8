/** Ways that lead from a screen to itself, as it is or with less: nothing new is seen. It must not know what parameters mean. */
import { routePaths, routeValues } from '../../lib/routes.ts';
import { inside, isList, isObject, membersOf, nameFrom, type Place } from '../document/document.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { listed } from '../report/nearest.ts';
import { propOf } from '../walk/deeds.ts';
import { conditionsAt } from './conditions.ts';

export function checkItself({ survey, facts, report }: Subject): void {
  const routes = routePaths(survey.screen['routes']);
  // Which of several routes the screen is shown under nobody knows: only where all show the same, all are one.
  const views = new Set(
    Object.values(routeValues(survey.screen['routes'])).map((each) => JSON.stringify(each)),
  );
  if (routes.length === 0 || views.size > 1) return;
  const query = membersOf(survey.screen['query']);
  const own = Object.keys(query).filter((name) => name !== '$comment');
  const lead = (to: unknown, given: ReadonlyMap<string, unknown>, place: Place, spot?: Spot): void => {
    if (typeof to !== 'string' || !routes.includes(to)) return;
    const isInPlace = spot?.object['replace'] === true;
    // What it is led here for goes along: it would be so again, and again. A press waits for the person each time.
    const asked = isInPlace && spot.starter === undefined ? againFor(place, given) : [];
    if (asked.length > 0)
      return report(place, 'same-place', { name: to, of: asked.map((name) => `"${name}"`).join(', ') });
    const dropped = own.filter((name) => !given.has(name));
    const isNew = [...given].some(([name, value]) => !isOfAddress(value) || !own.includes(name));
    // What cannot be left out is said to be missing, and in the place of this screen one without may be meant.
    const isLess = dropped.length > 0 && (isInPlace || dropped.some((name) => isRequired(query[name])));
    if (isNew || isLess) return;
    report(place, 'same-place', { name: to, ...(dropped.length > 0 ? { detail: listed(dropped) } : {}) });
  };
  for (const spot of survey.actions) {
    const { object, place } = spot;
    const to = propOf('leadsTo', object, facts);
    const url = propOf('opensAddress', object, facts);
    if (to !== undefined) lead(object[to], handed(object['query'], object['pass']), inside(place, to), spot);
    if (url !== undefined) lead(object[url], handed(object['append']), inside(place, url), spot);
  }
  for (const { value, kind, place, spot } of survey.uses)
    if (kind === 'link' && spot.object['do'] === undefined) lead(value, new Map(), place);
}

/** Parameters of the address for which an action is taken, where all that is asked of the address holds behind it as well. */
function againFor({ document, pointer }: Place, given: ReadonlyMap<string, unknown>): readonly string[] {
  const asked = conditionsAt({ document, pointer: pointer.slice(0, -1) }).flatMap(({ path, holds }) => {
    const [root, name] = path.split('.');
    return root === 'query' && name !== undefined ? [{ name, holds }] : [];
  });
  const isSame = ({ name, holds }: (typeof asked)[number]): boolean =>
    given.get(name) === copied(name) || (!holds && !given.has(name));
  return asked.every(isSame) ? asked.flatMap(({ name, holds }) => (holds ? [name] : [])) : [];
}

/** Nothing but parameters of the screen itself, under whatever sections. */
const isOfAddress = (value: unknown): boolean =>
  typeof value === 'string' && value.replace(/\{\{[#^/]?query\.\w+\}\}/g, '') === '';

const isRequired = (declared: unknown): boolean => membersOf(declared)['required'] === true;

const copied = (name: string): string => `{{query.${name}}}`;

function handed(query: unknown, pass?: unknown): ReadonlyMap<string, unknown> {
  const given: Members = isObject(query) ? query : {};
  const passed = isList(pass) ? pass.map(nameFrom) : [];
  return new Map([...passed.map((name) => [name, copied(name)] as const), ...Object.entries(given)]);
}
