/** Whether a person can leave a dialog by what is pressed in it, whatever a server answers. It must not know widgets. */
import type { Members } from '../practice/survey.ts';
import { does, objectOf, type Known } from '../walk/deeds.ts';
import { actionsOf, surely } from '../walk/entries.ts';
import { waysOf } from '../walk/ways.ts';
import { branchesOf, leads, mayFail, takesTime } from './doing.ts';

/** Where it names no dialog, it is the one that is open. */
export const closes = (action: Members, dialog: string, known: Known): boolean =>
  does('closes', action, known) && (objectOf('closes', action, known) ?? dialog) === dialog;

const isExit = (action: Members, dialog: string, known: Known): boolean =>
  leads(action, known) || does('tellsApp', action, known) || closes(action, dialog, known);

/**
 * On some way through the list, for tests may hold; but where a call has to succeed first, its failure must lead out as well. A
 * field that has to be filled in is filled in by the person.
 */
export function leavesFreely(value: unknown, dialog: string, known: Known): boolean {
  for (const action of actionsOf(value)) {
    if (isExit(action, dialog, known)) return true;
    if (waysOf(action)?.some(({ taken }) => leavesFreely(taken, dialog, known)) === true) return true;
    if (does('endsList', action, known) && action['if'] === undefined) return false;
    const waits = mayFail(action, known) && takesTime(action, known);
    const leaves = (one: Members): boolean => isExit(one, dialog, known);
    if (waits && !branchesOf(action).some(([, actions]) => surely(actions, leaves))) return false;
  }
  return false;
}
