/** What a change changes, in words. It must not know who reads it. */
import type { Told } from '../../release/told.ts';
import type { Draft } from '../core/draft.ts';

/** The last words of each thing that was done and not undone. */
export const tellingOf = ({ done }: Draft): readonly Told[] => {
  const last = new Map(done.map((step) => [step.group ?? step.label['en-IN'], step.label]));
  return [...last.values()];
};
