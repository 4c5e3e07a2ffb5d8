/** The larger drawings that stand for a state; their colors follow the tone. Always ornaments: words beside them speak. */
import type { ReactElement } from 'react';
import { cx } from './cx.ts';
import styles from './Picture.module.css';

/** `lines` are strokes, `fills` are tinted surfaces under them, on a 96-unit grid. */
const drawings = {
  hourglass: {
    fills: 'M34 26h28c0 11-9 15-11 22 2 7 11 11 11 22H34c0-11 9-15 11-22-2-7-11-11-11-22Z',
    lines:
      'M31 26h34M31 70h34M35 26c0 12 8 15 10 22-2 7-10 10-10 22m26-44c0 12-8 15-10 22 2 7 10 10 10 22M40 36h16M41 65c2-5 5-7 7-7s5 2 7 7M48 49v3',
  },
  transfer: {
    fills: 'M48 25a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z',
    lines:
      'M48 25a19 19 0 1 1 0 38 19 19 0 0 1 0-38Zm5 12.500c-1-2-2.8-3-5-3-2.9 0-5 1.7-5 4.2 0 6 10.5 3.2 10.5 10 0 2.6-2.2 4.5-5.5 4.5-2.5 0-4.7-1.2-5.7-3.500M48 31.500v3m0 17.700v3M26 71h41m-6-5 6 5-6 5',
  },
  cross: {
    fills: 'M48 27a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z',
    lines: 'M48 27a21 21 0 1 1 0 42 21 21 0 0 1 0-42Zm-7 14 14 14m0-14L41 55',
  },
  calendar: {
    fills: 'M28 33a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v9H28v-9Z',
    lines:
      'M28 33a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4V33Zm0 9h40M38 24v9m20-9v9M40 55l6 6 11-11',
  },
  alarm: {
    fills: 'M48 32a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z',
    lines: 'M48 32a19 19 0 1 1 0 38 19 19 0 0 1 0-38Zm0 9v11l7 5M26 36l9-9m35 9-9-9M36 66l-4 5m28-5 4 5',
  },
  check: {
    fills: 'M48 27a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z',
    lines:
      'M48 27a21 21 0 1 1 0 42 21 21 0 0 1 0-42Zm-9.5 21.5 6.5 6.5 13-13.500M75 26v6m-3-3h6M20 62v6m-3-3h6',
  },
  document: {
    fills: 'M32 28a4 4 0 0 1 4-4h17l11 11v33a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V28Z',
    lines:
      'M32 28a4 4 0 0 1 4-4h17l11 11v33a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V28Zm21-4v11h11M41 47h14M41 55h14m-14 8h8',
  },
  wallet: {
    fills: 'M26 37h40a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V37Z',
    lines:
      'M63 37v-6a4 4 0 0 0-4-4H31a5 5 0 0 0 0 10h35a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V32m44 15H60a6 6 0 0 0 0 12h10m-9-6v.01',
  },
  question: {
    fills: 'M48 27a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z',
    lines:
      'M48 27a21 21 0 1 1 0 42 21 21 0 0 1 0-42Zm-6.5 16a6.5 6.5 0 1 1 9.5 5.800c-2 1-3 2.5-3 4.700m0 5.500v.01',
  },
} as const;

export type PictureName = keyof typeof drawings;
export type Tone = 'info' | 'warning' | 'danger' | 'success' | 'special' | 'neutral';

export function Picture({ name, tone }: { readonly name: PictureName; readonly tone: Tone }): ReactElement {
  return (
    <svg viewBox="0 0 96 96" className={cx(styles['picture'], styles[tone])} fill="none" aria-hidden="true">
      <circle cx="48" cy="48" r="46" className={styles['ground']} />
      <path d={drawings[name].fills} className={styles['fills']} />
      <path
        d={drawings[name].lines}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
