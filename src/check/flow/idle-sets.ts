/**
 * Writing that comes to nothing: a variable that gets what the test around it says it is, and a field that is emptied by its own
 * change. It must not know what a variable is for.
 */
import { inside, isObject, nameFrom } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { setBy } from '../walk/deeds.ts';
import { entriesOf } from '../walk/entries.ts';
import { conditionsAt } from './conditions.ts';

export function checkIdleSets(subject: Subject): void {
  for (const list of subject.survey.lists) checkKnown(list, subject);
  checkWiped(subject);
}

const isWritten = (value: unknown): boolean => !JSON.stringify(value ?? '').includes('{{');

/** What is set before in the same list may have changed it. */
function checkKnown(list: readonly Spot[], { facts, report }: Subject): void {
  const changed = new Set<string>();
  for (const { object, place } of list) {
    for (const [path, value] of setBy(object, facts)) {
      const isSo = conditionsAt(place).some(
        (each) => each.holds && each.path === path && !isObject(each.asks) && each.asks === value,
      );
      if (isSo && !changed.has(path))
        report(inside(place, path), 'idle-set', { name: path, detail: JSON.stringify(value) });
    }
    for (const [path] of setBy(object, facts)) changed.add(path);
    // What waits, and what has ways of its own, lets others change it.
    if (object['do'] === undefined || setBy(object, facts).length === 0) return;
  }
}

/** Whatever a person chooses or types is replaced at once. */
function checkWiped({ survey, facts, report }: Subject): void {
  for (const { object, place } of survey.nodes) {
    const bind = nameFrom(object['bind']);
    if (bind === '') continue;
    for (const { object: action, place: at } of entriesOf(object['change'], inside(place, 'change'))) {
      if (action['if'] !== undefined) continue;
      for (const [path, value] of setBy(action, facts))
        if (path === bind && isWritten(value))
          report(inside(at, path), 'idle-set', { name: path, of: 'field' });
    }
  }
}
