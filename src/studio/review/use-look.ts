/** What a reviewer had before them when they last looked at a change; that they look at it now is noted with it. It must not know what is said of the difference. */
import { useQuery } from '@tanstack/react-query';
import type { Change, Look } from '../../model/studio.ts';
import { mayDo, useStudio } from '../shell/studio.ts';
import { isEdited, isPerson } from '../workspace/changes.ts';

/** @returns nothing for who reviews nothing here, and where they have seen no other than this. */
export function useLook(change: Change | undefined): Look | undefined {
  const { api, person } = useStudio();
  const isReviewer =
    change !== undefined &&
    mayDo(person, 'reviewer') &&
    isEdited(change) &&
    !change.editors.some((each) => isPerson(each, person));
  const asked = useQuery({
    queryKey: ['look', change?.id, change?.version, change?.state, change?.reviews.length],
    queryFn: () => api.see(change?.id ?? '', change?.version ?? 0),
    enabled: isReviewer,
    placeholderData: (before) => before,
  });
  return isReviewer ? (asked.data?.earlier ?? undefined) : undefined;
}
