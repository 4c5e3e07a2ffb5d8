/**
 * Finds every way out of one screen and the fragments it inserts, with its conditions. It knows the targets that a way can
 * have, and no widget or action by name.
 */
import type { Kinds } from '../../model/definition.ts';
import type { Json } from '../../model/json.ts';
import type { Members } from '../document/document.ts';
import { isObject, membersOf, nameFrom, own } from '../document/document.ts';
import { does, objectOf, type Deed, type Known } from '../walk/deeds.ts';
import { walkScreen, type Part, type Visitor } from '../walk/walk.ts';
import type { Way as Choice } from '../walk/ways.ts';
import { apart, areSame, foldTest, opposite, testWords, type Folded } from './conditions.ts';
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

export interface Surroundings {
  readonly fragments: { readonly [name: string]: unknown };
  readonly widgets: { readonly [type: string]: Kinds };
  readonly actions: { readonly [name: string]: Kinds };
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
  /** Those of them that are tests, as they are written. */
  readonly tests: readonly Folded[];
  /** Name of the dialog around it; empty outside of any. */
  readonly dialog: string;
  /** What is pressed, or the event; `undefined` until one is met. */
  readonly label: string;
  /** Whether nobody has pressed anything. */
  readonly unasked: boolean;
}

/** An action that opens a dialog: where it stands. */
type Opening = Pick<Spot, 'conditions' | 'tests' | 'dialog'>;

/** A way out of a screen: where to, and an arrow without its start. */
export interface Way extends Omit<MapArrow, 'from' | 'to'> {
  readonly target: Target;
}

const start: Spot = { given: nothingGiven, conditions: [], tests: [], dialog: '', label: '', unasked: false };

/** Every way out of a screen, in the order of its file. */
export function waysOut(screen: unknown, around: Surroundings): readonly Way[] {
  if (!isObject(screen)) return [];
  const { widgets, actions, fragments, texts } = around;
  const { found, openings, visitor } = wayfinder(around);
  walkScreen(screen, start, { widgets, actions, fragment: (name) => own(fragments, name) }, visitor);
  const titleOf = (dialog: string): string => {
    const { title } = membersOf(membersOf(screen['dialogs'])[dialog]);
    return typeof title === 'string' ? wordsOf(title, texts, nothingGiven) : dialog;
  };
  return found.map(({ way, spot: { dialog } }) => ({
    ...way,
    label: dialog === '' ? way.label : `${titleOf(dialog)} › ${way.label}`,
    conditions: [...new Set([...conditionsOf(dialog, openings, []), ...way.conditions])],
    tests: [...testsOf(dialog, openings, []), ...way.tests],
  }));
}

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

/** What all places that open a dialog ask, each test apart. */
function testsOf(
  dialog: string,
  openings: ReadonlyMap<string, readonly Opening[]>,
  around: readonly string[],
): readonly Folded[] {
  if (around.includes(dialog)) return [];
  const [first = [], ...others] = (openings.get(dialog) ?? []).map((opening) =>
    [...testsOf(opening.dialog, openings, [...around, dialog]), ...opening.tests].flatMap(apart),
  );
  return first.filter((test) => others.every((tests) => tests.some((other) => areSame(test, other))));
}

function wayfinder(around: Surroundings) {
  const { words, texts, facts } = around;
  const found: { readonly way: Way; readonly spot: Spot }[] = [];
  const openings = new Map<string, Opening[]>();

  const withCondition = (condition: string, spot: Spot, tests: readonly Folded[] = []): Spot =>
    condition === '' || spot.conditions.includes(condition)
      ? spot
      : { ...spot, conditions: [...spot.conditions, condition], tests: [...spot.tests, ...tests] };

  /** The spot behind a test, or nothing when the test can never hold. */
  const behind = (test: Folded, spot: Spot): Spot | undefined =>
    test === false ? undefined : withCondition(testWords(test, words), spot, [test]);

  function emit(kind: ArrowKind, target: Target & { readonly stays?: boolean }, spot: Spot): void {
    const { stays = false, ...place } = target;
    const { label, conditions, tests } = spot;
    found.push({ way: { target: place, kind, label, conditions, tests, stays }, spot });
  }
  /** A way that nobody has asked for is another kind of way. */
  const asked = (kind: ArrowKind, spot: Spot): ArrowKind => (spot.unasked ? 'redirect' : kind);

  /** What an action does itself; what it holds is walked. */
  function follow(action: Members, spot: Spot): Spot {
    const text = (deed: Deed): string => putIn(nameFrom(objectOf(deed, action, facts)), spot.given);
    const isDone = (deed: Deed): boolean => does(deed, action, facts);
    if (isDone('leadsTo')) emit(asked('navigate', spot), routeTarget(text('leadsTo'), around.routes), spot);
    if (isDone('leadsBack')) emit('back', backTarget, spot);
    if (isDone('opensAddress'))
      emit(asked('open-url', spot), addressTarget(text('opensAddress'), around.routes), spot);
    if (isDone('tellsApp'))
      emit('bridge', messageTarget(text('tellsApp'), payloadOf(action, spot.given)), spot);
    if (isDone('opens')) openings.set(text('opens'), [...(openings.get(text('opens')) ?? []), spot]);
    return spot;
  }

  /** A widget says what is pressed, a button of a dialog or an entry of a widget only where it has words. */
  const labelled = (object: Members, otherwise: string, spot: Spot): Spot =>
    spot.unasked ? spot : { ...spot, label: labelOf(object, texts, spot.given) ?? otherwise };

  /** Behind the tests of a widget: what is never enabled cannot be pressed. */
  function widget(object: Members, kinds: Kinds, outer: Spot): Spot | undefined {
    const inner = behind(foldTest(object['if'], outer.given), outer);
    if (inner === undefined || object['type'] === 'fragment') return inner;
    const type = nameFrom(object['type']);
    return Object.entries(kinds).reduce<Spot | undefined>(
      (spot, [prop, kind]) =>
        kind === 'test' && spot !== undefined ? behind(foldTest(object[prop], spot.given), spot) : spot,
      labelled(object, nameFrom(object['id']) || type, inner),
    );
  }

  /** Actions of an action run where it failed, or by its answer. */
  function afterwards(prop: string, name: string, spot: Spot): Spot {
    if (name === 'fail') return withCondition(words.fails, spot);
    if (name === 'look') return withCondition(words.looks, spot);
    return prop === 'on' ? withCondition(words.answer(name), spot) : spot;
  }

  function part(met: Part, outer: Spot): Spot | undefined {
    switch (met.what) {
      case 'event': {
        const label = own(words.events, met.name) ?? met.name;
        return { ...outer, label, unasked: met.name !== 'refresh' };
      }
      case 'dialog':
        return { ...outer, dialog: met.name };
      case 'widget':
        return widget(met.object, met.kinds, outer);
      case 'button': {
        const inner = behind(foldTest(met.object['if'], outer.given), outer);
        return inner && labelled(met.object, inner.label, inner);
      }
      case 'entry': {
        if (met.object['do'] === undefined) return outer;
        const inner = behind(foldTest(met.object['if'], outer.given), outer);
        return inner && follow(met.object, inner);
      }
      case 'actions':
        return afterwards(met.prop, met.name, outer);
      case 'fragment':
        return { ...outer, given: givenTo(membersOf(met.object['params']), met.given, outer.given) };
      case 'home':
        return { ...outer, conditions: [], tests: [] };
      default:
        return outer;
    }
  }

  function* ways(choices: readonly Choice[], spot: Spot): Iterable<readonly [Choice, Spot]> {
    const before: Folded[] = [];
    for (const way of choices) {
      const test = foldTest(way.test, spot.given);
      const [only] = before;
      // The last way is for what the others leave; with a single other, that can be said.
      const rest: Spot | undefined =
        before.length > 1
          ? withCondition(words.otherwise, spot)
          : behind(only === undefined ? true : opposite(only), spot);
      const inner = test === true ? rest : behind(test, spot);
      if (inner !== undefined) yield [way, inner];
      if (test === true) return;
      if (test !== false) before.push(test);
    }
  }

  const visitor: Visitor<Spot> = {
    part,
    ways,
    value(value, kind, prop, _where, spot) {
      if (prop === 'url' && kind === 'link' && typeof value === 'string')
        emit(asked('open-url', spot), addressTarget(putIn(value, spot.given), around.routes), spot);
    },
    values: named,
  };
  return { found, openings, visitor };
}

/** In words a value is said once. */
const named = (name: string): readonly Json[] => [
  name === 'true' || name === 'false' ? name === 'true' : name,
];

/** The payload with parameters put in, one level deep: as far as a page's name can be. */
const payloadOf = (action: Members, given: Given): Members =>
  Object.fromEntries(
    Object.entries(membersOf(action['payload'])).map(([name, value]) => [
      name,
      typeof value === 'string' ? putIn(value, given) : value,
    ]),
  );
