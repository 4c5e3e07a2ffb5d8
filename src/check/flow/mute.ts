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

/** `code`: with which the server refused; `fail`: any failure. */
export function isMute(value: unknown, code: string, subject: Subject): boolean {
  if (value === undefined) return true;
  if (isList(value)) return value.every((action) => isMute(action, code, subject));
  if (!isObject(value)) return true;
  const ways = waysOf(value);
  if (ways !== undefined)
    return ways.every(({ test, taken }) => !mayHold(test, code) || isMute(taken, code, subject));
  if (!mayHold(value['if'], code)) return true;
  return !tells(value, subject.facts) && !(does('sets', value, subject.facts) && shows(value, subject));
}

/** Whether a test can hold where the call failed like that; of anything but the failure nothing is known. */
function mayHold(test: unknown, code: string): boolean {
  const entries = testEntries(test);
  if (code === 'fail' || entries.length === 0 || !entries.every(([[root]]) => root === 'event')) return true;
  const event: Members = { kind: 'refused', code };
  const parsed = parseTest(test);
  return !parsed.ok || evaluateTest(parsed.value, ([, name]) => (name === undefined ? event : event[name]));
}

/** Something on the screen appears, goes or changes by a variable that is set. */
function shows(action: Members, { survey }: Subject): boolean {
  const set = new Set(Object.keys(action).filter((path) => path.startsWith('state.')));
  const isShown = (path: Path): boolean => set.has(path.slice(0, 2).join('.'));
  return survey.uses.some(({ kind, prop, value, spot }) => {
    if (spot.object['type'] === undefined) return false;
    if (kind === 'test') return prop === 'if' && testEntries(value).some(([path]) => isShown(path));
    if (kind === 'bind') return set.has(nameFrom(value));
    const isDrawn = kind === 'text' || prop === 'match';
    return isDrawn && typeof value === 'string' && templatePaths(templateOf(value)).some(isShown);
  });
}
