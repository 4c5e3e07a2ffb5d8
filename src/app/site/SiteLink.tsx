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

/** The address of a route with the start-up parameters of this page and `more`. */
export const addressOf = (route: string, more: Readonly<Record<string, string>> = {}): string =>
  withQuery(route, { ...readStartUp(window.location.search).kept, ...more });

export function SiteLink({ to, className, current, onFollow, children }: SiteLinkProps): ReactElement {
  const { world } = useContext(WayContext);
  const follow = (event: MouseEvent): void => {
    // Opened apart by its keys: the browser's own affair.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
