/** Writes down what stands where in one screen and the fragments it inserts. It must not know what is good practice. */
import type { KindName } from '../../model/definition.ts';
import type { Project } from '../context.ts';
import type { Document, Members, Place } from '../document/document.ts';
import { inside, membersOf, nameFrom, own } from '../document/document.ts';
import { hasState } from '../walk/home.ts';
import { groundOf, homeNames } from '../walk/visit.ts';
import { walkScreen, type Part, type Visitor, type Where } from '../walk/walk.ts';
import { isTable } from '../walk/ways.ts';
import type { Bindings } from './scope.ts';
import type { Spot, Survey, Use } from './survey.ts';

/** What is the same for everything inside a place. */
type Surroundings = Omit<Spot, 'object' | 'place' | 'row'>;

interface Here {
  /** Whose members are met. */
  readonly spot: Spot;
  readonly within: Surroundings;
  /** How the sources of a fragment with state of its own are called. */
  readonly called: ReadonlyMap<string, string>;
  /** Where the rows of the table around are noted. */
  readonly rows: Spot[];
}

export function survey(document: Document, project: Project): Survey {
  const screen = membersOf(document.value);
  const place: Place = { document, pointer: [] };
  const within: Surroundings = {
    scope: picked(screen),
    around: [],
    dialog: undefined,
    event: undefined,
    home: undefined,
    starter: undefined,
  };
  const top: Here = { spot: { ...within, object: screen, place }, within, called: new Map(), rows: [] };
  const { notes, visitor } = surveyor(document, project);
  walkScreen(screen, top, groundOf(project), visitor);
  return { screen, place, ...notes, nodes: notes.nodes.flat() };
}

function surveyor(document: Document, project: Project) {
  const { fragments } = project;
  const notes = {
    /** A widget; of one with a table each of its rows instead, as what is said of it is said of it as it is drawn. */
    nodes: [] as (readonly Spot[])[],
    actions: [] as Spot[],
    buttons: [] as Spot[],
    siblings: [] as (readonly Spot[])[],
    lists: [] as (readonly Spot[])[],
    uses: [] as Use[],
    sources: new Map<string, Spot>(),
  };
  const placeAt = ({ of, pointer }: Where): Place => ({
    document: (of === undefined ? undefined : fragments.get(of)) ?? document,
    pointer,
  });
  const note = (spot: Spot, prop: string, kind: KindName, value: unknown, place: Place): void => {
    if (value !== undefined) notes.uses.push({ spot, prop, kind, value, place });
  };
  const noteOwn = (spot: Spot, prop: 'if' | 'empty' | 'match' | 'each', kind: KindName): void => {
    const value = spot.object[prop];
    if (value !== undefined) note(spot, prop, kind, value, inside(spot.place, prop));
  };

  /** Inside an object that has members of its own. */
  const enter = (object: Members, where: Where, outer: Here, within = outer.within): Here => ({
    ...outer,
    within,
    spot: { ...within, object, place: placeAt(where) },
  });

  function source(name: string, here: Here): Here {
    notes.sources.set(here.called.get(name) ?? name, here.spot);
    noteOwn(here.spot, 'if', 'test');
    noteOwn(here.spot, 'empty', 'test');
    return here;
  }

  function button(here: Here): Here {
    notes.buttons.push(here.spot);
    noteOwn(here.spot, 'if', 'test');
    return { ...here, within: { ...here.within, starter: here.spot } };
  }

  /** A table reads its value once, whatever its rows are. */
  function entry(here: Here): Here {
    notes.actions.push(here.spot);
    if (here.spot.object['do'] === undefined) noteOwn(here.spot, 'match', 'value');
    else noteOwn(here.spot, 'if', 'test');
    return here;
  }

  function widget(object: Members, where: Where, outer: Here): Here {
    const { scope } = outer.within;
    const within = { ...outer.within, scope: repeated(object, scope) };
    const { spot } = enter(object, where, outer, within);
    noteOwn({ ...spot, scope }, 'each', 'list');
    noteOwn(spot, 'if', 'test');
    if (isTable(object)) noteOwn(spot, 'match', 'value');
    const rows = isTable(object) ? [] : [spot];
    notes.nodes.push(rows);
    return { ...outer, spot, rows, within: { ...within, around: [...within.around, spot], starter: spot } };
  }

  function row(props: Members, where: Where, outer: Here): Here {
    const { match: _match, is: _is, else: _else, ...beside } = outer.spot.object;
    const spot: Spot = {
      ...outer.spot,
      object: { ...beside, ...props },
      row: { props, place: placeAt(where) },
    };
    outer.rows.push(spot);
    return { ...outer, spot };
  }

  function part(met: Part, outer: Here): Here {
    const { within } = outer;
    switch (met.what) {
      case 'pick':
        return enter(met.object, met.where, outer);
      case 'source':
        return source(met.name, enter(met.object, met.where, outer));
      case 'dialog':
        return enter(met.object, met.where, outer, { ...within, dialog: met.name });
      case 'button':
        return button(enter(met.object, met.where, outer));
      case 'entry':
        return entry(enter(met.object, met.where, outer));
      case 'widget':
        return widget(met.object, met.where, outer);
      case 'row':
        return row(met.object, met.where, outer);
      case 'event':
        return { ...outer, within: { ...within, event: met.name } };
      case 'fragment': {
        const home = hasState(met.object) ? met.name : within.home;
        const called = homeNames(met.name, met.object, project);
        return { ...outer, called, within: { ...within, home, scope: givenTo(met, called, within.scope) } };
      }
      case 'home':
        // Nobody presses anything for what it does by itself.
        return { ...outer, within: { ...within, around: [], starter: undefined } };
      default:
        return outer;
    }
  }

  const visitor: Visitor<Here> = {
    part,
    *ways(ways, here) {
      const { object, place } = here.spot;
      for (const way of ways) {
        if (!isTable(object)) note(here.spot, 'if', 'test', way.test, inside(place, ...way.testAt));
        yield [way, here];
      }
    },
    value: (value, kind, prop, where, { spot }) => note(spot, prop, kind, value, placeAt(where)),
    list(of, inner) {
      const spots = inner.map(({ spot }) => spot);
      if (of === 'widgets' && spots.length > 1) notes.siblings.push(spots);
      if (of === 'actions' && spots.length > 0) notes.lists.push(spots);
    },
  };
  return { notes, visitor };
}

/** What a fragment's names stand for: what it is given, or what it has of its own. */
function givenTo(
  { object, given }: Extract<Part, { what: 'fragment' }>,
  called: Here['called'],
  outer: Bindings,
): Bindings {
  const scope = new Map<string, { readonly value: unknown; readonly scope: Bindings }>();
  for (const [parameter, declared] of Object.entries(membersOf(object['params']))) {
    const value = own(given, parameter);
    const otherwise = { value: membersOf(declared)['default'], scope: new Map() };
    scope.set(parameter, value === undefined ? otherwise : { value, scope: outer });
  }
  for (const [mine, path] of called) scope.set(mine, { value: `{{${path}}}`, scope: new Map() });
  return scope;
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
