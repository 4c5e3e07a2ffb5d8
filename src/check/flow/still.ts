/**
 * What is pressed in a dialog, does its work behind it, and leaves the dialog as it was: a person presses again. It must not know
 * what a dialog is for.
 */
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { readsOf } from '../practice/survey.ts';
import { inside, nameFrom } from '../document/document.ts';
import { filledBy } from '../types/assigned.ts';
import { does, objectOf, propOf, setBy } from '../walk/deeds.ts';
import { entriesOf, type Entry } from '../walk/entries.ts';
import { waysOf } from '../walk/ways.ts';
import { callOf, changes, leads } from './doing.ts';
import { leavesFreely } from './exits.ts';

/** What has become of a press so far: something behind the dialog is changed, and nobody has seen anything of it. */
interface Course {
  readonly acted: boolean;
  readonly seen: boolean;
}

const start: Course = { acted: false, seen: false };

/** The paths that a dialog shows: variables, fields and sources. */
function shownIn(name: string, { survey, project }: Subject): readonly string[] {
  const done = new Set(survey.actions);
  const read = readsOf(survey, project).flatMap(({ path, use: { spot } }) =>
    spot.dialog === name && !done.has(spot) ? [path.join('.')] : [],
  );
  const bound = survey.nodes.flatMap(({ object, dialog }) =>
    dialog === name ? [nameFrom(object['bind'])] : [],
  );
  return [...read, ...bound].filter((path) => path !== '');
}

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

export function checkStill(subject: Subject): void {
  const { survey, report } = subject;
  const started = new Map<Spot, readonly Spot[]>();
  for (const list of survey.lists) {
    const [first] = list;
    const { starter, dialog } = first ?? {};
    if (starter === undefined || dialog === undefined || starter.dialog !== dialog) continue;
    const before = started.get(starter)?.[0]?.place.pointer.length ?? Infinity;
    if ((first?.place.pointer.length ?? 0) < before) started.set(starter, list);
  }
  for (const [starter, list] of started) {
    const { dialog = '' } = starter;
    const [first] = list;
    if (first === undefined || first.place.pointer.includes('change')) continue;
    const shown = shownIn(dialog, subject);
    const [{ dialog: name = '' }] = [first];
    const ends = follow(
      list.map(({ object, place }) => ({ object, place })),
      shown,
      subject,
      [start],
    );
    const last = list.at(-1);
    const isOnlySaid = survey.buttons.includes(starter) && saysOnly(list, dialog, subject);
    if (last !== undefined && ends.some(({ acted, seen }) => (acted || isOnlySaid) && !seen))
      report(last.place, 'still-open', { name });
  }
}

/** An answer that leads to words alone, in a dialog that no answer ends. */
const saysOnly = (list: readonly Spot[], dialog: string, { survey, facts }: Subject): boolean =>
  list.every(({ object }) => propOf('says', object, facts) !== undefined) &&
  !survey.buttons.some((one) => one.dialog === dialog && leavesFreely(one.object['press'], dialog, facts));

/** Every way to the end of the list; one that ends before is told elsewhere, or on purpose. */
function follow(
  entries: readonly Entry[],
  shown: readonly string[],
  subject: Subject,
  before: readonly Course[],
): readonly Course[] {
  let courses = before;
  for (const { object, place } of entries) {
    const next = step(object, place, shown, subject, courses);
    const isSure = object['if'] === undefined || object['do'] === undefined;
    courses = distinct(isSure ? next : [...next, ...courses]);
  }
  return courses;
}

const distinct = (all: readonly Course[]): readonly Course[] =>
  all.filter(
    (one, index) => all.findIndex(({ acted, seen }) => acted === one.acted && seen === one.seen) === index,
  );

function step(
  action: Members,
  place: Entry['place'],
  shown: readonly string[],
  subject: Subject,
  courses: readonly Course[],
): readonly Course[] {
  const { facts, project } = subject;
  const ways = waysOf(action);
  if (ways !== undefined) {
    const taken = ways.flatMap(({ taken: actions, at }) =>
      follow(entriesOf(actions, inside(place, ...at)), shown, subject, courses),
    );
    return ways.some(({ test }) => test === undefined) ? taken : [...taken, ...courses];
  }
  if (does('endsList', action, facts)) return [];
  const paths = [
    ...setBy(action, facts).map(([path]) => path),
    ...filledBy(action, project),
    nameFrom(objectOf('reloads', action, facts)),
  ].filter((path) => path !== '');
  const isShown =
    does('closes', action, facts) ||
    leads(action, facts) ||
    does('opens', action, facts) ||
    paths.some((path) => shown.some((each) => overlaps(each, path)));
  const isDone = paths.length > 0 || changes(callOf(action, project), project);
  return courses.map(({ acted, seen }) => ({ acted: acted || isDone, seen: seen || isShown }));
}
