/**
 * Walks through one screen with the fragments it inserts and finds every test that decides what is drawn, in the words of
 * the screen: parameters are put in, and the first entry stands for a repeat. It must not know data, nor any widget by name
 * except `fragment`, which is part of the language.
 */
import type { Kind, Kinds } from '../../model/definition.ts';
import { isList, isObject, nameFrom, own } from '../document/document.ts';
import type { Known } from '../walk/deeds.ts';
import { hasState, homeName, homeNames } from '../walk/visit.ts';
import { foldTest, type Folded } from '../map/conditions.ts';
import { isTable, rowsOf } from '../walk/ways.ts';
import { givenTo, putIn, type Given } from '../map/parameters.ts';
import { noOpenings, settingsIn, type Openings } from './openings.ts';

export type Test = Readonly<Record<string, unknown>>;

/** A test, and the tests around it: it is looked at only where all of them hold. */
export interface Reached {
  readonly test: Test;
  readonly guards: readonly Test[];
}

export interface Walked {
  /** Of the body, the footer and the sources. */
  readonly screen: readonly Reached[];
  readonly dialogs: ReadonlyMap<string, readonly Reached[]>;
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

export interface Parts {
  /** What actions do. */
  readonly facts: Known;
  readonly fragments: { readonly [name: string]: unknown };
  readonly widgets: { readonly [type: string]: Kinds };
}

interface Spot {
  readonly given: Given;
  readonly guards: readonly Test[];
  readonly fragments: readonly string[];
}

const listOf = (value: unknown): readonly unknown[] =>
  isList(value) ? value : value === undefined ? [] : [value];
const membersOf = (value: unknown): Test => (isObject(value) ? value : {});
const exactTag = /^\{\{\s*([\w.-]+)\s*\}\}$/;

const neither = (tests: readonly Folded[]): Folded => {
  const open = tests.filter((test) => typeof test !== 'boolean');
  return open.length === 0 ? true : { not: { any: open } };
};

/** The list that a pick looks in, by the name of the pick. */
const pickedFrom = (screen: Test): readonly (readonly [string, string])[] =>
  Object.entries(membersOf(screen['pick'])).flatMap(([name, pick]) => {
    const path = exactTag.exec(nameFrom(membersOf(pick)['from']))?.[1];
    return path === undefined ? [] : [[name, path] as const];
  });

export function walkScreen(definition: unknown, parts: Parts): Walked {
  const screen = membersOf(definition);
  const openings = noOpenings();
  const found = collect(parts, openings);
  // What it looks for is the first entry, or there is none to find.
  const picks = pickedFrom(screen);
  const given: Given = new Map(picks.map(([name, path]) => [name, `{{${path}.0}}`]));
  const top: Spot = { given, guards: [], fragments: [] };
  for (const [, path] of picks) found.test({ [path]: { type: 'array', minItems: 1 } }, top);
  found.sources(screen['data'], top);
  found.nodes(screen['body'], top);
  found.nodes(screen['footer'], top);
  settingsIn(screen['on'], given, openings, parts.facts);
  const shown = found.take();
  const dialogs = new Map<string, readonly Reached[]>();
  for (const [name, dialog] of Object.entries(membersOf(screen['dialogs']))) {
    const { body, buttons } = membersOf(dialog);
    found.nodes(body, top);
    for (const button of listOf(buttons)) found.button(button, top);
    dialogs.set(name, found.take());
  }
  return { screen: shown, dialogs, homes: found.homes, openings };
}

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

function collect({ fragments, widgets, facts }: Parts, openings: Openings) {
  let reached: Reached[] = [];
  const homes = new Map<string, Home>();

  const test = (value: unknown, { given, guards }: Spot): Folded => {
    if (value === undefined) return true;
    const folded = foldTest(value, given);
    if (typeof folded !== 'boolean') reached.push({ test: folded, guards });
    return folded;
  };

  /** Whether a list has entries is a test of its own; a repeat also looks at whether it is more than one. */
  const entries = (value: unknown, spot: Spot, most: number): string | undefined => {
    const path = exactTag.exec(putIn(nameFrom(value), spot.given))?.[1];
    if (path === undefined) return undefined;
    for (let least = 1; least <= most; least += 1)
      reached.push({ test: { [path]: { type: 'array', minItems: least } }, guards: spot.guards });
    return path;
  };

  const member = (value: unknown, kind: Kind, spot: Spot): void => {
    if (value === undefined) return;
    if (kind === 'nodes') nodes(value, spot);
    else if (kind === 'test') test(value, spot);
    else if (kind === 'list') entries(value, spot, 1);
    else if (kind === 'actions') settingsIn(value, spot.given, openings, facts);
    else if (typeof kind === 'string') return;
    else if ('items' in kind) for (const item of listOf(value)) member(item, kind.items, spot);
    else
      for (const [name, item] of Object.entries(membersOf(value))) {
        const inner = 'record' in kind ? kind.record : own(kind.object, name);
        if (inner !== undefined) member(item, inner, spot);
      }
  };

  const nodes = (value: unknown, spot: Spot): void => listOf(value).forEach((item) => node(item, spot));

  function node(value: unknown, outer: Spot): void {
    if (!isObject(value)) return;
    const repeated = repeat(value, outer);
    const held = test(value['if'], repeated);
    if (held === false) return;
    const spot = held === true ? repeated : { ...repeated, guards: [...repeated.guards, held] };
    if (value['type'] === 'fragment') return fragment(value, spot);
    const kinds = own(widgets, nameFrom(value['type'])) ?? {};
    for (const [prop, kind] of Object.entries(kinds)) member(value[prop], kind, spot);
    if (isTable(value)) rows(value, kinds, spot);
  }

  /** Each row is drawn where its value is there and none of the others; the rest where it is none of them. */
  function rows(table: Test, kinds: Kinds, spot: Spot): void {
    const before: Folded[] = [];
    for (const way of rowsOf(table)) {
      const held = way.test === undefined ? neither(before) : test(way.test, spot);
      if (held === false) continue;
      const inRow = held === true ? spot : { ...spot, guards: [...spot.guards, held] };
      const row = membersOf(way.taken);
      for (const [prop, kind] of Object.entries(kinds)) member(row[prop], kind, inRow);
      before.push(held);
      if (held === true) return;
    }
  }

  function repeat({ each, as }: Test, spot: Spot): Spot {
    if (each === undefined) return spot;
    const path = entries(each, spot, 2);
    const name = typeof as === 'string' ? as : 'item';
    const row: readonly (readonly [string, unknown])[] =
      path === undefined
        ? []
        : [
            [name, `{{${path}.0}}`],
            [`${name}Number`, 1],
          ];
    const some: readonly Test[] = path === undefined ? [] : [{ [path]: { type: 'array', minItems: 1 } }];
    return { ...spot, given: new Map([...spot.given, ...row]), guards: [...spot.guards, ...some] };
  }

  function fragment(value: Test, spot: Spot): void {
    const name = nameFrom(value['of']);
    const inserted = membersOf(own(fragments, name));
    if (spot.fragments.includes(name)) return;
    const given = givenTo(membersOf(inserted['params']), membersOf(value['with']), spot.given);
    const called = homeNames(name, inserted);
    const mapped = [...called].map(([mine, path]) => [mine, `{{${path}}}`] as const);
    const within = { ...spot, given: new Map([...given, ...mapped]), fragments: [...spot.fragments, name] };
    if (hasState(inserted)) home(name, inserted, called, { ...within, guards: [] });
    nodes(inserted['body'], within);
  }

  function home(name: string, inserted: Test, called: ReadonlyMap<string, string>, spot: Spot): void {
    const data = Object.entries(membersOf(inserted['data'])).map(
      ([source, declared]) =>
        [called.get(source) ?? source, asGiven(membersOf(declared), spot.given)] as const,
    );
    const state = membersOf(inserted['state']);
    homes.set(name, { variable: homeName(name), state, sources: new Map(data) });
    sources(inserted['data'], spot);
    settingsIn(inserted['on'], spot.given, openings, facts);
  }

  function sources(data: unknown, spot: Spot): void {
    for (const source of Object.values(membersOf(data))) {
      const { if: asked, empty, emptyBody } = membersOf(source);
      test(asked, spot);
      const none = test(empty, spot);
      if (isObject(none)) nodes(emptyBody, { ...spot, guards: [...spot.guards, none] });
    }
  }

  function button(value: unknown, spot: Spot): void {
    const { if: shown, enabled, press } = membersOf(value);
    const held = test(shown, spot);
    if (held === false) return;
    test(enabled, held === true ? spot : { ...spot, guards: [...spot.guards, held] });
    settingsIn(press, spot.given, openings, facts);
  }

  return {
    test,
    sources,
    homes,
    nodes,
    button,
    take(): readonly Reached[] {
      const taken = reached;
      reached = [];
      return taken;
    },
  };
}
