/**
 * Actions that hold their list while a person may go on. What is typed or chosen meanwhile is not what it was, so no test of
 * it is decided by an earlier one. It must not know how actions run.
 */
import { isList, isObject } from '../document/document.ts';
import { does, type Known } from '../walk/deeds.ts';

/** Whether the action, or one in its ways, may take time. */
export function holdsList(action: unknown, known: Known): boolean {
  if (isList(action)) return action.some((each) => holdsList(each, known));
  if (!isObject(action)) return false;
  return does('holdsList', action, known) || Object.values(action).some((each) => holdsList(each, known));
}
