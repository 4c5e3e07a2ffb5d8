/** What a person chose for the studio on this computer: language, appearance, what was open, whether the tour was seen. It must not know any page. */
import { useCallback, useState } from 'react';
import type { Tongue } from '../../lib/figures.ts';

export type Look = 'auto' | 'light' | 'dark';

export interface Settings {
  readonly tongue: Tongue;
  readonly look: Look;
  readonly toured: boolean;
  /** The change that was open last. */
  readonly change: string | null;
  /** The recipe that is being followed, and its step. */
  readonly recipe: { readonly id: string; readonly step: number } | null;
  /** Screens are edited in their text, not in forms. */
  readonly asText: boolean;
}

const name = 'studio-settings';

/** Where nothing may be kept, all is as at first. */
export function readSettings(): Settings {
  const first: Settings = {
    tongue: navigator.language.startsWith('en') ? 'en' : 'es',
    look: 'auto',
    toured: false,
    change: null,
    recipe: null,
    asText: false,
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Settings>) };
  } catch {
    return first;
  }
}

export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  const [settings, set] = useState(readSettings);
  const change = useCallback((some: Partial<Settings>): void => {
    const next = { ...readSettings(), ...some };
    set(next);
    try {
      localStorage.setItem(name, JSON.stringify(next));
    } catch {
      // It holds until the page is left.
    }
  }, []);
  return [settings, change];
}
