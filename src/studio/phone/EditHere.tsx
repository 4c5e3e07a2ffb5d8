/** The screen that the phone speaks of: its name, and the way to where it is edited. It must not know why it speaks of it. */
import { useMemo } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import { screenOf } from '../../lib/frame-variant.ts';
import { screensIn, type ScreenName } from '../search/screens.ts';
import { look } from './look.ts';
import type { PhoneInput } from './use-phone.ts';
import { phoneWords } from './words.ts';

/** @param screen as the phone names it; undefined for one that there is not. */
export function useScreenNamed(
  texts: PhoneInput['texts'],
  screen: string | null | undefined,
): ScreenName | undefined {
  const screens = useMemo(() => screensIn(texts), [texts]);
  return typeof screen === 'string' ? screens.find(({ id }) => id === screenOf(screen)) : undefined;
}

interface EditHereProps {
  /** Language of the studio's words. */
  readonly tongue: Tongue;
  readonly screen: ScreenName;
  readonly addressOf: (screen: string) => string;
}

export const EditHere = ({ tongue, screen, addressOf }: EditHereProps) => (
  <a className={look('show')} href={addressOf(screen.id)}>
    {phoneWords[tongue].appEdit}
  </a>
);
