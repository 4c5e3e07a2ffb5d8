/** A button with a calm busy state; it must not know what it starts. */
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';
import { mainMark } from './main-button.ts';
import { Spinner } from './Spinner.tsx';
import styles from './Button.module.css';

export type ButtonTone = 'primary' | 'secondary' | 'plain' | 'danger';

interface ButtonProps {
  readonly text: ReactNode;
  readonly tone?: ButtonTone | undefined;
  readonly icon?: IconName | undefined;
  readonly id?: string | undefined;
  /** What it started is still running: it keeps its place and its focus, and does not start again. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** It is no use to press it now, and a press is told why: it looks disabled but is not. */
  readonly resting?: boolean | undefined;
  /** The id of what describes it. */
  readonly describedBy?: string | undefined;
  /** Whether what it opens is open. */
  readonly expanded?: boolean | undefined;
  readonly onPress: () => void;
}

export function Button({
  text,
  tone = 'primary',
  icon,
  id,
  busy = false,
  disabled = false,
  resting = false,
  describedBy,
  expanded,
  onPress,
}: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      id={id}
      {...(tone === 'primary' && mainMark)}
      className={cx(styles['button'], styles[tone])}
      disabled={disabled}
      aria-disabled={busy || resting || undefined}
      aria-describedby={describedBy}
      aria-expanded={expanded}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} size="small" /> : null}
      <span>{text}</span>
    </button>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** A button that shows only an icon; the label is its name. */
export function IconButton({ icon, label, busy = false, onPress }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles['round']}
      aria-label={label}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
