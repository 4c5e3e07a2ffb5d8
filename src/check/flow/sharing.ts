/** Screens that keep their state under one name share it: the same variables, kept for the same. It must not know any variable. */
import { promotionKeepAs } from '../../lib/promotion.ts';
import type { Project } from '../context.ts';
import type { Report } from '../report/report.ts';
import {
  inside,
  isList,
  isObject,
  keyOf,
  nameFrom,
  own,
  type Document,
  type Place,
} from '../document/document.ts';
import type { Members, Subject } from '../practice/survey.ts';
import { listed, nearTo, nearest } from '../report/nearest.ts';
import { kindOf } from '../types/type.ts';

interface Keeper {
  readonly definition: Members;
  readonly place: Place;
  readonly as: string;
  readonly report: Report;
}

export function checkSharing(subjects: readonly Subject[]): void {
  const [first] = subjects;
  if (first === undefined) return;
  const screens = subjects.map(({ survey, report }) =>
    keeperOf(survey.place.document, survey.screen, report),
  );
  const fragments = fragmentsOf(first.project, first.report);
  const all = [...screens, ...fragments].filter(({ as }) => as !== '');
  const groups = new Map<string, Keeper[]>();
  for (const keeper of all) groups.set(keeper.as, [...(groups.get(keeper.as) ?? []), keeper]);
  const told = new Set<string>();
  for (const [name, group] of groups) {
    const [one, another] = group;
    // A fragment is shared by all that insert it, and the promotion has one name for all its pages.
    const isShared =
      another !== undefined || one === undefined || fragments.includes(one) || name === promotionKeepAs;
    const isTold = [...told].some((other) => nearest(name, [other]) !== undefined);
    if (!isShared && isTold) continue;
    if (!isShared) told.add(name);
    if (!isShared) checkLone(one, [...groups.keys()], subjects);
    else
      for (const [index, keeper] of pages(group).entries())
        pages(group)
          .slice(0, index)
          .forEach((other) => compare(other, keeper));
  }
}

/** What a fragment keeps is its own, on every screen. */
const pages = (group: readonly Keeper[]): readonly Keeper[] =>
  group.filter(({ definition }) => definition['routes'] !== undefined);

const keeperOf = (document: Document, definition: Members, report: Report): Keeper => ({
  definition,
  place: { document, pointer: [] },
  as: nameFrom(definition['keepAs']),
  report,
});

const fragmentsOf = ({ fragments }: Project, report: Report): readonly Keeper[] =>
  [...fragments.values()].flatMap((document) =>
    isObject(document.value) ? [keeperOf(document, document.value, report)] : [],
  );

/** Without another screen of that name it may as well have none; most likely another has lost or misspelt it. */
function checkLone(
  { as, place, definition, report }: Keeper,
  names: readonly string[],
  subjects: readonly Subject[],
): void {
  const { near, sure } = nearTo(as, names);
  const mine = keptIn(definition);
  const alike = subjects.find(({ survey: { screen, place: other } }) => {
    const theirs = keptIn(screen);
    return (
      other.document.file !== place.document.file &&
      theirs.size > 1 &&
      [...theirs].filter((path) => mine.has(path)).length > 1
    );
  });
  const other = subjects.find(({ survey: { screen } }) => near !== undefined && screen['keepAs'] === near);
  const of = (other ?? alike)?.survey.place.document.file;
  // One that keeps the same under no name has lost it.
  if (other === undefined && alike !== undefined && alike.survey.screen['keepAs'] === undefined)
    return alike.report(keyOf(alike.survey.place, 'keep'), 'lone-keep', {
      name: as,
      of: place.document.file,
      detail: 'lacks',
    });
  report(inside(place, 'keepAs'), 'lone-keep', { name: as, near, sure, of });
}

const keptIn = ({ keep }: Members): ReadonlySet<string> =>
  new Set((isList(keep) ? keep : []).map((path) => nameFrom(path).split('.')[1] ?? ''));

const stateOf = ({ definition: { state } }: Keeper): Members => (isObject(state) ? state : {});

function compare(one: Keeper, other: Keeper): void {
  const [ours, theirs] = [keptIn(one.definition), keptIn(other.definition)];
  compareKept(one, other, ours, theirs, true);
  compareKept(other, one, theirs, ours, false);
  for (const [name, value] of Object.entries(stateOf(other))) {
    const first = own(stateOf(one), name);
    if (first === undefined || !ours.has(name) || !theirs.has(name) || kindOf(first) === kindOf(value))
      continue;
    say(other, one, inside(other.place, 'state', name), name, 'begins as another kind of value');
  }
  compareKeepFor(one, other);
}

const keptFor = ({ definition: { keepFor } }: Keeper): readonly string[] =>
  (isList(keepFor) ? keepFor : []).map((each) => JSON.stringify(each));

/** Told where parameters are lacking: a name is lost more easily than one too many is written. */
function compareKeepFor(one: Keeper, other: Keeper): void {
  const [ours, theirs] = [keptFor(one), keptFor(other)];
  if (ours.join() === theirs.join()) return;
  const lacking = (names: readonly string[], all: readonly string[]): readonly string[] =>
    all.filter((name) => !names.includes(name));
  const isFirst = lacking(ours, theirs).length > lacking(theirs, ours).length;
  const [wrong, right] = isFirst ? [one, other] : [other, one];
  const lost = isFirst ? lacking(ours, theirs) : lacking(theirs, ours);
  wrong.report(keyOf(wrong.place, 'keepFor'), 'apart-kept', {
    name: 'keepFor',
    of: right.place.document.file,
    wanted: wrong.as,
    detail: lost.length === 0 ? 'says it in another order' : `names ${listed(lost)} there`,
    near: `[${(isFirst ? theirs : ours).join(', ')}]`,
  });
}

/** A variable of both that one of them does not keep; `isFirst`: or calls by another name, which is said once of two. */
function compareKept(
  one: Keeper,
  other: Keeper,
  ours: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
  isFirst: boolean,
): void {
  for (const name of ours) {
    if (theirs.has(name)) continue;
    const at = keyOf(other.place, 'keep');
    if (own(stateOf(other), name) !== undefined) say(other, one, at, name, 'keeps it');
    if (!isFirst) continue;
    const renamed = nearest(
      name,
      [...theirs].filter((each) => !ours.has(each) && own(stateOf(one), each) === undefined),
    );
    if (renamed === undefined || own(stateOf(other), name) !== undefined) continue;
    say(other, one, keyOf(inside(other.place, 'state'), renamed), renamed, `calls it "${name}"`);
  }
}

function say(at: Keeper, other: Keeper, place: Place, name: string, detail: string): void {
  at.report(place, 'apart-kept', { name, of: other.place.document.file, wanted: at.as, detail });
}
