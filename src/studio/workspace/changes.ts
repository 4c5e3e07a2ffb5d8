/** What can be said of a change as the server has it, and of what waits beside it. It must not know who has it open. */
import { StudioFailure } from '../api/client.ts';
import type { Change, ChangeHead } from '../../model/studio.ts';
import { touched, type Texts } from '../core/draft.ts';
import { beforeOf, type Kept } from '../core/over.ts';

export const headOf = ({
  files: _files,
  history: _history,
  reviews: _reviews,
  base: _base,
  ...head
}: Change): ChangeHead => head;

/** One that a person would go on with. */
export const isEdited = ({ state }: Pick<ChangeHead, 'state'>): boolean =>
  state === 'open' || state === 'asked' || state === 'sent-back' || state === 'approved';

export const areSame = (one: Texts, other: Texts): boolean =>
  one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);

/** What was edited since. */
export const since = (base: Texts, now: Texts): Kept => ({
  files: touched({ base, now }),
  before: beforeOf({ base, now }),
  history: null,
});

/**
 * What a save that failed comes to: another person has it, or a newer version is there; nobody answers now; or the server will never
 * have it.
 */
export function fateOf(error: unknown): 'taken' | 'waits' | 'refused' {
  const status = error instanceof StudioFailure ? error.status : -1;
  if (status === 409 || status === 412) return 'taken';
  return status === 0 || status >= 500 ? 'waits' : 'refused';
}
