/** One step of a timeline; its state is a mark for the eye and words for everybody. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { wholeDate } from '../../ui/line-breaks.tsx';
import styles from './TimelineStep.module.css';

/** A step to come has an empty mark. */
const icons = { done: 'check', current: 'clock', late: 'alert', later: undefined } as const;

export function TimelineStep(props: Props<'timeline-step'>): ReactElement {
  const { id, state, title, status, text, trailing } = props;
  const icon = icons[state];
  return (
    <li
      id={id}
      className={cx(styles['step'], styles[state])}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles['mark']}>{icon ? <Icon name={icon} size="small" /> : null}</span>
      <div className={styles['main']}>
        <div className={styles['words']}>
          <p className={styles['title']}>{title}</p>
          <p className={styles['status']}>{status}</p>
          {text ? <p className={cx(styles['text'], wholeDate(text))}>{text}</p> : null}
        </div>
        {trailing ? <p className={styles['trailing']}>{trailing}</p> : null}
      </div>
    </li>
  );
}
