/** All changes, as they are now: what others do to them is seen within some seconds. It must not know who shows them. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ChangeHead } from '../../model/studio.ts';
import { useStudio } from './studio.ts';

/** How old what a page knows of others' work may be (ms). */
export const news = 10_000;

/** The same while somebody waits for a verdict (ms); a page that nobody looks at does not ask. */
const soon = 2_000;

export const everyMs = (changes: readonly Pick<ChangeHead, 'state'>[] | undefined): number =>
  changes?.some(({ state }) => state === 'asked') === true ? soon : news;

/** For who makes them be read again. */
export const changesKey = ['changes'] as const;

export function useChanges(enabled = true): UseQueryResult<readonly ChangeHead[]> {
  const { api } = useStudio();
  return useQuery({
    queryKey: changesKey,
    queryFn: () => api.changes(),
    enabled,
    refetchInterval: ({ state }) => everyMs(state.data),
  });
}
