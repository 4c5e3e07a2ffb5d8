/** Parameters, results, picks and values of a route that a screen declares, and does not read. It must not know what reads. */
import { some } from '../../lib/presence.ts';
import { routeValues } from '../../lib/routes.ts';
import { isHandedOn } from './handed.ts';
import { inside, isList, isObject, keyOf, nameFrom } from '../document/document.ts';
import { wordsOf } from '../practice/scope.ts';
import type { Read, Subject } from '../practice/survey.ts';
import { resultOf } from './results.ts';

const namesIn = (value: unknown): readonly string[] =>
  isObject(value) ? Object.keys(value).filter((name) => name !== '$comment') : [];

/** `handed`: what other screens hand over, which belongs to the address even where only the next screen reads it. */
export function checkUnread(subject: Subject, reads: readonly Read[], handed: ReadonlySet<string>): void {
  const { survey, report } = subject;
  const { screen, place } = survey;
  const roots = new Set(reads.flatMap(({ path: [root = '', name] }) => [root, `${root}.${name ?? ''}`]));
  const isRead = (holder: string, name: string): boolean =>
    roots.has(`${holder}.${name}`) || roots.has(`${holder}.`);
  // A screen that hands on what it takes hands on all of it.
  const isGate = survey.actions.some(({ object }) => isList(object['pass']));
  for (const name of namesIn(screen['query'])) {
    const isUsed = isRead('query', name) || isHandedOn(name, subject) || isKeptFor(name, screen['keepFor']);
    const isHanded = handed.has(`${place.document.file} ${name}`);
    if (!isUsed && (!isHanded || isGate))
      report(keyOf(inside(place, 'query'), name), 'unused-query', {
        name,
        ...(isHanded ? { of: 'handed' } : {}),
      });
  }
  for (const name of namesIn(screen['pick']))
    if (!names({ ...screen, pick: undefined }, name, subject))
      report(keyOf(inside(place, 'pick'), name), 'unused-pick', { name });
  for (const [route, values] of Object.entries(routeValues(screen['routes'])))
    for (const name of namesIn(values))
      if (!isRead('route', name))
        report(keyOf(inside(place, 'routes', route), name), 'unused-route-value', { name, of: route });
  for (const spot of survey.actions) {
    const name = resultOf(spot);
    if (name !== undefined && !roots.has(name))
      report(inside(spot.place, 'into'), 'unused-result', { name: nameFrom(spot.object['into']) });
  }
}

const isKeptFor = (name: string, keepFor: unknown): boolean =>
  isList(keepFor) && keepFor.some((each) => each === name || (isObject(each) && each['name'] === name));

/** What is given under names of their own: none of them is a path. */
const giving: ReadonlySet<string> = new Set([
  'with',
  'send',
  'query',
  'append',
  'state',
  'data',
  'dialogs',
  'payload',
]);

/** Whether a path or a tag of a definition, or of the words it shows, begins with the name; `of`: the member it is. */
function names(value: unknown, name: string, subject: Subject, of = ''): boolean {
  if (typeof value === 'string')
    return (
      (of === some && isPath(value, name)) ||
      wordsOf(value, subject.project.texts).some((words) =>
        [...words.matchAll(/\{\{\s*[#^]?\s*([\w.-]+)/g)].some(([, path = '']) => isPath(path, name)),
      )
    );
  if (isList(value)) return value.some((item) => names(item, name, subject, of));
  return (
    isObject(value) &&
    Object.entries(value).some(
      ([key, inner]) => (!giving.has(of) && isPath(key, name)) || names(inner, name, subject, key),
    )
  );
}

const isPath = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
