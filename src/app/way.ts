/** Where a person is and where they can go, for the frames around screens. It must not know any frame. */
import { createContext } from 'react';
import type { World } from './world.ts';

export interface Way {
  /** Of what is drawn; absent where a screen is only looked at. */
  readonly route?: string;
  readonly canGoBack: boolean;
  readonly goBack: () => void;
  /** Absent where a screen is only looked at. */
  readonly world?: World;
}

export const WayContext = createContext<Way>({ canGoBack: false, goBack: () => undefined });
