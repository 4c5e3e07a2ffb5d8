/** Dialogs that are opened where they are open already, or closed where none can be open. It must not know what a dialog says. */
import { inside, isList, isObject } from '../document/document.ts';
import { placeOf, type Members, type Spot, type Subject } from '../practice/survey.ts';
import { does, objectOf, propOf } from '../walk/deeds.ts';
import { someAction } from '../walk/visit.ts';
import { waysOf } from '../walk/ways.ts';
import { listsAround } from './around.ts';
import { conditionsAt, conditionsOf, type Condition } from './conditions.ts';
import { isFailureBranch, runOf } from './doing.ts';

export function checkReopened({ survey, facts, report }: Subject): void {
  /** Whether it is closed in every case in which what is asked for holds. */
  const closes = (value: unknown, asked: readonly Condition[]): boolean => {
    if (isList(value)) return value.some((one) => closes(one, asked));
    if (!isObject(value)) return false;
    const ways = waysOf(value);
    if (ways === undefined) return does('closes', value, facts) && isSure(value['if'], asked);
    return (
      ways.some(({ test, taken }) => test !== undefined && isSure(test, asked) && closes(taken, asked)) ||
      (ways.some(({ test }) => test === undefined) && ways.every(({ taken }) => closes(taken, asked)))
    );
  };
  const isLeft = (before: readonly Members[], asked: readonly Condition[]): boolean =>
    before.some((one) => closes(one, asked) || objectOf('opens', one, facts) !== undefined);
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
    if (opened.has(spot.dialog) && !isLeft(listsAround(spot, survey).before, conditionsAt(spot.place)))
      report(inside(spot.place, prop), 'reopened-dialog', { name: spot.dialog });
  }
}

/** It holds wherever these do: it asks for nothing, or for one of the same. */
function isSure(test: unknown, asked: readonly Condition[]): boolean {
  const own = conditionsOf(test);
  const isAsked = (one: Condition): boolean =>
    asked.some((other) => JSON.stringify(one) === JSON.stringify(other));
  return test === undefined || (own.length > 0 && own.every(isAsked));
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

/** One dialog is open at a time: what is pressed in one closes that, or one that the same press has opened. */
export function checkOtherClosed({ survey, project, facts, report }: Subject): void {
  const closing = survey.actions.filter(({ object }) => does('closes', object, facts));
  const isOpened = (name: string, spot: Spot): boolean =>
    someAction(
      listsAround(spot, survey).before,
      project.actions,
      (other) => objectOf('opens', other, facts) === name,
      // Where something fails the list ends: what is opened there is open for nothing behind it.
      (other, prop) => isFailureBranch(other, prop, facts),
    );
  for (const spot of closing) {
    const name = objectOf('closes', spot.object, facts);
    if (typeof name !== 'string' || spot.dialog === undefined || spot.starter === undefined) continue;
    // A fragment may stand in several dialogs, and the other one be meant there.
    const isMeant = closing.some(
      (other) =>
        other.dialog === name &&
        other.place.document === spot.place.document &&
        other.place.pointer.join('/') === spot.place.pointer.join('/'),
    );
    if (name !== spot.dialog && !isMeant && !isOpened(name, spot))
      report(placeOf(spot, propOf('closes', spot.object, facts) ?? 'do'), 'closed-already', {
        name,
        of: spot.dialog,
      });
  }
}
