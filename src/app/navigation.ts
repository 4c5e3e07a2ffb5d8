/** The way from page to page: the router's, once that is mounted. It must not know any route. */

export type Navigate = (to: string | number, options?: { readonly replace: boolean }) => void;

export interface Navigation {
  readonly go: Navigate;
  /** Takes the router's way, each time that it is another. */
  connect(navigate: Navigate): void;
}

export function createNavigation(): Navigation {
  let current: Navigate = loadAnew;
  return {
    go: (to, options) => current(to, options),
    connect(navigate) {
      current = navigate;
    },
  };
}

/** Before the router is there. */
const loadAnew: Navigate = (to) => {
  if (typeof to === 'string') window.location.assign(to);
  else window.history.go(to);
};
