/** Where a person edited last, and what the phone showed there: they go on at that very place. It must not know what stands there. */
import { hashOf, type Place } from './place.ts';

export interface Edited {
  readonly place: Extract<Place, { page: 'editor' }>;
  /** By its id; the first one where it is left out. */
  readonly state?: string | undefined;
}

let last: Edited | undefined;

export const noteEdited = (edited: Edited): void => {
  last = edited;
};

/** The screen, by its id; nothing where nobody edited since the page was opened. */
export const screenLeft = (): string | undefined => last?.place.screen;

/** The state that was shown of a screen, where it was the last one. */
export const stateLeft = (screen: string): string | undefined =>
  last?.place.screen === screen ? last.state : undefined;

/**
 * @param screens those that there are.
 * @param otherwise the first one of the change.
 */
export function goOnAddress(screens: readonly string[], otherwise: string | undefined): string {
  if (last !== undefined && screens.includes(last.place.screen)) return hashOf(last.place);
  return hashOf(otherwise === undefined ? { page: 'screens' } : { page: 'editor', screen: otherwise });
}
