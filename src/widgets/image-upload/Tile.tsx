/** One chosen picture: its preview, how much has gone, and what can be done with it. */
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import styles from './ImageUpload.module.css';

interface TileProps {
  /** Nothing where the address may not be shown. */
  readonly src: string | undefined;
  /** "Imagen 3". */
  readonly name: string;
  /** How much has gone, from 0 to 1; undefined when it does not run. */
  readonly share?: number | undefined;
  /** What went wrong, in words. */
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onRemove: () => void;
}

export function Tile({ src, name, share, error, onRetry, onRemove }: TileProps): ReactElement {
  const text = useText();
  return (
    <li className={styles['tile']}>
      <Thumbnail src={src} alt={name} closeLabel={text('app.close')} />
      {share === undefined ? null : (
        <progress
          className={styles['progress']}
          aria-label={`${text('app.sending')}: ${name}`}
          max={1}
          value={share}
        />
      )}
      {error === undefined ? null : (
        <div className={styles['failed']}>
          <span className={styles['error']}>{error}</span>
          {onRetry ? (
            <button
              type="button"
              className={styles['small']}
              aria-label={`${text('app.retry')}: ${name}`}
              onClick={onRetry}
            >
              <Icon name="refresh" size="small" />
            </button>
          ) : null}
        </div>
      )}
      <span className={styles['corner']}>
        <button
          type="button"
          className={styles['remove']}
          aria-label={`${text('app.remove')}: ${name}`}
          onClick={onRemove}
        >
          <span className={styles['cross']}>
            <Icon name="close" size="small" />
          </span>
        </button>
      </span>
    </li>
  );
}
