/** A picture, a message and what can be done about it, in the middle of the room there is. */
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Centered.module.css';
import { Picture } from './Picture.tsx';
import type { PictureName, Tone } from './Picture.tsx';

interface CenteredProps {
  readonly id?: string | undefined;
  readonly picture?: PictureName | undefined;
  readonly tone?: Tone | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  /** The text keeps its room, and is shown once this ends. */
  readonly textWaits?: boolean;
  /** `alert` is spoken at once, for what went wrong. */
  readonly role?: 'alert' | undefined;
  /** 1 where the message is all there is on the page. */
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}

export function Centered({
  id,
  picture,
  tone = 'neutral',
  title,
  text,
  textWaits = false,
  role,
  level = 2,
  children,
}: CenteredProps): ReactElement {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div id={id} className={styles['centered']}>
      {picture ? <Picture name={picture} tone={tone} /> : null}
      <div role={role} className={styles['words']}>
        {title ? <Heading className={styles['title']}>{title}</Heading> : null}
        {text ? <p className={cx(styles['text'], textWaits && styles['waits'])}>{text}</p> : null}
      </div>
      {children ? <div className={styles['actions']}>{children}</div> : null}
    </div>
  );
}
