/**
 * Finds every test that decides what is drawn of one screen and the fragments it inserts, in the words of the screen:
 * parameters are put in, and the first entry stands for a repeat. It must not know data, nor any widget by name.
 */
import { isObject, membersOf, nameFrom, own } from '../document/document.ts';
import { foldTest, type Folded } from '../map/conditions.ts';
import { givenTo, putIn, type Given } from '../map/parameters.ts';
import type { Known } from '../walk/deeds.ts';
import { homeName } from '../walk/home.ts';
import { homeNames } from '../walk/visit.ts';
import { walkScreen as walkParts, type Ground, type Part, type Visitor } from '../walk/walk.ts';
import type { Way } from '../walk/ways.ts';
import { propWords, widgetWords, type Said } from './labels.ts';
import { noOpenings, settingsIn, type Openings, type Written } from './openings.ts';

export type Test = Readonly<Record<string, unknown>>;

/** A test, and the tests around it: it is looked at only where all of them hold. */
export interface Reached {
  readonly test: Test;
  readonly guards: readonly Test[];
  /** The words of what is drawn where it holds. */
  readonly shows: string | undefined;
}

export interface Walked {
  /** Of the body, the footer and the sources. */
  readonly screen: readonly Reached[];
  readonly dialogs: ReadonlyMap<string, readonly Reached[]>;
  /** The words of a dialog's title, by its name. */
  readonly titles: ReadonlyMap<string, string>;
  /** The fragments in it that have a state of their own, each once: its uses vary together. */
  readonly homes: ReadonlyMap<string, Home>;
  /** What the variables are where a dialog is opened. */
  readonly openings: Openings;
}

/** What a fragment with state adds to the screen's variables and sources, by the names under which they are read. */
export interface Home {
  /** `fragment-note` */
  readonly variable: string;
  readonly state: Test;
  readonly sources: ReadonlyMap<string, Test>;
}

export interface Parts extends Said {
  /** What actions do. */
  readonly facts: Known;
}

interface Spot {
  readonly given: Given;
  readonly guards: readonly Test[];
  /** What has been reached of the screen, or of the dialog around. */
  readonly reached: Reached[];
  /** The widget around. */
  readonly widget: Test;
}

const exactTag = /^\{\{\s*([\w.-]+)\s*\}\}$/;

const neither = (tests: readonly Folded[]): Folded => {
  const open = tests.filter((test) => typeof test !== 'boolean');
  return open.length === 0 ? true : { not: { any: open } };
};

/** The list that a pick looks in. */
const pickedFrom = (pick: unknown): string | undefined =>
  exactTag.exec(nameFrom(membersOf(pick)['from']))?.[1];

export function walkScreen(definition: unknown, parts: Parts): Walked {
  const screen = membersOf(definition);
  const { walked, asked, happening, visitor } = collector(parts);
  // What a pick looks for is the first entry, or there is none to find.
  const picks = Object.entries(membersOf(screen['pick'])).flatMap(([name, pick]) => {
    const path = pickedFrom(pick);
    return path === undefined ? [] : [[name, `{{${path}.0}}`] as const];
  });
  const top: Spot = { given: new Map(picks), guards: [], reached: walked.screen, widget: {} };
  walkParts(screen, top, groundOf(parts), visitor);
  const openings = noOpenings();
  // What a person asks for tells more than what happens by itself.
  for (const { value, given } of [...asked, ...happening]) settingsIn(value, given, openings, parts.facts);
  return { ...walked, openings };
}

/** How actions are made, is not known here: it goes into none of them, or by what they look like. */
const groundOf = ({ widgets, fragments }: Parts): Ground => ({
  widgets,
  actions: {},
  fragment: (name) => own(fragments, name),
});

/** A source of a fragment, in the words of the screen. */
const asGiven = (source: Test, given: Given): Test => ({
  ...source,
  send: Object.fromEntries(
    Object.entries(membersOf(source['send'])).map(([name, value]) => [
      name,
      typeof value === 'string' ? putIn(value, given) : value,
    ]),
  ),
  ...(source['if'] === undefined ? {} : { if: foldTest(source['if'], given) }),
});

/** The screen as if it had the variables and the sources of its fragments. */
export const withHomes = (definition: Test, homes: Walked['homes']): Test => ({
  ...definition,
  state: {
    ...membersOf(definition['state']),
    ...Object.fromEntries([...homes.values()].map(({ variable, state }) => [variable, state])),
  },
  data: {
    ...membersOf(definition['data']),
    ...Object.fromEntries([...homes.values()].flatMap(({ sources }) => [...sources])),
  },
});

function collector(parts: Parts) {
  const ground = groundOf(parts);
  const walked = {
    screen: [] as Reached[],
    dialogs: new Map<string, readonly Reached[]>(),
    titles: new Map<string, string>(),
    homes: new Map<string, Home>(),
  };
  const asked: Written[] = [];
  const happening: Written[] = [];

  const test = (value: unknown, { given, guards, reached }: Spot, shows?: string): Folded => {
    if (value === undefined) return true;
    const folded = foldTest(value, given);
    if (typeof folded !== 'boolean') reached.push({ test: folded, guards, shows });
    return folded;
  };

  /** The spot where a test holds; nothing where it never does. */
  const behind = (held: Folded, spot: Spot): Spot | undefined => {
    if (typeof held === 'boolean') return held ? spot : undefined;
    return { ...spot, guards: [...spot.guards, held] };
  };

  /** Whether a list has entries is a test of its own; a repeat also looks at whether it is more than one. */
  const entries = (value: unknown, spot: Spot, most: number): string | undefined => {
    const { given, guards, reached, widget: drawn } = spot;
    const path = exactTag.exec(putIn(nameFrom(value), given))?.[1];
    if (path === undefined) return undefined;
    const shows = widgetWords(drawn, given, parts);
    for (let least = 1; least <= most; least += 1)
      reached.push({ test: { [path]: { type: 'array', minItems: least } }, guards, shows });
    return path;
  };

  /** What shows the first entries alone (`limit`) shows something else where there are more. */
  function listed(value: unknown, spot: Spot): void {
    const path = entries(value, spot, 1);
    const { limit } = spot.widget;
    if (path === undefined || typeof limit !== 'number') return;
    const shows = widgetWords(spot.widget, spot.given, parts);
    const more = { [path]: { type: 'array', minItems: limit + 1 } };
    spot.reached.push({ test: more, guards: spot.guards, shows });
  }

  function repeat({ each, as }: Test, spot: Spot): Spot {
    const path = each === undefined ? undefined : entries(each, spot, 2);
    if (path === undefined) return spot;
    const name = typeof as === 'string' ? as : 'item';
    const row = [[name, `{{${path}.0}}`] as const, [`${name}Number`, 1] as const];
    const some: Test = { [path]: { type: 'array', minItems: 1 } };
    return {
      ...spot,
      given: new Map<string, unknown>([...spot.given, ...row]),
      guards: [...spot.guards, some],
    };
  }

  function widget(object: Test, outer: Spot): Spot | undefined {
    const spot = repeat(object, { ...outer, widget: object });
    return behind(test(object['if'], spot, widgetWords(object, spot.given, parts)), spot);
  }

  function home(name: string, fragment: Test, spot: Spot): Spot {
    const called = homeNames(name, fragment, ground);
    const data = Object.entries(membersOf(fragment['data'])).map(
      ([source, declared]) =>
        [called.get(source) ?? source, asGiven(membersOf(declared), spot.given)] as const,
    );
    const state = membersOf(fragment['state']);
    walked.homes.set(name, { variable: homeName(name), state, sources: new Map(data) });
    return { ...spot, guards: [] };
  }

  function inFragment({ name, object, given }: Extract<Part, { what: 'fragment' }>, spot: Spot): Spot {
    const parameters = givenTo(membersOf(object['params']), given, spot.given);
    const called = [...homeNames(name, object, ground)].map(([mine, path]) => [mine, `{{${path}}}`] as const);
    return { ...spot, given: new Map([...parameters, ...called]) };
  }

  function part(met: Part, outer: Spot): Spot | undefined {
    switch (met.what) {
      case 'pick': {
        const path = pickedFrom(met.object);
        if (path !== undefined) test({ [path]: { type: 'array', minItems: 1 } }, outer);
        return outer;
      }
      case 'source':
        test(met.object['if'], outer);
        return outer;
      case 'empty': {
        const none = test(
          met.source['empty'],
          outer,
          widgetWords(met.source['emptyBody'], outer.given, parts),
        );
        return isObject(none) ? behind(none, outer) : undefined;
      }
      case 'dialog': {
        const reached: Reached[] = [];
        walked.dialogs.set(met.name, reached);
        const title = propWords(met.object, undefined, outer.given, parts);
        if (title !== undefined) walked.titles.set(met.name, title);
        return { ...outer, reached };
      }
      case 'button':
        return test(met.object['if'], outer, propWords(met.object, undefined, outer.given, parts)) === false
          ? undefined
          : outer;
      case 'widget':
        return widget(met.object, outer);
      case 'fragment':
        return inFragment(met, outer);
      case 'home':
        return home(met.name, met.object, outer);
      case 'event':
        happening.push({ value: met.actions, given: outer.given });
        return undefined;
      case 'actions':
        asked.push({ value: met.actions, given: outer.given });
        return undefined;
      case 'fallback':
        return undefined;
      default:
        return outer;
    }
  }

  /** Each row is drawn where its value is there and none of the others; the rest where it is none of them. */
  function* ways(rows: readonly Way[], spot: Spot): Iterable<readonly [Way, Spot]> {
    const before: Folded[] = [];
    const kinds = own(parts.widgets, nameFrom(spot.widget['type'])) ?? {};
    for (const way of rows) {
      const shows = propWords(way.taken, kinds, spot.given, parts);
      const held = test(way.test === undefined ? neither(before) : way.test, spot, shows);
      const inner = behind(held, spot);
      if (inner === undefined) continue;
      yield [way, inner];
      before.push(held);
      if (held === true) return;
    }
  }

  const visitor: Visitor<Spot> = {
    part,
    ways,
    value(value, kind, _prop, _where, spot) {
      if (kind === 'test') test(value, spot);
      if (kind === 'list') listed(value, spot);
    },
  };
  return { walked, asked, happening, visitor };
}
