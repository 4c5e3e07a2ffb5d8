/** A button that rests while a countdown runs. It must not know what starts the countdown. */
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './CountdownButton.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

export function CountdownButton(props: Props<'countdown-button'>): ReactElement {
  const { id, text, until, seconds = 60, press, early, tone = 'secondary', busy, pending } = props;
  const words = useText();
  const left = useSecondsLeft(until, seconds);
  const rests = left > 0 && !busy && !pending;
  const hint = `${id}-left`;
  return (
    <div className={styles['place']}>
      <Button
        id={id}
        tone={tone}
        busy={busy}
        resting={rests}
        describedBy={rests ? hint : undefined}
        onPress={rests ? () => early?.() : press}
        text={
          // The label says what the seconds are until, and stays the name.
          <span className={styles['both']}>
            <span>{text}</span>
            <span className={styles['left']} aria-hidden="true">
              {rests ? `${left}s` : ''}
            </span>
          </span>
        }
      />
      {rests ? (
        // In tens: a screen reader says a new description of what has the focus.
        <span id={hint} hidden>{`${words('app.countdown')} ${Math.ceil(left / 10) * 10} s`}</span>
      ) : null}
    </div>
  );
}
