/**
 * Variables that are true while something runs, and stay so on one of its ways: what waits for them waits forever. It must not
 * know what a variable is for.
 */
import { inside, type Place } from '../document/document.ts';
import { testEntries } from '../practice/scope.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { does, type Known } from '../walk/deeds.ts';
import { entriesOf, surely, type Entry } from '../walk/entries.ts';
import { entryName, waysOf } from '../walk/ways.ts';
import { branchesOf, leads, mayFail, runOf } from './doing.ts';

/** What a variable is at some point of a list: not yet set, true, and false again. */
type State = 'before' | 'true' | 'false';
type States = ReadonlySet<State>;
const none: States = new Set();
const join = (...all: readonly States[]): States => new Set(all.flatMap((each) => [...each]));

/** A way on which the list ends early, and what the variable can be then. */
interface Stop {
  readonly place: Place;
  readonly of: string;
  readonly states: States;
  /** The definition itself ends the list there, and does not only fail. */
  readonly isEnd: boolean;
}

interface Ends {
  /** At its end; none where it is never reached with the screen still there. */
  readonly through: States;
  readonly stops: readonly Stop[];
}

/** The variable that is followed, and what is known of the actions on the way. */
interface Course {
  readonly path: string;
  readonly known: Known;
}

/** Follows all ways through a list. */
function follow(entries: readonly Entry[], course: Course, before: States): Ends {
  let through = before;
  const stops: Stop[] = [];
  for (const { object, place } of entries) {
    const ends = step(object, place, course, through);
    stops.push(...ends.stops);
    // An action under a test may be left out; a choice says itself what happens then.
    const isSure = object['if'] === undefined || object['do'] === undefined;
    through = isSure ? ends.through : join(through, ends.through);
  }
  return { through, stops };
}

function step(action: Members, place: Place, course: Course, before: States): Ends {
  const ways = waysOf(action);
  if (ways !== undefined) {
    const taken = ways.map(({ taken: actions, at }) =>
      follow(entriesOf(actions, inside(place, ...at)), course, before),
    );
    const isWhole = ways.some(({ test }) => test === undefined);
    return {
      through: join(...taken.map(({ through }) => through), ...(isWhole ? [] : [before])),
      stops: taken.flatMap(({ stops }) => stops),
    };
  }
  const { path, known } = course;
  if (does('sets', action, known) && action[path] !== undefined)
    return { through: afterSet(action[path], before), stops: [] };
  if (does('endsList', action, known))
    return { through: none, stops: [{ place, of: entryName(action), states: before, isEnd: true }] };
  // What is set because it failed is meant to stay.
  const failed = mayFail(action, known) && before.has('true') ? [failure(action, place, course, before)] : [];
  return { through: leads(action, known) ? none : before, stops: failed };
}

/** Of a value that is not written down nothing is known. */
function afterSet(value: unknown, before: States): States {
  if (value === true) return new Set(['true']);
  return value === false ? new Set([...before].map((state) => (state === 'true' ? 'false' : state))) : none;
}

/** What is done where an action fails: one of the branches, and what is done after each of them. */
function failure(action: Members, place: Place, course: Course, before: States): Stop {
  const branches = branchesOf(action).filter(([, actions]) => actions !== undefined);
  const run = (actions: unknown, states: States): States => {
    const { through, stops } = follow(entriesOf(actions, place), course, states);
    return join(through, ...stops.map((stop) => stop.states));
  };
  const chosen = branches.filter(([[name]]) => name !== 'failed');
  const isCovered = chosen.some(([at]) => at.at(-1) === 'fail');
  const ended = join(...chosen.map(([, actions]) => run(actions, before)), ...(isCovered ? [] : [before]));
  const [after] = branches.filter(([[name]]) => name === 'failed');
  const states = after === undefined ? ended : run(after[1], ended);
  return { place, of: entryName(action), states, isEnd: false };
}

/** Such a name says that it is true only as long as something goes on. */
const goesOn = /(?:ing|busy|progress)$/i;

export function checkFlags(subject: Subject): void {
  const { survey, facts } = subject;
  const flags = survey.actions.filter(({ object }) => does('sets', object, facts)).flatMap(truths);
  if (flags.length === 0) return;
  const awaited = new Set([...awaitedIn(subject), ...barredIn(subject)]);
  const starts = startsOf(subject);
  const seen = new Set<string>();
  for (const { spot, path } of flags) {
    const run = runOf(spot);
    if (seen.has(`${run} ${path}`)) continue;
    seen.add(`${run} ${path}`);
    checkRun(starts.get(run) ?? [], { spot, path, isAwaited: awaited.has(path) }, subject);
  }
}

const truths = (spot: Spot): readonly { readonly spot: Spot; readonly path: string }[] =>
  Object.keys(spot.object)
    .filter((path) => path.startsWith('state.') && spot.object[path] === true)
    .map((path) => ({ spot, path }));

/** Variables that must be false for something to be shown or pressed. */
export const awaitedIn = ({ survey }: Subject): ReadonlySet<string> =>
  new Set(
    survey.uses
      .filter(({ kind, prop }) => kind === 'test' && prop !== 'if')
      .flatMap(({ value }) => testEntries(value))
      .flatMap(([path, condition]) => (condition === false ? [path.join('.')] : [])),
  );

/** A list that goes no further where the variable is true waits for it as well. */
const barredIn = ({ survey, facts }: Subject): ReadonlySet<string> =>
  new Set(
    survey.lists.flat().flatMap(({ object }) => {
      const [way] = waysOf(object) ?? [];
      const ends =
        does('endsList', object, facts) || surely(way?.taken, (each) => does('endsList', each, facts));
      const test = way === undefined ? object['if'] : way.test;
      const [[path, condition] = [], second] = ends ? testEntries(test) : [];
      return path === undefined || condition !== true || second !== undefined ? [] : [path.join('.')];
    }),
  );

/** The lists that presses and events start, by their runs: the outermost of each. */
function startsOf({ survey }: Subject): ReadonlyMap<string, readonly Spot[]> {
  const starts = new Map<string, readonly Spot[]>();
  const depth = ([first]: readonly Spot[]): number => first?.place.pointer.length ?? Infinity;
  for (const list of survey.lists) {
    const [first] = list;
    if (first === undefined) continue;
    const run = runOf(first);
    if (depth(list) < depth(starts.get(run) ?? [])) starts.set(run, list);
  }
  return starts;
}

interface Flag {
  readonly spot: Spot;
  readonly path: string;
  /** Something waits for it to be false. */
  readonly isAwaited: boolean;
}

function checkRun(list: readonly Spot[], { spot, path, isAwaited }: Flag, { facts, report }: Subject): void {
  const name = path.slice('state.'.length);
  const { through, stops } = follow(list, { path, known: facts }, new Set(['before']));
  const runs = goesOn.test(name);
  const [stuck] = stops.filter(
    ({ states, isEnd }) => states.has('true') && (through.has('false') || runs || (isAwaited && !isEnd)),
  );
  if (stuck !== undefined) report(stuck.place, 'stuck-flag', { name, of: stuck.of });
  else if (runs && through.has('true')) report(inside(spot.place, path), 'stuck-flag', { name });
}
