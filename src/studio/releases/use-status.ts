/** What borrowers have just now, as the server says it. It must not know who asks. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Pointer } from '../../model/release.ts';
import type { StudioStatus } from '../../model/studio-live.ts';
import { useStudio } from '../shell/studio.ts';
import { news } from '../shell/use-changes.ts';

export function useStatus(): UseQueryResult<StudioStatus> {
  const { api, tongue } = useStudio();
  return useQuery({ queryKey: ['status', tongue], queryFn: () => api.status(), refetchInterval: news });
}

/** The contract of releases says less of it than is there. */
export const pointerOf = ({ pointer }: Pick<StudioStatus, 'pointer'>): Pointer =>
  pointer as unknown as Pointer;
