/** A turning ring, an ornament: what it stands for is said in words by what holds it. */
import type { ReactElement } from 'react';
import { cx } from './cx.ts';
import styles from './Spinner.module.css';

export function Spinner({ size = 'medium' }: { readonly size?: 'medium' | 'large' }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" className={cx(styles['spinner'], styles[size])} fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
