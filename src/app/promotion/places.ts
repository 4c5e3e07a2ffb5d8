/** Where a visitor is within the promotion: the hash of the address, its history, and the way back. It must not know any page. */
import { readQuery } from '../../lib/query.ts';
import { placeOf } from '../../lib/promotion.ts';

export interface Place {
  readonly route: string;
  readonly query: Readonly<Record<string, string>>;
  /** Tells two visits of a page apart. */
  readonly visit: number;
  /** How far down the page before it was scrolled, in pixels. */
  readonly scrolled: number;
}

export interface Places {
  current(): Place;
  subscribe(listener: () => void): () => void;
  /** `?id=1#/downloadTemplate`, or steps through the history. */
  go(to: string | number, options?: { readonly replace: boolean }): void;
}

/** Entries are numbered in the history's own state, as the app's router does: `canGoBack` reads the number. */
const numberOf = (state: unknown): number => {
  const number = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof number === 'number' ? number : 0;
};

export function createPlaces(): Places {
  const listeners = new Set<() => void>();
  let visit = 0;
  let place = read();

  function read(): Place {
    const { route, search } = placeOf(window.location.hash);
    return {
      route,
      query: { ...readQuery(window.location.search), ...readQuery(search) },
      visit,
      scrolled: window.scrollY,
    };
  }
  function arrive(): void {
    const next = placeOf(window.location.hash);
    // A dialog's own entry is no other place.
    if (next.route !== place.route) visit += 1;
    place = read();
    for (const listener of listeners) listener();
  }

  const state: unknown = window.history.state;
  if (numberOf(state) === 0) window.history.replaceState({ ...(state as object | null), idx: 0 }, '');
  // Whoever changes the hash by hand arrives like one who goes back.
  window.addEventListener('popstate', arrive);

  return {
    current: () => place,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go(to, options) {
      if (typeof to === 'number') return window.history.go(to);
      // A page of the app or the site is another document.
      if (to.startsWith('/')) return window.location.assign(to);
      const address = window.location.pathname + to;
      const number = numberOf(window.history.state);
      if (options?.replace === true) window.history.replaceState({ idx: number }, '', address);
      else window.history.pushState({ idx: number + 1 }, '', address);
      arrive();
      window.scrollTo(0, 0);
    },
  };
}
