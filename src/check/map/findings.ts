/** What can be said of a map as a whole: screens out of reach, dead ends, loops, arrows to nowhere. */
import { listNames, type MapArrow, type MapFinding, type MapPlace } from './graph.ts';
import type { Words } from './words.ts';

type Links = ReadonlyMap<string, ReadonlySet<string>>;

/** Arrows that end at another place; what the host is only told, and a screen's arrow to itself, lead nowhere else. */
const leads = (arrow: MapArrow): boolean => !arrow.stays && arrow.from !== arrow.to;

function linksOf(arrows: readonly MapArrow[]): Links {
  const links = new Map<string, Set<string>>();
  for (const { from, to } of arrows) links.set(from, (links.get(from) ?? new Set()).add(to));
  return links;
}

function reached(from: Iterable<string>, links: Links): ReadonlySet<string> {
  const found = new Set(from);
  // A set that grows while it is walked through is walked through to its end.
  for (const place of found) for (const next of links.get(place) ?? []) found.add(next);
  return found;
}

/** Groups of places that lead to each other, in the order of the map; a place alone is no group. */
function circles(places: readonly MapPlace[], links: Links): readonly (readonly MapPlace[])[] {
  const reach = new Map(places.map(({ id }) => [id, reached(links.get(id) ?? [], links)]));
  const taken = new Set<string>();
  return places.flatMap(({ id }) => {
    if (taken.has(id) || reach.get(id)?.has(id) !== true) return [];
    const group = places.filter(
      (other) => reach.get(id)?.has(other.id) === true && reach.get(other.id)?.has(id) === true,
    );
    group.forEach((each) => taken.add(each.id));
    return [group];
  });
}

export function findingsOf(
  places: readonly MapPlace[],
  arrows: readonly MapArrow[],
  words: Words,
): readonly MapFinding[] {
  const screens = places.filter(({ kind, launcher }) => kind === 'screen' && !launcher);
  return [
    ...withoutScreen(places, arrows, words),
    ...unreachable(places, screens, arrows, words),
    ...deadEnds(screens, arrows, words),
    ...loops(screens, arrows, words),
    ...redirectCircles(screens, arrows, words),
  ];
}

function withoutScreen(
  places: readonly MapPlace[],
  arrows: readonly MapArrow[],
  words: Words,
): readonly MapFinding[] {
  return places
    .filter(({ kind }) => kind === 'missing')
    .map(({ id, name }) => {
      const from = [...new Set(arrows.filter(({ to }) => to === id).map((arrow) => nameOf(arrow.from)))];
      return {
        code: 'no-screen',
        severity: 'warning',
        places: [id],
        message: words.findings.noScreen(name, listNames(from, words.and)),
      };
    });
}

const nameOf = (id: string): string => id.replace(/^screen:/, '');

function unreachable(
  places: readonly MapPlace[],
  screens: readonly MapPlace[],
  arrows: readonly MapArrow[],
  words: Words,
): readonly MapFinding[] {
  const entries = places.filter(({ entry, launcher }) => entry !== undefined || launcher).map(({ id }) => id);
  const near = reached(entries, linksOf(arrows.filter(leads)));
  return screens
    .filter(({ id }) => !near.has(id))
    .map(({ id, name, routes }) => ({
      code: 'unreachable',
      // All routes are deep links: the host app or a server may open it, which no definition says.
      severity: 'info',
      places: [id],
      message: words.findings.unreachable(name, routes.join(', ')),
    }));
}

/** The public frame brings a navigation of its own, the app's frame a back arrow, the bare frame nothing. */
function deadEnds(
  screens: readonly MapPlace[],
  arrows: readonly MapArrow[],
  words: Words,
): readonly MapFinding[] {
  const left = new Set(arrows.filter(leads).map(({ from }) => from));
  return screens
    .filter(({ id, frame }) => frame !== 'public' && !left.has(id))
    .map(({ id, name, frame }) =>
      frame === 'bare'
        ? {
            code: 'dead-end',
            severity: 'warning',
            places: [id],
            message: words.findings.deadEnd(name),
          }
        : { code: 'back-only', severity: 'info', places: [id], message: words.findings.backOnly(name) },
    );
}

/** Several screens that lead to each other and to nothing else; a warning where not even a back arrow leads out. */
function loops(
  screens: readonly MapPlace[],
  arrows: readonly MapArrow[],
  words: Words,
): readonly MapFinding[] {
  const links = linksOf(arrows.filter(leads));
  return circles(screens, links)
    .filter((group) => {
      const inside = new Set(group.map(({ id }) => id));
      const open = group.some(
        ({ id, frame }) => frame === 'public' || [...(links.get(id) ?? [])].some((to) => !inside.has(to)),
      );
      return !open;
    })
    .map((group) => ({
      code: 'loop',
      severity: group.every(({ frame }) => frame === 'bare') ? 'warning' : 'info',
      places: group.map(({ id }) => id),
      message: words.findings.loop(namesOf(group, words)),
    }));
}

/** Screens that send on by themselves, whatever the data is, until they are back where they began. */
function redirectCircles(
  screens: readonly MapPlace[],
  arrows: readonly MapArrow[],
  words: Words,
): readonly MapFinding[] {
  const always = arrows.filter(({ kind, conditions }) => kind === 'redirect' && conditions.length === 0);
  return circles(screens, linksOf(always)).map((group) => ({
    code: 'redirect-circle',
    severity: 'warning',
    places: group.map(({ id }) => id),
    message: words.findings.circle(namesOf(group, words)),
  }));
}

const namesOf = (group: readonly MapPlace[], words: Words): string =>
  listNames(
    group.map(({ name }) => name),
    words.and,
  );
