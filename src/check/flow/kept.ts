/** What concerns kept state stands where something is kept. It must not know what is kept. */
import { inside, isList, isObject, keyOf, membersOf, nameFrom, type Place } from '../document/document.ts';
import type { Members, Read, Subject } from '../practice/survey.ts';
import { filledBy } from '../types/assigned.ts';
import { does, propOf, setBy } from '../walk/deeds.ts';
import { hasState } from '../walk/home.ts';

const keepsSomething = ({ keep }: Members): boolean => isList(keep) && keep.length > 0;

export function checkKept(subject: Subject, reads: readonly Read[]): void {
  const { survey, project, facts, report } = subject;
  checkFor(subject);
  checkShared(subject, reads);
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

/** What is kept on a screen that is one order's, or one product's, is there for the next one as well. */
function checkFor({ survey: { screen, place }, report }: Subject): void {
  if (!keepsSomething(screen) || screen['keepFor'] !== undefined) return;
  const query = Object.entries(membersOf(screen['query']));
  const [name] = query.find(([, declared]) => isOfOne(membersOf(declared))) ?? [];
  if (name !== undefined) report(keyOf(place, 'keep'), 'kept-for-any', { name });
}

const isOfOne = ({ required, kind }: Members): boolean => required === true && kind !== undefined;

/** A screen that shares what is kept does something with it. */
function checkShared({ survey, project, facts, report }: Subject, reads: readonly Read[]): void {
  const { screen, place, actions, nodes } = survey;
  if (screen['keepAs'] === undefined || !keepsSomething(screen)) return;
  const isRead = reads.some(({ path: [root] }) => root === 'state');
  const isUsed =
    nodes.some(({ object }) => filledBy(object, project).length > 0) ||
    actions.some(
      ({ object }) =>
        does('forgets', object, facts) ||
        setBy(object, facts).length > 0 ||
        filledBy(object, project).length > 0,
    );
  if (!isRead && !isUsed) report(keyOf(place, 'keepAs'), 'idle-keep', { name: nameFrom(screen['keepAs']) });
}
