/**
 * Walks through one screen and the fragments it inserts, and finds every way out of it with its conditions. It knows the
 * targets that a way can have, and no widget or action by name.
 */
import type { Kinds } from '../../model/definition.ts';
import { isList, isObject, nameFrom, own } from '../document/document.ts';
import { does, objectOf, type Deed, type Known } from '../walk/deeds.ts';
import { hasState } from '../walk/visit.ts';
import { foldTest, opposite, testWords, type Folded } from './conditions.ts';
import type { ArrowKind, MapArrow } from './graph.ts';
import { labelOf, wordsOf, type Texts } from './labels.ts';
import { givenTo, nothingGiven, putIn, type Given } from './parameters.ts';
import {
  addressTarget,
  backTarget,
  messageTarget,
  routeTarget,
  type Routes,
  type Target,
} from './targets.ts';
import type { Words } from './words.ts';
import type { Json } from '../../model/json.ts';
import { isTable, rowsOf, waysOf, type Way as Choice } from '../walk/ways.ts';

type Members = Readonly<Record<string, unknown>>;

export interface Surroundings {
  readonly fragments: { readonly [name: string]: unknown };
  readonly widgets: { readonly [type: string]: Kinds };
  readonly routes: Routes;
  readonly texts: Texts;
  readonly words: Words;
  /** What actions do. */
  readonly facts: Known;
}

/** Where the walk is. */
interface Spot {
  readonly given: Given;
  readonly conditions: readonly string[];
  /** Name of the dialog around it; empty outside of any. */
  readonly dialog: string;
  /** What is pressed, or the event; `undefined` until one is met. */
  readonly label: string;
  /** Whether nobody has pressed anything. */
  readonly unasked: boolean;
  /** Fragments around this spot. */
  readonly fragments: readonly string[];
}

/** An action that opens a dialog: where it stands. */
type Opening = Pick<Spot, 'conditions' | 'dialog'>;

/** A way out of a screen: where to, and an arrow without its start. */
export interface Way extends Omit<MapArrow, 'from' | 'to'> {
  readonly target: Target;
}

/** Every way out of a screen, in the order of its file. */
export function waysOut(screen: unknown, around: Surroundings): readonly Way[] {
  if (!isObject(screen)) return [];
  const found: { readonly way: Way; readonly spot: Spot }[] = [];
  const openings = new Map<string, Opening[]>();
  const walk = walker(around, {
    way: (way, spot) => found.push({ way, spot }),
    opening: (dialog, spot) => openings.set(dialog, [...(openings.get(dialog) ?? []), spot]),
  });
  walk.byItself(screen, start);
  walk(screen['body'], start);
  walk(screen['footer'], start);
  const titles = new Map<string, string>();
  for (const [name, dialog] of Object.entries(members(screen['dialogs']))) {
    const { title, ...rest } = members(dialog);
    titles.set(name, typeof title === 'string' ? wordsOf(title, around.texts, nothingGiven) : name);
    walk(rest, { ...start, dialog: name });
  }
  return found.map(({ way, spot }) => ({
    ...way,
    label: spot.dialog === '' ? way.label : `${titles.get(spot.dialog) ?? spot.dialog} › ${way.label}`,
    conditions: [...new Set([...conditionsOf(spot.dialog, openings, []), ...way.conditions])],
  }));
}

/** In words a value is said once. */
const named = (name: string): readonly Json[] => [
  name === 'true' || name === 'false' ? name === 'true' : name,
];

const start: Spot = {
  given: nothingGiven,
  conditions: [],
  dialog: '',
  label: '',
  unasked: false,
  fragments: [],
};

/** What must hold for a dialog to be open; nothing that can be said when several places open it. */
function conditionsOf(
  dialog: string,
  openings: ReadonlyMap<string, readonly Opening[]>,
  around: readonly string[],
): readonly string[] {
  const [only, second] = openings.get(dialog) ?? [];
  if (only === undefined || second !== undefined || around.includes(dialog)) return [];
  return [...conditionsOf(only.dialog, openings, [...around, dialog]), ...only.conditions];
}

const members = (value: unknown): Members => (isObject(value) ? value : {});

interface Found {
  readonly way: (way: Way, spot: Spot) => void;
  readonly opening: (dialog: string, spot: Spot) => void;
}

interface Walk {
  (value: unknown, spot: Spot): void;
  /** The events and the sources of a screen, or of a fragment with state of its own. */
  readonly byItself: (definition: Members, spot: Spot) => void;
}

function walker(around: Surroundings, found: Found): Walk {
  const { words, texts, facts } = around;

  /** The spot behind a test, or nothing when the test can never hold. */
  function behind(test: Folded, spot: Spot): Spot | undefined {
    if (test === false) return undefined;
    return withCondition(testWords(test, words), spot);
  }
  const withCondition = (condition: string, spot: Spot): Spot =>
    condition === '' || spot.conditions.includes(condition)
      ? spot
      : { ...spot, conditions: [...spot.conditions, condition] };

  function emit(kind: ArrowKind, target: Target & { readonly stays?: boolean }, spot: Spot): void {
    const { stays = false, ...place } = target;
    const { label, conditions } = spot;
    found.way({ target: place, kind, label, conditions, stays }, spot);
  }
  /** A way that nobody has asked for is another kind of way. */
  const asked = (kind: ArrowKind, spot: Spot): ArrowKind => (spot.unasked ? 'redirect' : kind);

  function walk(value: unknown, spot: Spot): void {
    if (isList(value)) value.forEach((item) => walk(item, spot));
    else if (isObject(value)) {
      const ways = value['do'] === undefined ? waysOf(value, named) : undefined;
      if (ways !== undefined) return walkWays(ways, walk, spot);
      const inner = behind(foldTest(value['if'], spot.given), spot);
      if (inner === undefined) return;
      if (typeof value['do'] === 'string') walkAction(value, inner);
      else walkPart(value, inner);
    }
  }

  function walkAction(action: Members, spot: Spot): void {
    const { given } = spot;
    const text = (deed: Deed): string => putIn(nameFrom(objectOf(deed, action, facts)), given);
    const isDone = (deed: Deed): boolean => does(deed, action, facts);
    if (isDone('leadsTo')) emit(asked('navigate', spot), routeTarget(text('leadsTo'), around.routes), spot);
    if (isDone('leadsBack')) emit('back', backTarget, spot);
    if (isDone('opensAddress'))
      emit(asked('open-url', spot), addressTarget(text('opensAddress'), around.routes), spot);
    if (isDone('tellsApp')) emit('bridge', messageTarget(text('tellsApp'), payloadOf(action, given)), spot);
    if (isDone('opens')) found.opening(text('opens'), spot);
    const ways = waysOf(action, named);
    if (ways !== undefined) return walkWays(ways, walk, spot);
    for (const [name, value] of Object.entries(action)) {
      if (name === 'fail') walk(value, withCondition(words.fails, spot));
      else if (name === 'on') {
        for (const [code, actions] of Object.entries(members(value)))
          walk(actions, withCondition(code === 'fail' ? words.fails : words.answer(code), spot));
      } else if (name !== 'if') walk(value, spot);
    }
  }

  function walkWays(ways: readonly Choice[], go: (taken: unknown, spot: Spot) => void, spot: Spot): void {
    const before: Folded[] = [];
    for (const way of ways) {
      const test = foldTest(way.test, spot.given);
      const [only] = before;
      // The last way is for what the others leave; with a single other, that can be said.
      const rest: Spot | undefined =
        before.length > 1
          ? withCondition(words.otherwise, spot)
          : behind(only === undefined ? true : opposite(only), spot);
      const inner = test === true ? rest : behind(test, spot);
      if (inner !== undefined) go(way.taken, inner);
      if (test === true) return;
      if (test !== false) before.push(test);
    }
  }

  /** A widget, a button of a dialog, or an entry of either. */
  function walkPart(part: Members, spot: Spot): void {
    const type = part['type'];
    if (type === 'fragment') return walkFragment(part, spot);
    const isWidget = typeof type === 'string';
    const kinds = isWidget ? own(around.widgets, type) : undefined;
    const label = labelOf(part, texts, spot.given) ?? (isWidget ? nameFrom(part['id']) || type : spot.label);
    let here: Spot = spot.unasked ? spot : { ...spot, label };
    for (const [prop, kind] of Object.entries(kinds ?? {})) {
      if (kind !== 'test' || prop === 'if') continue;
      const inner = behind(foldTest(part[prop], spot.given), here);
      // Never enabled: nothing in it can be pressed.
      if (inner === undefined) return;
      here = inner;
    }
    const hasRows = isWidget && isTable(part);
    const go = (props: unknown, inner: Spot): void => {
      for (const [prop, value] of Object.entries(members(props))) {
        if (prop === 'url' && kinds?.[prop] === 'link' && typeof value === 'string')
          emit(asked('open-url', inner), addressTarget(putIn(value, inner.given), around.routes), inner);
        if (prop !== 'if' && kinds?.[prop] !== 'test') walk(value, inner);
      }
    };
    if (!hasRows) return go(part, here);
    const { is: _is, else: _else, ...beside } = part;
    go(beside, here);
    walkWays(rowsOf(part, named), go, here);
  }

  function walkFragment(node: Members, spot: Spot): void {
    const name = nameFrom(node['of']);
    const fragment = own(around.fragments, name);
    walk(node['fallback'], spot);
    if (!isObject(fragment) || spot.fragments.includes(name)) return;
    const given = givenTo(members(fragment['params']), members(node['with']), spot.given);
    const inner = { ...spot, given, fragments: [...spot.fragments, name] };
    if (hasState(fragment)) byItself(fragment, { ...inner, conditions: [] });
    walk(fragment['body'], inner);
  }

  function byItself(definition: Members, spot: Spot): void {
    const { events } = words;
    for (const [event, actions] of Object.entries(members(definition['on']))) {
      const label = own(events, event) ?? event;
      walk(actions, { ...spot, label, unasked: event !== 'refresh' });
    }
    for (const source of Object.values(members(definition['data']))) {
      const { emptyBody, failed } = members(source);
      walk(emptyBody, spot);
      walk(failed, { ...spot, label: events.failed, unasked: true });
    }
  }

  return Object.assign(walk, { byItself });
}

/** The payload with parameters put in, one level deep: as far as a page's name can be. */
const payloadOf = (action: Members, given: Given): Members =>
  Object.fromEntries(
    Object.entries(members(action['payload'])).map(([name, value]) => [
      name,
      typeof value === 'string' ? putIn(value, given) : value,
    ]),
  );
