/** The way from page to page: the router's, once that is mounted. It must not know any route. */

export type Navigate = (to: string | number, options?: { readonly replace: boolean }) => void;

export interface Navigation {
  readonly go: Navigate;
  /** Takes the router's way, each time that it is another. */
  connect(navigate: Navigate): void;
}

/** A screen that leads elsewhere as it opens may do so before the router around it is there: that waits for it. */
export function createNavigation(): Navigation {
  const waiting: Parameters<Navigate>[] = [];
  let current: Navigate = (...way) => void waiting.push(way);
  return {
    go: (...way) => current(...way),
    connect(navigate) {
      current = navigate;
      // Once all that is mounted with it listens, too.
      for (const way of waiting.splice(0)) queueMicrotask(() => current(...way));
    },
  };
}
