/**
 * Actions that hold their list while a person may go on. What is typed or chosen meanwhile is not what it was, so no test of
 * it is decided by an earlier one. It must not know how actions run.
 */
import type { Project } from '../context.ts';
import { does } from '../walk/deeds.ts';
import { someAction } from '../walk/visit.ts';

/** Whether the action, or one in its ways, may take time. */
export const holdsList = (action: unknown, { actions, facts }: Pick<Project, 'actions' | 'facts'>): boolean =>
  someAction(action, actions, (each) => does('holdsList', each, facts));
