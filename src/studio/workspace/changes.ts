/** What can be said of a change as the server has it, and of what waits beside it. It must not know who has it open. */
import type { Change, ChangeHead } from '../../model/studio.ts';
import type { Texts } from '../core/draft.ts';
import { restoreOver } from '../core/over.ts';
import type { Waiting } from './waiting.ts';

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

/** Whether these texts are what this computer sent itself, without hearing that they arrived. */
export const didSend = (kept: Waiting, there: Texts, base: Texts): boolean =>
  [kept.sending, kept.files].some(
    (files) => files !== undefined && areSame(restoreOver(base, { ...kept, files }).now, there),
  );
