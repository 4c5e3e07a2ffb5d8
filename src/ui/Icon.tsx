/** The drawn icons, by name; one stroke weight on a 24-unit grid. An ornament unless it is given a label. */
import type { ReactElement } from 'react';
import { cx } from './cx.ts';
import styles from './Icon.module.css';

/** Path data, several strokes in one; the names are those of the widgets' schemas. */
const strokes = {
  alert: 'M12 9v4m0 3.5v.01M10.3 4.2 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  'arrow-left': 'M20 12H4.5m6.5-7-7 7 7 7',
  bank: 'M3 9.5 12 4l9 5.5H3ZM5 13v5m4.7-5v5m4.6-5v5M19 13v5M3 21h18',
  bell: 'M6 16V10.5a6 6 0 0 1 12 0V16l1.5 2h-15L6 16Zm4 5h4',
  calendar:
    'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12ZM4 10h16M8 3v4m8-4v4',
  camera:
    'M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Zm8 9a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  card: 'M3 7.5A1.5 1.5 0 0 1 4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9ZM3 10.5h18M6.5 14.5h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 10.5A1.5 1.5 0 0 1 10.5 9h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5v-8ZM15 9V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H9',
  coupon:
    'M3 8.5A1.5 1.5 0 0 1 4.5 7h15A1.5 1.5 0 0 1 21 8.5v1.7a2 2 0 0 0 0 3.6v1.7a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-1.7a2 2 0 0 0 0-3.6V8.5ZM14.5 7v2m0 2v2m0 2v2',
  headset:
    'M4 15v-3a8 8 0 0 1 16 0v3M4 14.5A1.5 1.5 0 0 1 5.5 13H7v6H5.5A1.5 1.5 0 0 1 4 17.5v-3Zm16 0a1.5 1.5 0 0 0-1.5-1.5H17v6h1.5a1.5 1.5 0 0 0 1.5-1.5v-3ZM18.5 19c0 1.5-1.5 2.5-4 2.5',
  home: 'm3.5 11.5 8.5-7 8.5 7M6 10v9.5h4.5V15h3v4.5H18V10',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-9v.01',
  mail: 'M3 7.5A1.5 1.5 0 0 1 4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9Zm.5-.5 8.5 6.5L20.5 7',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7a2 2 0 0 1 2-2.2Z',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2 1-1.2 1.9m0 3v.01',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5',
  scan: 'M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8m8 0h2.5A1.5 1.5 0 0 1 20 5.5V8m0 8v2.5a1.5 1.5 0 0 1-1.5 1.5H16m-8 0H5.5A1.5 1.5 0 0 1 4 18.5V16M8 8.5v7m3-7v7m2.5-7v7m2.5-7v7',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM15.5 9.5a3.5 3.5 0 0 1 0 5M18 7a7 7 0 0 1 0 10',
  store:
    'M4.5 10.5V20h15v-9.5M4 4h16l1.5 5a3 3 0 0 1-5 1.5 3.2 3.2 0 0 1-4.5 0 3.2 3.2 0 0 1-4.5 0A3 3 0 0 1 2.5 9L4 4Zm6 16v-5.5h4V20',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.1 6-.8L12 3.5Z',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5m4-5v5',
  wallet:
    'M18 8V5.5A1.5 1.5 0 0 0 16.5 4h-11a2 2 0 0 0 0 4h13A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-13a2 2 0 0 1-2-2V6M16 14v.01',
} as const;

export type IconName = keyof typeof strokes;

/** Icons that point in the direction of reading turn round where text runs from right to left. */
const directed: readonly IconName[] = ['arrow-left', 'chevron-right'];

interface IconProps {
  readonly name: IconName;
  readonly size?: 'small' | 'medium' | 'large';
  readonly label?: string;
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

export function Icon({ name, size = 'medium', label, filled = false, className }: IconProps): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx(styles['icon'], styles[size], directed.includes(name) && styles['directed'], className)}
      fill={filled ? 'currentColor' : 'none'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        d={strokes[name]}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
