/** What concerns kept state stands where something is kept. It must not know what is kept. */
import { inside, isList, isObject, keyOf, type Place } from '../document/document.ts';
import type { Members, Subject } from '../practice/survey.ts';
import { hasState } from '../walk/visit.ts';
import { isCall, isForget } from './doing.ts';

const keepsSomething = ({ keep }: Members): boolean => isList(keep) && keep.length > 0;

export function checkKept({ survey, project, report }: Subject): void {
  // A fragment that has lost its state is said as such.
  const isTorn = [...project.fragments.values()].some(
    ({ value }) => isObject(value) && keepsSomething(value) && !hasState(value),
  );
  if (isTorn) return;
  const nothing = (place: Place, name: string, of: string): void =>
    report(place, 'nothing-kept', { name, of });
  const { screen, place } = survey;
  if (!keepsSomething(screen))
    for (const name of ['keepFor', 'keepAs'])
      if (screen[name] !== undefined) nothing(keyOf(place, name), `"${name}"`, place.document.file);
  for (const { object, place: at, home } of survey.actions) {
    const fragment = home === undefined ? undefined : project.fragments.get(home);
    const definition = hasState(fragment?.value) ? fragment.value : screen;
    if (keepsSomething(definition)) continue;
    const of = (fragment ?? place.document).file;
    if (isForget(object)) nothing(at, 'This "forget"', of);
    if (isCall(object) && object['ends'] === true) nothing(inside(at, 'ends'), '"ends"', of);
  }
}
