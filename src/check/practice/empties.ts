/** Lists from a source that say nothing when they are empty. It must not know the types of data. */
import type { Path } from '../../lib/path.ts';
import { presence } from '../../lib/presence.ts';
import { isObject, nameFrom, own } from '../document/document.ts';
import { anyEntry, originsOf, templateOf, testEntries, valueOrigins, writtenValue } from './scope.ts';
import type { Subject, Use } from './survey.ts';

/** A test that asks how many entries there are: whoever wrote it has thought of none. */
const counts = (condition: unknown): boolean => {
  if (condition === presence) return true;
  if (Array.isArray(condition)) return condition.some((item) => Array.isArray(item) && item.length === 0);
  if (!isObject(condition)) return false;
  return 'minItems' in condition || 'maxItems' in condition || counts(condition['not']);
};

/** A repeat, or a list that a widget draws and does not say what it shows instead. */
function isList({ kind, prop, spot, value }: Use, { facts }: Subject): boolean {
  if (kind !== 'list' || typeof value !== 'string' || templateOf(value).kind !== 'tag') return false;
  // A list that a definition writes itself, and gives to a fragment.
  if (typeof writtenValue(value, spot.scope) !== 'string') return false;
  const widget = own(facts.widgets, nameFrom(spot.object['type']));
  return prop === 'each' || widget?.empties.includes(prop) !== true;
}

export function checkEmpties(subject: Subject): void {
  const { survey, project, report } = subject;
  const thoughtOf = new Set(
    survey.uses
      .filter(({ kind }) => kind === 'test')
      .flatMap(({ value, spot }) =>
        testEntries(value)
          .filter(([, condition]) => counts(condition))
          .flatMap(([path]) => originsOf(path, spot.scope, project.texts)),
      )
      .map((path) => path.join('.')),
  );
  /** Lists inside the entries of a list have something around them that is there. */
  const isOuter = (path: Path): boolean => !path.includes(anyEntry);
  for (const use of survey.uses) {
    if (!isList(use, subject)) continue;
    for (const path of valueOrigins(use.value, [], use.spot.scope, project.texts)) {
      const source = survey.sources.get(path[0] ?? '')?.object;
      const name = path.join('.');
      if (source === undefined || source['empty'] !== undefined || !isOuter(path) || thoughtOf.has(name))
        continue;
      report(use.place, 'missing-empty-state', { name });
    }
  }
}
