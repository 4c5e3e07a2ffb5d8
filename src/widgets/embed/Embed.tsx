/** A page in a frame: the app's own as it is and as high as it is, another's in a sandbox without any rights. */
import type { ReactElement, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './Embed.module.css';

interface Framed {
  readonly url: string;
  readonly own: boolean;
}

/** What passed the URL rule and can be framed: no mail, no deep link, and not the very page it would stand in. */
function framed(src: string | undefined, query: unknown): Framed | undefined {
  if (!src) return undefined;
  const url = new URL(src, window.location.href);
  const own = url.origin === window.location.origin;
  if (!/^https?:$/.test(url.protocol) || (own && url.pathname === window.location.pathname)) return undefined;
  if (own && typeof query === 'object') {
    for (const [name, value] of Object.entries(query ?? {})) {
      if (typeof value === 'string' && value !== '') url.searchParams.set(name, value);
    }
  }
  return { url: url.href, own };
}

/** How high the app's own page in a frame is, so that only the page around it is scrolled; `undefined` until it has come. */
function useOwnHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  page: Framed | undefined,
  loaded: string,
): number | undefined {
  const [height, setHeight] = useState<number>();
  const come = page?.own === true && page.url === loaded;
  useEffect(() => {
    const inside = come ? frame.current?.contentDocument?.documentElement : undefined;
    if (!inside) return undefined;
    const watch = new ResizeObserver(() => setHeight(Math.ceil(inside.getBoundingClientRect().height)));
    watch.observe(inside);
    return () => {
      watch.disconnect();
      setHeight(undefined);
    };
  }, [frame, come]);
  return height;
}

export function Embed({ id, src, query, title, linkText }: Props<'embed'>): ReactElement | null {
  const [loaded, setLoaded] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const page = framed(src, query);
  const height = useOwnHeight(frame, page, loaded);
  if (page === undefined) return null;
  return (
    <div id={id} className={styles['embed']}>
      <div
        className={cx(styles['frame'], page.own && styles['own'])}
        style={height === undefined ? undefined : { height }}
        aria-busy={loaded !== page.url}
      >
        {loaded === page.url ? null : (
          <div className={styles['waiting']}>
            <Spinner size="large" />
          </div>
        )}
        <iframe
          key={page.url}
          ref={frame}
          src={page.url}
          title={title}
          // A page of the app shows no bar of its own then, and is on the ground of this one, which has the title.
          name="embedded"
          className={styles['page']}
          // Its own page needs its scripts and its data: a sandbox that allows both holds nothing, and browsers warn of it.
          sandbox={page.own ? undefined : ''}
          allow=""
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(page.url)}
        />
      </div>
      {linkText ? (
        <a href={page.url} className={styles['link']} target="_blank" rel="noopener noreferrer">
          {linkText}
        </a>
      ) : null}
    </div>
  );
}
