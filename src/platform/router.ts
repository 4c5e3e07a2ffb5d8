/** Navigation inside the app: start-up parameters stay in the URL. It must not know any route. */
import type { RouterPort } from '../engine/ports.ts';
import { withQuery } from '../lib/url.ts';

export interface RouterSetting {
  /** Start-up parameters, kept through every navigation. */
  readonly kept: Readonly<Record<string, string>>;
  readonly navigate: (to: string | number, options?: { readonly replace: boolean }) => void;
  /** Whether the page before this one is the app's own. */
  readonly canGoBack: () => boolean;
  /** From the first screen, the host app closes the page. */
  readonly close: () => void;
}

/** `/inThe?sessionId=…&orderId=174`: the kept parameters, then the screen's, which win; a `#` of the route stays last. */
export function locationOf(
  to: string,
  kept: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  return withQuery(to, { ...kept, ...query });
}

export function createRouter({ kept, navigate, canGoBack, close }: RouterSetting): RouterPort {
  return {
    navigate: (to, query, { replace }) => navigate(locationOf(to, kept, query), { replace }),
    back() {
      if (canGoBack()) navigate(-1);
      else close();
    },
  };
}
