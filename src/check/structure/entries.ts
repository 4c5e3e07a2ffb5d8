/**
 * Entries of action lists that are two things at once, or half of one: one problem for each, in place of what ajv finds there.
 * It must not know any action.
 */
import type { Report } from '../report/report.ts';
import { isObject } from '../document/document.ts';
import { sameSpot, type Located } from './located.ts';

/** Where a table is taken only under a test. */
const underTest = 'Put the table under "then": { "if": …, "then": { "match": …, "is": …, "else": … } }.';

const kinds = ['do', 'then', 'match'] as const;

/** Words for the members that tell what an entry is. */
function mixedIn({ data, parentSchema }: Located['error']): readonly string[] {
  if (!isObject(data) || 'type' in data || !isObject(parentSchema)) return [];
  const properties = isObject(parentSchema['properties']) ? parentSchema['properties'] : {};
  if (!kinds.some((kind) => kind in properties)) return [];
  return kinds.filter((kind) => kind in data);
}

/** A choice without what it chooses, or a table without its value. */
function halfOf({ data, keyword, parentSchema }: Located['error']): readonly [string, string] | undefined {
  const isEntry = isObject(parentSchema) && isObject(parentSchema['discriminator']);
  if (keyword !== 'required' || !isEntry || !isObject(data) || 'type' in data) return undefined;
  const { do: tag } = isObject(parentSchema['properties']) ? parentSchema['properties'] : {};
  if (tag === undefined) return undefined;
  if ('is' in data) return ['match', 'a table by a value'];
  return 'else' in data ? ['then', 'a choice by a test'] : undefined;
}

/** What is left to say when that is said. */
export function withoutMixed(located: readonly Located[], report: Report): readonly Located[] {
  const said: Located['place'][] = [];
  for (const { error, place } of located) {
    if (said.some(({ pointer }) => sameSpot(pointer, place.pointer))) continue;
    const names = mixedIn(error);
    const half = halfOf(error);
    if (names.length === 1 && names[0] === 'match' && isObject(error.data) && 'if' in error.data)
      report(place, 'mixed-entry', { name: '"if" and "match"', detail: underTest });
    else if (names.length > 1)
      report(place, 'mixed-entry', { name: names.map((name) => `"${name}"`).join(' and ') });
    else if (half !== undefined) report(place, 'missing-prop', { name: half[0], of: half[1] });
    else continue;
    said.push(place);
  }
  return located.filter(({ place }) => !said.some(({ pointer }) => sameSpot(pointer, place.pointer)));
}
