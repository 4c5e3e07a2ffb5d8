/** Words and a moving line while something runs that the whole screen waits for; the region is there before the words. */
import type { ReactElement } from 'react';
import styles from './BusyLine.module.css';

export function BusyLine({ text }: { readonly text: string | undefined }): ReactElement {
  return (
    <div role="status" className={styles['region']}>
      {text === undefined ? null : (
        <>
          <span className={styles['line']} />
          {text ? <p className={styles['text']}>{text}</p> : null}
        </>
      )}
    </div>
  );
}
