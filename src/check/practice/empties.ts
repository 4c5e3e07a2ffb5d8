/** Lists that say nothing when they are empty. It must not know the types of data. */
import type { Path } from '../../lib/path.ts';
import { parsePath } from '../../lib/path.ts';
import { presence, testMembers } from '../../lib/presence.ts';
import { isList, isObject, nameFrom, own } from '../document/document.ts';
import { anyEntry, originsOf, templateOf, valueOrigins, writtenValue } from './scope.ts';
import type { Spot, Subject, Use } from './survey.ts';

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

/** A repeat, or a list that a widget draws and does not say what it shows instead. */
function isDrawn({ kind, prop, spot, value }: Use, { facts }: Subject): boolean {
  if (kind !== 'list' || typeof value !== 'string' || templateOf(value).kind !== 'tag') return false;
  // A list that a definition writes itself, and gives to a fragment.
  if (typeof writtenValue(value, spot.scope) !== 'string') return false;
  const widget = own(facts.widgets, nameFrom(spot.object['type']));
  return prop === 'each' || widget?.empties.includes(prop) !== true;
}

interface Thought {
  readonly whenEmpty: boolean;
  readonly spot: Spot;
}

/** What is tested of each list: whether something is there for an empty one, or goes with it. */
function thoughts({ survey, project }: Subject): ReadonlyMap<string, readonly Thought[]> {
  const all = new Map<string, Thought[]>();
  for (const { kind, value, spot } of survey.uses) {
    if (kind !== 'test') continue;
    for (const { path, whenEmpty } of countedIn(value))
      for (const origin of originsOf(path, spot.scope, project.texts)) {
        const name = origin.join('.');
        all.set(name, [...(all.get(name) ?? []), { whenEmpty, spot }]);
      }
  }
  return all;
}

const isAt = (one: Spot, other: Spot): boolean => one.object === other.object;

/** The part around the list goes with it, or the dialog that it is in is opened only where it has entries. */
const goesWith = ({ spot }: Thought, list: Spot): boolean =>
  list.around.some((outer) => isAt(outer, spot) && !isAt(outer, list)) ||
  (list.dialog !== undefined && spot.dialog !== list.dialog);

export function checkEmpties(subject: Subject): void {
  const { survey, project, report } = subject;
  const known = thoughts(subject);
  /** Lists inside the entries of a list have something around them that is there. */
  const isOuter = (path: Path): boolean => !path.includes(anyEntry);
  for (const use of survey.uses) {
    if (!isDrawn(use, subject)) continue;
    for (const path of valueOrigins(use.value, [], use.spot.scope, project.texts)) {
      const [root = ''] = path;
      const source = survey.sources.get(root)?.object;
      const name = path.join('.');
      const isOurs = root === 'config' || (source !== undefined && source['empty'] === undefined);
      if (!isOurs || !isOuter(path)) continue;
      const isSaid = known.get(name)?.some((each) => each.whenEmpty || goesWith(each, use.spot));
      if (isSaid !== true) report(use.place, 'missing-empty-state', { name });
    }
  }
}
