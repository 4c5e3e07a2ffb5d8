/**
 * Ways to a screen that a change has made narrower: a condition more before it is offered, while its address opens as before. It must not
 * know who is told, nor what is done about it.
 */
import { apart, areSame, opposite, type Folded } from './conditions.ts';
import type { MapArrow, MapPlace, ScreenMap } from './graph.ts';

export interface Narrowed {
  /** Ids of screens. */
  readonly from: string;
  readonly to: string;
  /** What holds where it is not offered any more. */
  readonly hidden: Readonly<Record<string, unknown>>;
  /** Ids of other screens that still lead there. */
  readonly still: readonly string[];
}

type Tests = readonly Folded[];

const testsOf = ({ tests }: MapArrow): Tests => tests.flatMap(apart);
const has = (tests: Tests, test: Folded): boolean => tests.some((each) => areSame(each, test));
const within = (some: Tests, all: Tests): boolean => some.every((test) => has(all, test));

/** What was added before a way, where every way of now is one of before with more asked. */
function added(before: readonly Tests[], now: readonly Tests[]): Tests | undefined {
  const extras = now.map((tests) => {
    const wider = before.filter((each) => within(each, tests));
    const extra = wider.map((each) => tests.filter((test) => !has(each, test)));
    return extra.sort((one, other) => one.length - other.length)[0] ?? [];
  });
  const [first] = extras;
  return extras.every((extra) => extra.length > 0) ? first : undefined;
}

/** By itself it is no way that is offered. */
const isOffered = ({ kind, stays, from, to }: MapArrow): boolean =>
  !stays && kind !== 'redirect' && from !== to;

export function narrowedOf(before: ScreenMap, now: ScreenMap): readonly Narrowed[] {
  const between = ({ arrows }: ScreenMap, from: string, to: string): readonly Tests[] =>
    arrows.filter((arrow) => arrow.from === from && arrow.to === to && isOffered(arrow)).map(testsOf);
  const screens = new Map(now.places.map((place) => [place.id, place]));
  const isScreen = (place: MapPlace | undefined): boolean => place?.kind === 'screen' && !place.launcher;
  const pairs = new Map(
    now.arrows
      .filter(({ from, to }) => isScreen(screens.get(from)) && isScreen(screens.get(to)))
      .map(({ from, to }) => [`${from}\n${to}`, { from, to }] as const),
  );
  return [...pairs.values()].flatMap(({ from, to }): readonly Narrowed[] => {
    const [was, is] = [between(before, from, to), between(now, from, to)];
    const extra = was.length === 0 || is.length === 0 ? undefined : added(was, is);
    if (extra === undefined) return [];
    const [only = true] = extra;
    const hidden = extra.length === 1 ? opposite(only) : { not: { all: extra } };
    if (typeof hidden === 'boolean') return [];
    // Whoever comes by the address is led away already.
    const isLed = now.arrows.some(
      (arrow) => arrow.from === to && arrow.kind === 'redirect' && within(testsOf(arrow), apart(hidden)),
    );
    if (isLed) return [];
    const others = now.arrows.filter((arrow) => arrow.to === to && arrow.from !== from && isOffered(arrow));
    const still = [
      ...new Set(others.filter((arrow) => isScreen(screens.get(arrow.from))).map((arrow) => arrow.from)),
    ];
    return [{ from: idOf(from), to: idOf(to), hidden, still: still.map(idOf) }];
  });
}

const idOf = (place: string): string => place.replace(/^screen:/, '');
