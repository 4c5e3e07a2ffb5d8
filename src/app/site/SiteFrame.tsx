/** The frame of the web site: header, the page's title with what it is about, its nodes, footer. It knows no screen. */
import type { ReactElement } from 'react';
import { useContext, useEffect, useRef } from 'react';
import type { FrameProps } from '../../renderer/context.ts';
import { useText } from '../../renderer/text.ts';
import { BusyLine } from '../shell/BusyLine.tsx';
import { WayContext } from '../way.ts';
import { SiteFooter } from './SiteFooter.tsx';
import styles from './SiteFrame.module.css';
import { SiteHeader } from './SiteHeader.tsx';

/** After a change of page readers begin at its title; on the first page they are at the top anyway. */
let visited = false;

export function SiteFrame({ title, description, busy, footer, children }: FrameProps): ReactElement {
  const text = useText();
  const { route = '' } = useContext(WayContext);
  const main = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (visited) heading.current?.focus({ preventScroll: true });
    visited = true;
  }, [route]);
  return (
    <div className={styles['site']}>
      <a
        href="#content"
        className={styles['skip']}
        onClick={(event) => {
          // The address stays as it is: a fragment would be an entry of its own in the history.
          event.preventDefault();
          main.current?.focus();
          main.current?.scrollIntoView();
        }}
      >
        {text('app.site.skip')}
      </a>
      <SiteHeader route={route} />
      <main ref={main} id="content" tabIndex={-1} aria-labelledby="site-title" className={styles['main']}>
        <div className={styles['head']}>
          <div className={styles['headInner']}>
            <h1 ref={heading} id="site-title" tabIndex={-1} className={styles['title']}>
              {title}
            </h1>
            {description ? <p className={styles['lead']}>{description}</p> : null}
          </div>
        </div>
        <BusyLine text={busy} />
        <div className={styles['content']}>
          {children}
          {footer}
        </div>
      </main>
      <SiteFooter route={route} />
    </div>
  );
}
