/** A coupon with its torn edge, and coins. */
import type { ReactElement } from 'react';
import { Coin } from './Coin.tsx';
import styles from './Illustration.module.css';

export function CouponArt(): ReactElement {
  return (
    <>
      <circle cx="240" cy="180" r="158" className={styles['ground']} />
      <ellipse cx="240" cy="322" rx="160" ry="12" className={styles['shadow']} />
      <g transform="rotate(-7 240 180)">
        <path
          d="M82 112a22 22 0 0 1 22-22h184a20 20 0 0 0 40 0h48a22 22 0 0 1 22 22v136a22 22 0 0 1-22 22h-48a20 20 0 0 0-40 0H104a22 22 0 0 1-22-22V112Z"
          className={styles['shadow']}
          transform="translate(6 8)"
        />
        <path
          d="M82 112a22 22 0 0 1 22-22h184a20 20 0 0 0 40 0h48a22 22 0 0 1 22 22v136a22 22 0 0 1-22 22h-48a20 20 0 0 0-40 0H104a22 22 0 0 1-22-22V112Z"
          className={styles['paper']}
        />
        <path d="M308 126v108" className={styles['stroke']} strokeDasharray="2 17" />
        <rect x="112" y="122" width="70" height="12" rx="6" className={styles['shade']} />
        <rect x="112" y="152" width="150" height="40" rx="14" className={styles['main']} />
        <rect x="112" y="212" width="112" height="12" rx="6" className={styles['shade']} />
        <rect x="112" y="234" width="72" height="10" rx="5" className={styles['shade']} />
        <circle cx="356" cy="180" r="24" className={styles['soft']} />
        <path d="m345 180 8 9 15-18" className={styles['stroke']} strokeWidth="6" />
      </g>
      <Coin x={98} y={286} size={38} />
      <Coin x={146} y={312} size={24} />
      <Coin x={398} y={82} size={30} />
    </>
  );
}
