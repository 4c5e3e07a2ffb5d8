/** What stands in place of content: a failure with a retry, nothing to show, a page that is only a message. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../renderer/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Centered } from '../../ui/Centered.tsx';
import type { PictureName, Tone } from '../../ui/Picture.tsx';
import { useToastShows } from './said-once.ts';
import styles from './states.module.css';

interface FailureProps {
  readonly text: string;
  readonly title?: string;
  /** In place of one widget: a line and a plain button. */
  readonly small?: boolean;
  /** Settles when the retry is over, however it went. */
  readonly onRetry: () => Promise<void>;
  /** Another way on, where there is room. */
  readonly children?: ReactNode;
}

export function Failure({ text, title, small = false, onRetry, children }: FailureProps): ReactElement {
  const words = useText();
  const waits = useToastShows(text);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  // The button goes with the message: whoever pressed it goes on from the title, not from nowhere.
  useLayoutEffect(
    () => () => {
      if (pressed.current && !small) document.querySelector('h1')?.focus({ preventScroll: true });
    },
    [small],
  );
  const retry = async (): Promise<void> => {
    pressed.current = true;
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  const again = (
    <Button
      tone={small ? 'plain' : 'secondary'}
      icon="refresh"
      text={words('app.retry')}
      busy={busy}
      onPress={() => void retry()}
    />
  );
  if (small)
    return (
      <div className={styles['small']} role="alert">
        <p>{text}</p>
        {again}
      </div>
    );
  return (
    <Centered
      picture="cross"
      title={title ?? words('app.failure.title')}
      text={text}
      textWaits={waits}
      role="alert"
    >
      {again}
      {children}
    </Centered>
  );
}

export function Empty({ text }: { readonly text?: string }): ReactElement {
  const words = useText();
  return <Centered picture="document" title={text ?? words('app.empty')} />;
}

interface FullPageProps {
  readonly picture: PictureName;
  readonly tone?: Tone;
  readonly title: string;
  readonly text?: string;
  readonly action?: { readonly text: string; readonly onPress: () => void };
  /** Another way on. */
  readonly children?: ReactNode;
}

/** Takes no words of its own: it must also work before the texts have come. */
export function FullPage({ picture, tone, title, text, action, children }: FullPageProps): ReactElement {
  return (
    <main className={styles['page']}>
      <Centered picture={picture} tone={tone} title={title} text={text} level={1}>
        {action ? <Button text={action.text} onPress={action.onPress} /> : null}
        {children}
      </Centered>
    </main>
  );
}
