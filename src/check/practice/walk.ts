/**
 * Walks through one screen with the fragments it inserts and writes down what stands where. It must not know any widget
 * or action by name, except `fragment`, which is part of the language.
 */
import type { Kind, KindName } from '../../model/definition.ts';
import type { Project } from '../context.ts';
import type { Document, Place } from '../document/document.ts';
import { inside, isList, isObject, nameFrom, own } from '../document/document.ts';
import { hasState, homeNames } from '../walk/visit.ts';
import type { Bindings } from './scope.ts';
import type { Members, Spot, Survey, Use } from './survey.ts';
import { isTable, rowsOf, waysOf, type Way } from '../walk/ways.ts';

/** What is the same for everything inside a place. */
type Surroundings = Omit<Spot, 'object' | 'place'> & { readonly fragments: readonly string[] };

interface Notes {
  readonly nodes: Spot[];
  readonly actions: Spot[];
  readonly buttons: Spot[];
  readonly siblings: (readonly Spot[])[];
  readonly lists: (readonly Spot[])[];
  readonly uses: Use[];
  readonly sources: Map<string, Spot>;
}

const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : [value]);
const membersOf = (value: unknown): Members => (isObject(value) ? value : {});
const placed = (value: unknown, place: Place, index: number): Place =>
  isList(value) ? inside(place, index) : place;

export function survey(document: Document, project: Project): Survey {
  const notes: Notes = {
    nodes: [],
    actions: [],
    buttons: [],
    siblings: [],
    lists: [],
    uses: [],
    sources: new Map(),
  };
  const screen = membersOf(document.value);
  const place: Place = { document, pointer: [] };
  const top: Surroundings = {
    scope: picked(screen),
    around: [],
    dialog: undefined,
    event: undefined,
    home: undefined,
    starter: undefined,
    fragments: [],
  };
  walkScreen(screen, place, top, project, notes);
  return { screen, place, ...notes };
}

function walkScreen(screen: Members, place: Place, top: Surroundings, project: Project, notes: Notes): void {
  const walk = walker(project, notes);
  const whole: Spot = { object: screen, place, ...top };
  walk.note(whole, 'title', 'text', screen['title'], inside(place, 'title'));
  walk.note(whole, 'description', 'text', screen['description'], inside(place, 'description'));
  walk.note(whole, 'theme', 'value', screen['theme'], inside(place, 'theme'));
  walk.sources(screen, place, top);
  for (const [name, pick] of Object.entries(membersOf(screen['pick']))) {
    const there = inside(place, 'pick', name);
    const spot: Spot = { object: membersOf(pick), place: there, ...top };
    for (const prop of ['from', 'where'])
      walk.note(spot, prop, 'value', spot.object[prop], inside(there, prop));
  }
  walk.events(screen, place, top);
  walk.nodes(screen['body'], inside(place, 'body'), top);
  walk.nodes(screen['footer'], inside(place, 'footer'), top);
  for (const [name, dialog] of Object.entries(membersOf(screen['dialogs']))) {
    const there = inside(place, 'dialogs', name);
    const within: Surroundings = { ...top, dialog: name };
    const spot: Spot = { object: membersOf(dialog), place: there, ...within };
    walk.note(spot, 'title', 'text', spot.object['title'], inside(there, 'title'));
    walk.nodes(spot.object['body'], inside(there, 'body'), within);
    const { buttons } = spot.object;
    if (isList(buttons))
      buttons.forEach((button, index) => walk.button(button, inside(there, 'buttons', index), within));
  }
}

function walker(project: Project, notes: Notes) {
  const note = (spot: Spot, prop: string, kind: KindName, value: unknown, place: Place): void => {
    if (value !== undefined) notes.uses.push({ spot, prop, kind, value, place });
  };

  /** A member by its kind. `prop` is the member of the spot's object that it is, or is in. */
  const member = (
    value: unknown,
    kind: Kind,
    place: Place,
    spot: Spot,
    prop: string,
    within: Surroundings,
  ): void => {
    if (value === undefined) return;
    if (kind === 'nodes') nodes(value, place, within);
    else if (kind === 'actions') actions(value, place, within);
    else if (typeof kind === 'string') note(spot, prop, kind, value, place);
    else if ('items' in kind)
      listOf(value).forEach((item, index) =>
        member(item, kind.items, placed(value, place, index), spot, prop, within),
      );
    else {
      for (const [name, item] of Object.entries(membersOf(value))) {
        const inner = 'record' in kind ? kind.record : own(kind.object, name);
        if (inner !== undefined) member(item, inner, inside(place, name), spot, prop, within);
      }
    }
  };

  const nodes = (value: unknown, place: Place, within: Surroundings): void => {
    const spots = listOf(value).flatMap((item, index) => node(item, placed(value, place, index), within));
    if (spots.length > 1) notes.siblings.push(spots);
  };

  const node = (value: unknown, place: Place, outer: Surroundings): readonly Spot[] => {
    if (!isObject(value)) return [];
    nodes(value['fallback'], inside(place, 'fallback'), outer);
    const spot: Spot = { ...outer, object: value, place, scope: repeated(value, outer.scope) };
    note({ ...spot, scope: outer.scope }, 'each', 'list', value['each'], inside(place, 'each'));
    note(spot, 'if', 'test', value['if'], inside(place, 'if'));
    notes.nodes.push(spot);
    const within: Surroundings = {
      ...outer,
      scope: spot.scope,
      around: [...outer.around, spot],
      starter: spot,
    };
    if (value['type'] === 'fragment') fragment(spot, within);
    else {
      for (const [prop, kind] of Object.entries(own(project.widgets, nameFrom(value['type'])) ?? {}))
        member(own(value, prop), kind, inside(place, prop), spot, prop, within);
    }
    return isTable(value) ? rows(spot, within) : [spot];
  };

  /** A widget with a table is each of its rows in turn. */
  const rows = (spot: Spot, within: Surroundings): readonly Spot[] => {
    const { match, is: _is, else: _else, ...beside } = spot.object;
    note(spot, 'match', 'value', match, inside(spot.place, 'match'));
    const spots = rowsOf(spot.object).map(({ taken, at }): Spot => {
      const row = membersOf(taken);
      const whole: Spot = {
        ...spot,
        object: { ...beside, ...row },
        row: { props: row, place: inside(spot.place, ...at) },
      };
      for (const [prop, kind] of Object.entries(own(project.widgets, nameFrom(beside['type'])) ?? {}))
        member(own(row, prop), kind, inside(spot.place, ...at, prop), whole, prop, within);
      return whole;
    });
    // What is said of the widget is said of it as it is drawn.
    notes.nodes.splice(notes.nodes.indexOf(spot), 1, ...spots);
    return spots;
  };

  const fragment = (spot: Spot, within: Surroundings): void => {
    const { object } = spot;
    const name = nameFrom(object['of']);
    const document = project.fragments.get(name);
    if (document === undefined || !isObject(document.value) || within.fragments.includes(name)) return;
    const given = membersOf(object['with']);
    const scope = new Map<string, { readonly value: unknown; readonly scope: Bindings }>();
    for (const [parameter, declared] of Object.entries(membersOf(document.value['params']))) {
      const value = own(given, parameter);
      scope.set(
        parameter,
        value === undefined
          ? { value: membersOf(declared)['default'], scope: new Map() }
          : { value, scope: within.scope },
      );
    }
    const called = homeNames(name, document.value);
    for (const [mine, path] of called) scope.set(mine, { value: `{{${path}}}`, scope: new Map() });
    const home = hasState(document.value) ? name : within.home;
    const inner = { ...within, scope, home, fragments: [...within.fragments, name] };
    const place: Place = { document, pointer: [] };
    if (hasState(document.value)) {
      // Nobody presses anything for what it does by itself.
      const alone = { ...inner, around: [], starter: undefined };
      sources(document.value, place, alone, called);
      events(document.value, place, alone);
    }
    nodes(document.value['body'], inside(place, 'body'), inner);
  };

  const sources = (
    definition: Members,
    place: Place,
    top: Surroundings,
    called: ReadonlyMap<string, string> = new Map(),
  ): void => {
    for (const [name, source] of Object.entries(membersOf(definition['data']))) {
      const there = inside(place, 'data', name);
      const spot: Spot = { object: membersOf(source), place: there, ...top };
      notes.sources.set(called.get(name) ?? name, spot);
      for (const [prop, kind] of [
        ['send', 'value'],
        ['if', 'test'],
        ['empty', 'test'],
      ] as const)
        note(spot, prop, kind, spot.object[prop], inside(there, prop));
      note(spot, 'busy', 'text', spot.object['busy'], inside(there, 'busy'));
      nodes(spot.object['emptyBody'], inside(there, 'emptyBody'), top);
      if (spot.object['failed'] !== undefined)
        actions(spot.object['failed'], inside(there, 'failed'), { ...top, event: 'failed' });
    }
  };

  const events = (definition: Members, place: Place, top: Surroundings): void => {
    for (const [event, list] of Object.entries(membersOf(definition['on'])))
      if (event !== '$comment') actions(list, inside(place, 'on', event), { ...top, event });
  };

  const actions = (value: unknown, place: Place, within: Surroundings): void => {
    const spots = listOf(value).flatMap((item, index) => action(item, placed(value, place, index), within));
    if (spots.length > 0) notes.lists.push(spots);
  };

  const action = (value: unknown, place: Place, within: Surroundings): readonly Spot[] => {
    if (!isObject(value)) return [];
    const spot: Spot = { ...within, object: value, place };
    notes.actions.push(spot);
    const ways = value['do'] === undefined ? waysOf(value) : undefined;
    if (ways !== undefined) {
      choice(ways, spot, within);
      return [spot];
    }
    const kinds = own(project.actions, nameFrom(value['do'])) ?? {};
    note(spot, 'if', 'test', value['if'], inside(place, 'if'));
    for (const [prop, item] of Object.entries(value)) {
      const kind = prop.startsWith('state.') ? 'value' : own(kinds, prop);
      if (kind !== undefined) member(item, kind, inside(place, prop), spot, prop, within);
    }
    return [spot];
  };

  /** A table reads its value once, whatever its rows are. */
  const choice = (ways: readonly Way[], spot: Spot, within: Surroundings): void => {
    const { match } = spot.object;
    note(spot, 'match', 'value', match, inside(spot.place, 'match'));
    for (const { test, testAt, taken, at } of ways) {
      if (match === undefined) note(spot, 'if', 'test', test, inside(spot.place, ...testAt));
      if (taken !== undefined) actions(taken, inside(spot.place, ...at), within);
    }
  };

  const button = (value: unknown, place: Place, within: Surroundings): void => {
    if (!isObject(value)) return;
    const spot: Spot = { ...within, object: value, place };
    notes.buttons.push(spot);
    note(spot, 'text', 'text', value['text'], inside(place, 'text'));
    note(spot, 'if', 'test', value['if'], inside(place, 'if'));
    if (value['press'] !== undefined)
      actions(value['press'], inside(place, 'press'), { ...within, starter: spot });
  };

  return { note, nodes, sources, events, button };
}

/** A pick is an entry of its list. */
const picked = (screen: Members): Bindings =>
  new Map(
    Object.entries(membersOf(screen['pick'])).map(([name, pick]) => [
      name,
      { each: nameFrom(membersOf(pick)['from']), scope: new Map() },
    ]),
  );

/** A repeat gives its entry a name, and its number another. */
function repeated({ each, as }: Members, scope: Bindings): Bindings {
  if (typeof each !== 'string') return scope;
  const name = typeof as === 'string' ? as : 'item';
  return new Map([...scope, [name, { each, scope }], [`${name}Number`, { value: 0, scope }]]);
}
