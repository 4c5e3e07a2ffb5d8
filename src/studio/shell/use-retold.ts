/** What the server tells in the language of who reads it is asked for anew in another one. It must not know what is told. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import { changesKey } from './use-changes.ts';

/** What has the language in its own key asks by itself. */
const retold = [changesKey, ['change'], ['log']] as const;

export function useRetold(tongue: Tongue): void {
  const client = useQueryClient();
  const before = useRef(tongue);
  useEffect(() => {
    if (before.current === tongue) return;
    before.current = tongue;
    for (const queryKey of retold) void client.invalidateQueries({ queryKey });
  }, [client, tongue]);
}
