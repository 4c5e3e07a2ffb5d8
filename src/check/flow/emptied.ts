/** What was typed is sent before it is taken away: no list empties a variable and sends it then. It must not know any call. */
import { isList, keyOf, type Place } from '../document/document.ts';
import { valueOrigins } from '../practice/scope.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { objectOf, setBy } from '../walk/deeds.ts';
import { filledBy, written } from '../types/assigned.ts';
import { callOf } from './doing.ts';

export function checkEmptied(subject: Subject): void {
  const { survey, facts } = subject;
  const bound = new Set(survey.nodes.map(({ object }) => object['bind']));
  for (const list of survey.lists)
    for (const [index, { object, place }] of list.entries()) {
      if (object['if'] !== undefined) continue;
      for (const [path, value] of setBy(object, facts))
        if (isEmpty(value) || (bound.has(path) && written(value) !== undefined))
          checkBehind(path, keyOf(place, path), list.slice(index + 1), subject);
    }
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (isList(value) && value.length === 0);

const isIn = (inner: Place, outer: Place): boolean =>
  inner.document === outer.document && outer.pointer.every((step, index) => inner.pointer[index] === step);

/** Up to what writes the variable anew. */
function checkBehind(path: string, place: Place, behind: readonly Spot[], subject: Subject): void {
  const { survey, project, facts, report } = subject;
  for (const outer of behind) {
    const inner = survey.actions.filter((spot) => isIn(spot.place, outer.place));
    for (const { object, scope } of inner) {
      const isNew = [...filledBy(object, project), ...setBy(object, facts).map(([name]) => name)];
      if (isNew.includes(path)) return;
      const sent = valueOrigins(objectOf('sends', object, facts), [], scope, project.texts);
      const spec = callOf(object, project);
      if (spec !== undefined && sent.some((each) => each.join('.') === path))
        return report(place, 'sent-empty', { name: path, of: spec.name });
    }
  }
}
