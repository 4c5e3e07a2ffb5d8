/** What concerns kept state stands where something is kept. It must not know what is kept. */
import { inside, isList, isObject, keyOf, nameFrom, type Place } from '../document/document.ts';
import type { Members, Subject } from '../practice/survey.ts';
import { does, propOf } from '../walk/deeds.ts';
import { hasState } from '../walk/visit.ts';

const keepsSomething = ({ keep }: Members): boolean => isList(keep) && keep.length > 0;

export function checkKept({ survey, project, facts, report }: Subject): void {
  // A fragment that has lost its state is said as such.
  const isTorn = [...project.fragments.values()].some(
    ({ value }) => isObject(value) && keepsSomething(value) && !hasState(value),
  );
  if (isTorn) return;
  const nothing = (place: Place, name: string, of: string): void =>
    report(place, 'nothing-kept', { name, of });
  const { screen, place } = survey;
  if (!keepsSomething(screen))
    for (const name of ['keepFor', 'keepAs', 'keepUntil'])
      if (screen[name] !== undefined) nothing(keyOf(place, name), `"${name}"`, place.document.file);
  for (const { object, place: at, home } of survey.actions) {
    const fragment = home === undefined ? undefined : project.fragments.get(home);
    const definition = hasState(fragment?.value) ? fragment.value : screen;
    if (keepsSomething(definition)) continue;
    const of = (fragment ?? place.document).file;
    const prop = propOf('forgets', object, facts);
    if (prop !== undefined && object[prop] === true) nothing(inside(at, prop), `"${prop}"`, of);
    else if (prop === undefined && does('forgets', object, facts))
      nothing(at, `This "${nameFrom(object['do'])}"`, of);
  }
}
