/** A link to a page of the web site: real, with the start-up parameters, and followed without a new page. */
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useContext } from 'react';
import { readStartUp } from '../../lib/query.ts';
import { withQuery } from '../../lib/url.ts';
import { WayContext } from '../way.ts';

interface SiteLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly current?: boolean;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/**
 * The address of a route with the start-up parameters of this page and `more`, but for the session: a link can be copied and
 * sent to others. Followed on this page, it is kept all the same.
 */
export function addressOf(route: string, more: Readonly<Record<string, string>> = {}): string {
  const { sessionId: _, ...kept } = readStartUp(window.location.search).kept;
  return withQuery(route, { ...kept, ...more });
}

/** Where the same link leads who follows it here, in their session. */
export const followedTo = (route: string, more: Readonly<Record<string, string>>): string =>
  withQuery(route, { ...readStartUp(window.location.search).kept, ...more });

/** Opened apart by its keys, a link is the browser's own affair. */
export const isFollowed = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

export function SiteLink({ to, className, current, onFollow, children }: SiteLinkProps): ReactElement {
  const { world } = useContext(WayContext);
  const follow = (event: MouseEvent): void => {
    if (!isFollowed(event)) return;
    event.preventDefault();
    onFollow?.();
    world?.ports.router.navigate(to, {}, { replace: false });
  };
  return (
    <a
      href={addressOf(to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
