/** A phone that shows a loan, ready to be accepted. */
import type { ReactElement } from 'react';
import { Coin } from './Coin.tsx';
import styles from './Illustration.module.css';

export function PhoneArt(): ReactElement {
  return (
    <>
      <circle cx="240" cy="184" r="158" className={styles['ground']} />
      <path d="M92 318c-4-40 8-72 40-90-2 42-10 72-40 90Z" className={styles['soft']} />
      <path d="M98 320c-26-10-42-32-42-62 26 8 42 28 42 62Z" className={styles['deep']} />
      <path d="M392 322c2-36 18-58 46-66 0 34-16 56-46 66Z" className={styles['soft']} />
      <path d="M388 322c-20-14-28-34-24-60 22 12 30 32 24 60Z" className={styles['deep']} />
      <ellipse cx="244" cy="336" rx="150" ry="12" className={styles['shadow']} />
      <rect x="158" y="18" width="164" height="318" rx="32" className={styles['ink']} />
      <rect x="167" y="27" width="146" height="300" rx="24" className={styles['paper']} />
      <rect x="216" y="35" width="48" height="9" rx="4.500" className={styles['ink']} />
      <circle cx="190" cy="66" r="11" className={styles['soft']} />
      <rect x="208" y="57" width="52" height="7" rx="3.500" className={styles['ink']} />
      <rect x="208" y="69" width="34" height="6" rx="3" className={styles['shade']} />
      <rect x="179" y="90" width="122" height="84" rx="15" className={styles['main']} />
      <g className={styles['paper']}>
        <rect x="192" y="104" width="44" height="7" rx="3.500" opacity="0.65" />
        <rect x="192" y="119" width="82" height="17" rx="8.500" />
        <rect x="192" y="149" width="28" height="7" rx="3.500" opacity="0.65" />
        <rect x="260" y="149" width="28" height="7" rx="3.500" opacity="0.65" />
      </g>
      <g className={styles['shade']}>
        <rect x="181" y="190" width="46" height="7" rx="3.500" />
        <rect x="181" y="212" width="58" height="7" rx="3.500" />
        <rect x="181" y="234" width="40" height="7" rx="3.500" />
      </g>
      <g className={styles['ink']} opacity="0.75">
        <rect x="269" y="190" width="30" height="7" rx="3.500" />
        <rect x="275" y="212" width="24" height="7" rx="3.500" />
        <rect x="265" y="234" width="34" height="7" rx="3.500" />
      </g>
      <rect x="179" y="268" width="122" height="36" rx="12" className={styles['main']} />
      <rect x="216" y="282" width="48" height="8" rx="4" className={styles['paper']} />
      <rect x="78" y="112" width="116" height="64" rx="18" className={styles['shadow']} />
      <rect x="74" y="106" width="116" height="64" rx="18" className={styles['paper']} />
      <circle cx="104" cy="138" r="17" className={styles['main']} />
      <path d="m97 138 5 6 10-12" className={styles['strokePaper']} strokeWidth="4.500" />
      <rect x="130" y="126" width="46" height="8" rx="4" className={styles['ink']} />
      <rect x="130" y="142" width="32" height="7" rx="3.500" className={styles['shade']} />
      <Coin x={356} y={120} size={40} />
      <Coin x={332} y={222} size={24} />
      <Coin x={394} y={196} size={15} />
    </>
  );
}
