/** Dialogs that are opened where they are open already, or closed where none can be open. It must not know what a dialog says. */
import { inside, isList, isObject } from '../document/document.ts';
import type { Members, Subject } from '../practice/survey.ts';
import { does, objectOf, propOf } from '../walk/deeds.ts';
import { waysOf } from '../walk/ways.ts';
import { listsAround } from './around.ts';
import { runOf } from './doing.ts';

export function checkReopened({ survey, facts, report }: Subject): void {
  const closes = (value: unknown): boolean =>
    isList(value)
      ? value.some(closes)
      : isObject(value) &&
        (does('closes', value, facts) || (waysOf(value)?.some(({ taken }) => closes(taken)) ?? false));
  const isLeft = (before: readonly Members[]): boolean =>
    before.some((one) => closes(one) || objectOf('opens', one, facts) !== undefined);
  // One that nothing else opens is never open: that is said of it as a whole.
  const opened = new Set(
    survey.actions.flatMap((spot) => {
      const name = objectOf('opens', spot.object, facts);
      return name === spot.dialog ? [] : [name];
    }),
  );
  for (const spot of survey.actions) {
    const prop = propOf('opens', spot.object, facts);
    if (prop === undefined || spot.dialog === undefined || spot.object[prop] !== spot.dialog) continue;
    if (opened.has(spot.dialog) && !isLeft(listsAround(spot, survey).before))
      report(inside(spot.place, prop), 'reopened-dialog', { name: spot.dialog });
  }
}

/** Behind a dialog nothing can be pressed: only one that the same press opens is there to be closed. */
export function checkClosed({ survey, facts, report }: Subject): void {
  const opening = new Set(
    survey.actions.flatMap((spot) => (does('opens', spot.object, facts) ? [runOf(spot)] : [])),
  );
  for (const spot of survey.actions) {
    const { object, place, dialog, starter } = spot;
    if (!does('closes', object, facts) || dialog !== undefined || starter === undefined) continue;
    // A fragment may be in a dialog elsewhere, and what a widget does by itself does not wait for one.
    const isPressed = place.pointer[starter.place.pointer.length] === 'press';
    if (isPressed && place.document === survey.place.document && !opening.has(runOf(spot)))
      report(place, 'closed-already', { name: 'close' });
  }
}
