/** A coin, the mark on it drawn and no letter: it belongs to no currency. */
import type { ReactElement } from 'react';
import styles from './Illustration.module.css';

interface CoinProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function Coin({ x, y, size }: CoinProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <circle cx="3" cy="4" r="40" className={styles['shadow']} />
      <circle r="40" className={styles['warmDeep']} />
      <circle r="33" className={styles['warm']} />
      <path d="M-13 9 0-15l13 24Z" className={styles['warmDeep']} />
      <rect x="-15" y="13" width="30" height="5" rx="2.500" className={styles['warmDeep']} />
    </g>
  );
}
