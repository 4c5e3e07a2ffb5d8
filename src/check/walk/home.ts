/** What a fragment with state of its own is called by the screen that inserts it. It must not know what is in it. */
import { isObject } from '../document/document.ts';

/** Whether a fragment has a state of its own: it shares no variable, field or source with the screen around it. */
export const hasState = (fragment: unknown): fragment is Readonly<Record<string, unknown>> =>
  isObject(fragment) && fragment['state'] !== undefined;

export const homeName = (fragment: string): string => `fragment-${fragment}`;
