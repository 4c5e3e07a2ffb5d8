/** Keeps the project of who looks at another's change as new as that. It must not know what is shown of it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStudio } from './studio.ts';

/** A change is told over what it was begun from: where that is newer than what stands here, what is public by now would be told as new. */
export function useNewest(base: string | undefined): void {
  const { project } = useStudio();
  const client = useQueryClient();
  const isOther = base !== undefined && base !== project.base;
  useEffect(() => {
    // An older one stays another, and is asked for once.
    if (isOther) void client.refetchQueries({ queryKey: ['project'] });
  }, [client, isOther, base]);
}
