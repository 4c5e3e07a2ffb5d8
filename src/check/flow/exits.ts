/** Whether a person can leave a dialog by what is pressed in it, whatever a server answers. It must not know widgets. */
import { isList, isObject } from '../document/document.ts';
import type { Members } from '../practice/survey.ts';
import { waysOf } from '../walk/ways.ts';
import { branchesOf, closesDialog, endsList, leads, mayFail, sendsMessage } from './doing.ts';

const isExit = (action: Members, dialog: string): boolean =>
  leads(action) ||
  sendsMessage(action) ||
  (closesDialog(action) && (action['dialog'] === undefined || action['dialog'] === dialog));

/**
 * On some way through the list, for tests may hold; but where a call has to succeed first, its failure must lead out as well. A
 * field that has to be filled in is filled in by the person.
 */
export function leavesFreely(value: unknown, dialog: string): boolean {
  for (const action of isList(value) ? value : [value]) {
    if (!isObject(action)) continue;
    if (isExit(action, dialog)) return true;
    if (waysOf(action)?.some(({ taken }) => leavesFreely(taken, dialog)) === true) return true;
    if (endsList(action) && action['if'] === undefined) return false;
    const waits = mayFail(action) && action['do'] !== 'check';
    if (waits && !branchesOf(action).some(([, actions]) => leavesSurely(actions, dialog))) return false;
  }
  return false;
}

/** Whatever tests say. */
function leavesSurely(value: unknown, dialog: string): boolean {
  return (isList(value) ? value : [value]).some((action) => {
    if (!isObject(action)) return false;
    const ways = waysOf(action);
    if (ways !== undefined)
      return (
        ways.some(({ test }) => test === undefined) && ways.every(({ taken }) => leavesSurely(taken, dialog))
      );
    return action['if'] === undefined && isExit(action, dialog);
  });
}
