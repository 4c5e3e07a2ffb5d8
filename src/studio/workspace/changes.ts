/** What can be said of a change as the server has it, and of what waits beside it. It must not know who has it open. */
import { StudioFailure } from '../api/client.ts';
import type { Change, ChangeHead, Colleague } from '../../model/studio.ts';
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

/** One that stays open: what only some see yet is in no project but its own, and its pages say how it goes. */
export const isInSight = (change: Pick<ChangeHead, 'state'>): boolean =>
  isEdited(change) || change.state === 'trial';

/** What is heard of a change that is open here. */
export type Heard = Pick<ChangeHead, 'id' | 'writer' | 'state'> &
  Partial<Pick<ChangeHead, 'title' | 'called'>>;

/** Who writes in it, and its name where that is the same in another language: any other one is older, or comes with its version. */
export function heardOf(change: ChangeHead, { writer, title, called }: Heard): ChangeHead {
  const isSame = title !== undefined && Object.values(called ?? {}).includes(change.title);
  const name = isSame ? title : change.title;
  return writer === change.writer && name === change.title ? change : { ...change, writer, title: name };
}

/** It was approved, and says something else since: whoever looks at it looks again. */
export const isOvertaken = ({ state, overtaken }: Pick<ChangeHead, 'state' | 'overtaken'>): boolean =>
  (state === 'open' || state === 'asked') && overtaken.length > 0;

/** What a change waits for this person to do: `renew` is to bring it up to date. */
export type Awaited = 'review' | 'mend' | 'publish' | 'renew';

type Named = Pick<Colleague, 'id' | 'name'>;

/** Whether a change names this person: by name, or by id. */
export const isPerson = (who: string | null, { id, name }: Named): boolean => who === name || who === id;

/** Nobody approves what they edited; whoever edited it mends what was sent back. */
export function awaits(
  { state, author, editors, behind }: ChangeHead,
  person: Named & Pick<Colleague, 'roles'>,
): Awaited | undefined {
  const isEditor = editors.some((each) => isPerson(each, person));
  if (state === 'sent-back' && (isEditor || isPerson(author, person))) return 'mend';
  if (behind === 'same' && state !== 'open') return isEditor ? 'renew' : undefined;
  const isReviewed = state === 'asked' || (state === 'approved' && behind !== undefined);
  if (isReviewed) return !isEditor && person.roles.includes('reviewer') ? 'review' : undefined;
  return state === 'approved' && person.roles.includes('publisher') ? 'publish' : undefined;
}

/** One that a person has under way, begun here or on another computer: the newest of those that come the newest first. */
export const leftBy = (changes: readonly ChangeHead[], person: Named): ChangeHead | undefined =>
  changes.find((change) => isEdited(change) && isPerson(change.writer, person));

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

/** Whether borrowers got it meanwhile, or it is over otherwise, as far as the server can be asked. */
export async function hasEnded(
  change: Pick<Change, 'id'> | null,
  api: { change(id: string): Promise<Change> },
): Promise<boolean> {
  if (change === null) return false;
  try {
    return !isEdited(await api.change(change.id));
  } catch {
    return false;
  }
}
