/**
 * Actions that hold their list while a person may go on. What is typed or chosen meanwhile is not what it was, so no test of
 * it is decided by an earlier one. It must not know how actions run.
 */
import { isList, isObject, nameFrom } from '../document/document.ts';

const holding: ReadonlySet<string> = new Set(['alert', 'call', 'locate', 'reload', 'upload', 'wait']);

/** Whether the action, or one in its ways, may take time. */
export function holdsList(action: unknown): boolean {
  if (isList(action)) return action.some(holdsList);
  if (!isObject(action)) return false;
  return holding.has(nameFrom(action['do'])) || Object.values(action).some(holdsList);
}
