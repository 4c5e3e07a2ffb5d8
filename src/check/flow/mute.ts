/** Whether a person learns anything from what is done after a failure. It must not know any call by name. */
import { evaluateTest, parseTest } from '../../lib/test.ts';
import type { Path } from '../../lib/path.ts';
import { templatePaths } from '../../lib/template.ts';
import { isList, isObject, nameFrom } from '../document/document.ts';
import { templateOf, testEntries } from '../practice/scope.ts';
import type { Members, Subject } from '../practice/survey.ts';
import { does } from '../walk/deeds.ts';
import { waysOf } from '../walk/ways.ts';
import { tells } from './doing.ts';

/** How a call has failed, as `event` says it. */
type Ending = Members;

/** Every kind of failure; a server refuses with codes of which nobody knows all. */
const kinds = ['refused', 'unsent', 'network', 'timeout', 'status', 'shape'];

/** `code`: with which the server refused; `fail`: any failure without a branch of its own. */
export const endingsOf = (code: string): readonly Ending[] =>
  code === 'fail' ? kinds.map((kind) => ({ kind, code: '' })) : [{ kind: 'refused', code }];

/** The endings of which none of the lists says anything. */
export const untold = (
  lists: readonly unknown[],
  endings: readonly Ending[],
  subject: Subject,
): readonly Ending[] => endings.filter((ending) => !lists.some((list) => isTold(list, ending, subject)));

/** Whether something that is done then can be noticed; without an ending, on some way. */
export function isTold(value: unknown, ending: Ending | undefined, subject: Subject): boolean {
  if (isList(value)) return value.some((action) => isTold(action, ending, subject));
  if (!isObject(value)) return false;
  const ways = waysOf(value);
  if (ways !== undefined) {
    const sure = ways.findIndex(({ test }) => test !== undefined && holds(test, ending) === true);
    return ways
      .slice(0, sure === -1 ? ways.length : sure + 1)
      .some(({ test, taken }) => holds(test, ending) !== false && isTold(taken, ending, subject));
  }
  if (holds(value['if'], ending) === false) return false;
  return tells(value, subject.facts) || (does('sets', value, subject.facts) && shows(value, subject));
}

/** Whether a test holds where the call failed like that; `undefined` where it asks for anything else. */
function holds(test: unknown, event: Ending | undefined): boolean | undefined {
  const entries = testEntries(test);
  if (event === undefined || entries.length === 0 || !entries.every(([[root]]) => root === 'event'))
    return undefined;
  const parsed = parseTest(test);
  return parsed.ok
    ? evaluateTest(parsed.value, ([, name]) => (name === undefined ? event : event[name]))
    : undefined;
}

/**
 * Something on the screen appears, goes or changes by a variable that is set. `besides`: what a test asks for as well where it is
 * of something else.
 */
export function shows(
  action: Members,
  { survey }: Subject,
  besides: ReadonlySet<string> = new Set(),
): boolean {
  const set = new Set(Object.keys(action).filter((path) => path.startsWith('state.')));
  const isShown = (path: Path): boolean => set.has(path.slice(0, 2).join('.'));
  const isOther = (path: Path): boolean => besides.has(path.join('.'));
  return survey.uses.some(({ kind, prop, value, spot }) => {
    if (spot.object['type'] === undefined) return false;
    if (kind === 'test') {
      const paths = prop === 'if' ? testEntries(value).map(([path]) => path) : [];
      return paths.some(isShown) && !paths.some(isOther);
    }
    if (kind === 'bind') return set.has(nameFrom(value));
    const isDrawn = kind === 'text' || prop === 'match';
    return isDrawn && typeof value === 'string' && templatePaths(templateOf(value)).some(isShown);
  });
}
