/** Two people who talk: one asks, one answers with a headset on. */
import type { ReactElement } from 'react';
import styles from './Illustration.module.css';

export function TalkArt(): ReactElement {
  return (
    <>
      <circle cx="240" cy="180" r="158" className={styles['ground']} />
      <ellipse cx="240" cy="336" rx="170" ry="12" className={styles['shadow']} />
      <path d="M78 336c0-62 26-96 70-96s70 34 70 96H78Z" className={styles['warm']} />
      <rect x="132" y="206" width="32" height="50" rx="16" className={styles['skinDeep']} />
      <circle cx="148" cy="184" r="38" className={styles['skinDeep']} />
      <path
        d="M106 190c-8-38 12-62 44-62 30 0 48 20 42 52-10-2-18-8-22-18-12 14-36 20-54 16-4 4-8 8-10 12Z"
        className={styles['ink']}
      />
      <path d="M262 336c0-62 26-96 70-96s70 34 70 96H262Z" className={styles['deep']} />
      <rect x="316" y="206" width="32" height="50" rx="16" className={styles['skin']} />
      <path
        d="M290 236c-14-60-4-110 42-110s56 50 42 110c-8 4-18 4-26 0h-32c-8 4-18 4-26 0Z"
        className={styles['ink']}
      />
      <circle cx="332" cy="186" r="37" className={styles['skin']} />
      <path
        d="M294 184c2-26 16-42 38-42s38 16 40 42c-24 0-42-8-52-22-4 12-12 20-26 22Z"
        className={styles['ink']}
      />
      <path d="M290 186c-2-32 14-54 42-54s44 22 42 54" className={styles['strokePaper']} strokeWidth="6" />
      <rect x="281" y="178" width="17" height="32" rx="8.500" className={styles['main']} />
      <rect x="366" y="178" width="17" height="32" rx="8.500" className={styles['main']} />
      <path d="M374 210c0 14-12 20-28 20" className={styles['strokePaper']} strokeWidth="4.500" />
      <circle cx="343" cy="230" r="6" className={styles['main']} />
      <path
        d="M112 36h92a22 22 0 0 1 22 22v26a22 22 0 0 1-22 22h-34l-20 18 2-18h-40a22 22 0 0 1-22-22V58a22 22 0 0 1 22-22Z"
        className={styles['paper']}
      />
      <rect x="112" y="56" width="92" height="9" rx="4.500" className={styles['shade']} />
      <rect x="112" y="75" width="62" height="9" rx="4.500" className={styles['shade']} />
      <path
        d="M280 22h88a22 22 0 0 1 22 22v28a22 22 0 0 1-22 22h-22l-16 16-2-16h-48a22 22 0 0 1-22-22V44a22 22 0 0 1 22-22Z"
        className={styles['warm']}
      />
      <path d="m306 58 13 14 25-28" className={styles['stroke']} />
    </>
  );
}
