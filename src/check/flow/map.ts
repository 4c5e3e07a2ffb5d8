/** What the map of screens warns of, at its place in a definition. It must not know how the map is made. */
import { routePaths } from '../../lib/routes.ts';
import type { ScreenMap } from '../map/graph.ts';
import { mapRoute, testRoute } from '../../lib/developer-pages.ts';
import { idOf } from '../document/document.ts';
import { buildMap } from '../map/map.ts';
import type { Subject } from '../practice/survey.ts';

type Code = 'unreachable-screen' | 'dead-end';

type Screens = ReadonlyMap<string, Subject>;

const screensOf = (subjects: readonly Subject[]): Screens =>
  new Map(subjects.map((subject) => [idOf(subject.survey.place.document.file), subject]));

/** The map in no language: its words are not read. `undefined`: a project without a beginning is a part of one. */
export function mapOf(subjects: readonly Subject[]): ScreenMap | undefined {
  const screens = screensOf(subjects);
  const [first] = screens.values();
  if (first?.project.routes.has('/') !== true) return undefined;
  const { fragments, widgets, actions, facts } = first.project;
  return buildMap({
    screens: Object.fromEntries([...screens].map(([id, { survey }]) => [id, survey.screen])),
    fragments: Object.fromEntries([...fragments].map(([name, { value }]) => [name, value])),
    widgets,
    actions,
    facts,
    texts: {},
    language: 'en',
    launchers: [testRoute],
    pages: [mapRoute],
  });
}

const nameOf = (id: string): string => id.replace(/^screen:/, '');

function say(screens: Screens, id: string, code: Code, of?: string): void {
  const subject = screens.get(nameOf(id));
  if (subject === undefined) return;
  const { place, screen } = subject.survey;
  const detail = routePaths(screen['routes']).join(', ');
  subject.report(place, code, { name: nameOf(id), of, detail });
}

/** Screens without a way out. */
export function checkEnds(subjects: readonly Subject[], map: ScreenMap | undefined): void {
  const screens = screensOf(subjects);
  for (const { code, severity, places } of map?.findings ?? []) {
    const [first = ''] = places;
    if (code === 'dead-end') say(screens, first, code);
    if (code === 'loop' && severity === 'warning')
      say(screens, first, 'dead-end', places.map(nameOf).join(', '));
  }
}

/** Screens without a way to them, not even from the host app; those that only such a screen leads to follow from it. */
export function checkUnreachable(subjects: readonly Subject[], map: ScreenMap | undefined): void {
  if (map === undefined) return;
  const screens = screensOf(subjects);
  const opens = new Set(subjects[0]?.project.known.opens);
  const lost = new Set(map.findings.flatMap(({ code, places }) => (code === 'unreachable' ? places : [])));
  // What the app opens is reached, and so is what that leads to: a list that grows is walked through to its end.
  const opened = map.places
    .filter(({ routes }) => routes.some((route) => opens.has(route)))
    .map(({ id }) => id)
    .filter((id) => lost.has(id));
  for (const id of opened) {
    if (!lost.delete(id)) continue;
    opened.push(...map.arrows.filter(({ from, to }) => from === id && lost.has(to)).map(({ to }) => to));
  }
  const arrows = map.arrows.filter(({ from, to }) => from !== to && lost.has(from) && lost.has(to));
  const order = new Map([...lost].map((id, index) => [id, index]));
  const leads = (one: string, other: string): boolean =>
    arrows.some(({ from, to }) => from === one && to === other);
  for (const [id, index] of order) {
    // Of two that lead to each other the first speaks for both.
    const follows = arrows.some(
      ({ from, to }) => to === id && ((order.get(from) ?? 0) < index || !leads(id, from)),
    );
    if (!follows) say(screens, id, 'unreachable-screen');
  }
}
