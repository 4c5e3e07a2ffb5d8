/** Asks for what changes something, says how it went, and reads again what it changed. It must not know what it does. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StudioFailure } from './client.ts';

interface Asked {
  readonly busy: boolean;
  /** Why it was not done; empty where it was. */
  readonly why: readonly string[];
  readonly asks: StudioFailure['asks'];
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** @param away what is said where nobody answered. */
export function useAsked(away: string): Asked {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<StudioFailure>();
  async function run(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(error instanceof StudioFailure ? error : new StudioFailure(0));
      return false;
    } finally {
      await client.invalidateQueries().catch(() => undefined);
      setBusy(false);
    }
  }
  const said = failure?.words ?? [];
  return { busy, asks: failure?.asks, run, why: failure !== undefined && said.length === 0 ? [away] : said };
}
