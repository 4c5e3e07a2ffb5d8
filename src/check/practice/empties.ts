/** Lists that say nothing when they are empty. It must not know the types of data. */
import type { Path } from '../../lib/path.ts';
import { presence, testMembers } from '../../lib/presence.ts';
import { isList, isObject, nameFrom, own, type Place } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { anyEntry, originsOf, tagIn, templateOf, valueOrigins, writtenValue } from './scope.ts';
import type { Spot, Subject, Use } from './survey.ts';
import { isOpened } from './unused.ts';

/** A path that a test asks how many entries it has, and whether it may hold where there are none. */
interface Counted {
  readonly path: Path;
  readonly whenEmpty: boolean;
}

const joints: ReadonlySet<string> = new Set(['any', 'all', 'not']);

/** Whether a condition on a list may hold of an empty one; `undefined` where it does not ask how many entries there are. */
function meetsEmpty(condition: unknown): boolean | undefined {
  if (condition === presence) return false;
  if (isList(condition))
    return condition.some((item) => isList(item) && item.length === 0) ? true : undefined;
  if (!isObject(condition)) return undefined;
  if (typeof condition['minItems'] === 'number') return condition['minItems'] === 0;
  if ('maxItems' in condition) return true;
  const inner = meetsEmpty(condition['not']);
  return inner === undefined ? undefined : !inner;
}

function countedIn(test: unknown, held = true): readonly Counted[] {
  if (isList(test)) return test.flatMap((part) => countedIn(part, held));
  if (!isObject(test)) return [];
  return testMembers(test).flatMap(({ path: name, condition }): readonly Counted[] => {
    if (joints.has(name)) return countedIn(condition, name === 'not' ? !held : held);
    const path = parsePath(name);
    const met = meetsEmpty(condition);
    return path.ok && met !== undefined ? [{ path: path.value, whenEmpty: met === held }] : [];
  });
}

/** Answers to choose among: a question without any is no answer to a person, whatever is drawn in its place. */
function areAnswers({ prop, spot: { object } }: Use, { facts }: Subject): boolean {
  const asks = own(own(facts.widgets, nameFrom(object['type']))?.asks ?? {}, prop);
  return (
    asks !== undefined &&
    Object.entries(asks).every(([name, values]) => {
      const given = own(object, name);
      return given === undefined || values.includes(given);
    })
  );
}

/** A repeat, or a list that a widget draws and does not say what it shows instead. */
function isDrawn(use: Use, subject: Subject): boolean {
  const { kind, prop, spot, value } = use;
  const { facts } = subject;
  if (kind !== 'list' || typeof value !== 'string' || templateOf(value).kind !== 'tag') return false;
  // A list that a definition writes itself, and gives to a fragment.
  if (typeof writtenValue(value, spot.scope) !== 'string') return false;
  const widget = own(facts.widgets, nameFrom(spot.object['type']));
  return prop === 'each' || areAnswers(use, subject) || widget?.empties.includes(prop) !== true;
}

interface Thought {
  readonly whenEmpty: boolean;
  readonly use: Use;
}

/** What is tested of each list: whether something is there for an empty one, or goes with it. */
function thoughts({ survey, project }: Subject): ReadonlyMap<string, readonly Thought[]> {
  const all = new Map<string, Thought[]>();
  for (const use of survey.uses) {
    if (use.kind !== 'test') continue;
    for (const { path, whenEmpty } of countedIn(use.value))
      for (const origin of originsOf(path, use.spot.scope, project.texts)) {
        const name = origin.join('.');
        all.set(name, [...(all.get(name) ?? []), { whenEmpty, use }]);
      }
  }
  return all;
}

const isAt = (one: Spot, other: Spot): boolean => one.object === other.object;

/** The part around the list goes with it, or the dialog that it is in is opened only where it has entries. */
const goesWith = ({ use: { spot }, whenEmpty }: Thought, list: Spot): boolean =>
  (!whenEmpty && isAround(spot, list)) || (list.dialog !== undefined && spot.dialog !== list.dialog);

const isAround = (spot: Spot, list: Spot): boolean =>
  list.around.some((outer) => isAt(outer, spot) && !isAt(outer, list));

/** The `empty` of a source, where it holds just when the list has entries: what it stands for is then drawn in place of them. */
const hides = ({ use, whenEmpty }: Thought, list: Use): boolean =>
  use.prop === 'empty' &&
  !whenEmpty &&
  countedIn(use.value).every((each) => !each.whenEmpty) &&
  !list.spot.around.some((outer) => isAt(outer, use.spot));

/** Says nothing but what it is above: a heading that holds no widgets. */
function isHeading({ object }: Spot, { facts, project }: Subject): boolean {
  const type = nameFrom(object['type']);
  const holds = Object.entries(own(project.widgets, type) ?? {}).some(
    ([prop, kind]) => kind === 'nodes' && own(object, prop) !== undefined,
  );
  return !holds && Object.keys(own(facts.widgets, type)?.headings ?? {}).length > 0;
}

/** An entry that holds a list of its own tells something besides. */
function tellsBesides(list: Spot, subject: Subject, known: readonly Thought[]): boolean {
  const goes = (spot: Spot): boolean => known.some((each) => !each.whenEmpty && isAt(each.use.spot, spot));
  const entry = list.around.map(({ object }) => object['each'] !== undefined).lastIndexOf(true);
  const within = [...list.around.slice(entry + 1), list];
  return subject.survey.siblings.some((spots) => {
    const here = spots.findIndex((spot) => within.some((each) => isAt(each, spot)));
    return here !== -1 && spots.some((spot, at) => at !== here && !isHeading(spot, subject) && !goes(spot));
  });
}

/** A list of the configuration, or of a source: of one that says when it is empty, where it asks for no list. */
function isOurs([root = '']: Path, list: Spot, { survey }: Subject): boolean {
  if (root === 'config') return true;
  // A variable's list is nobody's promise but where a part is there for it.
  if (root === 'state')
    return list.around.some(({ object }) => object !== list.object && isObject(object['if']));
  const source = survey.sources.get(root)?.object;
  const empty = source?.['empty'];
  return source !== undefined && (empty === undefined || countedIn(empty).length > 0);
}

/** A fragment draws the lists of its screens: what is to be said of an empty one, the screen says that gives it. */
function placeIn({ place, spot, value }: Use, { place: { document } }: Subject['survey']): Place {
  // What the screen gives whole is known inside alone by its members.
  if ((tagIn(value)?.length ?? 0) > 1) return place;
  const outer = spot.around.filter((each) => each.place.document === document).at(-1);
  return place.document === document || outer === undefined ? place : outer.place;
}

export function checkEmpties(subject: Subject): void {
  const { survey, project, report } = subject;
  const known = thoughts(subject);
  for (const use of survey.uses) {
    // A dialog that nothing opens is said as that.
    if (!isDrawn(use, subject) || (use.spot.dialog !== undefined && !isOpened(use.spot.dialog, subject)))
      continue;
    for (const path of valueOrigins(use.value, [], use.spot.scope, project.texts)) {
      const name = path.join('.');
      const said = known.get(name) ?? [];
      const isInner = path.includes(anyEntry);
      if (!isOurs(path, use.spot, subject) || (isInner && tellsBesides(use.spot, subject, said))) continue;
      // What lets the empty list in says nothing of it.
      const isSaid = said.some(
        (each) => (each.whenEmpty && !isAround(each.use.spot, use.spot)) || goesWith(each, use.spot),
      );
      // Of an entry's list the name that it has here says more than where it comes from.
      const here = isInner ? nameFrom(use.value).replace(/[{}\s]/g, '') : name;
      const turned = said.find((each) => hides(each, use));
      if (turned !== undefined) report(turned.use.place, 'inverted-empty', { name });
      else if (!isSaid)
        report(isInner ? use.place : placeIn(use, survey), 'missing-empty-state', { name: here });
    }
  }
}
