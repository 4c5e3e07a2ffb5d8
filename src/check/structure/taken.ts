/** Names that no member of a definition may have. It must not know what a definition says. */
import type { Report } from '../report/report.ts';
import type { Document, Place } from '../document/document.ts';
import { inside, isList, isObject, keyOf } from '../document/document.ts';

/** Members that every object has already: a validator would call them. */
const taken: ReadonlySet<string> = new Set(['valueOf', 'toString']);

/** Reports members whose names would break whoever compares the object. */
export function reportTaken(document: Document, report: Report): boolean {
  let found = false;
  const visit = (value: unknown, place: Place): void => {
    if (isList(value)) value.forEach((item, index) => visit(item, inside(place, index)));
    if (!isObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (taken.has(name)) {
        found = true;
        report(keyOf(place, name), 'forbidden-name', { name });
      } else visit(member, inside(place, name));
    }
  };
  visit(document.value, { document, pointer: [] });
  return found;
}
