/** The drawings of the web site and the promotion, by name; their colors are the brand's. Always ornaments: words beside them speak. */
import type { ReactElement } from 'react';
import { CalendarArt } from './CalendarArt.tsx';
import { CouponArt } from './CouponArt.tsx';
import styles from './Illustration.module.css';
import { PhoneArt } from './PhoneArt.tsx';
import { TalkArt } from './TalkArt.tsx';

const drawings = { phone: PhoneArt, calendar: CalendarArt, coupon: CouponArt, talk: TalkArt };

export type IllustrationName = keyof typeof drawings;

export function Illustration({ name }: { readonly name: IllustrationName }): ReactElement {
  const Drawing = drawings[name];
  return (
    <svg viewBox="0 0 480 360" className={styles['art']} aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
