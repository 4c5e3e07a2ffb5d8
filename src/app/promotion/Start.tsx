/**
 * The campaign's own page. It stays as it is, out of sight, while somebody reads a page that it leads to: what was typed,
 * and the picture that it belongs to, are there when they come back. It must not know those pages.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import type { World } from '../world.ts';
import { Layout } from './Layout.tsx';
import type { Place } from './places.ts';
import styles from './Start.module.css';
import type { Campaign } from './template.ts';

interface StartProps {
  readonly campaign: Campaign;
  readonly place: Place;
  readonly world: World;
  readonly shown: boolean;
}

export function Start({ campaign, place, world, shown }: StartProps) {
  // Once what was begun is over, whoever comes back begins anew; so does who began elsewhere.
  const [over, setOver] = useState(!shown);
  const [wasShown, setWasShown] = useState(shown);
  if (wasShown !== shown) {
    setWasShown(shown);
    if (shown) setOver(false);
  }
  useReturn(shown, over, place.scrolled);
  if (!shown && over) return null;
  return (
    <div hidden={!shown} className={styles['start']}>
      <Layout
        loaded={campaign.loaded}
        values={campaign.values}
        place={place}
        world={world}
        shaped
        onForget={() => setOver(true)}
      />
    </div>
  );
}

interface Left {
  readonly title: string;
  readonly scrolled: number;
  readonly focused: Element | null;
}

/** The title, the place on the page and the focus, as they were left; nothing of a page that will begin anew. */
function useReturn(shown: boolean, over: boolean, scrolled: number): void {
  const left = useRef<Left>(undefined);
  useLayoutEffect(() => {
    if (!shown) {
      left.current = over ? undefined : { title: document.title, scrolled, focused: document.activeElement };
    } else if (left.current !== undefined) {
      const { title, scrolled: top, focused } = left.current;
      document.title = title;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      window.scrollTo(0, top);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what counts is how it was at the moment of leaving
  }, [shown]);
}
