/** A page in a frame: the app's own as it is, another's in a sandbox without any rights. */
import type { ReactElement } from 'react';
import { useState } from 'react';
import type { Props } from '../../renderer/widget.ts';
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

export function Embed({ id, src, query, title, linkText }: Props<'embed'>): ReactElement | null {
  const [loaded, setLoaded] = useState('');
  const page = framed(src, query);
  if (page === undefined) return null;
  return (
    <div id={id} className={styles['embed']}>
      <div className={styles['frame']} aria-busy={loaded !== page.url}>
        {loaded === page.url ? null : (
          <div className={styles['waiting']}>
            <Spinner size="large" />
          </div>
        )}
        <iframe
          key={page.url}
          src={page.url}
          title={title}
          // A page of the app shows no bar of its own then: the page around it has the title.
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
