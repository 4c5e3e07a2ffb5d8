/** A small picture that opens over the whole screen; one that cannot be shown leaves its words. */
import { useState } from 'react';
import type { ReactElement } from 'react';
import styles from './Thumbnail.module.css';
import { Viewer } from './Viewer.tsx';

interface ThumbnailProps {
  readonly id?: string | undefined;
  readonly src: string | undefined;
  readonly alt: string;
  readonly closeLabel: string;
}

export function Thumbnail({ id, src, alt, closeLabel }: ThumbnailProps): ReactElement {
  const [broken, setBroken] = useState<string>();
  const [open, setOpen] = useState(false);
  if (src === undefined || src === '' || src === broken) {
    return (
      <span id={id} className={styles['missing']}>
        <span className={styles['words']}>{alt}</span>
      </span>
    );
  }
  return (
    <>
      <button
        id={id}
        type="button"
        className={styles['frame']}
        aria-label={alt}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img src={src} alt="" className={styles['picture']} decoding="async" onError={() => setBroken(src)} />
      </button>
      {open ? <Viewer src={src} alt={alt} closeLabel={closeLabel} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
